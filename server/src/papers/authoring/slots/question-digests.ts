import { hasNumbers, searchWordsOf } from '../../../questions/bank/list/search-words.ts'
import type { SlotContent } from './slot-content.ts'

type QuestionDigests = {
  readonly digest: Buffer
  readonly digestWithoutNumbers: Buffer
  /** The same text and options in any order. */
  readonly same: string
  /**
   * The same stem with other numbers; null where it has none, or hardly anything else: “Find the odd one out” and “Which number
   * comes next? 2, 6, 12, 20, ?” are asked often, each time about something else.
   */
  readonly alike: string | null
  /** The same stem with the same numbers, whatever its options; null as `alike`. */
  readonly stem: string | null
}

/** Four numbers or gaps one after the other, as series, analogies, equations and tables have them. */
const ROW_OF_NUMBERS = /(?:[\d?*∗][\d.]*[\s,;:()=+×÷−-]+){3}[\d?*∗]/

/** Digests by which questions that ask the same are found. */
export function questionDigests({ stem, options }: Pick<SlotContent, 'stem' | 'options'>): QuestionDigests {
  const { digest, digestWithoutNumbers, excerpt } = searchWordsOf({ stem, options })
  const isDistinctive = hasNumbers(excerpt) && !ROW_OF_NUMBERS.test(excerpt)
  return {
    digest,
    digestWithoutNumbers,
    same: digest.toString('hex'),
    alike: isDistinctive ? digestWithoutNumbers.toString('hex') : null,
    stem: isDistinctive ? searchWordsOf({ stem, options: [] }).digest.toString('hex') : null,
  }
}
