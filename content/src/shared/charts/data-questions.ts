import type { DraftQuestion } from '../../question.ts'
import { numericDistractors, textDistractors } from '../../questions/distractors.ts'
import { readNumbers } from '../../questions/option-values.ts'
import type { Random } from '../../random.ts'
import { each, paragraphs, same, say } from '../../text/localized.ts'
import type { LocalizedText } from '../../text.ts'

type Wrong = { readonly value: number; readonly mistake: string }

export const concluding = (answer: LocalizedText): LocalizedText =>
  say(`The answer is ${answer.en}.`, `సమాధానం ${answer.te}.`, `उत्तर ${answer.hi} है।`)

export function ask(
  stem: LocalizedText,
  answer: number,
  format: (value: number) => string | LocalizedText,
  wrong: readonly Wrong[],
  steps: readonly LocalizedText[],
  spread = 10,
  most = Number.POSITIVE_INFINITY,
): DraftQuestion {
  const told = format(answer)
  const correct = typeof told === 'string' ? same(told) : told
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
  stem: LocalizedText,
  answer: LocalizedText,
  all: readonly LocalizedText[],
  mistake: string,
  steps: readonly LocalizedText[],
): DraftQuestion {
  const numbers = readNumbers(all)
  return {
    stem,
    correct: answer,
    // no year is offered that is not on the chart
    ...(numbers && { range: [Math.min(...numbers), Math.max(...numbers)] as const }),
    distractors: textDistractors(
      answer,
      all.map((text) => [text, mistake] as const),
    ),
    explanation: paragraphs(...steps, concluding(answer)),
  }
}

type Cell = string | number | LocalizedText

export const table = (head: readonly Cell[], rows: readonly (readonly Cell[])[]): LocalizedText =>
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
