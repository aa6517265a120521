import { readConfig } from '../../platform/config/config.ts'
import { serve } from '../../serve.ts'
import { loadWebBuild } from '../../site/pages/pages.ts'

/**
 * The server as a process of its own for tests, with pages when asked. Its first line is its address. It ends with the
 * process that started it, however that ends.
 */
const web = process.argv.includes('--pages') ? await loadWebBuild() : undefined
const running = await serve(readConfig(process.env), web)
console.log(running.address)
process.once('SIGTERM', () => void running.stop().then(() => process.exit(0)))
process.stdin.resume().once('close', () => process.exit(0))
