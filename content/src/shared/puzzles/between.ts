import type { Random } from '../../random.ts'

/** Two of a line, told by who stands at each place: none between them, one, two … equally often. */
export function pairInLine(random: Random, line: readonly number[]): readonly [number, number] {
  const between = random.int(0, line.length - 2)
  const from = random.int(0, line.length - 2 - between)
  const [one = 0, other = 0] = random.shuffle([line[from], line[from + between + 1]])
  return [one, other]
}

/** How many may stand between two of so many; never fewer answers than a paper has options. */
export const betweenRange = (size: number): readonly [number, number] => [0, Math.max(4, size - 2)]
