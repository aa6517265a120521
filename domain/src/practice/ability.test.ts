import { describe, expect, test } from 'vitest'
import { mulberry32 } from '../testing/simulated-log.ts'
import {
  type Ability,
  AIMED_SUCCESS,
  abilityFrom,
  aimAt,
  chanceOf,
  chooseLevel,
  type LevelAnswer,
  nextAim,
  type PracticeLevel,
  UNKNOWN_ABILITY,
} from './ability.ts'

const GUESS = 0.25
const LEVELS = ['easy', 'medium', 'hard'] as const
const answer = (level: PracticeLevel, right: boolean): LevelAnswer => ({ level, guess: GUESS, right })

test('the chance of a right answer: half of what is not guessed where ability and level are equal', () => {
  expect(chanceOf(0, 'medium', 0)).toBe(0.5)
  expect(chanceOf(0, 'medium', GUESS)).toBe(0.625)
  expect(chanceOf(-4, 'hard', GUESS)).toBeCloseTo(GUESS, 1)
})

test('right answers raise the estimate, wrong ones lower it, and each makes it surer', () => {
  const known = (rights: readonly boolean[]) => abilityFrom(rights.map((right) => answer('medium', right)))
  expect(abilityFrom([]).mean).toBeCloseTo(0, 10)
  expect(abilityFrom([]).deviation).toBeCloseTo(1, 2)
  const [worse, better] = [known([false]), known([true])]
  expect(worse.mean).toBeLessThan(0)
  expect(better.mean).toBeGreaterThan(0)
  expect(known([true, true, true]).mean).toBeGreaterThan(better.mean)
  expect(known(Array(20).fill(true)).deviation).toBeLessThan(known([true]).deviation)
  expect(abilityFrom([answer('hard', true)]).mean).toBeGreaterThan(abilityFrom([answer('easy', true)]).mean)
})

test('what was answered long ago counts less than what was answered last', () => {
  const often = (right: boolean) => Array.from({ length: 100 }, () => answer('medium', right))
  const improved = abilityFrom([...often(false), ...often(true)])
  expect(improved.mean).toBeGreaterThan(abilityFrom([...often(true), ...often(false)]).mean)
})

test.each<[number, number, PracticeLevel]>([
  [-3, 0.5, 'easy'],
  [0, 0, 'easy'],
  [0, 0.99, 'medium'],
  [1.2, 0, 'medium'],
  [1.2, 0.99, 'hard'],
  [3, 0.5, 'hard'],
])('of ability %d and the random number %d the level is %s', (mean, random, level) => {
  expect(chooseLevel(mean, GUESS, AIMED_SUCCESS, random)).toBe(level)
})

test('after wrong answers the next question is to be easier, after right ones harder, and within bounds', () => {
  const aimAfter = (rights: number, count: number) =>
    nextAim(
      0,
      Array.from({ length: count }, (_, n) => ({ right: n < rights })),
    )
  expect([aimAfter(0, 0), aimAfter(30, 40)]).toEqual([AIMED_SUCCESS, AIMED_SUCCESS])
  expect(aimAfter(29, 40)).toBeGreaterThan(AIMED_SUCCESS)
  expect(aimAfter(31, 40)).toBeLessThan(AIMED_SUCCESS)
  expect(aimAfter(0, 40)).toBeCloseTo(1.15, 10)
  expect(aimAfter(40, 40)).toBeCloseTo(0.35, 10)
})

test.each([
  [-4, 0.83],
  [-0.5, 0.79],
  [0, AIMED_SUCCESS],
  [0.5, 0.725],
  [1.25, 0.675],
  [4, 0.65],
])('of ability %d it is aimed at %d', (ability, aim) => {
  expect(aimAt(ability)).toBeCloseTo(aim, 10)
})

test('levels take turns so that the expected success is what is aimed at', () => {
  for (const mean of [-0.5, 0, 0.7, 1.5]) {
    const shares = Array.from({ length: 1000 }, (_, n) => chooseLevel(mean, GUESS, AIMED_SUCCESS, (n + 0.5) / 1000))
    const expected = shares.reduce((sum, level) => sum + chanceOf(mean, level, GUESS), 0) / shares.length
    expect(expected).toBeCloseTo(AIMED_SUCCESS, 2)
  }
})

// The questions and students of item-statistics.test.ts: discriminations from 0.5 to 1.5, difficulties from −2 to 2 (a third
// of that range for each level), a guess of 1/4, abilities with mean 0 and deviation 1. The estimate gets the levels alone.
describe('simulated students who answer 60 questions of a topic', () => {
  const [STUDENTS, ANSWERS, SETTLED] = [200, 60, 20]
  const SEEDS = [11, 23, 37, 53, 71]
  const BANDS = [
    [-9, -1.5],
    [-1.5, -0.5],
    [-0.5, 0.5],
    [0.5, 1.5],
    [1.5, 9],
  ] as const
  const EASIEST: Readonly<Record<PracticeLevel, number>> = { easy: -2, medium: -2 / 3, hard: 2 / 3 }

  /** Of a random question of a level. */
  const chanceAt = (ability: number, discrimination: number, difficulty: number, scale: number) =>
    GUESS + (1 - GUESS) / (1 + Math.exp(-scale * discrimination * (ability - difficulty)))
  const parts = Array.from({ length: 10 }, (_, n) => (n + 0.5) / 10)
  const chanceIn = (ability: number, level: PracticeLevel, scale: number) =>
    mean(
      parts.flatMap((one) =>
        parts.map((other) => chanceAt(ability, 0.5 + one, EASIEST[level] + (4 / 3) * other, scale)),
      ),
    )

  function study(seed: number, scale: number) {
    const random = mulberry32(seed)
    const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
    const isRight = (ability: number, level: PracticeLevel): boolean => {
      const [discrimination, difficulty] = [0.5 + random(), EASIEST[level] + (4 / 3) * random()]
      return random() < chanceAt(ability, discrimination, difficulty, scale)
    }
    return Array.from({ length: STUDENTS }, () => {
      const ability = normal()
      const answers: LevelAnswer[] = []
      let estimate: Ability = UNKNOWN_ABILITY
      while (answers.length < ANSWERS) {
        const level = chooseLevel(estimate.mean, GUESS, nextAim(estimate.mean, answers), random())
        answers.push(answer(level, isRight(ability, level)))
        estimate = abilityFrom(answers)
      }
      const settled = answers.slice(SETTLED)
      const asked = (level: PracticeLevel) => share(settled.map((one) => one.level === level))
      const chances = { easy: 0, medium: 0, hard: 0 }
      for (const level of LEVELS) chances[level] = chanceIn(ability, level, scale)
      // of what was asked, without the luck of the answers
      const success = LEVELS.reduce((sum, level) => sum + asked(level) * chances[level], 0)
      return { ability, estimate: estimate.mean, success, chances, easy: asked('easy'), hard: asked('hard') }
    })
  }

  // scale 1 is the logistic model as it is, 1.7 the one close to the normal ogive
  describe.each([1, 1.7])('scale %d', (scale) => {
    const studies = SEEDS.map((seed) => study(seed, scale))

    test.each(SEEDS.map((seed, n) => [seed, n]))('estimates follow abilities (seed %i)', (_, n) => {
      const students = studies[n] ?? []
      const found = students.map(({ estimate }) => estimate)
      expect(
        correlation(
          students.map(({ ability }) => ability),
          found,
        ),
      ).toBeGreaterThanOrEqual(0.9)
    })

    test.each(BANDS)('after 20 answers three of four are right, abilities from %d to %d', (low, high) => {
      const band = studies.flat().filter(({ ability }) => ability >= low && ability < high)
      expect(band.length).toBeGreaterThan(40)
      // those for whom some mix of levels gives it
      const able = band.filter(({ chances }) => chances.easy >= 0.7 && chances.hard <= 0.8)
      if (able.length > 0) {
        expect(mean(able.map(({ success }) => success))).toBeGreaterThanOrEqual(0.7)
        expect(mean(able.map(({ success }) => success))).toBeLessThanOrEqual(0.8)
      }
      // of the others nearly all is the easiest level, or the hardest
      const [weak, strong] = [
        band.filter(({ chances }) => chances.easy < 0.7),
        band.filter(({ chances }) => chances.hard > 0.8),
      ]
      if (weak.length > 0) expect(mean(weak.map(({ easy }) => easy))).toBeGreaterThan(0.95)
      if (strong.length > 0) expect(mean(strong.map(({ hard }) => hard))).toBeGreaterThan(0.9)
    })
  })
})

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length
const share = (those: readonly boolean[]): number => mean(those.map(Number))

function correlation(xs: readonly number[], ys: readonly number[]): number {
  const [middleX, middleY] = [mean(xs), mean(ys)]
  const product = (of: readonly number[], by: readonly number[]) =>
    of.reduce((sum, one, n) => sum + one * (by[n] ?? 0), 0)
  const [fromX, fromY] = [xs.map((x) => x - middleX), ys.map((y) => y - middleY)]
  return product(fromX, fromY) / Math.sqrt(product(fromX, fromX) * product(fromY, fromY))
}
