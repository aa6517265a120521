import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { LoadedPaper } from '../../papers/plan.ts'
import { growingTo } from '../../platform/bounded/growing-cache.ts'
import { createBatcher } from '../../platform/db/batcher.ts'
import { prepare } from '../../platform/db/prepared.ts'
import { AppError } from '../../platform/errors.ts'
import type { AttemptDeps } from '../attempt-deps.ts'
import { inKeyOrder, KEYS, type Key, keyColumns, unnestKeys } from '../queries.ts'

export type PaperOfAttempt = (studentId: number, attemptId: number) => Promise<LoadedPaper>

const MAX_CACHED = 50_000

const findPapers = prepare('papers-of-attempts', KEYS, (db, keys) =>
  db
    .selectFrom('attempts')
    .select(['student_id as studentId', 'id', 'paper_id as paperId'])
    .where(sql<boolean>`(student_id, id) in (${unnestKeys(keys)})`),
)

/** Caches student and paper of an attempt, which never change, so that saves need no query for them. */
export function createPaperCache({ db, papers }: AttemptDeps): PaperOfAttempt {
  const known = new LRUCache<number, { studentId: number; paperId: number }>(growingTo(MAX_CACHED))
  const find = createBatcher({
    run: async (keys: readonly Key[]) => inKeyOrder(keys, await findPapers(db, keyColumns(keys))),
  })
  return async (studentId, attemptId) => {
    let entry = known.get(attemptId)
    if (!entry) {
      const row = await find({ studentId, id: attemptId })
      if (!row) throw new AppError('not_found')
      entry = { studentId, paperId: row.paperId }
      known.set(attemptId, entry)
    }
    if (entry.studentId !== studentId) throw new AppError('not_found')
    return papers.load(entry.paperId)
  }
}
