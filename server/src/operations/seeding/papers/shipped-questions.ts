import { BANK_REVISION } from '@pariksha/content/bank-revision'
import type { DraftQuestion } from '@pariksha/content/question'
import type { Text } from '@pariksha/content/text'
import { LANGUAGES, type Language } from '@pariksha/contract/languages'
import { sql } from 'kysely'
import { fingerprintOf } from '../../../papers/fingerprint.ts'
import type { Transaction } from '../../../platform/db/database.ts'
import { searchWordsOf } from '../../../questions/bank/list/search-words.ts'

/** Most papers have four options; one with five is still nearly the same. */
const WRONG_OPTIONS = 3

/** Stores what the written questions of the shipped bank say, once for each revision of it. Returns how many texts were stored. */
export async function storeShippedQuestions(tx: Transaction): Promise<number> {
  const there = await tx
    .selectFrom('shipped_questions')
    .select('item')
    .where('bank_revision', '=', BANK_REVISION)
    .limit(1)
    .executeTakeFirst()
  if (there) return 0
  // most starts need no question
  const { BANK } = await import('@pariksha/content/bank')
  const rows = BANK.items.flatMap(({ id, draft }) => {
    const fingerprint = fingerprintOf(draft)
    return draft.questions.flatMap((question, place) =>
      LANGUAGES.flatMap((language) => {
        const { stem, options } = inLanguage(question, language)
        if (!stem[language]) return []
        const { excerpt, words, digest } = searchWordsOf({ stem, options })
        return [{ item: id, place, language, fingerprint, excerpt, words, digest }]
      }),
    )
  })
  await tx.deleteFrom('shipped_questions').execute()
  await sql`
    insert into shipped_questions (item, place, language, fingerprint, excerpt, words, digest, bank_revision)
    select *, ${BANK_REVISION}::integer from unnest(${rows.map(({ item }) => item)}::text[],
      ${rows.map(({ place }) => place)}::smallint[], ${rows.map(({ language }) => language)}::text[],
      ${rows.map(({ fingerprint }) => fingerprint)}::text[], ${rows.map(({ excerpt }) => excerpt)}::text[],
      ${rows.map(({ words }) => words)}::text[], ${rows.map(({ digest }) => digest)}::bytea[])`.execute(tx)
  return rows.length
}

/** As a question of the institute would have it in that language alone. */
function inLanguage({ stem, correct, distractors }: DraftQuestion, language: Language) {
  const only = (text: Text) => ({ [language]: text[language] })
  const options = [correct, ...distractors.slice(0, WRONG_OPTIONS).map(({ text }) => text)]
  return { stem: only(stem), options: options.map(only) }
}
