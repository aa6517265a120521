import { LRUCache } from 'lru-cache'
import { AppError } from '../errors.ts'
import type { LoadedPaper } from '../papers/plan.ts'
import type { Engine } from './touch.ts'

export type PaperOfAttempt = (studentId: number, attemptId: number) => Promise<LoadedPaper>

const REMEMBERED_AT_MOST = 50_000

/** Whose attempt it is and at which paper never changes, so saving need not ask every time. */
export function rememberPapers({ db, papers }: Engine): PaperOfAttempt {
  const known = new LRUCache<number, { studentId: number; paperId: number }>({ max: REMEMBERED_AT_MOST })
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
