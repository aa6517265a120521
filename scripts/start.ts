import { join } from 'node:path'
import { NODE_ENVIRONMENT, NODE_FLAGS } from '../server/src/node-flags.ts'
import { buildWeb } from './build-web.ts'

buildWeb()
const main = join(import.meta.dirname, '../server/src/main.ts')
// the engine takes its flags only at its start: this process becomes that one. Not where another talks to it: the line
// would be cut.
if (process.execve && process.platform !== 'win32' && !process.channel)
  process.execve(process.execPath, [process.execPath, ...process.execArgv, ...NODE_FLAGS, main], {
    ...NODE_ENVIRONMENT,
    ...process.env,
  })
await import(main)
