import { spawnSync } from 'node:child_process'
import { buildWeb } from './build-web.ts'
import { ensureChromium } from './chromium.ts'
import { program } from './program.ts'

/** Everything: rules, content, server, browser journeys. Arguments go to Vitest. */
buildWeb()
const env = { ...process.env, CHROMIUM_PATH: ensureChromium() }
const [node, vitest] = program('vitest')
const { status } = spawnSync(node, [vitest, 'run', ...process.argv.slice(2)], { stdio: 'inherit', env })
process.exit(status ?? 1)
