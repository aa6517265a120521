import { markPaper, type Tally } from '@pariksha/domain/marking/marking'
import { sql } from 'kysely'
import { markedQuestions } from '../../attempts/closing/complete-attempt.ts'
import type { LoadedPaper, PaperKey } from '../../papers/plan.ts'
import type { Queryable } from '../../platform/db/database.ts'
import type { Remarked } from './key-effect.ts'
import { type AnsweredRow, withAnswers } from './with-answers.ts'

/** A result that was marked again. `markedAt` distinguishes it from one that was made again since. */
export type MarkedAgain = Remarked & { readonly markedAt: string; readonly tally: Tally }

/** Results are marked in batches, so that other requests run in between. */
const CHUNK = 200

/** Every result of the paper, or those alone that another version than `except` marked; by the key, and not stored. */
export async function markAgain(
  db: Queryable,
  paper: LoadedPaper,
  key: PaperKey,
  { except = 0 }: { readonly except?: number } = {},
): Promise<MarkedAgain[]> {
  const questions = markedQuestions(paper, key)
  const marked: MarkedAgain[] = []
  for (let after: Row | undefined; ; ) {
    const rows = await readChunk(db, paper.id, except, after)
    const answers = await withAnswers(db, paper, rows)
    rows.forEach((row, index) => {
      const { whole } = markPaper(questions, (number) => answers[index]?.answers[number - 1])
      marked.push({
        studentId: row.student_id,
        attemptId: row.attempt_id,
        testId: row.test_id,
        ranked: row.ranked,
        markedAt: row.marked_at,
        before: { units: row.units, maximum: row.units_maximum },
        after: { units: whole.marks, maximum: whole.maximum },
        tally: whole,
      })
    })
    after = rows.at(-1)
    if (rows.length < CHUNK) return marked
  }
}

type Row = AnsweredRow & {
  readonly test_id: number
  readonly ranked: boolean
  readonly units: number
  readonly units_maximum: number
  readonly marked_at: string
}

/** In the order of their keys; `marked_at` as text, which keeps its microseconds. */
async function readChunk(db: Queryable, paperId: number, except: number, after: Row | undefined): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select r.student_id, r.attempt_id, r.test_id, r.ranked, r.units, r.units_maximum, r.spent_ms,
           r.marked_at::text as marked_at, f.answers, f.seconds
    from results r left join final_answers f on f.student_id = r.student_id and f.attempt_id = r.attempt_id
    where r.paper_id = ${paperId} and r.key_version <> ${except}
      and (r.student_id, r.attempt_id) > (${after?.student_id ?? 0}, ${after?.attempt_id ?? 0})
    order by r.student_id, r.attempt_id
    limit ${CHUNK}`.execute(db)
  return rows
}
