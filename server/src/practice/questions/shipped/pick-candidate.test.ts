import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { startSitting } from '../../../testing/attempts/sitting.ts'
import { aTest } from '../../../testing/papers/papers.ts'
import { startPractising } from '../../../testing/practice/practice.ts'
import { useApp } from '../../../testing/use-app.ts'
import type { Candidate } from './candidates.ts'
import { unaskedFirst } from './pick-candidate.ts'
import { createQuestionGenerator } from './question-generator.ts'

const here = useApp()
const generator = createQuestionGenerator()
afterAll(() => generator.close())

const draw = async (times: number): Promise<readonly Candidate[]> =>
  (await generator.ofTopic({ topic: 'ages', level: 'easy', optionCount: 4, seed: '7', recent: [] })).slice(0, times)

const order = (found: readonly Candidate[]) => found.map(({ fingerprint }) => fingerprint)

test('numbers that practice asked within the last weeks come after all others', async () => {
  const { db } = here.database
  const { student, ask } = await startPractising(here)
  const { id } = await ask('ages')
  const [first, ...others] = order(await draw(4))
  const asked = (changes: object) => db.updateTable('practice_questions').set(changes).where('id', '=', id).execute()
  const chosen = async () => order(await unaskedFirst(db, student.id, await draw(4)))

  await asked({ fingerprint: first, place: 1 })
  expect(await chosen()).toEqual([...others, first])
  // another question of the same set
  await asked({ place: 2 })
  expect(await chosen()).toEqual([first, ...others])
  await asked({ place: 1, asked_at: sql`now() - interval '31 days'` })
  expect(await chosen()).toEqual([first, ...others])
}, 60_000)

test('numbers of a test that the student took come last, too; another student’s do not', async () => {
  const { db } = here.database
  const [first, ...others] = order(await draw(4))
  const { id } = await aTest(db)
  await sql`update papers set fingerprints = array[${first}] where id = (select paper_id from tests where id = ${id})`.execute(
    db,
  )
  const [asha, ravi] = [await startPractising(here), await startPractising(here)]
  await startSitting(here.app, asha.student.token, id)
  const chosenFor = async (studentId: number) => order(await unaskedFirst(db, studentId, await draw(4)))
  expect(await chosenFor(asha.student.id)).toEqual([...others, first])
  expect(await chosenFor(ravi.student.id)).toEqual([first, ...others])
}, 60_000)
