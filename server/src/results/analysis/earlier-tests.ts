import { type Score, scoresByTopic } from '@pariksha/domain/analysis/topic-strength'
import { markQuestion } from '@pariksha/domain/marking/marking'
import type { Choice } from '@pariksha/domain/question'
import { sql } from 'kysely'
import type { AttemptRow } from '../../attempts/attempt.ts'
import type { AttemptDeps } from '../../attempts/attempt-deps.ts'
import { markedQuestions } from '../../attempts/closing/complete-attempt.ts'
import { IS_RELEASED } from '../../attempts/results/release.ts'
import type { PaperPlan } from '../../papers/plan.ts'
import { topicsOf } from './topics.ts'

export type EarlierScores = { readonly tests: number; readonly scores: ReadonlyMap<string, Score> }

/** The latest are enough: what somebody could do long ago says little. */
const LATEST = 10

type Row = {
  readonly paper_id: number
  readonly plan: PaperPlan
  readonly about: unknown
  readonly answers: readonly (Choice | null)[]
  readonly seconds: readonly (number | null)[]
}

/**
 * Scores by topic of the student's other tests that were completed before: first attempts with released results, whose final
 * answers and topics are known.
 */
export async function readEarlierScores(deps: AttemptDeps, attempt: AttemptRow): Promise<EarlierScores> {
  const { rows } = await sql<Row>`
    select attempts.paper_id, papers.plan, papers.about, f.answers, f.seconds
    from attempts
    join tests on tests.id = attempts.test_id
    join papers on papers.id = attempts.paper_id
    join final_answers f on f.student_id = attempts.student_id and f.attempt_id = attempts.id
    where attempts.student_id = ${attempt.studentId} and attempts.test_id <> ${attempt.testId}
      and attempts.completed_at < ${attempt.completedAt} and ${IS_RELEASED} and papers.about is not null
      and not exists (select from attempts e where e.student_id = attempts.student_id and e.test_id = attempts.test_id
                        and e.id < attempts.id)
    order by attempts.completed_at desc
    limit ${LATEST}`.execute(deps.db)
  const answers = await answersByTopic(deps, rows)
  return { tests: answers.filter((one) => one.length > 0).length, scores: scoresByTopic(answers.flat()) }
}

/** What final answers were worth, of each paper, where the topic is known. */
export const answersByTopic = ({ papers }: AttemptDeps, rows: readonly Row[]) =>
  Promise.all(
    rows.map(async ({ paper_id, plan, about, answers, seconds }) => {
      const { key } = await papers.key(paper_id)
      const topics = topicsOf(about)
      return markedQuestions({ plan }, key).flatMap((question, place) => {
        const topic = topics[place]
        if (!topic) return []
        const { verdict } = markQuestion(question, answers[place])
        return [{ topic, verdict, opened: (seconds[place] ?? null) !== null, maximum: 0 }]
      })
    }),
  )
