import { type Days, firstMemory, type Grade, type Memory, nextMemory } from './memory.ts'
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

const DAY = 86_400_000
const APART: Days = 0.25

const gradeOf = ({ right, unsure }: NotebookAnswer): Grade => (right ? (unsure ? 'hard' : 'good') : 'again')

export type Notebook<Answer extends NotebookAnswer> = {
  readonly cards: readonly Card<Answer>[]
  readonly reviews: readonly Review[]
  readonly model: MemoryModel
}

/**
 * The fold of all answers, oldest first: a wrong or unsure one brings its card in, every later answer to the card is a
 * review of it.
 */
export function notebookFrom<Answer extends NotebookAnswer>(log: readonly Answer[]): Notebook<Answer> {
  const cards = new Map<string, Card<Answer>>()
  const reviews: Review[] = []
  for (const answer of log) {
    const before = cards.get(answer.card)
    if (before) {
      const rested: Days = Math.max(0, answer.at - before.last.at) / DAY
      // of the same sitting nothing can be forgotten yet
      if (rested >= APART) reviews.push({ stability: before.memory.stability, rested, right: answer.right })
      const memory = nextMemory(before.memory, rested, gradeOf(answer))
      cards.set(answer.card, { ...before, memory, last: answer, reviews: before.reviews + 1 })
    } else if (!answer.right || answer.unsure)
      cards.set(answer.card, { memory: firstMemory(gradeOf(answer)), last: answer, mistake: answer, reviews: 0 })
  }
  return { cards: [...cards.values()], reviews, model: modelFrom(reviews) }
}

/** When a card comes again, in milliseconds. */
export const dueAt = (model: MemoryModel, { memory, last }: Card<NotebookAnswer>): number =>
  last.at + intervalBy(model, memory.stability) * DAY
