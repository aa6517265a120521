import type { Database } from '../db/database.ts'
import { compareWithin, type NearRow, nearInBank, nearInShipped } from '../question-bank/list/near-questions.ts'
import { excerptOf, searchWordsOf, wordsByLanguage } from '../question-bank/list/search-words.ts'
import { indexTexts } from '../question-bank/list/similar-texts.ts'
import type { ItemRow } from './queries.ts'

const MAX_NEAR = 3
/** For all questions of a page together. */
const BUDGET_MILLIS = 1_500

/** Nearly the same among the questions of the page; what is the same but for numbers is found by its digest. */
function nearInPage(rows: readonly ItemRow[]): NearRow[] {
  const texts = rows.map(({ content }) => wordsByLanguage(content))
  const index = indexTexts(texts)
  return rows.flatMap(({ position, digest_without_numbers: asks }, at) =>
    index
      .find(texts[at])
      .flatMap((found) => rows[found.at] ?? [])
      .filter((other) => other.position !== position && !other.digest_without_numbers.equals(asks))
      .slice(0, MAX_NEAR)
      .map((other) => ({ position, where: 'file', id: other.position, excerpt: excerptOf(other.content.stem) })),
  )
}

/**
 * Questions that are nearly those of a page. When the time is up, those that are not compared yet with bank and shipped papers
 * have none there; a question that is opened in the bank is always compared.
 */
export async function findNear(
  db: Database,
  rows: readonly ItemRow[],
  millis = BUDGET_MILLIS,
): Promise<readonly NearRow[]> {
  const shipped = rows.map(({ position, content }) => nearInShipped({ position, ...content }))
  const bank = rows.map((row) => nearInBank({ ...row, words: searchWordsOf(row.content).words }))
  return [...nearInPage(rows), ...(await compareWithin(db, millis, [...shipped, ...bank])).found]
}
