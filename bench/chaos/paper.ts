import type { PaperSource } from '@pariksha/content/papers/paper'
import { aPaper, rightLetter } from '../../server/src/testing/papers/papers.ts'

const FIRST = 30
const SECOND = 20

/** Two sections with marks of their own, so that a result that is right by chance is unlikely. */
export const chaosPaper = (minutes = 60): PaperSource =>
  aPaper({
    minutes,
    sections: [
      { count: FIRST, marking: { right: '2', wrong: '-2/3' } },
      { count: SECOND, marking: { right: '1', wrong: '-1/4' } },
    ],
  })

export const QUESTIONS = FIRST + SECOND
export const LETTERS = ['a', 'b', 'c', 'd'] as const

/** In twelfths of a mark, in which all of this paper is whole. */
export function twelfths(question: number, choice: string | null): number {
  const [right, wrong] = question <= FIRST ? [24, -8] : [12, -3]
  return choice === null ? 0 : choice === rightLetter(question) ? right : wrong
}
