import type { Language } from '@pariksha/contract/languages'
import type { FoundKind } from '@pariksha/contract/site/search'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { isFor, type Reader } from '../study/visible.ts'

const MAX_RESULTS = 20
/** Minimum trigram similarity of whole words without an exact match. */
const ALIKE = 0.4
/** Lower for names of examinations: one typing error in a word of five letters leaves few equal trigrams. */
const ALIKE_EXAM = 0.33
/** Shorter queries are substrings of too many words. */
const MIN_ALIKE = 5
const MIN_ALIKE_EXAM = 4

/** Written as one word: "off" is a stop word, so "cut off" would search for "cut" alone. */
const CUT_OFF = /\bcut(:\* & )?offs?:\*/g

export type FoundDocument = {
  readonly kind: FoundKind
  readonly title: string
  readonly summary: string
  readonly address: string
}

/**
 * The last word is matched as a prefix; exact matches rank above similar words. Letters of
 * every script are letters. Readers of other languages type English, too: a page is found once, in their language first.
 */
export async function findDocuments(
  db: Database,
  reader: Reader,
  typed: string,
  language: Language,
): Promise<readonly FoundDocument[]> {
  const words = typed.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  if (words.length === 0) return []
  const text = words.join(' ')
  const query = words
    .map((word) => `${word}:*`)
    .join(' & ')
    .replace(CUT_OFF, '(cut-off:* | cutoff:*)')
  const isPage = sql<boolean>`(kind = 'exam' and address not like '%#%')`
  const { rows } = await sql<FoundDocument>`
    with matching as (
      select distinct on (address) kind, title, summary, address,
        lower(title) = ${text} as is_title,
        (words @@ to_tsquery('english', ${query}))::int * 0.5
          + case when ${isPage} then 0.3 when kind = 'page' then 0.2 else 0 end
          + found + alike + similarity(${text}, title) as score
      from search_documents,
        lateral (select
          ts_rank(words, to_tsquery('english', ${query})) as found,
          greatest(strict_word_similarity(${text}, title || ' ' || also), similarity(${text}, title)) as alike
        ) as likeness
      where language in ('en', ${language}) and ${isFor(reader, 'search_documents')}
        and (words @@ to_tsquery('english', ${query})
          or (${text.length} >= ${MIN_ALIKE}::int and alike >= ${ALIKE})
          or (${text.length} >= ${MIN_ALIKE_EXAM}::int and ${isPage} and title ~* ('\\m' || ${text[0] ?? ''})
            and word_similarity(${text}, title) >= ${ALIKE_EXAM}))
      order by address, language = 'en'
    )
    select kind, title, summary, address from matching
    order by is_title desc, score desc, title
    limit ${MAX_RESULTS}`.execute(db)
  return rows
}
