import { randomUUID } from 'node:crypto'
import type { TestItem } from '@pariksha/contract/exams/tests'
import type { PaperDraft } from '@pariksha/contract/papers/paper-draft'
import type { PaperPattern } from '@pariksha/contract/papers/paper-pattern'
import type { PaperCheck } from '@pariksha/contract/papers/paper-publication'
import type { Role } from '@pariksha/contract/people/rights'
import type { Question } from '@pariksha/contract/questions/question'
import type { QuestionContent } from '@pariksha/contract/questions/question-content'
import { aStaffSession } from '../all-calls/student-records.ts'
import { call } from '../app.ts'
import { aTest } from '../papers/papers.ts'
import type { TestContext } from '../use-app.ts'
import { aPattern } from './paper-drafts.ts'
import { aQuestion } from './questions.ts'

/** How a paper is published for everybody, now. */
export const NOW = { access: 'free', batches: [], at: null, mode: 'practice', opens_at: null, closes_at: null }

/** Questions of nothing in common, so that none is nearly another. */
const uncommon = () => Array.from({ length: 8 }, () => randomUUID().slice(0, 8).replaceAll(/\d/g, 'x')).join(' ')

/** Somebody of the staff who makes papers, an owner unless roles are named. */
export async function aPaperAuthor(here: TestContext, ...roles: readonly Role[]) {
  const as = await aStaffSession(here.database.db, true, roles.length > 0 ? roles : ['owner'])
  const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    call(here.app, method, `/staff${path}`, { as, ...(body && { body }) })
  const approved = async (changes: Partial<QuestionContent> = {}) => {
    const { id } = (
      await send('POST', '/questions/', {
        content: aQuestion({ stem: { en: uncommon(), te: uncommon() }, ...changes }),
      })
    ).json<Question>()
    const reviewed = await send('POST', `/questions/${id}/review/`, { version: 1, state: 'approved' })
    if (reviewed.statusCode !== 200) throw new Error(reviewed.body)
    return id
  }
  const create = async (pattern: PaperPattern = aPattern()) => {
    const { series } = await aTest(here.database.db)
    const from = { kind: 'own', label: 'Ours', pattern }
    const reply = await send('POST', '/papers/', { title: 'Weekly test 1', series, stage: 'prelims', from })
    if (reply.statusCode !== 201) throw new Error(reply.body)
    return reply.json<PaperDraft>()
  }
  const act = async ({ id, version }: PaperDraft, path: string, body: object): Promise<PaperDraft> => {
    const reply = await send('POST', `/papers/${id}/${path}/`, { version, ...body })
    if (reply.statusCode !== 200) throw new Error(`${path} answered ${reply.body}`)
    const answer = reply.json()
    return answer.draft ?? answer
  }
  const whole = async (pattern?: PaperPattern) => {
    const draft = await create(pattern)
    const count = draft.wanted_count
    const questions: number[] = []
    for (let n = 0; n < count; n++)
      questions.push(await approved({ answer: { kind: 'single-choice', correct: n % 2 === 0 ? 'a' : 'b' } }))
    return act(draft, 'questions', { section: 0, before: null, questions })
  }
  const checks = async ({ id }: PaperDraft) =>
    (await send('GET', `/papers/${id}/checks/`)).json<{ checks: PaperCheck[] }>().checks
  /** The tests of a series, as a student or a visitor sees them. */
  const tests = async (series: string, as?: string) =>
    (await call(here.app, 'GET', `/tests/${series}/`, as ? { as } : {})).json<TestItem[]>()
  return { tests, send, approved, create, act, whole, checks }
}
