import { itemAt } from '../../checked-access.ts'
import type { Random } from '../../random.ts'
import type { LocalizedText } from '../../text.ts'

/** Every order of the items. Meant for seven items or fewer. */
export function permutations<T>(items: readonly T[]): T[][] {
  if (items.length <= 1) return [[...items]]
  return items.flatMap((first, place) =>
    permutations([...items.slice(0, place), ...items.slice(place + 1)]).map((rest) => [first, ...rest]),
  )
}

/** Something said about an arrangement, and when it is true. */
export type Clue<Arrangement> = { readonly text: LocalizedText; readonly holds: (arrangement: Arrangement) => boolean }

/** The arrangements in which every clue holds, found by trying all of them. */
export const solutions = <Arrangement>(
  all: readonly Arrangement[],
  clues: readonly Clue<Arrangement>[],
): Arrangement[] => all.filter((arrangement) => clues.every(({ holds }) => holds(arrangement)))

/** The one arrangement in which every clue holds; throws when there is none or a second one. */
export function onlySolution<Arrangement>(
  all: readonly Arrangement[],
  clues: readonly Clue<Arrangement>[],
): Arrangement {
  const found = solutions(all, clues)
  if (found.length !== 1) throw new Error(`${found.length} solutions: ${clues.map(({ text }) => text.en).join(' ')}`)
  return itemAt(found, 0)
}

/**
 * Some of the clues, in random order, that leave one arrangement and of which none can be spared; undefined when even
 * all of them leave more than one.
 */
export function neededClues<Arrangement>(
  all: readonly Arrangement[],
  clues: readonly Clue<Arrangement>[],
  random: Random,
): Clue<Arrangement>[] | undefined {
  const chosen: Clue<Arrangement>[] = []
  let left: readonly Arrangement[] = all
  for (const clue of random.shuffle(clues)) {
    const fewer = left.filter(clue.holds)
    if (fewer.length === left.length) continue
    chosen.push(clue)
    left = fewer
    if (left.length === 1) break
  }
  if (left.length !== 1) return undefined
  return withoutSpare(all, chosen)
}

function withoutSpare<Arrangement>(all: readonly Arrangement[], clues: readonly Clue<Arrangement>[]) {
  let needed = [...clues]
  for (const clue of clues) {
    const others = needed.filter((other) => other !== clue)
    if (solutions(all, others).length === 1) needed = others
  }
  return needed
}
