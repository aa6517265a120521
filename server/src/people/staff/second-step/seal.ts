import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Secret } from '../../../platform/config/secret.ts'
import { type Database, type Queryable, transact } from '../../../platform/db/database.ts'

const CIPHER = 'aes-256-gcm'
const NONCE = 12
const TAG = 16
const PURPOSE = 'keys of authenticator apps'

/** The encryption key, derived from the installation's secret and the one outside the database. */
async function sealingKey(db: Queryable, secret: Secret): Promise<Buffer> {
  const inside = await insideSecret(db)
  return Buffer.from(hkdfSync('sha256', Buffer.concat([inside, secret.digest('seal', PURPOSE)]), '', PURPOSE, 32))
}

/** The key of earlier versions, from the database alone. */
const formerKey = async (db: Queryable): Promise<Buffer> =>
  Buffer.from(hkdfSync('sha256', await insideSecret(db), '', PURPOSE, 32))

const insideSecret = async (db: Queryable): Promise<Buffer> =>
  (await db.selectFrom('installation').select('secret').executeTakeFirstOrThrow()).secret

/** Encrypts for one user: the user id is authenticated, so it cannot be decrypted in another row. */
export const seal = async (db: Queryable, secret: Secret, userId: number, text: string): Promise<Buffer> =>
  sealWith(await sealingKey(db, secret), userId, text)

/** Undefined if it was changed, belongs to another user or was encrypted with another secret. */
export const unseal = async (
  db: Queryable,
  secret: Secret,
  userId: number,
  sealed: Buffer,
): Promise<string | undefined> => unsealWith(await sealingKey(db, secret), userId, sealed)

function sealWith(key: Buffer, userId: number, text: string): Buffer {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(String(userId)))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

function unsealWith(key: Buffer, userId: number, sealed: Buffer): string | undefined {
  const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE), { authTagLength: TAG })
    .setAAD(Buffer.from(String(userId)))
    .setAuthTag(sealed.subarray(NONCE, NONCE + TAG))
  try {
    return decipher.update(sealed.subarray(NONCE + TAG), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return undefined
  }
}

/** Re-encrypts keys of earlier versions after an upgrade, which stored them in plain text or with a key from the database. */
export const resealKeys = (db: Database, secret: Secret): Promise<void> =>
  transact(db, async (tx) => {
    const rows = await tx
      .selectFrom('second_steps')
      .select(['user_id', 'secret', 'sealed_secret'])
      .forUpdate()
      .execute()
    if (rows.length === 0) return
    const [key, former] = [await sealingKey(tx, secret), await formerKey(tx)]
    for (const { user_id, secret: open, sealed_secret: sealed } of rows) {
      if (sealed && unsealWith(key, user_id, sealed) !== undefined) continue
      const text = sealed ? unsealWith(former, user_id, sealed) : open
      if (text == null) continue // of a secret that is lost
      await tx
        .updateTable('second_steps')
        .set({ sealed_secret: sealWith(key, user_id, text), secret: null })
        .where('user_id', '=', user_id)
        .execute()
    }
  })
