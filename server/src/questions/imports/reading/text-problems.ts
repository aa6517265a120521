import { LANGUAGES } from '@pariksha/contract/languages'
import type { QuestionContent } from '@pariksha/contract/questions/question-content'
import type { Place } from '@pariksha/formats/question-set'
import { textProblem } from '../../../platform/text/render-text.ts'

/** Texts that would be refused when they are shown: reported before anybody adds them to the bank. */
export function textProblems({ stem, options, explanation }: QuestionContent, at: Place | null) {
  const texts = [stem, ...options, explanation ?? {}].flatMap((text) => LANGUAGES.flatMap((one) => text[one] ?? []))
  const found = new Set(texts.flatMap((text) => textProblem('question', text)?.message ?? []))
  return [...found].map((what) => ({ code: 'text-refused', what, severity: 'fault' as const, at }))
}
