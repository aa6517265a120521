import { keysOf } from '../../checked-access.ts'
import { say } from '../../text/localized.ts'
import type { LocalizedText } from '../../text.ts'

/** The five standing answers of the bank examinations about two statements, always in this order. */
export const ANSWERS = {
  first: say(
    'Statement I alone is sufficient, but statement II alone is not',
    'వాక్యం I ఒక్కటే సరిపోతుంది, వాక్యం II ఒక్కటే సరిపోదు',
    'केवल कथन I पर्याप्त है, पर केवल कथन II पर्याप्त नहीं',
  ),
  second: say(
    'Statement II alone is sufficient, but statement I alone is not',
    'వాక్యం II ఒక్కటే సరిపోతుంది, వాక్యం I ఒక్కటే సరిపోదు',
    'केवल कथन II पर्याप्त है, पर केवल कथन I पर्याप्त नहीं',
  ),
  either: say(
    'Either statement alone is sufficient',
    'వాక్యం I లేదా వాక్యం II ఏ ఒక్కటైనా సరిపోతుంది',
    'कथन I या कथन II में से कोई भी एक पर्याप्त है',
  ),
  neither: say(
    'Even both statements together are not sufficient',
    'రెండు వాక్యాలూ కలిపినా సరిపోవు',
    'दोनों कथन मिलकर भी पर्याप्त नहीं हैं',
  ),
  both: say('Both statements together are necessary', 'రెండు వాక్యాలూ కలిపితేనే సరిపోతాయి', 'दोनों कथन एक साथ आवश्यक हैं'),
} as const satisfies Record<string, LocalizedText>
export type Answer = keyof typeof ANSWERS
export const ANSWER_NAMES = keysOf(ANSWERS)

export const MISTAKES: Record<Answer, string> = {
  first: 'took something for granted that only statement I seems to say',
  second: 'took something for granted that only statement II seems to say',
  either: 'did not try whether each statement settles it alone',
  neither: 'gave up before using all that the statements say',
  both: 'used both statements without trying each alone',
}

export const answerOf = (alone: readonly [boolean, boolean], together: boolean): Answer => {
  if (alone[0] && alone[1]) return 'either'
  if (alone[0]) return 'first'
  if (alone[1]) return 'second'
  return together ? 'both' : 'neither'
}
