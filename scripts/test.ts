import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { NODE_ENVIRONMENT } from '../server/src/platform/config/node-flags.ts'
import { packageBin } from './package-bin.ts'
import { ensureJourneysChromium, installHeadlessShell, playwrightsChromium } from './testing/chromium.ts'
import { buildWeb } from './web/build-web.ts'

/**
 * Runs the tests of rules, content and server, and the browser journeys; every night the large ones too. Where the
 * lockfile's Playwright has brought its own Chromium, the journeys run in that one too, before everything. Arguments go to
 * Vitest instead, which chooses by them among all tests.
 */
const [node, vitest] = packageBin('vitest')
const given = process.argv.slice(2)
const isWhole = given.length === 0
const everyDay = process.env.NIGHTLY ? [] : ['--project=!large']
const run = (chromium: string, args: readonly string[]) =>
  spawnSync(node, [vitest, 'run', ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...NODE_ENVIRONMENT, CHROMIUM_PATH: chromium },
  }).status ?? 1

// takes a core for a minute when sources have changed: meanwhile the web is built, and Chromium installed
const filling = isWhole && spawn(node, ['server/src/testing/cluster/fill-cache.ts'], { stdio: 'inherit' })
const filled = filling && once(filling, 'exit')
buildWeb()
installHeadlessShell()
const chromium = ensureJourneysChromium()
const second = isWhole && playwrightsChromium(chromium)
await filled // where it failed, the tests make it, and say why that fails
const inSecond = second ? run(second, ['--project=e2e']) : 0
process.exit(run(chromium, isWhole ? everyDay : given) || inSecond)
