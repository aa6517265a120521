import type { Database } from '../db/database.ts'

/** Whom a mail is from: an address that is configured without a name goes by the institute's, as it is now. */
export async function senderOf(from: string, db: Database): Promise<string> {
  if (from.includes('<')) return from
  const { name } = await db.selectFrom('institute').select('name').executeTakeFirstOrThrow()
  return `"${name.replace(/[\s"\\\p{Cc}]+/gu, ' ').trim()}" <${from}>`
}
