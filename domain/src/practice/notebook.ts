import { DAY, startOfDayInIndia } from '../timing/units.ts'
import { type Days, firstMemory, GRADES, type Grade, type Memory, nextMemory } from './memory.ts'
import { intervalBy, type MemoryModel, modelFrom, type Review } from './memory-model.ts'

/** An answer as the notebook of mistakes reads it; `at` in milliseconds. */
export type NotebookAnswer = {
  readonly card: string
  readonly at: number
  readonly right: boolean
  readonly unsure: boolean
}

export type Card<Answer extends NotebookAnswer> = {
  readonly memory: Memory
  /** The answer before the next question. */
  readonly last: Answer
  /** The answer that brought it in. */
  readonly mistake: Answer
  readonly reviews: number
}

/** Answers to a card less than this apart are one session: nothing can be forgotten in between. */
const APART: Days = 0.25

const gradeOf = ({ right, unsure }: NotebookAnswer): Grade => (right ? (unsure ? 'hard' : 'good') : 'again')
const worse = (one: Grade, other: Grade): Grade => (GRADES.indexOf(one) < GRADES.indexOf(other) ? one : other)

/** A session is graded as a whole, so what the card was before it is kept. */
type ReviewSession = { readonly before: Memory | null; readonly elapsedDays: Days; readonly grade: Grade }

const memoryAfter = ({ before, elapsedDays, grade }: ReviewSession): Memory =>
  before ? nextMemory(before, elapsedDays, grade) : firstMemory(grade)

export type Notebook<Answer extends NotebookAnswer> = {
  readonly cards: readonly Card<Answer>[]
  readonly reviews: readonly Review[]
  readonly model: MemoryModel
}

/**
 * The fold of all answers, oldest first: a wrong or unsure one brings its card in, every later session with the card is a review
 * of it. A session is one review however many answers it has, by the worst of them: a lapse counts once.
 */
export function notebookFrom<Answer extends NotebookAnswer>(log: readonly Answer[]): Notebook<Answer> {
  const cards = new Map<string, Card<Answer> & { readonly session: ReviewSession }>()
  const reviews: Review[] = []
  for (const answer of log) {
    const card = cards.get(answer.card)
    const grade = gradeOf(answer)
    if (card) {
      const elapsedDays: Days = Math.max(0, answer.at - card.last.at) / DAY
      const isReview = elapsedDays >= APART
      if (isReview) reviews.push({ stability: card.memory.stability, elapsedDays, right: answer.right })
      const session = isReview
        ? { before: card.memory, elapsedDays, grade }
        : { ...card.session, grade: worse(card.session.grade, grade) }
      cards.set(answer.card, {
        ...card,
        session,
        memory: memoryAfter(session),
        last: answer,
        reviews: card.reviews + (isReview ? 1 : 0),
      })
    } else if (grade !== 'good') {
      const session = { before: null, elapsedDays: 0, grade }
      cards.set(answer.card, { session, memory: memoryAfter(session), last: answer, mistake: answer, reviews: 0 })
    }
  }
  return { cards: [...cards.values()], reviews, model: modelFrom(reviews) }
}

/** When a card comes again, in milliseconds: from the start of its day in India on. */
export const dueAt = (model: MemoryModel, { memory, last }: Card<NotebookAnswer>): number =>
  startOfDayInIndia(last.at) + intervalBy(model, memory.stability) * DAY
