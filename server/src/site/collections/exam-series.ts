import { EXAMS } from '@pariksha/content/exams/catalogue'
import { FAMILIES } from '@pariksha/domain/exam-families'
import { sql } from 'kysely'
import type { Transaction } from '../../platform/db/database.ts'
import { LOCKS } from '../../platform/db/locks.ts'
import { AppError } from '../../platform/errors.ts'

/** How many examinations of its own an institute may have, and how many of them may stand in menus. */
const MAX_EXAMS = { all: 100, in_menu: 12 } as const

/** Own series come after those that ship. */
const AFTER_SHIPPED = 1_000

type Row = Readonly<Record<string, unknown>>

/** Addresses name examinations that ship, and families of them. */
const TAKEN: ReadonlySet<unknown> = new Set([...EXAMS.map(({ slug }) => slug), ...FAMILIES])

export const examNameIsFree = async (_tx: Transaction, { slug }: Row): Promise<Readonly<Record<string, string>>> =>
  TAKEN.has(slug) ? { slug: 'An exam of the site has this address already.' } : {}

/** Creates, changes or removes the series of an examination together with it. */
export async function syncSeries(
  tx: Transaction,
  { before, after }: { readonly before?: Row; readonly after?: Row },
): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCKS.ownExams})`.execute(tx)
  if (!after) return removeSeries(tx, String(before?.slug))
  if (before && before.slug !== after.slug) {
    const message = 'The address of an exam stays: tests and links go by it.'
    throw new AppError('bad_input', { errors: [{ path: 'slug', message }] })
  }
  await assertRoom(tx)
  if (before && before.normalisation !== after.normalisation) await assertNoCutOffs(tx, before)
  const { slug, name, full_name, free_tests, position } = after
  const series = {
    name: String(name),
    exam: String(full_name),
    free_count: Number(free_tests),
    position: AFTER_SHIPPED + Number(position),
  }
  if (before) await tx.updateTable('series').set(series).where('slug', '=', String(slug)).execute()
  else
    await tx
      .insertInto('series')
      .values({ slug: String(slug), ...series })
      .execute()
}

/** Counted behind the lock, with the row that is being added. */
async function assertRoom(tx: Transaction): Promise<void> {
  const { all, in_menu } = await tx
    .selectFrom('exams')
    .select([sql<number>`count(*)`.as('all'), sql<number>`count(*) filter (where in_menu)`.as('in_menu')])
    .executeTakeFirstOrThrow()
  if (all > MAX_EXAMS.all) throw new AppError('too_many_exams')
  if (in_menu <= MAX_EXAMS.in_menu) return
  const message = `At most ${MAX_EXAMS.in_menu} exams can stand in the menu. Take another one out first.`
  throw new AppError('bad_input', { errors: [{ path: 'in_menu', message }] })
}

/** Cut-offs are of one kind: marks of a shift where none are compared, else scores of the formula. */
async function assertNoCutOffs(tx: Transaction, { slug, normalisation }: Row): Promise<void> {
  const mocks = tx.selectFrom('live_mocks').select('id').where('series_slug', '=', String(slug))
  // whoever sets cut-offs locks the mock first
  await mocks.forNoKeyUpdate().execute()
  const { rows } = await sql`
    select from live_mocks m where m.series_slug = ${String(slug)}
      and (select count(*) from tests where tests.live_mock_id = m.id) > 1
      and case when ${normalisation === 'none'}
        then exists (select from cut_offs c join tests t on t.id = c.test_id where t.live_mock_id = m.id)
        else exists (select from mock_cut_offs c where c.live_mock_id = m.id) end
    limit 1`.execute(tx)
  if (rows.length === 0) return
  const message = 'Cut-offs are set in a live mock of this exam, and would mean something else. Remove them first.'
  throw new AppError('bad_input', { errors: [{ path: 'normalisation', message }] })
}

/** Only where nobody would lose anything. */
async function removeSeries(tx: Transaction, slug: string): Promise<void> {
  const { rows } = await sql`
    select from tests where series_slug = ${slug}
    union all select from packages where ${slug} = any(series)
    union all select from entitlements where series_slug = ${slug}
    limit 1`.execute(tx)
  if (rows.length > 0) throw new AppError('exam_in_use')
  await tx.deleteFrom('series').where('slug', '=', slug).execute()
  await tx.deleteFrom('chosen_exams').where('exam_slug', '=', slug).execute()
  await tx.deleteFrom('exam_dates').where('exam_slug', '=', slug).execute()
  await tx.deleteFrom('hidden_exams').where('exam_slug', '=', slug).execute()
}
