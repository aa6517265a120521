import type { Role } from '@pariksha/contract/people/rights'
import type { Question } from '@pariksha/contract/questions/question'
import type { QuestionContent } from '@pariksha/contract/questions/question-content'
import type { QuestionItem } from '@pariksha/contract/questions/question-item'
import { aStaffSession } from '../all-calls/student-records.ts'
import { call } from '../app.ts'
import { type TestContext, useApp } from '../use-app.ts'
import { aQuestion } from './questions.ts'

/** The application, and people of the staff who work with the question bank. */
export function useQuestionBank() {
  const here: TestContext = useApp()

  async function aPerson(...roles: readonly Role[]) {
    const as = await aStaffSession(here.database.db, true, roles)
    const send = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
      call(here.app, method, `/staff${path}`, { as, ...(body && { body }) })
    return {
      send,
      write: async (changes: Partial<QuestionContent> = {}) =>
        (await send('POST', '/questions/', { content: aQuestion(changes) })).json<Question>(),
      read: async (id: number) => (await send('GET', `/questions/${id}/`)).json<Question>(),
      change: (id: number, version: number, changes: Partial<QuestionContent>) =>
        send('PUT', `/questions/${id}/`, { content: aQuestion(changes), version }),
      submit: (id: number, version: number) => send('POST', `/questions/${id}/submit/`, { version }),
      review: (id: number, version: number, state: string, remark?: string) =>
        send('POST', `/questions/${id}/review/`, { version, state, ...(remark && { remark }) }),
      find: async (query: string) =>
        (await send('GET', `/questions/?${query}`)).json<{ questions: QuestionItem[]; next: string | null }>(),
    }
  }

  return { here, aPerson }
}
