import type { QuestionContent } from '@pariksha/contract/question-bank/question-content'
import type { Database } from '../db/database.ts'
import { compareWithin, nearInShipped } from './list/near-questions.ts'

/** Takes milliseconds; the bound is for a busy machine. */
const SHIPPED_MILLIS = 2_000

/** Questions of papers that ship, the same or nearly; none where there was no time to compare. */
export async function findShipped(db: Database, { stem, options }: QuestionContent) {
  const { found } = await compareWithin(db, SHIPPED_MILLIS, [nearInShipped({ position: 0, stem, options })])
  return found.map(({ title = '', excerpt, same }) => ({
    title,
    excerpt,
    likeness: same ? ('same' as const) : ('near' as const),
  }))
}
