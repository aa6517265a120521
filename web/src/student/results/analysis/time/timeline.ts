import type { Analysis } from '@pariksha/contract/results/analysis'

export type Visit = {
  /** Of the question. */
  readonly number: number
  readonly from: number
  readonly spent: number
  /** The question was open before. */
  readonly isReturn: boolean
}
/** A section, with its first and last question. */
export type Band = { readonly name: string; readonly first: number; readonly last: number }

/** Visits to questions in their order. */
export function visitsOf({ visits }: Analysis): readonly Visit[] {
  const seen = new Set<number>()
  return visits.map(([number, from, spent]) => {
    const isReturn = seen.has(number)
    seen.add(number)
    return { number, from, spent, isReturn }
  })
}

export const bandsOf = ({ sections, questions }: Analysis, nameOf: (name: string) => string): readonly Band[] =>
  sections.map(({ name }, index) => {
    const numbers = questions.filter(({ section }) => section === index).map(({ question_number }) => question_number)
    return { name: nameOf(name), first: Math.min(...numbers), last: Math.max(...numbers) }
  })

/** Seconds between two axis ticks: four to eight of them. */
export function tickOf(seconds: number): number {
  const wanted = seconds / 6
  return [10, 30, 60, 120, 300, 600, 900, 1800].find((tick) => tick >= wanted) ?? 3600
}
