import { markPaper, toMarks } from '@pariksha/domain/marking/marking'
import { sql } from 'kysely'
import { markedQuestions } from '../../../attempts/closing/complete-attempt.ts'
import type { Papers } from '../../../papers/store.ts'
import type { Queryable } from '../../../platform/db/database.ts'
import { type AnsweredRow, withAnswers } from '../../keys/with-answers.ts'
import type { SittingRow } from './sitting-rows.ts'

type Answered = AnsweredRow & { readonly paper_id: number; readonly key_version: number }

/**
 * The marks of each section by attempt, from the final answers: results keep those of the whole paper. An attempt that a
 * correction of the key has not reached yet is left out, so that sections always add up to the whole.
 */
export async function sectionMarks(
  db: Queryable,
  papers: Papers,
  rows: readonly SittingRow[],
): Promise<ReadonlyMap<number, number[]>> {
  const attempts = rows.flatMap(({ units, attempt_id }) => (units === null || attempt_id === null ? [] : [attempt_id]))
  const students = rows.flatMap(({ units, student_id }) => (units === null ? [] : [student_id]))
  if (attempts.length === 0) return new Map()
  const { rows: found } = await sql<Answered>`
    select r.student_id, r.attempt_id, r.spent_ms, r.paper_id, r.key_version, f.answers, f.seconds
    from unnest(${students}::bigint[], ${attempts}::bigint[]) as asked (student_id, attempt_id)
    join results r on r.student_id = asked.student_id and r.attempt_id = asked.attempt_id
    left join final_answers f on f.student_id = r.student_id and f.attempt_id = r.attempt_id`.execute(db)
  const marks = new Map<number, number[]>()
  for (const [paperId, answered] of Map.groupBy(found, ({ paper_id }) => paper_id)) {
    const paper = await papers.load(paperId, db)
    const { version, key } = await papers.key(paperId, db)
    const questions = markedQuestions(paper, key)
    const current = answered.filter(({ key_version }) => key_version === version)
    const answers = await withAnswers(db, paper, current)
    current.forEach(({ attempt_id }, index) => {
      const { sections } = markPaper(questions, (number) => answers[index]?.answers[number - 1])
      const inMarks = sections.map(({ marks: units }) => toMarks(units, paper.plan.unitsPerMark))
      marks.set(attempt_id, inMarks)
    })
  }
  return marks
}
