import { LEVELS } from '@pariksha/contract/questions/question-file'
import { LETTERS, type Letter } from '@pariksha/domain/question'
import type { Cell, Level } from './plan-needs.ts'

/** A question of the bank, or all of one passage, which are taken together. */
export type Group = {
  readonly topic: string
  readonly level: Level | null
  /** In all languages of the paper. */
  readonly whole: boolean
  readonly questions: readonly {
    readonly id: number
    readonly version: number
    readonly digests: readonly string[]
    /** The right answer, where there is one. */
    readonly letter: Letter | null
  }[]
}

const distance = (a: Level | null, b: Level): number =>
  a === null ? 1.5 : Math.abs(LEVELS.indexOf(a) - LEVELS.indexOf(b))

export type Picked = { readonly groups: readonly Group[]; readonly left: readonly Cell[] }

/** How often each letter is the right answer. */
export type LetterCounts = Readonly<Partial<Record<Letter, number>>>

/** How often the letters of a group are right already, on average; where a question has no letter, as often as any. */
function crowding({ questions }: Group, uses: ReadonlyMap<Letter, number>, usual: number): number {
  const of = questions.map(({ letter }) => (letter === null ? usual : (uses.get(letter) ?? 0)))
  return of.reduce((sum, count) => sum + count, 0) / of.length
}

/**
 * Groups for the cells, of the nearest level, before others those in all languages, then those whose right answers are at letters
 * that are rare so far; of two that ask the same, by their digests, one is taken. Returns the cells that nothing is left
 * for. Otherwise the groups come in the order in which they are to be preferred.
 */
export function pickGroups(
  cells: readonly Cell[],
  groups: readonly Group[],
  asked: ReadonlySet<string>,
  { letters, optionCount }: { readonly letters: LetterCounts; readonly optionCount: number },
): Picked {
  const known = new Set(asked)
  const uses = new Map(LETTERS.map((letter) => [letter, letters[letter] ?? 0]))
  const picked: Group[] = []
  const left: Cell[] = []
  /** Of those that fit, asking nothing that is asked already. */
  const best = (offered: readonly Group[], level: Level, size: number): Group | undefined => {
    const usual = [...uses.values()].reduce((sum, count) => sum + count, 0) / optionCount
    const costs = (group: Group) =>
      [distance(group.level, level), group.whole ? 0 : 1, crowding(group, uses, usual)] as const
    return offered
      .filter(({ questions }) => questions.length <= size && !questions.some((one) => isAsked(one, known)))
      .reduce<Group | undefined>(
        (nearest, group) => (nearest && !isLess(costs(group), costs(nearest)) ? nearest : group),
        undefined,
      )
  }
  const pick = (group: Group) => {
    for (const { digests, letter } of group.questions) {
      for (const digest of digests) known.add(digest)
      if (letter !== null) uses.set(letter, (uses.get(letter) ?? 0) + 1)
    }
    picked.push(group)
  }
  for (const topic of new Set(cells.map((cell) => cell.topic))) {
    const open = cells.filter((cell) => cell.topic === topic)
    const offered = groups.filter((group) => group.topic === topic)
    while (open[0]) {
      const group = best(offered, open[0].level, open.length)
      if (!group) break
      offered.splice(offered.indexOf(group), 1)
      pick(group)
      open.splice(0, group.questions.length)
    }
    left.push(...open)
  }
  return { groups: picked, left }
}

const isAsked = ({ digests }: Group['questions'][number], known: ReadonlySet<string>): boolean =>
  digests.some((digest) => known.has(digest))

/** Of two lists the first difference decides. */
function isLess(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((cost, index) => cost !== other[index])
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0)
}
