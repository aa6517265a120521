import { itemAt } from '../../checked-access.ts'
import type { DraftQuestion } from '../../question.ts'
import { paragraphs, say } from '../../text/localized.ts'
import type { LocalizedText } from '../../text.ts'
import { VERDICTS as FIVE } from './verdicts.ts'

export const EXAMS = ['bank', 'ssc', 'railway', 'mat', 'cat', 'afcat', 'nimcet'] as const

/** The standing answers about two conclusions; the order is always the same. */
export const VERDICTS: readonly LocalizedText[] = [
  FIVE.first,
  FIVE.second,
  say('Neither conclusion follows', 'ఏ తీర్మానమూ అనుసరించదు', 'कोई भी निष्कर्ष अनुसरण नहीं करता है'),
  say('Both conclusions follow', 'రెండు తీర్మానాలూ అనుసరిస్తాయి', 'दोनों निष्कर्ष अनुसरण करते हैं'),
]
export const verdict = (first: boolean, second: boolean): number => (first ? (second ? 3 : 0) : second ? 1 : 2)

export function conclude(stem: LocalizedText, place: number, steps: readonly LocalizedText[]): DraftQuestion {
  const correct = itemAt(VERDICTS, place)
  return {
    stem,
    correct,
    distractors: VERDICTS.filter((other) => other !== correct).map((text) => ({
      text,
      mistake: 'took a conclusion that may be true for one that must be, or missed one that must',
    })),
    explanation: paragraphs(
      ...steps,
      say(
        'A conclusion follows only if it holds in every case that the statements allow, not merely in some.',
        'ప్రకటనలు అనుమతించే ప్రతి సందర్భంలోనూ నిజమైతేనే తీర్మానం అనుసరిస్తుంది; కొన్ని సందర్భాల్లో నిజమైతే చాలదు.',
        'निष्कर्ष तभी अनुसरण करता है जब वह कथनों के हर संभव मामले में सत्य हो, केवल कुछ में नहीं।',
      ),
      say(`${correct.en}.`, `${correct.te}.`, `${correct.hi}।`),
    ),
    fixedOrder: VERDICTS,
  }
}
