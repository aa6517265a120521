import type { Transaction } from './database.ts'

/**
 * Inserts a shipped row exactly once per installation; staff may change or delete it afterwards. `key` identifies the row in
 * the shipped content and never changes. Returns whether it was new.
 */
export async function seedOnce(
  tx: Transaction,
  kind: string,
  key: string,
  insert: () => Promise<unknown>,
): Promise<boolean> {
  const remembered = await tx
    .insertInto('seeded')
    .values({ kind, key })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  if (!remembered) return false
  await insert()
  return true
}
