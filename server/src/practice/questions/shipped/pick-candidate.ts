import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { RECENT_WINDOW } from '../repeat-limits.ts'
import { withoutWithheld } from '../withheld.ts'
import type { Candidate } from './candidates.ts'

/** The first that may be asked of the student, one with numbers of its own if there is one. */
export async function pickCandidate(
  db: Database,
  studentId: number,
  candidates: readonly Candidate[],
): Promise<Candidate | undefined> {
  const [first] = await unaskedFirst(db, studentId, await withoutWithheld(db, studentId, candidates))
  return first
}

/** Draws of a template with the numbers that practice asked the student lately, or a test before, come after all others. */
export async function unaskedFirst(
  db: Database,
  studentId: number,
  candidates: readonly Candidate[],
): Promise<readonly Candidate[]> {
  const drawn = candidates.filter(({ isWritten }) => !isWritten)
  if (drawn.length === 0) return candidates
  const prints = sql`${drawn.map(({ fingerprint }) => fingerprint)}::text[]`
  const { rows } = await sql<{ fingerprint: string; place: number | null }>`
    select fingerprint, place from practice_questions
    where student_id = ${studentId} and fingerprint = any(${prints}) and asked_at > now() - ${RECENT_WINDOW.sql}
    union all
    select name, null from attempts join papers on papers.id = attempts.paper_id, unnest(papers.fingerprints) as name
    where attempts.student_id = ${studentId} and papers.fingerprints && ${prints} and name = any(${prints})`.execute(db)
  const isAsked = ({ fingerprint, place, isWritten }: Candidate) =>
    !isWritten && rows.some((row) => row.fingerprint === fingerprint && (row.place ?? place) === place)
  return [...candidates.filter((one) => !isAsked(one)), ...candidates.filter(isAsked)]
}
