import type { TodayAnswers } from '@pariksha/contract/practice/ten-a-day'
import { AppError } from '../../platform/errors.ts'
import { answerQuestion } from '../answer-question.ts'
import type { PracticeDeps } from '../practice-deps.ts'
import { readStreak } from './streak.ts'

const NOT_STORED = ['not_found', 'unknown_choice', 'question_sealed', 'question_not_today'] as const

/** One bad answer never holds up the others. */
export async function deliverAnswers(deps: PracticeDeps, studentId: number, given: TodayAnswers) {
  const answers = []
  const refused = []
  for (const { question_id, ...answer } of given) {
    try {
      answers.push({ question_id, answer: await answerQuestion(deps, studentId, question_id, answer) })
    } catch (error) {
      const code = error instanceof AppError && NOT_STORED.find((one) => one === error.code)
      if (!code) throw error
      refused.push({ question_id, code })
    }
  }
  return { answers, refused, streak: await readStreak(deps.db, studentId) }
}
