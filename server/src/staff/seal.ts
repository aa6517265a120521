import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { type Database, type Queryable, transact } from '../db/database.ts'

const CIPHER = 'aes-256-gcm'
const NONCE = 12
const TAG = 16

/** Derived from the secret of the installation, for this one purpose. */
async function sealingKey(db: Queryable): Promise<Buffer> {
  const { secret } = await db.selectFrom('installation').select('secret').executeTakeFirstOrThrow()
  return Buffer.from(hkdfSync('sha256', secret, '', 'keys of authenticator apps', 32))
}

/** Sealed for its owner: in the row of anybody else it does not open. */
export async function seal(db: Queryable, userId: number, secret: string): Promise<Buffer> {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv(CIPHER, await sealingKey(db), nonce).setAAD(Buffer.from(String(userId)))
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

/** Throws where it was changed, belongs to somebody else or was sealed by another installation. */
export async function unseal(db: Queryable, userId: number, sealed: Buffer): Promise<string> {
  const decipher = createDecipheriv(CIPHER, await sealingKey(db), sealed.subarray(0, NONCE), { authTagLength: TAG })
    .setAAD(Buffer.from(String(userId)))
    .setAuthTag(sealed.subarray(NONCE, NONCE + TAG))
  return decipher.update(sealed.subarray(NONCE + TAG), undefined, 'utf8') + decipher.final('utf8')
}

/** For the start after an upgrade: earlier versions kept the keys as they are. */
export const sealWhatIsOpen = (db: Database): Promise<void> =>
  transact(db, async (tx) => {
    const open = await tx
      .selectFrom('second_steps')
      .select(['user_id', 'secret'])
      .where('secret', 'is not', null)
      .forUpdate()
      .execute()
    for (const { user_id, secret } of open) {
      await tx
        .updateTable('second_steps')
        .set({ sealed_secret: await seal(tx, user_id, secret as string), secret: null })
        .where('user_id', '=', user_id)
        .execute()
    }
  })
