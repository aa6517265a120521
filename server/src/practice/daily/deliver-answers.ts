import type { TodayAnswers } from '@pariksha/contract/study/ten-a-day'
import type { Database } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import { answerQuestion } from '../answer-question.ts'
import { readStreak } from './streak.ts'

const NEVER_STORED = ['not_found', 'unknown_choice'] as const

/** One bad answer never holds up the others. */
export async function deliverAnswers(db: Database, studentId: number, given: TodayAnswers) {
  const answers = []
  const refused = []
  for (const { question_id, ...answer } of given) {
    try {
      answers.push({ question_id, answer: await answerQuestion(db, studentId, question_id, answer) })
    } catch (error) {
      const code = error instanceof AppError && NEVER_STORED.find((one) => one === error.code)
      if (!code) throw error
      refused.push({ question_id, code })
    }
  }
  return { answers, refused, streak: await readStreak(db, studentId) }
}
