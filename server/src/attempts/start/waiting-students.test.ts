import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { databaseForTest } from '../../testing/database.ts'
import { aStudent } from '../../testing/factories.ts'
import { aTest } from '../../testing/papers/papers.ts'
import { createWaitingStudents } from './waiting-students.ts'

test('however many pages ask, they are one statement; accounts that were deleted meanwhile are left out', async () => {
  const { db } = await databaseForTest()
  const { id: testId } = await aTest(db, { mode: 'live', opensAt: new Date(Date.now() + 600_000) })
  const students = await Promise.all(Array.from({ length: 5 }, () => aStudent(db)))
  const errors: unknown[] = []
  const waiting = createWaitingStudents(db, (error) => errors.push(error))
  const rows = () =>
    db.selectFrom('waiting_students').select(['student_id', 'asked_at']).orderBy('student_id').execute()

  for (let poll = 0; poll < 4; poll++) for (const { id } of students) waiting.note(testId, id)
  waiting.note(testId, 999_999)
  waiting.note(999_999, students[0]?.id ?? 0)
  await waiting.close()
  expect(errors).toEqual([])
  const first = await rows()
  // `now()` of one statement
  expect(new Set(first.map(({ asked_at }) => asked_at.getTime())).size).toBe(1)
  expect(first.map(({ student_id }) => student_id)).toEqual(students.map(({ id }) => id).sort((a, b) => a - b))

  // two hours later: who asks again is there, the others are gone
  await sql`update waiting_students set asked_at = asked_at - interval '2 hours'`.execute(db)
  waiting.note(testId, first[0]?.student_id ?? 0)
  await waiting.close()
  waiting.note(testId, first[1]?.student_id ?? 0)
  await waiting.close()
  expect((await rows()).map(({ student_id }) => student_id)).toEqual(first.slice(0, 2).map((row) => row.student_id))
  await db
    .deleteFrom('users')
    .where('id', '=', first[0]?.student_id ?? 0)
    .execute()
  expect(await rows()).toHaveLength(1)
})
