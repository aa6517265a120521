import type { DrawnQuestion } from './draws.ts'
import { type QuestionFault, questionFaults } from './question-faults.ts'

/** Where every mistake is far off and nothing near may be offered. */
const RARELY: Readonly<Partial<Record<QuestionFault, number>>> = {
  'offers a number ten times too large or too small': 1 / 500,
  'offers one whole number, the right one': 1 / 2000,
}
const SHOWN = 5

/** Faults that more questions have than may, each with some of those questions. */
export function frequentFaults(drawn: readonly DrawnQuestion[]): Partial<Record<QuestionFault, readonly string[]>> {
  const found = Map.groupBy(
    drawn.flatMap((one) => questionFaults(one).map((fault) => ({ fault, one }))),
    ({ fault }) => fault,
  )
  const frequent = [...found].filter(([fault, faulty]) => faulty.length > drawn.length * (RARELY[fault] ?? 0))
  return Object.fromEntries(
    frequent.map(([fault, faulty]) => [
      fault,
      faulty.slice(0, SHOWN).map(({ one }) => `${one.source} (${one.optionCount}): ${one.question.stem.en}`),
    ]),
  )
}
