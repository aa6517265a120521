import type { Transaction } from '../db/database.ts'

/**
 * Gives the installation a row that staff may change or delete afterwards: once, ever. `key` names the row in the
 * shipped content and is never changed there. Returns whether it was new.
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
