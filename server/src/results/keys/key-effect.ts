import { type MarkUnits, toMarks } from '@pariksha/domain/marking/marking'

/** A result before and after a correction. */
export type Remarked = {
  readonly studentId: number
  readonly attemptId: number
  readonly testId: number
  readonly ranked: boolean
  readonly before: { readonly units: MarkUnits; readonly maximum: MarkUnits }
  readonly after: { readonly units: MarkUnits; readonly maximum: MarkUnits }
}

export type RankMove = {
  readonly of: Remarked
  readonly rankBefore: number
  readonly rankAfter: number
}

/** `of`: how many have a rank in the same test. */
export type RankChange = { readonly before: number; readonly after: number; readonly of: number }

/** The rank of each ranked result within its test, by its attempt. */
export function rankChanges(results: readonly Remarked[]): Map<number, RankChange> {
  const ranks = new Map<number, RankChange>()
  const ranked = results.filter((one) => one.ranked)
  for (const sameTest of Map.groupBy(ranked, ({ testId }) => testId).values()) {
    const [before, after] = [ranksOf(sameTest, 'before'), ranksOf(sameTest, 'after')]
    for (const one of sameTest)
      ranks.set(one.attemptId, {
        before: before.get(one.before.units) ?? 0,
        after: after.get(one.after.units) ?? 0,
        of: sameTest.length,
      })
  }
  return ranks
}

/** Who moves, the furthest first. */
export function rankMoves(results: readonly Remarked[]): {
  readonly ranked: number
  readonly moves: readonly RankMove[]
} {
  const ranks = rankChanges(results)
  const moves = results.flatMap((of) => {
    const rank = ranks.get(of.attemptId)
    return !rank || rank.before === rank.after ? [] : [{ of, rankBefore: rank.before, rankAfter: rank.after }]
  })
  const distance = ({ rankBefore, rankAfter }: RankMove) => Math.abs(rankBefore - rankAfter)
  return { ranked: ranks.size, moves: moves.sort((a, b) => distance(b) - distance(a) || a.rankAfter - b.rankAfter) }
}

/** By marks: one more than how many have more. */
function ranksOf(results: readonly Remarked[], when: 'before' | 'after'): Map<MarkUnits, number> {
  const ranks = new Map<MarkUnits, number>()
  const ordered = results.map((one) => one[when].units).sort((a, b) => b - a)
  ordered.forEach((units, index) => {
    if (!ranks.has(units)) ranks.set(units, index + 1)
  })
  return ranks
}

export const isChanged = ({ before, after }: Remarked): boolean =>
  before.units !== after.units || before.maximum !== after.maximum

/** The number of results for each difference of marks, the largest loss first. */
export function differences(results: readonly Remarked[], perMark: number): { marks: number; results: number }[] {
  const counts = new Map<MarkUnits, number>()
  for (const { before, after } of results) {
    const units = after.units - before.units
    counts.set(units, (counts.get(units) ?? 0) + 1)
  }
  return [...counts]
    .sort(([a], [b]) => a - b)
    .map(([units, count]) => ({ marks: toMarks(units, perMark), results: count }))
}
