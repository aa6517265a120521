import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')

/** A clone with nothing installed. */
function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pariksha-prepare-'))
  chmodSync(folder, 0o755)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  cpSync(join(ROOT, 'package-lock.json'), join(folder, 'package-lock.json'))
  mkdirSync(join(folder, 'scripts/runtime'), { recursive: true })
  for (const file of ['prepare.cjs', 'runtime/package.json', 'runtime/package-lock.json'])
    cpSync(join(ROOT, 'scripts', file), join(folder, 'scripts', file))
  return folder
}

type Machine = { readonly given?: string; readonly env?: Record<string, string>; readonly uid?: number }

/** The output of prepare.cjs on a machine with one change. */
function prepare(folder: string, { given = '', env = {}, uid }: Machine = {}) {
  const script = JSON.stringify(join(folder, 'scripts/prepare.cjs'))
  const { status, stdout, stderr } = spawnSync(process.execPath, ['-e', `${given}; require(${script})`], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ...env },
    ...(uid !== undefined && { uid, gid: uid }),
  })
  return { status, stdout, errors: stderr.trimEnd().split('\n') }
}

const OFFLINE = { npm_config_registry: 'http://127.0.0.1:9', npm_config_fetch_retries: '0' }

const set = (property: string, value: unknown) =>
  `Object.defineProperty(process, '${property}', { value: ${JSON.stringify(value)} })`

test.each([
  ['another system', { given: set('platform', 'darwin') }, 'Pariksha runs on Linux; this is darwin.'],
  ['another processor', { given: set('arch', 'ia32') }, 'Pariksha runs on x64 and arm64; this machine is ia32.'],
  [
    'a Node that is too old to install with',
    { given: set('versions', { node: '16.20.2' }) },
    'Pariksha needs Node 18 or newer to install itself',
  ],
  [
    'another C library',
    { given: 'process.report.getReport = () => ({ header: {} })' },
    'Pariksha needs a Linux with glibc',
  ],
  ['a full disk', { given: "require('fs').statfsSync = () => ({ bavail: 10, bsize: 4096 })" }, 'MB of disk under'],
  [
    'no network',
    { given: set('versions', { node: '18.20.4' }), env: OFFLINE },
    'The packages cannot be downloaded: the npm registry is not reached.',
  ],
  ['no npm', { env: { PATH: '/nonexistent' } }, 'There is no npm on this machine'],
] as const)('%s is reported in one sentence', (_, machine, sentence) => {
  const { status, errors } = prepare(freshFolder(), machine)
  expect(errors).toEqual([expect.stringContaining(sentence)])
  expect(status).toBe(1)
})

test.runIf(process.getuid?.() === 0)('a folder that this account may not write is reported in one sentence', () => {
  const { status, errors } = prepare(freshFolder(), { uid: 65_534 })
  expect(errors).toEqual([expect.stringMatching(/^Packages cannot be written under .*: this account may not\.$/)])
  expect(status).toBe(1)
})

test('what is installed is not installed again, and a failed installation leaves no lock behind', () => {
  const folder = freshFolder()
  const offline = { env: OFFLINE }
  expect(prepare(folder, offline).status).toBe(1)
  expect(existsSync(join(folder, '.installing'))).toBe(false)
  // as the installation of the tests left it
  mkdirSync(join(folder, 'node_modules'), { recursive: true })
  writeFileSync(join(folder, 'node_modules/.installed'), readFileSync(join(ROOT, 'node_modules/.installed')))
  const { status, stdout } = prepare(folder, offline)
  expect([status, stdout]).toEqual([0, ''])
  expect(readFileSync(join(folder, 'node_modules/.engine'), 'utf8')).toBe(process.execPath)
})
