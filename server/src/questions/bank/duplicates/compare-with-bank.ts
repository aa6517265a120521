import { setImmediate } from 'node:timers/promises'
import type { Language } from '@pariksha/contract/languages'
import type { QuestionContent } from '@pariksha/contract/questions/question-content'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../../platform/db/database.ts'
import { isStatementTimeout, limitStatements } from '../../../platform/db/statement-timeout.ts'
import { textsByLanguage } from '../list/search-words.ts'
import { NEAR, similarityOf, trigramsOf } from './similar-texts.ts'
import { MAX_DIFFERENT_BITS, signatureOf } from './text-signature.ts'

/** From the most like to the least. */
const LIKENESSES = ['same', 'other_numbers', 'near'] as const
export type Likeness = (typeof LIKENESSES)[number]

export type AskedQuestion = Pick<QuestionContent, 'stem' | 'options'> & {
  /** Its own id, where it is in the bank. */
  readonly id: number | null
}

export type OfBank = {
  readonly id: number
  readonly likeness: Likeness
  /** In the language in which the two are most alike: shared trigrams of all trigrams, 0 to 1. */
  readonly similarity: number
}

/** What is like a question, the likest first; undefined where there was no time to compare it with the whole bank. */
export type SimilarQuestions = readonly OfBank[] | undefined

/** Compared by one statement, which goes through the bank once. */
const BATCH = 10
/** Of each question, language and likeness so many are read, those with the nearest signatures. */
const NEAREST = 50

/**
 * Compares questions with the bank, each language apart, until the time is up. One pass over the signatures of the bank takes
 * the same time whether its questions are alike or not; words are compared of those with the nearest signatures alone.
 */
export async function compareWithBank(
  db: Database,
  asked: readonly AskedQuestion[],
  millis: number,
): Promise<readonly SimilarQuestions[]> {
  const end = performance.now() + millis
  const found: SimilarQuestions[] = []
  try {
    await db.transaction().execute(async (tx) => {
      if (await isIncomplete(tx)) return
      for (let from = 0; from < asked.length; from += BATCH) {
        const left = Math.floor(end - performance.now())
        if (left < 1) return
        await limitStatements(tx, left)
        found.push(...(await compareBatch(tx, asked.slice(from, from + BATCH))))
      }
    })
  } catch (error) {
    if (!isStatementTimeout(error)) throw error
  }
  return asked.map((_, at) => found[at])
}

/** After an upgrade a job stores the texts of the questions that are there. */
async function isIncomplete(tx: Transaction): Promise<boolean> {
  const due = await tx.selectFrom('questions').select('id').where('texts_due', '=', true).limit(1).execute()
  return due.length > 0
}

type Text = {
  /** The place of its question. */
  readonly at: number
  readonly id: number | null
  readonly language: Language
  readonly digest: Buffer
  readonly digestWithoutNumbers: Buffer
  readonly trigrams: ReadonlySet<number>
}

type Row = {
  /** Of what is compared, the place of the text that this one is like. */
  readonly text: number
  readonly id: number
  readonly likeness: Likeness
  readonly words: string
}

async function compareBatch(tx: Transaction, asked: readonly AskedQuestion[]): Promise<readonly OfBank[][]> {
  const texts = asked.flatMap(({ id, ...content }, at) =>
    [...textsByLanguage(content)].map(
      ([language, { words, ...digests }]): Text => ({ at, id, language, ...digests, trigrams: trigramsOf(words) }),
    ),
  )
  if (texts.length === 0) return asked.map(() => [])
  const rows = [...(await sameDigests(tx, texts)), ...(await nearSignatures(tx, texts))]
  const rowsOf = Map.groupBy(rows, ({ text }) => texts[text]?.at)
  const found: OfBank[][] = []
  for (const at of asked.keys()) {
    await setImmediate() // requests of students come in between
    found.push(
      likestFirst(
        (rowsOf.get(at) ?? []).flatMap(({ text, id, likeness, words }) => {
          const similarity = similarityOf(texts[text]?.trigrams ?? new Set(), trigramsOf(words))
          return likeness === 'near' && similarity < NEAR ? [] : [{ id, likeness, similarity }]
        }),
      ),
    )
  }
  return found
}

/** Each question once, as it is in the language in which it is most alike. */
function likestFirst(found: readonly OfBank[]): OfBank[] {
  const sorted = found.toSorted(
    (a, b) =>
      LIKENESSES.indexOf(a.likeness) - LIKENESSES.indexOf(b.likeness) || b.similarity - a.similarity || a.id - b.id,
  )
  const seen = new Set<number>()
  return sorted.filter(({ id }) => !seen.has(id) && seen.add(id))
}

/** Texts as a table of a statement. */
const asTable = (texts: readonly Text[]) => sql`
  asked (text, own, language, trigrams, signature, digest, digest_without_numbers) as materialized (
    select * from unnest(${[...texts.keys()]}::integer[], ${texts.map(({ id }) => id)}::integer[],
      ${texts.map(({ language }) => language)}::text[], ${texts.map(({ trigrams }) => trigrams.size)}::integer[],
      ${texts.map(({ trigrams }) => signatureOf(trigrams))}::bit(512)[], ${texts.map(({ digest }) => digest)}::bytea[],
      ${texts.map(({ digestWithoutNumbers }) => digestWithoutNumbers)}::bytea[]))`

const MAX_SAME = 10

/** The first ones with the same words, or the same but for numbers: the options of these may be quite different ones. */
async function sameDigests(tx: Transaction, texts: readonly Text[]): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    with ${asTable(texts)}
    select asked.text, found.* from asked cross join lateral (
      (select t.question_id as id, 'same' as likeness, t.words from question_texts t
        where t.digest = asked.digest and t.language = asked.language and t.question_id is distinct from asked.own
        order by t.question_id limit ${MAX_SAME})
      union all
      (select t.question_id, 'other_numbers', t.words from question_texts t
        where t.digest_without_numbers = asked.digest_without_numbers and t.digest <> asked.digest
          and t.language = asked.language and t.question_id is distinct from asked.own
        order by t.question_id limit ${MAX_SAME})) as found`.execute(tx)
  return rows
}

/**
 * Those whose signatures differ in few bits. Sizes are compared first: that is quicker, and too different sizes rule it out. Sorted
 * by whole numbers alone, as in a bank of alike questions each is near to each.
 */
async function nearSignatures(tx: Transaction, texts: readonly Text[]): Promise<readonly Row[]> {
  const { rows } = await sql<Omit<Row, 'likeness'> & { likeness: number }>`
    with ${asTable(texts)}, alike as (
      select asked.text, t.question_id as id, bit_count(t.signature # asked.signature)::integer as distance,
        case when t.digest = asked.digest then ${rank('same')}
          when t.digest_without_numbers = asked.digest_without_numbers then ${rank('other_numbers')}
          else ${rank('near')} end as likeness
      from question_texts t join asked on asked.language = t.language
        and t.trigrams between asked.trigrams * 3 / 5 and asked.trigrams * 5 / 3
        and bit_count(t.signature # asked.signature) <= ${MAX_DIFFERENT_BITS}
      where t.question_id is distinct from asked.own
    ), nearest as (
      select *, row_number() over (partition by text, likeness order by distance, id) as place from alike)
    select text, id, likeness, (
      select words from question_texts t
      where t.question_id = nearest.id and t.language = (select language from asked where asked.text = nearest.text)) as words
    from nearest where place <= ${NEAREST}`.execute(tx)
  return rows.map(({ likeness, ...row }) => ({ ...row, likeness: LIKENESSES[likeness] ?? 'near' }))
}

const rank = (likeness: Likeness) => sql.lit(LIKENESSES.indexOf(likeness))
