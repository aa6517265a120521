import type { FoundKind } from '@pariksha/contract/search'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

const MOST = 20
/** How alike a title has to be to what was typed, where no word is found as it is. */
const ALIKE = 0.45
/** Of the name of an examination less is enough: a slip in a word of five letters leaves little of it. */
const ALIKE_EXAM = 0.33

export type FoundDocument = {
  readonly kind: FoundKind
  readonly title: string
  readonly summary: string
  readonly address: string
}

/**
 * The last word may be unfinished; words that are found in the text rank above those that are only alike. Letters of
 * every script are letters.
 */
export async function findDocuments(db: Database, typed: string): Promise<readonly FoundDocument[]> {
  const words = typed.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  if (words.length === 0) return []
  const text = words.join(' ')
  const query = words.map((word) => `${word}:*`).join(' & ')
  const { rows } = await sql<FoundDocument>`
    select kind, title, summary, address
    from search_documents,
      lateral (select
        ts_rank(words, to_tsquery('english', ${query})) as found,
        greatest(word_similarity(${text}, title || ' ' || also), similarity(${text}, title)) as alike
      ) as score
    where words @@ to_tsquery('english', ${query}) or alike >= ${ALIKE}
      or (kind = 'exam' and word_similarity(${text}, title) >= ${ALIKE_EXAM})
    order by
      lower(title) = ${text} desc,
      (words @@ to_tsquery('english', ${query}))::int * 0.5
        + case kind when 'exam' then 0.3 when 'page' then 0.2 else 0 end
        + found + alike + similarity(${text}, title) desc,
      title
    limit ${MOST}`.execute(db)
  return rows
}
