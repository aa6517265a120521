import type { DraftQuestion } from '../../question.ts'
import { answerLine, paragraphs, type Speech, unsaid } from '../../speech.ts'
import type { ExamFamily } from '../../topics.ts'
import { numericDistractors } from '../distractors.ts'

export const EVERY_EXAM: readonly ExamFamily[] = ['bank', 'ssc', 'mat', 'cat', 'icet', 'railway', 'afcat', 'nimcet']

/** A question on a caselet whose answer is a whole number: it can be typed in as well. */
export function counted(
  stem: Speech,
  answer: number,
  work: Speech,
  slips: readonly (readonly [value: number, mistake: string])[],
): DraftQuestion {
  return {
    stem,
    correct: unsaid(`${answer}`),
    distractors: numericDistractors(
      answer,
      slips.map(([value, mistake]) => ({ value, mistake })),
      {
        format: String,
        plausible: (value) => value > 0 && Number.isInteger(value),
        spares: [answer + 1, answer + 2, answer - 1, answer + 3, answer + 4],
      },
    ),
    explanation: paragraphs(work, answerLine(unsaid(`${answer}`))),
  }
}
