import type { QuestionContent } from '@pariksha/contract/questions/question-content'
import type { Texts } from '@pariksha/contract/questions/question-file'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Transaction } from '../../../platform/db/database.ts'
import { aStaffSession } from '../../../testing/all-calls/student-records.ts'
import { call } from '../../../testing/app.ts'
import { aStudent } from '../../../testing/factories.ts'
import { aQuestion } from '../../../testing/question-bank/questions.ts'
import { useApp } from '../../../testing/use-app.ts'
import { insertQuestions } from '../changing/write-question.ts'
import { backfillTexts } from './backfill-texts.ts'
import { compareWithBank } from './compare-with-bank.ts'

const here = useApp()

const EN = 'Which river flows past the old stone bridge near the market of the town?'
const TE = 'పట్టణంలోని సంత సమీపంలో ఉన్న పాత రాతి వంతెన పక్కనుండి ప్రవహించే నది ఏది?'
const IN_TIME = 60_000

const asked = (stem: Texts, options: QuestionContent['options'] = [], id: number | null = null) => ({
  id,
  stem,
  options,
})
const compare = async (...questions: ReturnType<typeof asked>[]) =>
  (await compareWithBank(here.database.db, questions, IN_TIME)).map(
    (found) => found?.map(({ id, likeness }) => [id, likeness]) ?? 'not compared',
  )

const within = <T>(work: (tx: Transaction) => Promise<T>) => here.database.db.transaction().execute(work)

async function write(...contents: Partial<QuestionContent>[]): Promise<readonly number[]> {
  const { id: userId } = await aStudent(here.database.db)
  const questions = contents.map((content) => ({ content: aQuestion(content) }))
  const ids: number[] = []
  for (let from = 0; from < questions.length; from += 200)
    ids.push(...(await within((tx) => insertQuestions(tx, { userId }, questions.slice(from, from + 200)))))
  return ids
}

test('each language is compared apart, and the one that is most alike counts', async () => {
  const [both = 0, other = 0] = await write(
    { stem: { en: EN, te: TE }, options: [] },
    { stem: { en: 'Name the water under the arches.', te: TE.replace('సమీపంలో', 'దగ్గర') }, options: [] },
  )
  expect(await compare(asked({ en: EN }), asked({ te: TE }), asked({ hi: TE }), asked({ en: EN, te: TE }))).toEqual([
    [[both, 'same']],
    [
      [both, 'same'],
      [other, 'near'],
    ],
    [],
    [
      [both, 'same'],
      [other, 'near'],
    ],
  ])
  expect(await compare(asked({ en: EN }, [], both), asked({}))).toEqual([[], []])
})

test('what is compared is the version that stands there, as long as the question is there', async () => {
  const as = await aStaffSession(here.database.db, true, ['owner'])
  const send = (method: 'POST' | 'PUT', path: string, body: object) =>
    call(here.app, method, `/staff/questions/${path}`, { as, body })
  const [before, after] = ['Who drew the first map of the southern hills?', 'Which tax did the salt workers refuse?']
  const content = aQuestion({ stem: { en: before } })
  const { id, version } = (await send('POST', '', { content })).json<{ id: number; version: number }>()
  expect(await compare(asked({ en: before }, content.options))).toEqual([[[id, 'same']]])
  const changed = { ...content, stem: { en: after } }
  expect((await send('PUT', `${id}/`, { content: changed, version })).statusCode).toBe(200)
  const both = [asked({ en: before }, content.options), asked({ en: after }, content.options)] as const
  expect(await compare(...both)).toEqual([[], [[id, 'same']]])
  await here.database.db.deleteFrom('questions').where('id', '=', id).execute()
  expect(await compare(...both)).toEqual([[], []])
})

const NAMES = ['Ravi', 'Sita', 'Lakshmi', 'Anil', 'Kiran', 'Suresh', 'Padma']
/** As a template makes them: other numbers, and here another name. */
const train = (n: number) => ({
  stem: {
    en: `A train of ${50 + (n % 487)} metres crosses a platform, where ${NAMES[n % 7]} waits, in ${5 + (n % 89)} seconds. How long is the platform?`,
  },
  options: [1, 2, 3, 4].map((more) => ({ en: `${(n % 487) + more * 7} metres` })),
})

test('among thousands of alike questions a page of a hundred is compared, and finds what it found before', async () => {
  const reworded = { ...train(31), stem: { en: `Now then: ${train(31).stem.en}` } }
  const options = ['Godavari', 'Krishna'].map((en) => ({ en }))
  const river = { stem: { en: EN.replace('near the', 'beside the') }, options }
  const [almost = 0, flows = 0] = await write(reworded, river)
  const page = [
    asked(train(31).stem, train(31).options),
    asked({ en: EN }, options),
    ...Array.from({ length: 98 }, (_, n) => asked(train(20_000 + n).stem, train(20_000 + n).options)),
  ]
  const before = await compareWithBank(here.database.db, page, IN_TIME)
  const first = (found: typeof before) =>
    found.slice(0, 2).map((one) => one?.find(({ likeness }) => likeness === 'near'))
  expect(first(before)).toMatchObject([{ id: almost }, { id: flows }])

  await write(...Array.from({ length: 3_000 }, (_, n) => train(n)))
  await sql`analyze question_texts`.execute(here.database.db)
  const after = await compareWithBank(here.database.db, page, IN_TIME)
  expect(after.map((found) => found !== undefined)).toEqual(page.map(() => true))
  expect(first(after)).toEqual(first(before))
  expect(after[0]?.[0]).toMatchObject({ likeness: 'same', similarity: 1 })
  for (const found of after.slice(2)) expect(found?.[0]?.likeness).toMatch(/^(same|other_numbers)$/)

  const withoutTime = await compareWithBank(here.database.db, page, 1)
  expect(withoutTime.at(-1)).toBeUndefined()
})

test('nothing counts as compared before the texts of older questions are stored', async () => {
  const { db } = here.database
  const [id = 0] = await write({ stem: { en: 'Which fort stands on the hill above the lake?' } })
  const { options } = aQuestion()
  const question = asked({ en: 'Which fort stands on the hill above the lake?' }, options)
  await db.deleteFrom('question_texts').where('question_id', '=', id).execute()
  expect(await compare(question)).toEqual([[]])
  await db.updateTable('questions').set({ texts_due: true }).where('id', '=', id).execute()
  expect(await compare(question)).toEqual(['not compared'])
  await backfillTexts(db)
  expect(await compare(question)).toEqual([[[id, 'same']]])
  const due = await db.selectFrom('questions').select('id').where('texts_due', '=', true).execute()
  expect(due).toEqual([])
})
