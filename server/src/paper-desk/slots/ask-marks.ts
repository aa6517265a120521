import { hasNumbers, searchWordsOf } from '../../question-bank/search-words.ts'
import type { SlotContent } from './slot-content.ts'

type AskMarks = {
  readonly digest: Buffer
  readonly digestWithoutNumbers: Buffer
  /** The same text and options in any order. */
  readonly same: string
  /** The same stem with other numbers; null where it has none: “Find the odd one out” is asked often. */
  readonly alike: string | null
  readonly words: string
}

/** What two questions that ask the same have in common. */
export function askMarks({ stem, options }: Pick<SlotContent, 'stem' | 'options'>): AskMarks {
  const { digest, digestWithoutNumbers, excerpt, words } = searchWordsOf({ stem, options })
  return {
    digest,
    digestWithoutNumbers,
    same: digest.toString('hex'),
    alike: hasNumbers(excerpt) ? digestWithoutNumbers.toString('hex') : null,
    words,
  }
}
