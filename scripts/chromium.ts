import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { program } from './program.ts'

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
]

/** A Chromium to test with: the one named, the system's, or Playwright's own; undefined when there is none. */
export const findChromium = (): string | undefined =>
  [process.env.CHROMIUM_PATH, ...SYSTEM, chromium.executablePath()].find((path) => path && existsSync(path))

/** Finds a Chromium or installs one. Where that cannot be done, says in one line what to do. */
export function ensureChromium(): string {
  const found = findChromium()
  if (found) return found
  console.log('Installing Chromium for the browser tests …')
  const asRoot = process.getuid?.() === 0
  if (asRoot && existsSync('/usr/bin/apt-get')) {
    const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
    spawnSync('apt-get', ['update'], quiet)
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], quiet)
  } else {
    try {
      const [node, playwright] = program('playwright')
      execFileSync(node, [playwright, 'install', 'chromium'], { stdio: 'inherit' })
    } catch {
      // said below
    }
  }
  const installed = findChromium()
  if (installed) return installed
  console.error('No Chromium for the browser tests: install one and set CHROMIUM_PATH to it.')
  process.exit(1)
}
