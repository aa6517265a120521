import type { QuestionAbout } from '@pariksha/content/papers/about'
import { markQuestion } from '@pariksha/domain/marking/marking'
import { sql } from 'kysely'
import { foldLog } from '../attempts/counted-actions.ts'
import { readActionsOfAll } from '../attempts/queries.ts'
import { IS_RELEASED } from '../attempts/results/release.ts'
import type { KeyedQuestion, PaperPlan } from '../papers/plan.ts'
import type { Papers } from '../papers/store.ts'
import type { Database } from '../platform/db/database.ts'
import { asJson } from '../platform/db/json.ts'
import type { ResultAnswer } from './log.ts'

type Deps = { readonly db: Database; readonly papers: Papers }

/** Results of a student are imported in batches, newest first. */
const BATCH_SIZE = 20

type Row = {
  readonly id: number
  readonly paperId: number
  readonly keyVersion: number
  readonly spent: number
  readonly about: readonly (QuestionAbout | null)[] | null
}

/** Imports the answers of released results that were not imported yet, or were marked again since. */
export async function importResults({ db, papers }: Deps, studentId: number): Promise<void> {
  const { rows } = await sql<Row>`
    select results.attempt_id as id, results.paper_id as "paperId", results.key_version as "keyVersion",
      results.spent_ms as spent, papers.about
    from results
    join attempts on attempts.student_id = results.student_id and attempts.id = results.attempt_id
    join tests on tests.id = results.test_id
    join papers on papers.id = results.paper_id
    left join practice_results as taken
      on taken.student_id = results.student_id and taken.attempt_id = results.attempt_id
    where results.student_id = ${studentId} and ${IS_RELEASED}
      and taken.key_version is distinct from results.key_version
    order by results.attempt_id desc limit ${BATCH_SIZE}`.execute(db)
  for (const row of rows) {
    const [{ plan }, { key }, [log = []]] = await Promise.all([
      papers.load(row.paperId),
      papers.key(row.paperId),
      readActionsOfAll(db, [{ studentId, id: row.id }]),
    ])
    const answers = answersOf(row, plan, key, log)
    await db
      .insertInto('practice_results')
      .values({
        student_id: studentId,
        attempt_id: row.id,
        key_version: row.keyVersion,
        answers: asJson(answers),
      })
      .onConflict((conflict) =>
        conflict
          .columns(['student_id', 'attempt_id'])
          .doUpdateSet((eb) => ({ key_version: eb.ref('excluded.key_version'), answers: eb.ref('excluded.answers') })),
      )
      .execute()
  }
}

function answersOf(
  { paperId, spent, about }: Row,
  plan: PaperPlan,
  key: readonly KeyedQuestion[],
  log: Awaited<ReturnType<typeof readActionsOfAll>>[number],
): ResultAnswer[] {
  const { responses } = foldLog(log, spent)
  return plan.questions.flatMap(({ section, scheme }, index) => {
    const number = index + 1
    const keyed = key[index]
    const response = responses.get(number)
    const own = scheme ?? plan.sections[section]?.scheme
    if (!keyed || !own || (response?.choice ?? null) === null) return []
    const { verdict } = markQuestion({ scheme: own, key: keyed.answer, ...keyed }, response?.choice)
    if (verdict === 'dropped' || verdict === 'blank') return []
    return {
      number,
      ...asPractised({ id: paperId, about, plan }, number),
      right: verdict === 'right',
      unsure: response?.marked ?? false,
    }
  })
}

type KnownPaper = Pick<Row, 'about'> & { readonly id: number; readonly plan: PaperPlan }

/** What a question of a paper is to practice. */
function asPractised({ id, about, plan }: KnownPaper, number: number) {
  const known = about?.[number - 1]
  return {
    optionCount: plan.questions[number - 1]?.optionCount ?? 0,
    topic: known?.topic ?? null,
    level: known?.level ?? null,
    source: known?.source ?? `paper/${id}`,
    place: known?.place ?? number,
    card: known ? cardOf({ ...known, isTemplate: known.seed !== undefined }) : `paper/${id}/${number}`,
  }
}

/** A question of a released attempt, answered or not. */
export async function findTaken({ db, papers }: Deps, studentId: number, attemptId: number, number: number) {
  const { rows } = await sql<Pick<Row, 'paperId' | 'about'>>`
    select attempts.paper_id as "paperId", papers.about from attempts
    join tests on tests.id = attempts.test_id
    join papers on papers.id = attempts.paper_id
    where attempts.student_id = ${studentId} and attempts.id = ${attemptId} and ${IS_RELEASED}`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const { plan } = await papers.load(row.paperId)
  if (!plan.questions[number - 1]) return undefined
  return { ...asPractised({ id: row.paperId, about: row.about, plan }, number), paper: { id: row.paperId, number } }
}

/** What a template makes is one card; of a set that a person wrote each question is. */
export const cardOf = ({
  source,
  place,
  isTemplate,
}: {
  source: string
  place: number
  isTemplate: boolean
}): string => (isTemplate || place === 1 ? source : `${source}#${place}`)
