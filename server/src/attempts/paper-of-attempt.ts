import { LRUCache } from 'lru-cache'
import { AppError } from '../errors.ts'
import type { LoadedPaper } from '../papers/plan.ts'
import type { AttemptDeps } from './attempt-deps.ts'

export type PaperOfAttempt = (studentId: number, attemptId: number) => Promise<LoadedPaper>

const MAX_CACHED = 50_000

/** Caches student and paper of an attempt, which never change, so that saves need no query for them. */
export function createPaperCache({ db, papers }: AttemptDeps): PaperOfAttempt {
  const known = new LRUCache<number, { studentId: number; paperId: number }>({ max: MAX_CACHED })
  return async (studentId, attemptId) => {
    let entry = known.get(attemptId)
    if (!entry) {
      const row = await db
        .selectFrom('attempts')
        .select('paper_id')
        .where('student_id', '=', studentId)
        .where('id', '=', attemptId)
        .executeTakeFirst()
      if (!row) throw new AppError('not_found')
      entry = { studentId, paperId: row.paper_id }
      known.set(attemptId, entry)
    }
    if (entry.studentId !== studentId) throw new AppError('not_found')
    return papers.load(entry.paperId)
  }
}
