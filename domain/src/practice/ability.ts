/** How hard each level is, on the scale of abilities: a student of ability 0 knows half of what is asked on the middle one. */
const DIFFICULTIES = { easy: -4 / 3, medium: 0, hard: 4 / 3 } as const
export type PracticeLevel = keyof typeof DIFFICULTIES
const LEVELS = Object.keys(DIFFICULTIES) as PracticeLevel[]

/** An answer to a question: `guess` is the chance of a blind guess, one of the number of options. */
export type LevelAnswer = { readonly level: PracticeLevel; readonly guess: number; readonly right: boolean }

/** An ability in logits and how sure it is. */
export type Ability = { readonly mean: number; readonly deviation: number }

/** The prior for a student without answers. */
export const UNKNOWN_ABILITY: Ability = { mean: 0, deviation: 1 }

/** An answer's weight halves after this many later answers, because abilities grow. */
const HALF_LIFE = 120
const [LOWEST, HIGHEST, STEP] = [-4, 4, 0.1]
const GRID = Array.from({ length: Math.round((HIGHEST - LOWEST) / STEP) + 1 }, (_, n) => LOWEST + n * STEP)

/** The chance of a right answer by the Rasch model with a floor for guesses (the three-parameter logistic model with equal discrimination). */
export const chanceOf = (ability: number, level: PracticeLevel, guess: number): number =>
  guess + (1 - guess) / (1 + Math.exp(DIFFICULTIES[level] - ability))

/** The mean and deviation of what is known after these answers, oldest first, starting from `prior`. */
export function abilityFrom(answers: readonly LevelAnswer[], prior: Ability = UNKNOWN_ABILITY): Ability {
  const logs = GRID.map((ability) => -((ability - prior.mean) ** 2) / (2 * prior.deviation ** 2))
  for (const { level, guess, right, weight } of grouped(answers))
    for (const [n, ability] of GRID.entries()) {
      const chance = chanceOf(ability, level, guess)
      logs[n] = (logs[n] ?? 0) + weight * Math.log(right ? chance : 1 - chance)
    }
  const highest = Math.max(...logs)
  const weights = logs.map((log) => Math.exp(log - highest))
  const total = sum(weights)
  const mean = sum(weights.map((weight, n) => weight * (GRID[n] ?? 0))) / total
  const variance = sum(weights.map((weight, n) => weight * ((GRID[n] ?? 0) - mean) ** 2)) / total
  return { mean, deviation: Math.sqrt(variance) }
}

/** Answers of the same level, guess and outcome as one with the sum of their weights: there are few such kinds. */
function grouped(answers: readonly LevelAnswer[]): readonly (LevelAnswer & { readonly weight: number })[] {
  const kinds = new Map<string, LevelAnswer & { weight: number }>()
  for (const [n, answer] of answers.entries()) {
    const weight = 0.5 ** ((answers.length - 1 - n) / HALF_LIFE)
    const name = `${answer.level} ${answer.guess} ${answer.right}`
    const kind = kinds.get(name)
    if (kind) kind.weight += weight
    else kinds.set(name, { ...answer, weight })
  }
  return [...kinds.values()]
}

/**
 * What practice aims at: of four questions three right, the middle setting of Math Garden (Klinkenberg, Straatemeier and van der Maas,
 * Computers & Education 57, 2011).
 */
export const AIMED_SUCCESS = 0.75

/**
 * The aim by ability, linear in between. Where the easiest level is hardly easy enough, or the hardest hardly hard enough, what
 * is asked besides it draws the success away from the aim: there it is aimed further.
 */
const AIMS: readonly (readonly [ability: number, aim: number])[] = [
  [-1, 0.83],
  [0, AIMED_SUCCESS],
  [1, 0.7],
  [1.5, 0.65],
]

/** The chance of a right answer, 0–1, that is aimed at for an ability in logits. */
export function aimAt(ability: number): number {
  const above = AIMS.findIndex(([from]) => from >= ability)
  const [low, high] = [AIMS[above - 1], AIMS[above]]
  if (!high) return AIMS.at(-1)?.[1] ?? AIMED_SUCCESS
  if (!low) return high[1]
  return low[1] + ((ability - low[0]) / (high[0] - low[0])) * (high[1] - low[1])
}

const RECENT = 40
/** How much of what is missing in the recent answers is added to the aim. */
const GAIN = 4
const MAX_CORRECTION = 0.4

/**
 * What the next question is to aim at: more where the last answers were right less often than aimed at, and less where they
 * were more often. It corrects for levels whose questions are harder or easier than the model assumes.
 */
export function nextAim(ability: number, answers: readonly Pick<LevelAnswer, 'right'>[]): number {
  const aim = aimAt(ability)
  const missing = sum(answers.slice(-RECENT).map(({ right }) => aim - Number(right)))
  return aim + Math.max(-MAX_CORRECTION, Math.min(MAX_CORRECTION, (GAIN * missing) / RECENT))
}

/**
 * The level of the next question: the two whose chances lie around the aim take turns in such a proportion that the mean is
 * met; above and below them the nearest one. `random` is from 0 to 1.
 */
export function chooseLevel(ability: number, guess: number, aim: number, random: number): PracticeLevel {
  const harder = LEVELS.findIndex((level) => chanceOf(ability, level, guess) < aim)
  if (harder === -1) return 'hard'
  const [easier, hard] = [LEVELS[harder - 1], LEVELS[harder]]
  if (!easier || !hard) return 'easy'
  const [likely, unlikely] = [chanceOf(ability, easier, guess), chanceOf(ability, hard, guess)]
  return random < (aim - unlikely) / (likely - unlikely) ? easier : hard
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)
