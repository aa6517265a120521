import { expect, test } from 'vitest'
import { firstMemory, GRADES, type Grade, intervalFor, type Memory, nextMemory, recallChance } from './memory.ts'

// made with ts-fsrs 5.4.2: fsrs({ enable_short_term: false }).next_state and next_interval
type Step = readonly [elapsedDays: number, grade: 1 | 2 | 3, stability: number, difficulty: number, interval: number]
const REFERENCE: readonly (readonly Step[])[] = [
  [
    [0, 1, 0.212, 6.4133, 1],
    [1, 3, 1.88678762, 6.40211507, 2],
    [3, 3, 7.63823104, 6.39094132, 8],
    [10, 3, 23.9265638, 6.37977875, 24],
    [40, 1, 2.21261081, 8.79528626, 2],
    [1, 3, 3.45596393, 8.78171934, 3],
  ],
  [
    [0, 2, 1.2931, 5.11217071, 1],
    [2, 3, 6.57470191, 5.10228691, 7],
    [5, 2, 14.07782008, 6.73389818, 14],
    [9, 3, 28.96524561, 6.72239265, 29],
    [30, 3, 68.02945195, 6.71089863, 68],
  ],
  [
    [0, 1, 0.212, 6.4133, 1],
    [1, 1, 0.10088579, 8.80630447, 1],
    [1, 1, 0.05503453, 9.59286876, 1],
    [1, 3, 0.32936546, 9.57850426, 1],
    [2, 3, 1.16612682, 9.56415413, 1],
  ],
]

test.each(REFERENCE.map((steps, n) => [n + 1, steps] as const))(
  'sequence %i is what ts-fsrs makes of it',
  (_, steps) => {
    let memory: Memory | undefined
    for (const [elapsedDays, number, stability, difficulty, interval] of steps) {
      const grade = GRADES[number - 1] as Grade
      memory = memory ? nextMemory(memory, elapsedDays, grade) : firstMemory(grade)
      expect(memory.stability).toBeCloseTo(stability, 4)
      expect(memory.difficulty).toBeCloseTo(difficulty, 4)
      expect(intervalFor(memory.stability)).toBe(interval)
    }
  },
)

test.each([
  [0.5, 0.98568241],
  [1, 0.97276956],
  [5, 0.9],
  [30, 0.74271745],
  [100, 0.62716115],
])('of stability 5 after %d days %d is recalled', (elapsedDays, chance) => {
  expect(recallChance(5, elapsedDays)).toBeCloseTo(chance, 6)
})
