import { sql } from 'kysely'
import type { Transaction } from '../../platform/db/database.ts'
import type { RankChange } from './key-effect.ts'

/** Beside the marks that a correction changed, for students who read what it did. */
export async function storeRanks(
  tx: Transaction,
  paperId: number,
  version: number,
  ranks: ReadonlyMap<number, RankChange>,
): Promise<void> {
  const all = [...ranks].map(([attempt_id, { before, after, of }]) => ({ attempt_id, before, after, of }))
  await sql`
    update mark_changes set rank_before = r.before, rank_after = r.after, ranked_of = r.of
    from jsonb_to_recordset(${JSON.stringify(all)}::jsonb) as r (attempt_id bigint, before integer, after integer, of integer)
    where mark_changes.paper_id = ${paperId} and mark_changes.key_version = ${version}
      and mark_changes.attempt_id = r.attempt_id`.execute(tx)
}
