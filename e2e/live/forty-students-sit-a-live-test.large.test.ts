import { randomUUID } from 'node:crypto'
import type { Letter } from '@pariksha/domain/question'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { ACCESS_RULES } from '../../server/src/testing/all-calls/access-rules.ts'
import { aStaffSession } from '../../server/src/testing/all-calls/student-records.ts'
import { advanceClock } from '../../server/src/testing/attempts/sitting.ts'
import { aStudent } from '../../server/src/testing/factories.ts'
import { aMock, shiftOpens } from '../../server/src/testing/live/live-mocks.ts'
import { KEY_MARK, rightLetter, wrongLetter } from '../../server/src/testing/papers/papers.ts'
import { aPattern } from '../../server/src/testing/question-bank/paper-drafts.ts'
import { type AttemptClient, ask, startAttempt } from '../support/attempt-client.ts'
import { useOwnSite } from '../support/site.ts'
import { type Student, signedIn } from '../support/student.ts'

const site = useOwnSite()

const QUESTIONS = 10
const EACH_SHIFT = 20
const reason = 'The power failed.'
/** Its key is B; who is wrong there chose C. */
const CHALLENGED = 10

/** The first `count` answers right, the others wrong. */
const answers = (right: number): Letter[] =>
  Array.from({ length: QUESTIONS }, (_, index) => (index < right ? rightLetter : wrongLetter)(index + 1))
/** From 1 to 10 right, each as often. */
const rightOf = (place: number) => (place % QUESTIONS) + 1

type Shift = { readonly id: number; readonly draft: number; readonly paper: number }

/** A mock in two shifts of an hour that takes registration; its results are released by hand. */
async function theMock() {
  const { db } = site.database
  const { id, series, shifts } = await aMock(db, { lateWindowSeconds: 600 })
  const { rows } = await sql<Shift>`
    insert into paper_drafts (title, series_slug, stage, label, pattern, rules, state, paper_id, test_id, publish_at)
    select title, ${series}, 'prelims', 'Ours', ${JSON.stringify(aPattern())}::jsonb, '[null]', 'published', paper_id, id,
      now() - interval '9 hours'
    from tests where id = any(${shifts}::int8[]) order by shift_number
    returning test_id as id, id as draft, paper_id as paper`.execute(db)
  const [morning, evening] = rows
  if (!morning || !evening) throw new Error('no drafts were made')
  return { id, morning, evening }
}

/** Names of fields with a key or a verdict, unless they are null. */
const TELLING = /"(correct_choice|also_correct|verdict|right_share)":(?!null)/

/** All reads of an attempt that there are, and those of practice; those whose answer has the key. */
async function readsWithKey({ student, path }: AttemptClient): Promise<string[]> {
  const found: string[] = []
  for (const call of Object.keys(ACCESS_RULES)) {
    const [method, pattern = ''] = call.split(' ')
    const isPractice = pattern.startsWith('/practice/') && !pattern.includes('{')
    if (method !== 'GET' || !(isPractice || pattern.includes('/usertest/{attemptId}/'))) continue
    const address = pattern.replace('/tests/usertest/{attemptId}', path).replace('{questionNumber}', '1')
    const reply = await fetch(`${site.server.address}/api/v1${address}`, {
      headers: { authorization: `Token ${student.token}` },
    })
    const text = await reply.text()
    // practice answers with the key of what it asked
    if (text.includes(KEY_MARK) || (!isPractice && TELLING.test(text))) found.push(pattern)
  }
  return found
}

/** Everybody's marks, and where they have to stand by them. */
async function expectRanks(marks: ReadonlyMap<AttemptClient, number>, others: readonly number[]): Promise<void> {
  const all = [...marks.values(), ...others]
  const entries = [...marks]
  const standings = await Promise.all(entries.map(([attempt]) => attempt.standing()))
  for (const [place, [, own]] of entries.entries()) {
    const better = all.filter((one) => one > own).length
    expect(standings[place]).toMatchObject({ rank: better + 1, of: all.length })
  }
}

test('forty students in two shifts of a mock: time is given, a network is lost, and ranks follow a corrected key', {
  timeout: 240_000,
}, async () => {
  const { db } = site.database
  const owner = await aStaffSession(db, true)
  const { id: mockId, morning, evening } = await theMock()

  // nineteen by calls and one in a browser, and twenty by calls: each registers for a shift before it opens
  const { page, room, student } = await signedIn(site)
  const registered = async ({ id: test_id }: Shift, count: number) =>
    Promise.all(
      Array.from({ length: count }, async () => {
        const one = await aStudent(db)
        await ask(site, one.token, `PUT /live-mocks/${mockId}/registration/`, { test_id })
        return one
      }),
    )
  const [forMorning, forEvening] = await Promise.all([
    registered(morning, EACH_SHIFT - 1),
    registered(evening, EACH_SHIFT),
    page.goto(`/live-mocks/${mockId}`),
  ])
  await page.getByRole('button', { name: 'Register for shift 1' }).click()
  await page.getByText('You are registered for this shift.').waitFor()
  for (const { id } of [morning, evening]) await shiftOpens(db, id, -10)
  await page.getByRole('link', { name: 'Open the test' }).click()
  await room.begin()
  await room.answer(rightLetter(1))
  await room.saved()
  const startAll = async ({ id }: Shift, students: readonly Student[]) => {
    const taken = await Promise.all(students.map((one) => startAttempt(site, id, one)))
    return new Map(taken.map((attempt, place) => [attempt, rightOf(place)]))
  }
  await expect(startAttempt(site, evening.id, forMorning[0])).rejects.toThrow('not_registered')
  const first = await startAll(morning, forMorning)
  const second = await startAll(evening, forEvening)
  const [offline, ...connected] = [...second.keys()] as [AttemptClient, ...AttemptClient[]]

  await Promise.all(
    [...first, ...second].map(([attempt, right]) => attempt !== offline && attempt.answer(answers(right))),
  )
  for (const attempt of [...first.keys()].slice(0, 1)) expect(await readsWithKey(attempt)).toEqual([]) // while it runs

  // half an hour later the student in the browser is given five minutes, which the clock shows
  await advanceClock(db, room.attemptId(), 30 * 60)
  await ask(site, owner, `POST /staff/live/${morning.id}/time/`, {
    act: randomUUID(),
    to: { kind: 'student', student: student.id },
    minutes: 5,
    reason,
  })
  await expect.poll(() => page.getByRole('timer').first().textContent(), { timeout: 20_000 }).toMatch(/0?0:3[45]:\d\d/)

  // a device without a network across the end: what was typed before counts, in the late window
  const typed = answers(rightOf(0))
  await offline.answer(typed.slice(0, 1))
  await advanceClock(db, offline.attemptId, 62 * 60)
  const late = await offline.answer(typed.slice(1), { first: 2, at: 50 * 60_000 })
  expect(late).toMatchObject({ refused: [], status: 'closing' })
  expect(late.acknowledged).toHaveLength(QUESTIONS - 1)

  await Promise.all([...first.keys(), ...connected, offline].map((attempt) => attempt.submit()))
  await room.askToSubmit()
  await room.button('Yes, submit').click()
  await page.getByText('Your answers are safe').waitFor()
  await page.getByText(`Reason: ${reason}`).waitFor()

  const [asha] = [...first.keys()] as [AttemptClient]
  for (const attempt of [asha, offline]) expect(await readsWithKey(attempt)).toEqual([])
  expect(await page.content()).not.toContain(KEY_MARK)

  await sql`update tests set opens_at = now() - interval '9 hours', closes_at = now() - interval '5 hours'
    where live_mock_id = ${mockId}`.execute(db)
  for (const { draft } of [morning, evening])
    await ask(site, owner, `POST /staff/papers/${draft}/release/`, { version: 1, release: 'now', release_at: null })
  expect(await readsWithKey(asha)).toContain('/tests/usertest/{attemptId}/solutions/')
  await expectRanks(first, [1])
  await expectRanks(second, [])
  await page.reload()
  await page.getByText('Your answers are the same as on your receipt.').waitFor()
  await page.getByText(/^18 \/ 20/).waitFor()
  await page.getByText('All 2 shifts together (you sat shift 1)').waitFor()

  // who chose C challenges the key, and has it corrected for the whole shift
  const claim = { claim: 'another-answer', answers: ['c'], reason: 'C follows from the table.', attachment: null }
  await ask(site, asha.student.token, `POST ${asha.path}/challenges/`, { question_number: CHALLENGED, ...claim })
  type Open = { questions: { challenges: { id: number }[] }[] }
  const { questions } = await ask<Open>(site, owner, 'GET /staff/challenges/?list=open')
  await ask(site, owner, 'POST /staff/challenges/decisions/', {
    challenges: questions.flatMap(({ challenges }) => challenges.map(({ id }) => id)),
    decision: 'accepted',
    correction_follows: true,
    reply: 'You are right.',
  })
  await ask(site, owner, `POST /staff/keys/${morning.paper}/corrections/`, {
    question_number: CHALLENGED,
    change: { kind: 'accept', answers: [{ kind: 'single-choice', correct: 'c' }] },
    version: 1,
    reason: 'C follows from the table.',
  })
  const corrected = new Map(
    [...first].map(([attempt, right]) => [attempt, right === QUESTIONS ? right - 1 : right + 1]),
  )
  await expectRanks(corrected, [1])
  await expectRanks(second, [])

  // one mail to each student whose marks changed
  for (const [attempt, right] of first) {
    const { body } = await site.mailbox.next(attempt.student.email)
    expect(body).toContain(`${right} of ${QUESTIONS} before, ${corrected.get(attempt)} of ${QUESTIONS} now`)
  }
  for (const { student: one } of [...first.keys(), ...second.keys()]) expect(site.mailbox.unread(one.email)).toEqual([])
  expect(site.mailbox.unread(student.email)).toEqual([])

  // the answers of a student who did not come to question 10 are as they were
  await page.reload()
  await page.getByText('Your answers are the same as on your receipt.').waitFor()
  await page.getByText(/^20 \/ 20/).waitFor()
})
