import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { anImporter } from '../../../testing/question-bank/import-room.ts'
import { aPaperAuthor } from '../../../testing/question-bank/paper-author.ts'
import { aQuestion } from '../../../testing/question-bank/questions.ts'
import { useApp } from '../../../testing/use-app.ts'
import { listItems } from '../queries.ts'
import { findDuplicates } from './duplicates.ts'

const here = useApp()
const POLL = { timeout: 10_000 }

const STEM = 'Which river flows past the old stone bridge near the market of the town?'
const csv = (...stems: readonly string[]) =>
  ['Question,Option A,Option B,Answer', ...stems.map((stem) => `${stem},Godavari,Krishna,A`)].join('\n')

test('what is nearly a question of the bank, or of the page, is reported, and by its digest alone once', async () => {
  const author = await aPaperAuthor(here)
  const options = ['Godavari', 'Krishna'].map((en) => ({ en }))
  const there = await author.approved({ stem: { en: STEM }, options })
  const teacher = await anImporter(here)
  const nearly = STEM.replace('near the', 'beside the')
  const { id } = await teacher.bring('near.csv', csv(nearly, STEM, 'Who wrote the grammar of the old language?'))
  const found = await teacher.duplicates(id)
  expect(
    [...found].map(([position, all]) => [position, all.map(({ where, id: of, likeness }) => [where, of, likeness])]),
  ).toEqual([
    [
      0,
      [
        ['file', 1, 'near'],
        ['bank', there, 'near'],
      ],
    ],
    [
      1,
      [
        ['bank', there, 'same'],
        ['file', 0, 'near'],
      ],
    ],
  ])
})

test('questions for which there was no time are named, with what was found of them', async () => {
  const { db } = here.database
  const teacher = await anImporter(here)
  const { id } = await teacher.bring('late.csv', csv(STEM, STEM.replace('river', 'stream'), 'Who wrote the grammar?'))
  const { rows } = await listItems(db, id, { from: 0 })
  const compared = async (limits?: Parameters<typeof findDuplicates>[3]) =>
    (await findDuplicates(db, id, rows, limits)).map(({ position, compared, duplicates }) => [
      position,
      compared,
      duplicates.some(({ where }) => where === 'file'),
    ])
  const inTime = [
    [0, true, true],
    [1, true, true],
  ]
  expect(await compared()).toEqual(inTime)
  const late = [
    [0, false, true],
    [1, false, true],
    [2, false, false],
  ]
  expect(await compared({ bankMillis: 0 })).toEqual(late)
  expect(await compared({ shippedMillis: 0 })).toEqual(late)
})

test('however many pages are compared at once, one connection waits for the bank, and one for what is written', async () => {
  const { db } = here.database
  const teacher = await anImporter(here)
  const { id } = await teacher.bring('many.csv', csv(STEM))
  const waiting = async () =>
    (
      await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        db,
      )
    ).rows.length
  const replies = await db.transaction().execute(async (tx) => {
    await sql`lock table question_texts in access exclusive mode`.execute(tx)
    const content = aQuestion({ stem: { en: STEM } })
    const asked = [1, 2, 3].flatMap(() => [
      teacher.send('GET', `/imports/${id}/duplicates/`),
      teacher.send('POST', '/questions/duplicates/', { content }),
    ])
    const all = Promise.all(asked)
    all.catch(() => {}) // a call starts when somebody asks for its answer
    await vi.waitFor(async () => expect(await waiting()).toBe(2), POLL)
    await sleep(500)
    expect(await waiting()).toBe(2)
    return { all }
  })
  expect((await replies.all).map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200))
})
