import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { packageBin } from '../package-bin.ts'

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
]

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

/** The Chromium for tests: the configured one, the system's, or Playwright's; undefined when there is none. */
const findChromium = (): string | undefined =>
  [process.env.CHROMIUM_PATH, ...SYSTEM, chromium.executablePath()].find((path) => path && existsSync(path))

/** The Chromium of the installed Playwright, in addition to the one `used`; undefined if not installed. */
export function playwrightsChromium(used: string): string | undefined {
  const own = chromium.executablePath()
  return own !== used && existsSync(own) ? own : undefined
}

/** Finds or installs a Chromium; if that fails, prints in one line what to do. */
export function ensureChromium(): string {
  const found = findChromium()
  if (found && !upgrades()) return found
  console.log('Installing Chromium for the browser tests …')
  if (hasApt()) aptInstall('chromium')
  else {
    try {
      const [node, playwright] = packageBin('playwright')
      execFileSync(node, [playwright, 'install', 'chromium'], { stdio: 'inherit' })
    } catch {
      // reported below
    }
  }
  const installed = findChromium()
  if (installed) return installed
  console.error('No Chromium for the browser tests: install one and set CHROMIUM_PATH to it.')
  process.exit(1)
}

/**
 * The Chromium of the journeys: the same engine without the browser around it, where that is installed, which takes a
 * sixth less CPU time; the whole Chromium elsewhere and in the nightly run.
 */
export const ensureJourneysChromium = (): string =>
  process.env.CHROMIUM_PATH === undefined && process.env.NIGHTLY === undefined && existsSync(HEADLESS_SHELL)
    ? HEADLESS_SHELL
    : ensureChromium()

/** Debian has it as a package of its own; elsewhere nothing is installed. */
export function installHeadlessShell(): void {
  if (!process.env.CHROMIUM_PATH && hasApt() && (!existsSync(HEADLESS_SHELL) || upgrades()))
    aptInstall('chromium-headless-shell')
}

const hasApt = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** CI also tests with the newest Chromium, which its image may not have. */
const upgrades = (): boolean => hasApt() && process.env.CI !== undefined && process.env.CHROMIUM_PATH === undefined

function aptInstall(name: string): void {
  const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
  spawnSync('apt-get', ['update'], quiet)
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], quiet)
}
