import { setImmediate } from 'node:timers/promises'
import {
  type ItemResponse,
  type ItemStatistics,
  itemStatistics,
  MIN_CANDIDATES,
  median,
} from '@pariksha/domain/analysis/item-statistics'
import { markQuestion } from '@pariksha/domain/marking/marking'
import { sql } from 'kysely'
import type { AttemptDeps } from '../../../attempts/attempt-deps.ts'
import { markedQuestions } from '../../../attempts/closing/complete-attempt.ts'
import type { LoadedPaper, PaperKey, PaperPlan } from '../../../papers/plan.ts'
import { type Transaction, transact } from '../../../platform/db/database.ts'
import { asJson } from '../../../platform/db/json.ts'
import { storeQuestionStatistics } from './question-statistics.ts'
import { readSheets, type Sheet } from './read-sheets.ts'

/** Makes the statistics of a paper again if results were added or marked since, or its key was corrected. */
export async function refreshStatistics(deps: Pick<AttemptDeps, 'db' | 'papers'>, paperId: number): Promise<void> {
  const { rows } = await sql<{ stale: boolean }>`
    select now_.results > 0 and (s.paper_id is null
           or (s.results, s.marked_until) is distinct from (now_.results, now_.marked_until)
           or s.key_version <> now_.key_version) as stale
    from (select count(*)::int as results, max(marked_at) as marked_until,
                 (select max(version) from keys where paper_id = ${paperId}) as key_version
          from results where paper_id = ${paperId}) as now_
    left join paper_statistics s on s.paper_id = ${paperId}`.execute(deps.db)
  if (rows[0]?.stale) await makeStatistics(deps, paperId)
}

async function makeStatistics({ db, papers }: Pick<AttemptDeps, 'db' | 'papers'>, paperId: number): Promise<void> {
  const paper = await papers.load(paperId)
  const { version, key } = await papers.key(paperId)
  const { sheets, results, markedUntil } = await readSheets(db, paper)
  const statistics = await countAll(paper, key, sheets)
  await transact(db, (tx) => store(tx, paperId, { version, results, markedUntil, statistics }))
}

/** How the tenth of the candidates with the most marks did at a question. */
type TopTenth = {
  readonly top_candidates: number
  readonly top_correct: number
  readonly top_median_seconds: number | null
}
type Counted = ItemStatistics & TopTenth

/** Question by question, with the calls of others in between. */
async function countAll(paper: LoadedPaper, key: PaperKey, sheets: readonly Sheet[]): Promise<Counted[]> {
  const questions = markedQuestions(paper, key)
  const totals = new Array<number>(sheets.length).fill(0)
  const marksOf = (place: number) =>
    sheets.map(({ answers }) => markQuestion(questions[place] as (typeof questions)[number], answers[place]).marks)
  for (let place = 0; place < questions.length; place++) {
    marksOf(place).forEach((marks, index) => {
      totals[index] = (totals[index] ?? 0) + marks
    })
    await setImmediate()
  }
  const top = topTenth(totals)
  const statistics: Counted[] = []
  for (const [place, shape] of paper.plan.questions.entries()) {
    const keyed = key[place]
    const marks = marksOf(place)
    const responses = sheets.map(
      ({ answers, seconds }, index): ItemResponse => ({
        choice: answers[place] ?? null,
        rest: (totals[index] ?? 0) - (marks[index] ?? 0),
        seconds: seconds[place] ?? null,
      }),
    )
    const accepted = keyed ? [keyed.answer, ...(keyed.also ?? [])] : []
    const item = { kind: shape.kind, optionCount: shape.optionCount, accepted, allotted: allotted(paper.plan, place) }
    const counted = itemStatistics(item, responses)
    const question = questions[place] as (typeof questions)[number]
    const best = top.map((index) => sheets[index] as Sheet)
    statistics.push({
      ...counted,
      // a dropped question needs no more flags
      ...(keyed?.dropped && { flags: [] }),
      top_candidates: best.length,
      top_correct: best.filter(({ answers }) => markQuestion(question, answers[place]).verdict === 'right').length,
      top_median_seconds: median(best.flatMap(({ seconds }) => seconds[place] ?? [])),
    })
    await setImmediate()
  }
  return statistics
}

/** Who has the most marks, equal ones in the order of attempts: a tenth, rounded down. */
function topTenth(totals: readonly number[]): number[] {
  const ordered = totals.map((_, index) => index).sort((a, b) => (totals[b] ?? 0) - (totals[a] ?? 0) || a - b)
  return ordered.slice(0, Math.floor(totals.length / 10))
}

/** Seconds for a question: the time of its section, or of the paper, by the number of questions. */
function allotted({ sections, questions, duration }: PaperPlan, place: number): number {
  const section = sections[questions[place]?.section ?? 0]
  const [time, count] = section?.ownTime ? [section.ownTime, section.questionCount] : [duration, questions.length]
  return time / 1000 / count
}

type Made = {
  readonly version: number
  readonly results: number
  readonly markedUntil: string | null
  readonly statistics: readonly Counted[]
}

async function store(
  tx: Transaction,
  paperId: number,
  { version, results, markedUntil, statistics }: Made,
): Promise<void> {
  await sql`
    insert into paper_statistics (paper_id, key_version, results, marked_until)
    values (${paperId}, ${version}, ${results}, ${markedUntil}::timestamptz)
    on conflict (paper_id) do update set key_version = excluded.key_version, results = excluded.results,
      marked_until = excluded.marked_until, made_at = now()`.execute(tx)
  const rows = statistics.map(({ top_candidates, top_correct, top_median_seconds, ...one }, index) => ({
    question_number: index + 1,
    candidates: one.candidates,
    attempted: one.attempted,
    correct: one.right,
    discrimination: one.discrimination,
    median_seconds: one.medianSeconds,
    top_candidates,
    top_correct,
    top_median_seconds,
    flags: one.flags.map(({ code }) => code),
    statistics: one,
  }))
  await tx.deleteFrom('item_statistics').where('paper_id', '=', paperId).execute()
  await sql`
    insert into item_statistics (paper_id, question_number, source, source_version, candidates, attempted, correct,
                                 discrimination, median_seconds, top_candidates, top_correct,
                                 top_median_seconds, flags, statistics)
    select ${paperId}, m.question_number, papers.about -> (m.question_number - 1) ->> 'source',
           papers.about -> (m.question_number - 1) ->> 'version', m.candidates, m.attempted, m.correct,
           m.discrimination, m.median_seconds, m.top_candidates, m.top_correct, m.top_median_seconds, m.flags, m.statistics
    from jsonb_to_recordset(${asJson(rows)}::jsonb) as m (
      question_number smallint, candidates integer, attempted integer, correct integer, discrimination double precision,
      median_seconds double precision, top_candidates integer, top_correct integer, top_median_seconds double precision,
      flags text[], statistics json)
    join papers on papers.id = ${paperId}`.execute(tx)
  await storeQuestionStatistics(tx, paperId)
}

/** The job: refreshes a batch of papers whose statistics are older than their results. */
export async function refreshAll(deps: Pick<AttemptDeps, 'db' | 'papers'>): Promise<void> {
  const { rows } = await sql<{ paper_id: number }>`
    select r.paper_id from results r left join paper_statistics s on s.paper_id = r.paper_id
    group by r.paper_id, s.results, s.marked_until, s.key_version
    having (s.results, s.marked_until) is distinct from (count(*)::int, max(r.marked_at))
    order by r.paper_id`.execute(deps.db)
  for (const { paper_id } of rows) await refreshStatistics(deps, paper_id)
}

/**
 * Papers with enough results to show students, whose results grew by a tenth or whose key was corrected since: the others
 * wait for the night.
 */
export async function refreshGrown(deps: Pick<AttemptDeps, 'db' | 'papers'>): Promise<void> {
  const { rows } = await sql<{ paper_id: number }>`
    select r.paper_id
    from (select paper_id, count(*)::int as results from results group by paper_id) r
    join (select paper_id, max(version) as version from keys group by paper_id) k on k.paper_id = r.paper_id
    left join paper_statistics s on s.paper_id = r.paper_id
    where r.results >= ${MIN_CANDIDATES}
      and (s.paper_id is null or r.results * 10 >= s.results * 11 or s.key_version <> k.version)
    order by r.paper_id`.execute(deps.db)
  for (const { paper_id } of rows) await refreshStatistics(deps, paper_id)
}
