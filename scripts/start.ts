import { join } from 'node:path'
import { NODE_ENVIRONMENT, NODE_FLAGS, SERVER_ENVIRONMENT } from '../server/src/platform/config/node-flags.ts'
import { buildWeb } from './web/build-web.ts'

buildWeb()
process.env.NODE_ENV ??= SERVER_ENVIRONMENT.NODE_ENV
const main = join(import.meta.dirname, '../server/src/main.ts')
// V8 flags apply only at startup, so the process replaces itself; not where it has an IPC channel, which execve
// would close.
if (process.execve && process.platform !== 'win32' && !process.channel)
  process.execve(process.execPath, [process.execPath, ...process.execArgv, ...NODE_FLAGS, main], {
    ...NODE_ENVIRONMENT,
    ...process.env,
  })
await import(main)
