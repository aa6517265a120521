import type { KeyRow, PaperKeys, readKeyQuestion, TestOfPaper } from '@pariksha/contract/results/keys'
import type { ItemStatistics } from '@pariksha/domain/analysis/item-statistics'
import type { CorrectionKind } from '@pariksha/domain/marking/key-correction'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { AttemptDeps } from '../../attempts/attempt-deps.ts'
import type { Database } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'
import { refreshStatistics } from './statistics/make-statistics.ts'

type Deps = Pick<AttemptDeps, 'db' | 'papers'>

const PAGE = 30

type Ordered = { readonly taken: boolean; readonly stage: string; readonly position: number }

/** What staff read as results, for queries that name a paper behind it: neither practice nor second attempts. */
const COUNTED_RESULTS = sql`
  from results join attempts on attempts.student_id = results.student_id and attempts.id = results.attempt_id
  where attempts.counted and results.paper_id =`

/** Tests with a paper, those with results first, in the order of their series. */
export async function listKeys(
  db: Database,
  { q = '', page }: { readonly q?: string | undefined; readonly page: number },
): Promise<{ tests: TestOfPaper[]; more: boolean }> {
  const words = `%${q.replaceAll(/[\\%_]/g, '\\$&')}%`
  const { rows } = await sql<TestOfPaper & Ordered>`
    select found.*,
      (select count(*) ${COUNTED_RESULTS} found.paper_id)::int as results,
      (select count(*) from keys where keys.paper_id = found.paper_id and version > 1)::int as corrections,
      (select count(*) from challenges c where c.paper_id = found.paper_id and c.status = 'open')::int as open_challenges,
      (select count(*) filter (where i.flags <> '{}')::int from item_statistics i
       where i.paper_id = found.paper_id having count(*) > 0) as flagged
    from (
      select tests.id as test_id, tests.paper_id, tests.title, series.name as series, tests.question_count,
             tests.challenge_days, exists (select ${COUNTED_RESULTS} tests.paper_id) as taken, tests.stage, tests.position
      from tests join series on series.slug = tests.series_slug
      where tests.paper_id is not null and (tests.title ilike ${words} or series.name ilike ${words})
      order by taken desc, series.name, tests.stage, tests.position, tests.id
      limit ${PAGE + 1} offset ${(page - 1) * PAGE}
    ) as found
    order by found.taken desc, found.series, found.stage, found.position, found.test_id`.execute(db)
  const tests = rows.slice(0, PAGE).map(({ taken: _, stage: __, position: ___, ...row }) => row)
  return { tests, more: rows.length > PAGE }
}

/** The newest key with the statistics of its questions. */
export async function readKey(deps: Deps, paperId: number): Promise<PaperKeys> {
  const { db, papers } = deps
  const tests = await db
    .selectFrom('tests')
    .select(['id', 'title', 'challenge_days'])
    .where('paper_id', '=', paperId)
    .orderBy('id')
    .execute()
  if (tests.length === 0) throw new AppError('not_found')
  await refreshStatistics(deps, paperId)
  const paper = await papers.load(paperId)
  const { version, key } = await papers.key(paperId)
  const made = await db
    .selectFrom('paper_statistics')
    .select('made_at')
    .where('paper_id', '=', paperId)
    .executeTakeFirst()
  const { rows } = await sql<{
    number: number
    source: string | null
    version: string | null
    statistics: ItemStatistics | null
    open: number
  }>`
    select n as number, papers.about -> (n - 1) ->> 'source' as source, papers.about -> (n - 1) ->> 'version' as version,
           i.statistics,
           (select count(*) from challenges c
            where c.paper_id = papers.id and c.question_number = n and c.status = 'open')::int as open
    from papers cross join generate_series(1, ${paper.plan.questions.length}::int) as n
    left join item_statistics i on i.paper_id = papers.id and i.question_number = n
    where papers.id = ${paperId} order by n`.execute(db)
  const questions = rows.map((row, index): KeyRow => {
    const [shape, keyed] = [paper.plan.questions[index], key[index]]
    if (!shape || !keyed) throw new Error(`question ${row.number} of paper ${paperId} has no key`)
    return {
      question_number: row.number,
      section: paper.plan.sections[shape.section]?.name ?? '',
      kind: shape.kind,
      option_count: shape.optionCount,
      accepted: [keyed.answer, ...(keyed.also ?? [])],
      dropped: keyed.dropped ?? null,
      source: row.source,
      source_version: row.version,
      statistics: row.statistics && presentStatistics(row.statistics),
      open_challenges: row.open,
    }
  })
  return {
    paper_id: paperId,
    version,
    tests,
    made_at: made?.made_at.toISOString() ?? null,
    questions,
    corrections: await pastCorrections(db, paperId),
  }
}

const presentStatistics = (made: ItemStatistics): NonNullable<KeyRow['statistics']> => ({
  ...made,
  answers: [...made.answers],
  flags: [...made.flags],
})

async function pastCorrections(db: Database, paperId: number): Promise<PaperKeys['corrections']> {
  const rows = await db
    .selectFrom('keys')
    .leftJoin('users', 'users.id', 'keys.corrected_by')
    .select([
      'keys.version',
      sql<number>`keys.question_number`.as('question_number'),
      sql<CorrectionKind>`keys.kind`.as('kind'),
      sql<string>`keys.reason`.as('reason'),
      'keys.created_at',
      'users.email as by',
    ])
    .where('keys.paper_id', '=', paperId)
    .where('keys.version', '>', 1)
    .orderBy('keys.version', 'desc')
    .execute()
  return rows.map(({ created_at, ...row }) => ({ ...row, changed_at: created_at.toISOString() }))
}

type Question = z.input<(typeof readKeyQuestion.response)[200]>

/** A question as students see it. */
export async function readQuestion({ db, papers }: Deps, paperId: number, number: number): Promise<Question> {
  const test = await db.selectFrom('tests').select('id').where('paper_id', '=', paperId).limit(1).executeTakeFirst()
  if (!test) throw new AppError('not_found')
  const [paper, { key }] = await Promise.all([papers.load(paperId), papers.key(paperId)])
  const { questions, passages } = paper.content()
  const question = questions[number - 1]
  if (!question) throw new AppError('not_found')
  return {
    question_number: number,
    question: question.question,
    question_image: question.question_image,
    passage: passages.find(({ id }) => id === question.passage)?.text ?? null,
    options: question.options,
    explanation: key[number - 1]?.explanation ?? null,
  }
}
