import { sum } from '../numbers.ts'
import { agreements, readNumbers, shareOfBest } from '../questions/option-values.ts'
import { type DrawnQuestion, printedOptions } from './draws.ts'

/** How often the keys of a source are found without knowing anything. */
export type Tricks = {
  readonly source: string
  readonly optionCount: number
  /** Of how many questions with numbers the right one was the smallest, the second … */
  readonly ranks: number[]
  readonly agreement: { asked: number; most: number; least: number }
}

/** Written orders are one kind, so are lists of every topic that are matched. */
export const kindOf = (source: string): string =>
  source.startsWith('para-jumbles') ? 'para-jumbles' : source.endsWith('match-the-lists') ? 'match-the-lists' : source

export function tricksOf(questions: Iterable<DrawnQuestion>): readonly Tricks[] {
  const bySource = new Map<string, Tricks>()
  for (const drawn of questions) {
    const { source, question, optionCount } = drawn
    if (question.fixedOrder || question.optionPictures) continue
    const name = `${kindOf(source)} ${optionCount}`
    const tricks = bySource.get(name) ?? {
      source: name,
      optionCount,
      ranks: Array<number>(optionCount).fill(0),
      agreement: { asked: 0, most: 0, least: 0 },
    }
    bySource.set(name, tricks)
    const options = printedOptions(drawn)
    if (options.length < optionCount) continue
    const numbers = readNumbers(options)
    const points = numbers ? undefined : agreements(options)
    const rank = numbers?.filter((one) => one < (numbers[0] ?? 0)).length
    if (rank !== undefined) tricks.ranks[rank] = (tricks.ranks[rank] ?? 0) + 1
    if (!points) continue
    tricks.agreement.asked++
    tricks.agreement.most += shareOfBest(points, 0, 'most')
    tricks.agreement.least += shareOfBest(points, 0, 'least')
  }
  return [...bySource.values()]
}

/** The share of questions whose key is found by always taking the place among the numbers that is best for their source. */
export function foundByRank(all: readonly Tricks[], optionCount: number): number {
  const some = all.filter((one) => one.optionCount === optionCount)
  return sum(some.map(({ ranks }) => Math.max(...ranks))) / sum(some.flatMap(({ ranks }) => ranks))
}

/** How much more often than by chance the key is the smallest, the second … of the numbers. */
export function ranksOverChance(all: readonly Tricks[], optionCount: number): readonly number[] {
  const totals = Array.from({ length: optionCount }, (_, rank) =>
    sum(all.filter((one) => one.optionCount === optionCount).map(({ ranks }) => ranks[rank] ?? 0)),
  )
  return totals.map((total) => (total / sum(totals)) * optionCount)
}

/** How much more often than by chance the key is the option that has most (or least) in common with the others. */
export const agreementOverChance = ({ optionCount, agreement: { asked, most, least } }: Tricks): number =>
  asked === 0 ? 0 : (Math.max(most, least) / asked) * optionCount
