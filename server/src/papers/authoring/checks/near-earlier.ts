import type { Language } from '@pariksha/contract/languages'
import type { QuestionContent } from '@pariksha/contract/questions/question-content'
import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { indexTexts } from '../../../questions/bank/duplicates/similar-texts.ts'
import { type WordsByLanguage, wordsByLanguage } from '../../../questions/bank/list/search-words.ts'
import type { Earlier } from './check-repeats.ts'

/** A question of the bank in the paper that is checked. */
export type OfPaper = {
  readonly number: number
  readonly id: number
  readonly words: WordsByLanguage
  readonly digest: Buffer
  readonly digestWithoutNumbers: Buffer
  /** As it would be in each of its languages alone. */
  readonly languageDigests: readonly Buffer[]
}

type EarlierPaper = { readonly id: number; readonly title: string; readonly fingerprints: readonly string[] }

/** A question of an earlier paper; one that ships has each language as a text of its own, and no id. */
type EarlierText = {
  readonly id: number | null
  readonly words: WordsByLanguage
  readonly digest: Buffer
  readonly digestWithoutNumbers: Buffer | null
}

type Found = Pick<Earlier, 'near' | 'shipped'> & { readonly notCompared: number }

/**
 * What earlier papers ask nearly in the same words, the nearest of each question. The questions of this paper are indexed once,
 * and one earlier paper after the other is read until the time is up: newest first.
 */
export async function nearEarlier(
  db: Database,
  compared: readonly OfPaper[],
  papers: readonly EarlierPaper[],
  end: number,
): Promise<Found> {
  const index = indexTexts(compared.map(({ words }) => words))
  const nearest = new Map<number, { readonly likeness: number; readonly title: string }>()
  const titleOfShipped = new Map<string, string>()
  let notCompared = compared.length === 0 ? 0 : papers.length
  for (const { title, ...paper } of compared.length === 0 ? [] : papers) {
    if (performance.now() >= end) break
    for (const text of await textsOf(db, paper)) {
      if (text.id === null) titleOfShipped.set(text.digest.toString('hex'), title)
      for (const { at, likeness } of index.find(text.words)) {
        const one = compared[at]
        if (!one || isSame(one, text) || likeness <= (nearest.get(one.number)?.likeness ?? 0)) continue
        nearest.set(one.number, { likeness, title })
      }
    }
    notCompared--
  }
  const shipped = compared.flatMap(({ number, languageDigests }) => {
    const title = languageDigests.flatMap((digest) => titleOfShipped.get(digest.toString('hex')) ?? [])[0]
    return title === undefined ? [] : [[number, title] as const]
  })
  return {
    near: new Map([...nearest].map(([number, { title }]) => [number, title])),
    shipped: new Map(shipped),
    notCompared,
  }
}

/** The same question, or with other numbers: that is reported by its id and digests. */
const isSame = (one: OfPaper, text: EarlierText): boolean =>
  one.id === text.id ||
  one.digest.equals(text.digest) ||
  (text.digestWithoutNumbers !== null && one.digestWithoutNumbers.equals(text.digestWithoutNumbers))

async function textsOf(db: Database, { id, fingerprints }: Omit<EarlierPaper, 'title'>): Promise<EarlierText[]> {
  const { rows } = await sql<Pick<QuestionContent, 'stem' | 'options'> & Omit<EarlierText, 'words'>>`
    select pq.question_id as id, pq.digest, pq.digest_without_numbers as "digestWithoutNumbers",
      v.content->'stem' as stem, v.content->'options' as options
    from paper_questions pq
    join question_versions v on v.question_id = pq.question_id and v.version = pq.question_version
    where pq.paper_id = ${id}`.execute(db)
  const ofBank = rows.map(({ stem, options, ...digests }) => ({
    ...digests,
    words: wordsByLanguage({ stem, options }),
  }))
  if (fingerprints.length === 0) return ofBank
  const ships = await sql<{ language: Language; words: string; digest: Buffer }>`
    select language, words, digest from shipped_questions where fingerprint = any(${[...fingerprints]}::text[])`.execute(
    db,
  )
  const ofShipped = ships.rows.map(({ language, words, digest }) => {
    return { id: null, words: new Map([[language, words]]), digest, digestWithoutNumbers: null }
  })
  return [...ofBank, ...ofShipped]
}
