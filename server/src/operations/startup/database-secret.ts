import { keyedDigest } from '../../people/staff/second-step/recovery-digest.ts'
import { ConfigError } from '../../platform/config/config-error.ts'
import type { Secret } from '../../platform/config/secret.ts'
import { type Database, type Transaction, transact } from '../../platform/db/database.ts'

const OTHER_SECRET =
  'the database belongs to another secret: put back the file "secret" that was kept beside the backup, or set SECRET_KEY; where it is lost, run "npm run secret:replace"'

const checkOf = (secret: Secret): Buffer => secret.digest('database', 'belongs to this secret')

/** Stores a check of the secret at the first start, and refuses another secret from then on. */
export const checkSecret = (db: Database, secret: Secret): Promise<void> =>
  transact(db, async (tx) => {
    const { secret_check } = await tx
      .selectFrom('installation')
      .select('secret_check')
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (secret_check === null) {
      await tx
        .updateTable('installation')
        .set({ secret_check: checkOf(secret) })
        .execute()
      await keyRecoveryCodes(tx, secret)
    } else if (!secret_check.equals(checkOf(secret))) throw new ConfigError(OTHER_SECRET)
  })

/** Migrates recovery codes of versions without a secret. */
async function keyRecoveryCodes(tx: Transaction, secret: Secret): Promise<void> {
  for (const { user_id, hash } of await tx.selectFrom('recovery_codes').selectAll().execute()) {
    await tx
      .updateTable('recovery_codes')
      .set({ hash: keyedDigest(secret, hash) })
      .where('user_id', '=', user_id)
      .where('hash', '=', hash)
      .execute()
  }
}

/** For a lost secret: deletes everything digested with it. */
export const replaceSecret = (db: Database, secret: Secret): Promise<void> =>
  transact(db, async (tx) => {
    await tx
      .updateTable('installation')
      .set({ secret_check: checkOf(secret) })
      .execute()
    for (const table of ['codes', 'recovery_codes', 'known_networks', 'rate_limits', 'erased_ranks'] as const) {
      await tx.deleteFrom(table).execute()
    }
  })
