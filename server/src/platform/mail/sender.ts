import type { Database } from '../db/database.ts'

/** The From header: an address without a configured name gets the institute's current name. */
export async function senderOf(from: string, db: Database): Promise<string> {
  if (from.includes('<')) return from
  const { name } = await db.selectFrom('institute').select('name').executeTakeFirstOrThrow()
  return `"${name.replace(/[\s"\\\p{Cc}]+/gu, ' ').trim()}" <${from}>`
}
