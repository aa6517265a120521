/** How well something is remembered: days until the chance to recall it is 0.9, and from 1 (easy) to 10 how hard it is. */
export type Memory = { readonly stability: number; readonly difficulty: number }

/** The worst first. */
export const GRADES = ['again', 'hard', 'good'] as const
export type Grade = (typeof GRADES)[number]

/** Days, with fractions. */
export type Days = number

// FSRS-6 with its default parameters, fitted by its authors to the logs of thousands of Anki users: formulae and parameters
// of the algorithm page of open-spaced-repetition; values of ts-fsrs 5.4.2 without short-term steps are in the test.
const FIRST_STABILITY: Readonly<Record<Grade, Days>> = { again: 0.212, hard: 1.2931, good: 2.3065 }
const NUMBERS: Readonly<Record<Grade | 'easy', number>> = { again: 1, hard: 2, good: 3, easy: 4 }
const DIFFICULTY = { first: 6.4133, step: 0.8334, change: 3.0194, reversion: 0.001 }
const RECALL = { gain: 1.8722, saturation: 0.1666, spacing: 0.796, hard: 0.6014 }
const LAPSE = { gain: 1.4835, difficulty: 0.0614, saturation: 0.2629, spacing: 1.6483 }
const DECAY = -0.1542
const FACTOR = 0.9 ** (1 / DECAY) - 1
const [MIN_STABILITY, MAX_STABILITY]: readonly [Days, Days] = [0.001, 36_500]

const clamp = (number: number, low: number, high: number): number => Math.min(high, Math.max(low, number))

/** The chance to recall after that many days without review. */
export const recallChance = (stability: Days, elapsedDays: Days): number =>
  (1 + (FACTOR * elapsedDays) / stability) ** DECAY

/** The chance of recall at which a question is due. */
const CHANCE_WHEN_DUE = 0.9

/** After how many whole days a question is due; a day at least. */
export const intervalFor = (stability: Days): Days =>
  clamp(Math.round((stability * (CHANCE_WHEN_DUE ** (1 / DECAY) - 1)) / FACTOR), 1, MAX_STABILITY)

const firstDifficulty = (grade: Grade | 'easy'): number =>
  DIFFICULTY.first - Math.exp((NUMBERS[grade] - 1) * DIFFICULTY.step) + 1

/** The memory after the first answer to a card (FSRS-6): initial stability in days, difficulty 1–10. */
export const firstMemory = (grade: Grade): Memory => ({
  stability: FIRST_STABILITY[grade],
  difficulty: clamp(firstDifficulty(grade), 1, 10),
})

/** The memory after a review `elapsedDays` after the last one (FSRS-6). */
export function nextMemory({ stability, difficulty }: Memory, elapsedDays: Days, grade: Grade): Memory {
  const chance = recallChance(stability, elapsedDays)
  const stabler =
    grade === 'again' ? afterLapse(stability, difficulty, chance) : afterRecall(stability, difficulty, chance, grade)
  const change = -DIFFICULTY.change * (NUMBERS[grade] - NUMBERS.good)
  const changed = difficulty + (change * (10 - difficulty)) / 9
  const reverted = DIFFICULTY.reversion * firstDifficulty('easy') + (1 - DIFFICULTY.reversion) * changed
  return { stability: stabler, difficulty: clamp(reverted, 1, 10) }
}

function afterRecall(stability: Days, difficulty: number, chance: number, grade: Grade): Days {
  const gain =
    Math.exp(RECALL.gain) *
    (11 - difficulty) *
    stability ** -RECALL.saturation *
    (Math.exp((1 - chance) * RECALL.spacing) - 1) *
    (grade === 'hard' ? RECALL.hard : 1)
  return clamp(stability * (1 + gain), MIN_STABILITY, MAX_STABILITY)
}

function afterLapse(stability: Days, difficulty: number, chance: number): Days {
  const left =
    LAPSE.gain *
    difficulty ** -LAPSE.difficulty *
    ((stability + 1) ** LAPSE.saturation - 1) *
    Math.exp((1 - chance) * LAPSE.spacing)
  return clamp(Math.min(stability, left), MIN_STABILITY, MAX_STABILITY)
}
