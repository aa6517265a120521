import { join } from 'node:path'
import { ENGINE_ENVIRONMENT, ENGINE_FLAGS } from '../server/src/engine.ts'
import { buildWeb } from './build-web.ts'

buildWeb()
const main = join(import.meta.dirname, '../server/src/main.ts')
// the engine takes its flags only at its start: this process becomes that one. Not where another talks to it: the line
// would be cut.
if (process.execve && process.platform !== 'win32' && !process.channel)
  process.execve(process.execPath, [process.execPath, ...process.execArgv, ...ENGINE_FLAGS, main], {
    ...ENGINE_ENVIRONMENT,
    ...process.env,
  })
await import(main)
