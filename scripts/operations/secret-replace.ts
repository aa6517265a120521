import { replaceSecret } from '../../server/src/operations/startup/database-secret.ts'
import { readConfig } from '../../server/src/platform/config/config.ts'
import { ConfigError } from '../../server/src/platform/config/config-error.ts'
import { loadSecret } from '../../server/src/platform/config/secret.ts'
import { connectToInstallation } from '../../server/src/platform/db/connect.ts'
import { openDatabase } from '../../server/src/platform/db/database.ts'
import { migrate } from '../../server/src/platform/db/migrate.ts'

/** `npm run secret:replace`, for a lost secret. */
try {
  const config = readConfig(process.env)
  const { pool, close } = await connectToInstallation(config, 2)
  try {
    await migrate(pool)
    await replaceSecret(openDatabase(pool), await loadSecret(config))
    console.log(
      'the database belongs to this secret now; codes under way are void, and "npm run staff:create" lets each member of the staff in again',
    )
  } finally {
    await close()
  }
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error)
  process.exit(1)
}
