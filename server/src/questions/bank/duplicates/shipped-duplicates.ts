import type { QuestionContent } from '@pariksha/contract/questions/question-content'
import type { Database } from '../../../platform/db/database.ts'
import { compareWithShipped } from './near-shipped.ts'

/** Takes milliseconds; the bound is for a busy machine. */
const SHIPPED_MILLIS = 2_000

/** Questions of papers that ship, the same or nearly, and whether there was time to compare. */
export async function findShipped(db: Database, content: QuestionContent) {
  const [found] = await compareWithShipped(db, [content], SHIPPED_MILLIS)
  const shipped = (found ?? []).map(({ title, excerpt, same }) => ({
    title,
    excerpt,
    likeness: same ? ('same' as const) : ('near' as const),
  }))
  return { shipped, compared: found !== undefined }
}
