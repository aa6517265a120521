import { type Days, intervalFor, recallChance } from './memory.ts'

/** A review: the stability before it, the days since the last one, and whether the answer was right. */
export type Review = { readonly stability: Days; readonly elapsedDays: Days; readonly right: boolean }

/**
 * How a student forgets: FSRS with every stability multiplied by `stabilityFactor`: above 1 the student forgets more slowly than the
 * default, below 1 faster; or every card with one stability, where that predicts the student's own reviews better.
 */
export type MemoryModel =
  | { readonly kind: 'fsrs'; readonly stabilityFactor: number }
  | { readonly kind: 'uniform'; readonly stability: Days }

/** Until then a student's log says too little: the default parameters hold. */
export const MIN_REVIEWS = 200
export const DEFAULT_MODEL: MemoryModel = { kind: 'fsrs', stabilityFactor: 1 }

/** Powers of the square root of 2. */
const steps = (low: number, high: number): number[] =>
  Array.from({ length: high - low + 1 }, (_, n) => 2 ** ((low + n) / 2))
const FSRS_MODELS: readonly MemoryModel[] = steps(-8, 8).map((stabilityFactor) => ({ kind: 'fsrs', stabilityFactor }))
const UNIFORM_MODELS: readonly MemoryModel[] = steps(-6, 18).map((stability) => ({ kind: 'uniform', stability }))

const chanceBy = (model: MemoryModel, { stability, elapsedDays }: Omit<Review, 'right'>): number =>
  model.kind === 'fsrs'
    ? recallChance(stability * model.stabilityFactor, elapsedDays)
    : recallChance(model.stability, elapsedDays)

/** After how many days it is to come again. */
export const intervalBy = (model: MemoryModel, stability: Days): Days =>
  intervalFor(model.kind === 'fsrs' ? stability * model.stabilityFactor : model.stability)

/** The mean log loss of predictions, in nats: less is better, ln 2 is that of a chance of one half. */
function logLoss(reviews: readonly Review[], chanceOf: (review: Review) => number): number {
  const losses = reviews.map((review) => {
    const chance = Math.min(0.99, Math.max(0.01, chanceOf(review)))
    return -Math.log(review.right ? chance : 1 - chance)
  })
  return losses.reduce((sum, loss) => sum + loss, 0) / losses.length
}

const best = (models: readonly MemoryModel[], reviews: readonly Review[]): MemoryModel =>
  models
    .map((model) => ({ model, loss: logLoss(reviews, (review) => chanceBy(model, review)) }))
    .reduce((one, other) => (other.loss < one.loss ? other : one)).model

export type PredictorLosses = Readonly<Record<'constant' | 'uniform' | 'fsrs' | 'fitted', number>>

/** Log loss on the second half of a log; what is fitted is fitted to the first half. */
export function comparePredictors(reviews: readonly Review[]): PredictorLosses {
  const half = Math.floor(reviews.length / 2)
  const [first, second] = [reviews.slice(0, half), reviews.slice(half)]
  const share = first.filter(({ right }) => right).length / first.length
  const [uniform, fitted] = [best(UNIFORM_MODELS, first), best(FSRS_MODELS, first)]
  return {
    constant: logLoss(second, () => share),
    uniform: logLoss(second, (review) => chanceBy(uniform, review)),
    fsrs: logLoss(second, (review) => chanceBy(DEFAULT_MODEL, review)),
    fitted: logLoss(second, (review) => chanceBy(fitted, review)),
  }
}

/** The model of a student by the reviews so far, oldest first. */
export function modelFrom(reviews: readonly Review[]): MemoryModel {
  if (reviews.length < MIN_REVIEWS) return DEFAULT_MODEL
  const { uniform, fitted } = comparePredictors(reviews)
  return best(fitted <= uniform ? FSRS_MODELS : UNIFORM_MODELS, reviews)
}
