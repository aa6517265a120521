import type { ImportDuplicate } from '@pariksha/contract/questions/import-duplicates'
import { indexTexts } from '../../bank/duplicates/similar-texts.ts'
import { excerptOf, wordsByLanguage } from '../../bank/list/search-words.ts'
import type { ItemRow } from '../queries.ts'

const MAX_NEAR = 3

/** Nearly the same among the questions of the page; what is the same but for numbers is found by its digest. */
export function nearInPage(rows: readonly ItemRow[]): (ImportDuplicate & { readonly position: number })[] {
  const texts = rows.map(({ content }) => wordsByLanguage(content))
  const index = indexTexts(texts)
  return rows.flatMap(({ position, digest_without_numbers: asks }, at) =>
    index
      .find(texts[at])
      .flatMap((found) => rows[found.at] ?? [])
      .filter((other) => other.position !== position && !other.digest_without_numbers.equals(asks))
      .slice(0, MAX_NEAR)
      .map((other) => ({
        position,
        where: 'file',
        id: other.position,
        excerpt: excerptOf(other.content.stem),
        title: null,
        likeness: 'near',
      })),
  )
}
