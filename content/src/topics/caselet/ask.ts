import type { PaperFamily } from '@pariksha/domain/exam-families'
import type { DraftQuestion } from '../../question.ts'
import { numericDistractors } from '../../questions/distractors.ts'
import { answerLine, paragraphs, same } from '../../text/localized.ts'
import type { LocalizedText } from '../../text.ts'

export const EVERY_EXAM: readonly PaperFamily[] = ['bank', 'ssc', 'mat', 'cat', 'icet', 'railway', 'afcat', 'nimcet']

/** A question on a caselet whose answer is a whole number: it can be typed in as well. */
export function counted(
  stem: LocalizedText,
  answer: number,
  work: LocalizedText,
  slips: readonly (readonly [value: number, mistake: string])[],
): DraftQuestion {
  return {
    stem,
    correct: same(`${answer}`),
    distractors: numericDistractors(
      answer,
      slips.map(([value, mistake]) => ({ value, mistake })),
      {
        format: String,
        plausible: (value) => value > 0 && Number.isInteger(value),
        spares: [answer + 1, answer + 2, answer - 1, answer + 3, answer + 4],
      },
    ),
    explanation: paragraphs(work, answerLine(same(`${answer}`))),
  }
}
