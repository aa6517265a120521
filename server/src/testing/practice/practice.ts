import type { Practice, PracticeQuestion, PracticeSolution } from '@pariksha/contract/practice/practice'
import { unpackAsked } from '../../practice/questions/pack-question.ts'
import { call } from '../app.ts'
import { aStudent } from '../factories.ts'
import type { TestContext } from '../use-app.ts'

/** A student who practises as a browser does. */
export async function startPractising({ app, database }: TestContext) {
  const student = await aStudent(database.db)
  const send = (method: 'GET' | 'POST', path: string, body?: object) =>
    call(app, method, `/practice/${path}`, { as: student.token, ...(body && { body }) })
  const ask = async (topic: string, more: object = {}) =>
    (await send('POST', 'questions/', { topic, ...more })).json<PracticeQuestion>()
  const answer = async (id: number, choice: string | null, more: object = {}) =>
    (
      await send('POST', `questions/${id}/answer/`, { choice, unsure: false, seconds: 20, ...more })
    ).json<PracticeSolution>()
  const read = async (exam?: string) => (await send('GET', exam ? `?exam=${exam}` : '')).json<Practice>()
  return { student, send, ask, answer, read }
}

/** The right letter of what was asked, from the database: a student has no way to it. */
export async function keyOfAsked({ database }: Pick<TestContext, 'database'>, id: number): Promise<string> {
  const { body } = await database.db
    .selectFrom('practice_questions')
    .select('body')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (!body) throw new Error(`question ${id} has no text any more`)
  const { answer } = unpackAsked(body).key
  return answer.kind === 'numeric' ? answer.low : answer.correct
}
