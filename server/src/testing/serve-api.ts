import { readConfig } from '../config.ts'
import { serve } from '../serve.ts'

/** The server without pages, as a process of its own for tests. Its first line is its address. */
const running = await serve(readConfig(process.env), undefined)
console.log(running.address)
process.once('SIGTERM', () => void running.stop().then(() => process.exit(0)))
