import { sql } from 'kysely'
import type { FinalAnswers } from '../../../attempts/results/final-answers.ts'
import type { LoadedPaper } from '../../../papers/plan.ts'
import type { Database } from '../../../platform/db/database.ts'
import { type AnsweredRow, withAnswers } from '../with-answers.ts'

/** What a candidate answered, and how long each question took. */
export type Sheet = FinalAnswers

type Row = AnsweredRow & { readonly marked_at: string; readonly counted: boolean }

const CHUNK = 200

/** Reads each candidate's counted attempt, in the order of attempts: whoever takes a test again has seen its key. */
export async function readSheets(db: Database, paper: LoadedPaper) {
  const { rows } = await sql<{ results: number; marked_until: string | null }>`
    select count(*)::int as results, max(marked_at)::text as marked_until from results where paper_id = ${paper.id}`.execute(
    db,
  )
  const sheets: Sheet[] = []
  for (let after = 0; ; ) {
    const chunk = await readChunk(db, paper.id, after)
    sheets.push(
      ...(await withAnswers(
        db,
        paper,
        chunk.filter(({ counted }) => counted),
      )),
    )
    after = chunk.at(-1)?.attempt_id ?? after
    if (chunk.length < CHUNK) break
  }
  return { sheets, results: rows[0]?.results ?? 0, markedUntil: rows[0]?.marked_until ?? null }
}

async function readChunk(db: Database, paperId: number, after: number): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select r.student_id, r.attempt_id, r.spent_ms, f.answers, f.seconds, attempts.counted
    from results r
    join attempts on attempts.student_id = r.student_id and attempts.id = r.attempt_id
    left join final_answers f on f.student_id = r.student_id and f.attempt_id = r.attempt_id
    where r.paper_id = ${paperId} and r.attempt_id > ${after}
    order by r.attempt_id
    limit ${CHUNK}`.execute(db)
  return rows
}
