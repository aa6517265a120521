import type { answerToday, NextTen, Today, TodayState } from '@pariksha/contract/practice/ten-a-day'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { z } from 'zod'
import { call } from '../app.ts'
import type { TestContext } from '../use-app.ts'
import { startPractising } from './practice.ts'

type Delivered = z.infer<(typeof answerToday.response)[200]>
type Given = { question_id: number; choice: string | null; at?: number }

/** A student who practises the ten questions of the day, as a browser does. */
export async function startDailyPractice(here: TestContext) {
  const practice = await startPractising(here)
  const { student, send } = practice
  const { db } = here.database
  return {
    ...practice,
    today: async (known: readonly number[] = []) =>
      (await send('POST', `today/${known.length > 0 ? `?known=${known}` : ''}`, {})).json<Today>(),
    tomorrow: async (known: readonly number[] = []) =>
      (await send('POST', `tomorrow/${known.length > 0 ? `?known=${known}` : ''}`, {})).json<NextTen>(),
    chooses: async (slug: string, method: 'POST' | 'DELETE' = 'POST') =>
      expect((await call(here.app, method, `/exams/${slug}/choice/`, { as: student.token })).statusCode).toBeLessThan(
        300,
      ),
    state: async () => (await send('GET', 'today/')).json<TodayState>(),
    deliver: async (answers: readonly Given[]) =>
      (
        await send('POST', 'today/answers/', {
          answers: answers.map((one) => ({ unsure: false, seconds: 30, at: Date.now(), ...one })),
        })
      ).json<Delivered>(),
    /** Moves everything asked and answered back by that many days; in two steps, so that no day comes upon another one. */
    days: async (count: number) => {
      await sql`update practice_answers set answered_at = answered_at - make_interval(days => ${count})
        where student_id = ${student.id}`.execute(db)
      for (const step of [count + FAR, -FAR])
        await sql`update practice_questions
          set asked_at = asked_at - make_interval(days => ${step}), day = day - ${step}::int
          where student_id = ${student.id}`.execute(db)
    },
    stored: async () => {
      const { rows } = await sql<{ id: number; card: string; topic: string; choice: string | null }>`
        select asked.id, card, topic, answers.choice from practice_questions as asked
        left join practice_answers as answers on answers.student_id = asked.student_id and question_id = asked.id
        where asked.student_id = ${student.id} and day is not null order by day, day_place`.execute(db)
      return rows
    },
  }
}

const FAR = 10_000

/** Fields that the server sends only after the answer. */
export const KEY_FIELDS = /"(explanation|correct_choice|also_correct|key|seed|source)"/

export const idsOf = ({ questions }: Pick<Today, 'questions'>) => questions.map(({ id }) => id)
