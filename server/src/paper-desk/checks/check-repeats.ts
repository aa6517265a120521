import type { PaperCheck } from '@pariksha/contract/paper-desk/paper-publication'
import { askMarks } from '../slots/ask-marks.ts'
import { passageOf } from '../slots/slot-content.ts'
import { at, type Checked, type CheckedPaper } from './check.ts'
import { similarity, trigramsOf } from './trigrams.ts'

/** Trigrams in common from which two questions of a paper are nearly the same, as in the bank. */
const NEAR = 0.6

export type Earlier = {
  /** Digests of words, by the title of the paper that asked them. */
  readonly digests: ReadonlyMap<string, string>
  readonly digestsWithoutNumbers: ReadonlyMap<string, string>
  readonly fingerprints: ReadonlyMap<string, string>
}

/** What is asked twice, in the paper and in earlier ones of its series. */
export function checkRepeats({ questions }: CheckedPaper, earlier: Earlier): PaperCheck[] {
  const read = questions.map((one) => {
    const { same, alike, words } = askMarks(one.content)
    return { one, same, alike, trigrams: trigramsOf(words) }
  })
  const found: PaperCheck[] = []
  for (const [index, { one, same, alike, trigrams }] of read.entries()) {
    const before = read.slice(0, index)
    const twin = before.find((other) => other.same === same)
    const near =
      twin ??
      before.find((other) => alike !== null && other.alike === alike) ??
      before.find((other) => !areBothDrawn(other.one, one) && similarity(other.trigrams, trigrams) >= NEAR)
    if (twin) found.push(at('same_question', one, `the same as question ${twin.one.number}.`))
    else if (near) found.push(at('near_question', one, `nearly the same as question ${near.one.number}.`))
    const { drawn } = one.slot
    const paper = earlier.digests.get(same) ?? (drawn && earlier.fingerprints.get(drawn.fingerprint))
    const paperAlike = alike === null ? undefined : earlier.digestsWithoutNumbers.get(alike)
    if (paper) found.push(at('asked_before', one, `asked in ${paper}.`))
    else if (paperAlike) found.push(at('asked_before', one, `asked with other numbers in ${paperAlike}.`))
  }
  return [...found, ...passagesApart(questions)]
}

/** Drawing takes care itself that no two ask the same; of one template they have many words in common. */
const areBothDrawn = (a: Checked, b: Checked): boolean => a.slot.drawn !== null && b.slot.drawn !== null

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
      found.push(at('passage_apart', one, `its passage stands at question ${before.number}, too.`))
  }
  return found
}
