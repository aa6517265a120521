import type { Language } from '@pariksha/contract/languages'
import type { Progress, TestInProgress } from '@pariksha/contract/results/progress'
import { topicsOverTests } from '@pariksha/domain/analysis/topics-over-tests'
import { toMarks } from '@pariksha/domain/marking/marking'
import type { Choice } from '@pariksha/domain/question'
import { standing } from '@pariksha/domain/ranking/ranking'
import { sql } from 'kysely'
import type { AttemptDeps } from '../../attempts/attempt-deps.ts'
import { IS_RELEASED, MAXIMUM } from '../../attempts/results/release.ts'
import type { PaperPlan } from '../../papers/plan.ts'
import { answersByTopic } from '../analysis/earlier-tests.ts'
import { namesOfTopics } from '../analysis/topics.ts'

const MAX_TESTS = 50
/** How many of the last tests count for topics: older ones say little about today. */
const TESTS_OF_TOPICS = 10

type TestRow = {
  readonly attempt_id: number
  readonly test_id: number
  readonly title: string
  readonly completed_at: Date
  readonly units: number
  readonly units_per_mark: number
  readonly max_marks: number
  readonly spent_ms: number
  readonly ranked: boolean
  readonly better: number
  readonly all: number
}

/** The first attempt at each test with a released result. */
const FIRST_RELEASED = sql`
  from attempts
  join tests on tests.id = attempts.test_id
  join results on results.student_id = attempts.student_id and results.attempt_id = attempts.id
  where ${IS_RELEASED} and not exists (
    select from attempts e
    where e.student_id = attempts.student_id and e.test_id = attempts.test_id and e.id < attempts.id)`

/** A student's results over time, and what they say of topics. */
export async function readProgress(deps: AttemptDeps, studentId: number, language: Language): Promise<Progress> {
  const [tests, topics] = await Promise.all([readTests(deps, studentId), readTopicScores(deps, studentId, language)])
  return { tests, topics }
}

async function readTests({ db }: AttemptDeps, studentId: number): Promise<TestInProgress[]> {
  const { rows } = await sql<TestRow>`
    select mine.*, others.*
    from (
      select attempts.id as attempt_id, tests.id as test_id, tests.title, attempts.completed_at, results.units,
        results.units_per_mark, ${MAXIMUM} as max_marks, results.spent_ms, results.ranked
      ${FIRST_RELEASED} and attempts.student_id = ${studentId}
      order by attempts.completed_at desc
      limit ${MAX_TESTS}
    ) mine
    cross join lateral (
      select count(*) filter (where r.units > mine.units) as better, count(*) as "all"
      from results r where r.test_id = mine.test_id and r.ranked
    ) others
    order by mine.completed_at, mine.attempt_id`.execute(db)
  return rows.map((row) => {
    const marks = toMarks(row.units, row.units_per_mark)
    const { rank, percentile } = row.ranked ? standing(row) : { rank: null, percentile: null }
    return {
      attempt_id: row.attempt_id,
      test_id: row.test_id,
      title: row.title,
      completed_at: row.completed_at.toISOString(),
      marks,
      max_marks: Number(row.max_marks),
      percent: Number(row.max_marks) === 0 ? 0 : Math.round((1000 * marks) / Number(row.max_marks)) / 10,
      rank,
      percentile,
      of: row.all,
      seconds: Math.round(row.spent_ms / 1000),
    }
  })
}

type TopicRow = {
  readonly attempt_id: number
  readonly completed_at: Date
  readonly paper_id: number
  readonly plan: PaperPlan
  readonly about: unknown
  readonly answers: readonly (Choice | null)[]
  readonly seconds: readonly (number | null)[]
}

async function readTopicScores(deps: AttemptDeps, studentId: number, language: Language): Promise<Progress['topics']> {
  const { rows } = await sql<TopicRow>`
    select a.id as attempt_id, a.completed_at, papers.id as paper_id, papers.plan, papers.about, f.answers, f.seconds
    from (
      select attempts.student_id, attempts.id, attempts.paper_id, attempts.completed_at
      ${FIRST_RELEASED} and attempts.student_id = ${studentId}
    ) a
    join papers on papers.id = a.paper_id and papers.about is not null
    join final_answers f on f.student_id = a.student_id and f.attempt_id = a.id
    order by a.completed_at desc
    limit ${TESTS_OF_TOPICS}`.execute(deps.db)
  const tests = rows.toReversed()
  const topics = topicsOverTests(await answersByTopic(deps, tests))
  const nameOf = await namesOfTopics(
    deps.db,
    topics.map(({ topic }) => topic),
    language,
  )
  return topics.map(({ topic, seen, right, interval: { low, high }, strength, tests: scores }) => ({
    topic,
    name: nameOf(topic),
    seen,
    right,
    low,
    high,
    strength,
    tests: scores.flatMap(({ place, ...score }) => {
      const test = tests[place]
      return test ? [{ attempt_id: test.attempt_id, completed_at: test.completed_at.toISOString(), ...score }] : []
    }),
  }))
}
