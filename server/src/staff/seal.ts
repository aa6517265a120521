import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { type Database, type Queryable, transact } from '../db/database.ts'
import type { Secret } from '../secret.ts'

const CIPHER = 'aes-256-gcm'
const NONCE = 12
const TAG = 16
const PURPOSE = 'keys of authenticator apps'

/** Of the secret of the installation and of the one outside of the database, for this one purpose. */
async function sealingKey(db: Queryable, secret: Secret): Promise<Buffer> {
  const inside = await insideSecret(db)
  return Buffer.from(hkdfSync('sha256', Buffer.concat([inside, secret.digest('seal', PURPOSE)]), '', PURPOSE, 32))
}

/** What earlier versions sealed with: all of it in the database. */
const formerKey = async (db: Queryable): Promise<Buffer> =>
  Buffer.from(hkdfSync('sha256', await insideSecret(db), '', PURPOSE, 32))

const insideSecret = async (db: Queryable): Promise<Buffer> =>
  (await db.selectFrom('installation').select('secret').executeTakeFirstOrThrow()).secret

/** Sealed for its owner: in the row of anybody else it does not open. */
export const seal = async (db: Queryable, secret: Secret, userId: number, text: string): Promise<Buffer> =>
  sealWith(await sealingKey(db, secret), userId, text)

/** Undefined where it was changed, belongs to somebody else or was sealed with another secret. */
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

/** For the start after an upgrade: earlier versions kept the keys as they are, or sealed with what is in the database. */
export const sealAnew = (db: Database, secret: Secret): Promise<void> =>
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
