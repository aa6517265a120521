import { LEVELS } from '@pariksha/contract/question-bank/question-file'
import type { Cell, Level } from './plan-needs.ts'

/** A question of the bank, or all of one passage, which are taken together. */
export type Group = {
  readonly topic: string
  readonly level: Level | null
  readonly questions: readonly { readonly id: number; readonly version: number; readonly marks: readonly string[] }[]
}

const distance = (a: Level | null, b: Level): number =>
  a === null ? 1.5 : Math.abs(LEVELS.indexOf(a) - LEVELS.indexOf(b))

export type Picked = { readonly groups: readonly Group[]; readonly left: readonly Cell[] }

/**
 * Groups for the cells, of the nearest level; of two that ask the same one is taken (`marks`: what they ask). Returns the cells
 * that nothing is left for. The groups come in the order in which they are to be preferred.
 */
export function pickGroups(cells: readonly Cell[], groups: readonly Group[], asked: ReadonlySet<string>): Picked {
  const known = new Set(asked)
  const picked: Group[] = []
  const left: Cell[] = []
  const topics = [...new Set(cells.map(({ topic }) => topic))]
  for (const topic of topics) {
    const open = cells.filter((cell) => cell.topic === topic)
    const offered = groups.filter((group) => group.topic === topic)
    while (open[0]) {
      const { level } = open[0]
      const fitting = offered.filter(
        ({ questions }) =>
          questions.length <= open.length && !questions.some(({ marks }) => marks.some((mark) => known.has(mark))),
      )
      const best = fitting.reduce<Group | undefined>(
        (nearest, group) =>
          nearest && distance(nearest.level, level) <= distance(group.level, level) ? nearest : group,
        undefined,
      )
      if (!best) break
      offered.splice(offered.indexOf(best), 1)
      for (const { marks } of best.questions) for (const mark of marks) known.add(mark)
      picked.push(best)
      open.splice(0, best.questions.length)
    }
    left.push(...open)
  }
  return { groups: picked, left }
}
