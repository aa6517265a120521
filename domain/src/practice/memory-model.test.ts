import { describe, expect, test } from 'vitest'
import { mulberry32, simulatedLog } from '../testing/simulated-log.ts'
import { recallChance } from './memory.ts'
import { comparePredictors, DEFAULT_MODEL, intervalBy, MIN_REVIEWS, modelFrom, type Review } from './memory-model.ts'
import { notebookFrom } from './notebook.ts'

/** Reviews of a student who forgets as FSRS has it, but with other stabilities, or all alike. */
function reviewsBy(chanceOf: (review: Omit<Review, 'right'>) => number, count: number): Review[] {
  const random = mulberry32(7)
  return Array.from({ length: count }, () => {
    const review = { stability: 0.5 * 40 ** random(), elapsedDays: 0.5 * 60 ** random() }
    return { ...review, right: random() < chanceOf(review) }
  })
}

describe('the model of a student', () => {
  test('is the default until there are enough reviews', () => {
    const reviews = reviewsBy(() => 0.1, MIN_REVIEWS - 1)
    expect(modelFrom(reviews)).toBe(DEFAULT_MODEL)
  })

  test.each([0.25, 1, 4])('finds the stability factor %d', (factor) => {
    const model = modelFrom(
      reviewsBy(({ stability, elapsedDays }) => recallChance(stability * factor, elapsedDays), 2_000),
    )
    expect(model.kind).toBe('fsrs')
    const found = model.kind === 'fsrs' ? model.stabilityFactor : 0
    expect(found / factor).toBeGreaterThan(0.5)
    expect(found / factor).toBeLessThan(2)
  })

  test('is uniform for who forgets everything alike, and so are the intervals', () => {
    const model = modelFrom(reviewsBy(({ elapsedDays }) => recallChance(6, elapsedDays), 2_000))
    expect(model.kind).toBe('uniform')
    expect(intervalBy(model, 1)).toBe(intervalBy(model, 30))
  })
})

test.each([11, 23, 37, 53, 71])('a simulated log: FSRS predicts more than a constant (seed %i)', (seed) => {
  const { reviews } = notebookFrom(simulatedLog(1_000, { halfLife: 6, guess: 0.25 }, mulberry32(seed)))
  const { constant, fitted, uniform } = comparePredictors(reviews)
  expect(fitted).toBeLessThan(constant)
  // what is taken is what is better
  expect(modelFrom(reviews).kind).toBe(fitted <= uniform ? 'fsrs' : 'uniform')
})
