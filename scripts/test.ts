import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { NODE_ENVIRONMENT } from '../server/src/node-flags.ts'
import { packageBin } from './package-bin.ts'
import { ensureJourneysChromium, installHeadlessShell, playwrightsChromium } from './testing/chromium.ts'
import { buildWeb } from './web/build-web.ts'

/**
 * Runs all tests: rules, content, server, browser journeys. Arguments go to Vitest. Where the lockfile's Playwright has
 * brought its own Chromium, the journeys run in that one too, before everything.
 */
const [node, vitest] = packageBin('vitest')
const run = (chromium: string, ...args: string[]) =>
  spawnSync(node, [vitest, 'run', ...args, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, ...NODE_ENVIRONMENT, CHROMIUM_PATH: chromium },
  }).status ?? 1

// takes a core for a minute when sources have changed: meanwhile the web is built, and Chromium installed
const filling =
  process.argv.length === 2 && spawn(node, ['server/src/testing/cluster/fill-cache.ts'], { stdio: 'inherit' })
const filled = filling && once(filling, 'exit')
buildWeb()
installHeadlessShell()
const chromium = ensureJourneysChromium()
const second = playwrightsChromium(chromium)
await filled // where it failed, the tests make it, and say why that fails
const inSecond = second ? run(second, '--project=e2e', '--passWithNoTests') : 0
process.exit(run(chromium) || inSecond)
