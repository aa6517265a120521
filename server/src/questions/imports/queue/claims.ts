import type { ImportMapping } from '@pariksha/contract/questions/imports'
import { sql } from 'kysely'
import { type Database, transact } from '../../../platform/db/database.ts'

/** A reader that has not answered by now ended with its process: another one starts over. */
const CLAIM_MINUTES = 7

/** A file that is being read. */
export type Claim = {
  readonly id: number
  readonly file_name: string
  readonly size: number
  readonly claims: number
  readonly mapped: boolean
  readonly mappings: ImportMapping[]
}

/** The next file that nobody reads, as long as none is being read. */
export async function claimNext(db: Database): Promise<Claim | undefined> {
  const stale = sql`claimed_at < clock_timestamp() - ${CLAIM_MINUTES} * interval '1 minute'`
  const { rows } = await sql<Claim>`
    update question_imports set claimed_at = clock_timestamp(), claims = claims + 1
    where id = (
      select id from question_imports
      where state = 'reading' and (claimed_at is null or ${stale})
        and not exists (select from question_imports as other where other.state = 'reading' and not (other.claimed_at is null or other.${stale}))
      order by id limit 1 for update skip locked)
    returning id, file_name, size, claims, mapped, mappings`.execute(db)
  return rows[0]
}

/** Neither thrown away, nor read by another one in the meantime. */
export const isMine = ({ id, claims }: Pick<Claim, 'id' | 'claims'>) =>
  sql<boolean>`id = ${id} and state = 'reading' and claims = ${claims}`

/** Its reader ended with the server: it was no try. */
export async function releaseClaim(db: Database, claim: Claim): Promise<void> {
  await db
    .updateTable('question_imports')
    .set({ claimed_at: null, claims: claim.claims - 1 })
    .where(isMine(claim))
    .execute()
}

/** What was stored of it goes, too. */
export const failClaimed = (db: Database, claim: Claim, failure: string) =>
  transact(db, async (tx) => {
    const failed = await tx
      .updateTable('question_imports')
      .set({ state: 'failed', failure })
      .where(isMine(claim))
      .returning('id')
      .executeTakeFirst()
    if (failed) await tx.deleteFrom('question_import_items').where('import_id', '=', failed.id).execute()
  })
