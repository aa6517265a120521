import { resolve } from 'node:path'
import { readConfig } from '../../platform/config/config.ts'
import { ConfigError } from '../../platform/config/config-error.ts'
import { connect, connectToInstallation } from '../../platform/db/connect.ts'
import { backup } from './backup.ts'
import { restore } from './restore.ts'

const REPLACE = '--replace'

/** `npm run backup -- FILE` and `npm run restore -- FILE [--replace]`. Exits with 1 on failure. */
export async function runCommand(what: 'backup' | 'restore', args: readonly string[]): Promise<void> {
  const names = args.filter((arg) => arg !== REPLACE)
  const [name] = names
  if (names.length !== 1 || name === undefined || (what === 'backup' && args.includes(REPLACE))) {
    console.error(`npm run ${what} -- FILE${what === 'restore' ? ` [${REPLACE}]` : ''}`)
    process.exit(2)
  }
  const file = resolve(process.env.INIT_CWD ?? '', name) // npm runs scripts in the project's folder
  try {
    const config = readConfig(process.env)
    const { pool, close } = await (what === 'backup' ? connectToInstallation : connect)(config, 3)
    try {
      if (what === 'backup') {
        const { tables, rows, bytes } = await backup(pool, file)
        console.log(
          `${file}: ${tables} tables, ${rows} rows, ${(bytes / 1e6).toFixed(1)} MB; keep it as secret as the database`,
        )
      } else {
        const { tables, rows } = await restore(pool, file, { replace: args.includes(REPLACE) })
        console.log(`restored ${tables} tables, ${rows} rows; start the server as usual`)
      }
    } finally {
      await close()
    }
  } catch (error) {
    console.error(error instanceof ConfigError ? error.message : error)
    process.exit(1)
  }
}
