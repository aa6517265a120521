import type { DraftQuestion } from '../../question.ts'
import type { Random } from '../../random.ts'
import { same } from '../../text.ts'
import { numericDistractors } from '../distractors.ts'
import { textDistractors } from './distinct-texts.ts'

type Wrong = { readonly value: number; readonly mistake: string }
export const sum = (row: readonly number[]): number => row.reduce((total, value) => total + value, 0)

export function ask(
  stem: string,
  answer: number,
  format: (value: number) => string,
  wrong: readonly Wrong[],
  steps: readonly string[],
  spread = 10,
  most = Number.POSITIVE_INFINITY,
): DraftQuestion {
  return {
    stem: { en: stem },
    correct: same(format(answer)),
    distractors: numericDistractors(answer, wrong, {
      format,
      plausible: (value) => value > 0 && value <= most,
      spares: [1, -1, 2, -2, 3].map((n) => answer + n * spread),
    }),
    explanation: { en: [...steps, `The answer is ${format(answer)}.`].join('\n\n') },
  }
}

export function pick(
  stem: string,
  answer: string,
  all: readonly string[],
  mistake: string,
  steps: readonly string[],
): DraftQuestion {
  return {
    stem: { en: stem },
    correct: { en: answer },
    distractors: textDistractors(
      answer,
      all.map((text) => [text, mistake] as const),
      { text: (text) => ({ en: text }) },
    ),
    explanation: { en: [...steps, `The answer is ${answer}.`].join('\n\n') },
  }
}

export const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [
    `| ${head.join(' | ')} |`,
    `|${head.map((_, n) => (n === 0 ? '---' : '---:')).join('|')}|`,
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ].join('\n')

/** One thing per unit: totals are then found by counting, with no arithmetic that could repeat an error. */
export const heap = (counts: readonly number[]): number[] =>
  counts.flatMap((count, kind) => new Array<number>(count).fill(kind))

export function distinct(random: Random, count: number, low: number, high: number, step: number): number[] {
  return random.sample(
    Array.from({ length: Math.floor((high - low) / step) + 1 }, (_, n) => low + n * step),
    count,
  )
}
