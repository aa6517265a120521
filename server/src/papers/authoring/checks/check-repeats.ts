import type { PaperCheck } from '@pariksha/contract/papers/paper-publication'
import { indexTexts } from '../../../questions/bank/duplicates/similar-texts.ts'
import { type WordsByLanguage, wordsByLanguage } from '../../../questions/bank/list/search-words.ts'
import { questionDigests } from '../slots/question-digests.ts'
import { passageOf } from '../slots/slot-content.ts'
import { type Checked, type CheckedPaper, questionCheck } from './check.ts'

/** What the other papers of the series ask, by the title of the paper that asked it. */
export type Earlier = {
  /** Digests of words. */
  readonly digests: ReadonlyMap<string, string>
  /** The same without numbers, of questions of the bank. */
  readonly digestsWithoutNumbers: ReadonlyMap<string, string>
  /** Questions of the bank in any version. */
  readonly questions: ReadonlyMap<number, string>
  readonly fingerprints: ReadonlyMap<string, string>
  /** Questions of papers that ship with the same words, by the number of the question of this paper. */
  readonly shipped: ReadonlyMap<number, string>
  /** Nearly the same questions of the bank, and of papers that ship. */
  readonly near: ReadonlyMap<number, string>
}

export const NOTHING_EARLIER: Earlier = {
  digests: new Map(),
  digestsWithoutNumbers: new Map(),
  questions: new Map(),
  fingerprints: new Map(),
  shipped: new Map(),
  near: new Map(),
}

/** What is asked twice, in the paper and in the other ones of its series. */
export function checkRepeats({ questions }: CheckedPaper, earlier: Earlier): PaperCheck[] {
  const read = questions.map((one): Read => {
    const { same, alike, stem } = questionDigests(one.content)
    return { one, same, alike, stem, words: wordsByLanguage(one.content) }
  })
  const index = indexTexts(read.map(({ words }) => words))
  const found: PaperCheck[] = []
  for (const [place, here] of read.entries()) {
    const before = read.slice(0, place)
    const similar = new Set(index.find(here.words).map(({ at }) => read[at]))
    const twin = before.find((other) => other.same === here.same)
    const near = twin ?? before.find((other) => isNear(other, here, similar))
    if (twin) found.push(questionCheck('same_question', here.one, `the same as question ${twin.one.number}.`))
    else if (near)
      found.push(questionCheck('near_question', here.one, `nearly the same as question ${near.one.number}.`))
    const earlierUse = askedBefore(here, earlier)
    if (earlierUse) found.push(questionCheck('asked_before', here.one, earlierUse))
  }
  return [...found, ...passagesApart(questions)]
}

type Read = {
  readonly one: Checked
  readonly same: string
  readonly alike: string | null
  readonly stem: string | null
  readonly words: WordsByLanguage
}

/**
 * Of two that were drawn, other numbers make another question: templates are there to ask the same way again. A student feels
 * it as a repetition where the whole question is the same and the options alone differ.
 */
function isNear(a: Read, b: Read, similar: ReadonlySet<Read | undefined>): boolean {
  if (a.one.slot.drawn !== null && b.one.slot.drawn !== null) return b.stem !== null && a.stem === b.stem
  return (b.alike !== null && a.alike === b.alike) || similar.has(a)
}

function askedBefore({ one, same, alike }: Read, earlier: Earlier): string | undefined {
  const { question, drawn } = one.slot
  const paper =
    earlier.digests.get(same) ??
    earlier.shipped.get(one.number) ??
    (drawn && earlier.fingerprints.get(drawn.fingerprint))
  if (paper) return `asked in ${paper}.`
  const version = question && earlier.questions.get(question.id)
  if (version) return `asked in ${version} in another version.`
  const otherNumbers = alike !== null && earlier.digestsWithoutNumbers.get(alike)
  if (otherNumbers) return `asked with other numbers in ${otherNumbers}.`
  const near = earlier.near.get(one.number)
  return near && `nearly the same as a question of ${near}.`
}

/** Questions of a passage that do not stand together: students would read it twice. */
function passagesApart(questions: readonly Checked[]): PaperCheck[] {
  const last = new Map<string, Checked>()
  const found: PaperCheck[] = []
  for (const one of questions) {
    const passage = passageOf(one.slot)
    if (passage === null) continue
    const before = last.get(passage)
    last.set(passage, one)
    if (before && (before.number !== one.number - 1 || before.slot.section !== one.slot.section))
      found.push(questionCheck('passage_apart', one, `its passage stands at question ${before.number}, too.`))
  }
  return found
}
