import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NotSupportedHere } from './row.ts'

const LIBRARIES = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map(
  (machine) => `/usr/lib/${machine}/faketime/libfaketimeMT.so.1`,
)

/** A wall clock for the processes of an installation that can be set while they run; the monotonic clock is unchanged. */
export type MachineClock = {
  readonly env: Readonly<Record<string, string>>
  /** Seconds ahead of the true time. */
  set(seconds: number): void
  remove(): void
}

export function machineClock(): MachineClock {
  const library = findLibrary()
  const folder = mkdtempSync(join(tmpdir(), 'pariksha-clock-'))
  chmodSync(folder, 0o755)
  const file = join(folder, 'offset')
  const set = (seconds: number) => {
    writeFileSync(`${file}.new`, `${seconds < 0 ? '' : '+'}${seconds}\n`, { mode: 0o644 })
    renameSync(`${file}.new`, file)
  }
  set(0)
  return {
    env: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      FAKETIME_DONT_RESET: '1',
    },
    set,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

function findLibrary(): string {
  const find = () => LIBRARIES.find((path) => existsSync(path))
  if (!find() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
    spawnSync('apt-get', ['update'], quiet)
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'libfaketime'], quiet)
  }
  const found = find()
  if (!found) throw new NotSupportedHere('needs libfaketime, which is not here and could not be installed')
  return found
}
