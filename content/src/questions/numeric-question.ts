import type { DraftQuestion } from '../question.ts'
import { number } from '../text/format.ts'
import { answerLine, paragraphs, same } from '../text/localized.ts'
import type { LocalizedText } from '../text.ts'
import { numericDistractors } from './distractors.ts'

export type Wrong = readonly [value: number, mistake: string]

const asSpeech = (text: string | LocalizedText): LocalizedText => (typeof text === 'string' ? same(text) : text)

/**
 * A question whose options are numbers. Where the named mistakes coincide, values at multiples of `step` beside the
 * answer fill up.
 */
export function numericQuestion(parts: {
  readonly stem: LocalizedText
  readonly answer: number
  readonly wrong: readonly Wrong[]
  readonly steps: readonly (LocalizedText | false)[]
  readonly format?: (value: number) => string | LocalizedText
  readonly plausible?: (value: number) => boolean
  readonly step?: number
}): DraftQuestion {
  const { stem, answer, wrong, steps, format = (value: number) => number(value), step = 1 } = parts
  const { plausible = (value) => value > 0 && (!Number.isInteger(answer) || Number.isInteger(value)) } = parts
  const correct = asSpeech(format(answer))
  return {
    stem,
    correct,
    distractors: numericDistractors(
      answer,
      wrong.map(([value, mistake]) => ({ value, mistake })),
      { format, plausible, spares: [1, -1, 2, -2, 3, 4, 5].map((n) => answer + n * step) },
    ),
    explanation: paragraphs(...steps, answerLine(correct)),
  }
}

/** A question whose options are texts, the same in every language or said in each. Repeats are left out. */
export function textQuestion(parts: {
  readonly stem: LocalizedText
  readonly correct: string | LocalizedText
  readonly wrong: readonly (readonly [text: string | LocalizedText, mistake: string])[]
  readonly steps: readonly (LocalizedText | false)[]
}): DraftQuestion {
  const correct = asSpeech(parts.correct)
  const taken = new Set([correct.en])
  const distractors = parts.wrong
    .map(([text, mistake]) => ({ text: asSpeech(text), mistake }))
    .filter(({ text }) => !taken.has(text.en) && taken.add(text.en))
  return {
    stem: parts.stem,
    correct,
    distractors: distractors.slice(0, 4),
    explanation: paragraphs(...parts.steps, answerLine(correct)),
  }
}
