import type { DraftQuestion } from '../../question.ts'
import type { Random } from '../../random.ts'
import { each, paragraphs, type Speech, say, unsaid } from '../../speech.ts'
import { numericDistractors, textDistractors } from '../distractors.ts'

type Wrong = { readonly value: number; readonly mistake: string }

export const concluding = (answer: Speech): Speech =>
  say(`The answer is ${answer.en}.`, `సమాధానం ${answer.te}.`, `उत्तर ${answer.hi} है।`)

export function ask(
  stem: Speech,
  answer: number,
  format: (value: number) => string | Speech,
  wrong: readonly Wrong[],
  steps: readonly Speech[],
  spread = 10,
  most = Number.POSITIVE_INFINITY,
): DraftQuestion {
  const told = format(answer)
  const correct = typeof told === 'string' ? unsaid(told) : told
  return {
    stem,
    correct,
    distractors: numericDistractors(answer, wrong, {
      format,
      plausible: (value) => value > 0 && value <= most,
      spares: [1, -1, 2, -2, 3].map((n) => answer + n * spread),
    }),
    explanation: paragraphs(...steps, concluding(correct)),
  }
}

export function pick(
  stem: Speech,
  answer: Speech,
  all: readonly Speech[],
  mistake: string,
  steps: readonly Speech[],
): DraftQuestion {
  return {
    stem,
    correct: answer,
    distractors: textDistractors(
      answer,
      all.map((text) => [text, mistake] as const),
    ),
    explanation: paragraphs(...steps, concluding(answer)),
  }
}

type Cell = string | number | Speech

export const table = (head: readonly Cell[], rows: readonly (readonly Cell[])[]): Speech =>
  each((language) => {
    const line = (row: readonly Cell[]) =>
      `| ${row.map((cell) => (typeof cell === 'object' ? cell[language] : cell)).join(' | ')} |`
    return [line(head), `|${head.map((_, n) => (n === 0 ? '---' : '---:')).join('|')}|`, ...rows.map(line)].join('\n')
  })

/** One thing per unit: totals are then found by counting, with no arithmetic that could repeat an error. */
export const heap = (counts: readonly number[]): number[] =>
  counts.flatMap((count, kind) => new Array<number>(count).fill(kind))

export function distinct(random: Random, count: number, low: number, high: number, step: number): number[] {
  return random.sample(
    Array.from({ length: Math.floor((high - low) / step) + 1 }, (_, n) => low + n * step),
    count,
  )
}
