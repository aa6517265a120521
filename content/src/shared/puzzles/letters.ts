import type { Random } from '../../random.ts'

const START = ['A', 'J', 'P'] as const

/** Letters in a row of the alphabet, as persons or boxes are called. */
export const lettersFor = (random: Random, count: number): string[] => {
  const first = random.pick(START).charCodeAt(0)
  return Array.from({ length: count }, (_, n) => String.fromCharCode(first + n))
}
