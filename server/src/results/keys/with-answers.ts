import { readActionsOfAll } from '../../attempts/queries.ts'
import { type FinalAnswers, finalAnswers } from '../../attempts/results/final-answers.ts'
import type { LoadedPaper } from '../../papers/plan.ts'
import type { Queryable } from '../../platform/db/database.ts'

/** A result with the copy of its final answers, where there is one. */
export type AnsweredRow = {
  readonly student_id: number
  readonly attempt_id: number
  readonly spent_ms: number
  readonly answers: FinalAnswers['answers'] | null
  readonly seconds: FinalAnswers['seconds'] | null
}

/** Results from before there were copies: their answers come from the log. */
export async function withAnswers(
  db: Queryable,
  paper: LoadedPaper,
  rows: readonly AnsweredRow[],
): Promise<FinalAnswers[]> {
  const missing = rows.filter(({ answers }) => answers === null)
  const keys = missing.map(({ student_id, attempt_id }) => ({ studentId: student_id, id: attempt_id }))
  const logs = missing.length > 0 ? await readActionsOfAll(db, keys) : []
  const folded = new Map(missing.map((row, index) => [row, finalAnswers(paper, logs[index] ?? [], row.spent_ms)]))
  return rows.map((row) => folded.get(row) ?? { answers: row.answers ?? [], seconds: row.seconds ?? [] })
}
