import { sum } from '../numbers.ts'
import { agreements, readNumbers, shareOfBest } from '../questions/option-values.ts'
import { type DrawnQuestion, printedOptions } from './draws.ts'

/** How often the key can be guessed from the options alone. */
export type GuessingCues = {
  readonly source: string
  readonly optionCount: number
  /** Of how many questions with numbers the right one was the smallest, the second … */
  readonly ranks: number[]
  readonly agreement: { asked: number; most: number; least: number }
}

/** Written orders are one kind, so are lists of every topic that are matched. */
export const kindOf = (source: string): string =>
  source.startsWith('para-jumbles') ? 'para-jumbles' : source.endsWith('match-the-lists') ? 'match-the-lists' : source

export function guessingCuesOf(questions: Iterable<DrawnQuestion>): readonly GuessingCues[] {
  const bySource = new Map<string, GuessingCues>()
  for (const drawn of questions) {
    const { source, question, optionCount } = drawn
    if (question.fixedOrder || question.optionPictures) continue
    const name = `${kindOf(source)} ${optionCount}`
    const cues = bySource.get(name) ?? {
      source: name,
      optionCount,
      ranks: Array<number>(optionCount).fill(0),
      agreement: { asked: 0, most: 0, least: 0 },
    }
    bySource.set(name, cues)
    const options = printedOptions(drawn)
    if (options.length < optionCount) continue
    const numbers = readNumbers(options)
    const points = numbers ? undefined : agreements(options)
    const rank = numbers?.filter((one) => one < (numbers[0] ?? 0)).length
    if (rank !== undefined) cues.ranks[rank] = (cues.ranks[rank] ?? 0) + 1
    if (!points) continue
    cues.agreement.asked++
    cues.agreement.most += shareOfBest(points, 0, 'most')
    cues.agreement.least += shareOfBest(points, 0, 'least')
  }
  return [...bySource.values()]
}

/** The share of questions whose key is found by always taking the place among the numbers that is best for their source. */
export function foundByRank(all: readonly GuessingCues[], optionCount: number): number {
  const some = all.filter((one) => one.optionCount === optionCount)
  return sum(some.map(({ ranks }) => Math.max(...ranks))) / sum(some.flatMap(({ ranks }) => ranks))
}

/** How much more often than by chance the key is the smallest, the second … of the numbers. */
export function ranksOverChance(all: readonly GuessingCues[], optionCount: number): readonly number[] {
  const totals = Array.from({ length: optionCount }, (_, rank) =>
    sum(all.filter((one) => one.optionCount === optionCount).map(({ ranks }) => ranks[rank] ?? 0)),
  )
  return totals.map((total) => (total / sum(totals)) * optionCount)
}

/** How much more often than by chance the key is the option that has most (or least) in common with the others. */
export const agreementOverChance = ({ optionCount, agreement: { asked, most, least } }: GuessingCues): number =>
  asked === 0 ? 0 : (Math.max(most, least) / asked) * optionCount
