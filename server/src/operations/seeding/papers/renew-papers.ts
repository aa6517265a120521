import { BANK_REVISION } from '@pariksha/content/bank-revision'
import { createAsked } from '@pariksha/content/papers/paper-recipes'
import { sql } from 'kysely'
import { bumpSiteVersion } from '../../../exams/catalogue/site-version.ts'
import { freezePaper } from '../../../papers/freeze.ts'
import { storePaper } from '../../../papers/store.ts'
import type { Database, Transaction } from '../../../platform/db/database.ts'
import { LOCKS } from '../../../platform/db/locks.ts'
import { languagesOf } from './languages-of.ts'
import { fingerprintsOfPapers, makePaper, PAPER_RECIPES } from './make-paper.ts'

/**
 * Regenerates unopened papers of an older revision of the shipped questions, one per transaction,
 * so that several processes may do it and a stop loses one at most. A student who starts a test at the same moment keeps the
 * old paper, which stays until a later start finds it unreferenced. Returns how many papers were made.
 */
export async function renewPapers(db: Database): Promise<number> {
  await deleteUnused(db)
  let made = 0
  for (const contentId of PAPER_RECIPES.keys()) {
    const renewed = await db.transaction().execute((tx) => renew(tx, contentId))
    if (renewed) made++
  }
  return made
}

async function renew(tx: Transaction, contentId: string): Promise<boolean> {
  const recipe = PAPER_RECIPES.get(contentId)
  const old = await oldPaper(tx, contentId)
  if (!recipe || !old) return false
  await sql`select pg_advisory_xact_lock(${LOCKS.seeding})`.execute(tx)
  if (!(await oldPaper(tx, contentId))) return false // done by another process
  const { secret } = await tx.selectFrom('installation').select('secret').executeTakeFirstOrThrow()
  const asked = createAsked(await fingerprintsOfPapers(tx, contentId))
  const { paper, fingerprints } = await makePaper(recipe, secret, asked.before(recipe))
  const paperId = await storePaper(tx, freezePaper(paper), { fingerprints, bankRevision: BANK_REVISION })
  await tx
    .updateTable('tests')
    .set({ paper_id: paperId, languages: languagesOf(paper) })
    .where('id', '=', old.testId)
    .where('paper_id', '=', old.paperId)
    .execute()
  await bumpSiteVersion(tx)
  return true
}

/** The paper of a test, if it is of an older revision and was never opened. */
const oldPaper = (tx: Transaction, contentId: string) =>
  tx
    .selectFrom('tests')
    .innerJoin('papers', 'papers.id', 'tests.paper_id')
    .select(['tests.id as testId', 'papers.id as paperId'])
    .where('tests.content_id', '=', contentId)
    .where('papers.bank_revision', '<', BANK_REVISION)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('attempts').select('attempts.id').whereRef('attempts.test_id', '=', 'tests.id'))),
    )
    // opened by an account that was erased since
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('erased_ranks').select('digest').whereRef('erased_ranks.test_id', '=', 'tests.id'))),
    )
    .executeTakeFirst()

/** Deletes replaced papers after a day, when no attempt that was starting can still reference them. */
async function deleteUnused(db: Database): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const unused = await tx
      .selectFrom('papers')
      .select('id')
      .where('bank_revision', '<', BANK_REVISION)
      .where('created_at', '<', sql<Date>`now() - interval '1 day'`)
      .where(({ and, not, exists, selectFrom }) =>
        and(
          (['tests', 'attempts', 'saved_questions', 'doubts', 'paper_drafts'] as const).map((table) =>
            not(exists(selectFrom(table).select('paper_id').whereRef('paper_id', '=', 'papers.id'))),
          ),
        ),
      )
      .forUpdate()
      .execute()
    const ids = unused.map(({ id }) => id)
    if (ids.length === 0) return
    await tx.deleteFrom('keys').where('paper_id', 'in', ids).execute()
    await tx.deleteFrom('papers').where('id', 'in', ids).execute()
  })
}
