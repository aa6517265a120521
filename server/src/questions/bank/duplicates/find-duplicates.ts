import type { QuestionContent } from '@pariksha/contract/questions/question-content'
import type { Database } from '../../../platform/db/database.ts'
import { findQuestions } from '../queries.ts'
import { compareWithBank } from './compare-with-bank.ts'

const MAX_DUPLICATES = 10
/** In a bank of 100,000 questions it takes a tenth of this. */
const COMPARE_MILLIS = 3_000

/**
 * Questions of the bank that are the same, have other numbers, or share most of their words; first what is the same, then the
 * most similar. `compared` says whether there was time for the whole bank.
 */
export async function findDuplicates(db: Database, { stem, options }: QuestionContent, except?: number) {
  const [found] = await compareWithBank(db, [{ id: except ?? null, stem, options }], COMPARE_MILLIS)
  const likest = (found ?? [])
    .toSorted((a, b) => Number(b.likeness === 'same') - Number(a.likeness === 'same') || b.similarity - a.similarity)
    .slice(0, MAX_DUPLICATES)
  const rows =
    likest.length === 0
      ? []
      : await findQuestions(
          db,
          likest.map(({ id }) => id),
        )
  const duplicates = likest.flatMap(({ id, ...likeness }) => {
    const row = rows.find((one) => one.id === id)
    return row ? [{ row, ...likeness }] : []
  })
  return { duplicates, compared: found !== undefined }
}
