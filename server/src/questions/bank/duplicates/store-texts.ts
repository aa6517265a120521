import { setImmediate } from 'node:timers/promises'
import type { QuestionContent } from '@pariksha/contract/questions/question-content'
import { sql } from 'kysely'
import type { Transaction } from '../../../platform/db/database.ts'
import { textsByLanguage } from '../list/search-words.ts'
import { trigramsOf } from './similar-texts.ts'
import { signatureOf } from './text-signature.ts'

/** Their signatures take a few milliseconds. */
const WITHOUT_PAUSE = 20

export type WrittenQuestion = { readonly id: number; readonly content: Pick<QuestionContent, 'stem' | 'options'> }

/** Stores what the current versions of questions say in each language, in place of what the versions before said. */
export async function storeTexts(tx: Transaction, questions: readonly WrittenQuestion[]): Promise<void> {
  if (questions.length === 0) return
  const ids = questions.map(({ id }) => id)
  await tx.deleteFrom('question_texts').where('question_id', 'in', ids).execute()
  const rows: ReturnType<typeof rowsOf> = []
  for (const [place, question] of questions.entries()) {
    if (place > 0 && place % WITHOUT_PAUSE === 0) await setImmediate() // requests of students come in between
    rows.push(...rowsOf(question))
  }
  await sql`
    insert into question_texts (question_id, language, words, trigrams, signature, digest, digest_without_numbers)
    select * from unnest(${rows.map(({ id }) => id)}::integer[], ${rows.map(({ language }) => language)}::text[],
      ${rows.map(({ words }) => words)}::text[], ${rows.map(({ trigrams }) => trigrams)}::smallint[],
      ${rows.map(({ signature }) => signature)}::bit(512)[], ${rows.map(({ digest }) => digest)}::bytea[],
      ${rows.map(({ digestWithoutNumbers }) => digestWithoutNumbers)}::bytea[])`.execute(tx)
}

const rowsOf = ({ id, content }: WrittenQuestion) =>
  [...textsByLanguage(content)].map(([language, text]) => {
    const trigrams = trigramsOf(text.words)
    return { id, language, ...text, trigrams: trigrams.size, signature: signatureOf(trigrams) }
  })
