import { randomUUID } from 'node:crypto'
import type { Letter } from '@pariksha/domain/question'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { ACCESS_RULES } from '../server/src/testing/all-calls/access-rules.ts'
import { aStaffSession } from '../server/src/testing/all-calls/student-records.ts'
import { aPattern } from '../server/src/testing/paper-drafts.ts'
import { aPaper, aTest, KEY_MARK, rightLetter, wrongLetter } from '../server/src/testing/papers.ts'
import { timePasses } from '../server/src/testing/sitting.ts'
import { ask, type Seat, takeSeat } from './support/seats.ts'
import { useOwnSite } from './support/site.ts'
import { signedIn } from './support/student.ts'

const site = useOwnSite()

const HOUR = 3_600_000
const QUESTIONS = 10
const EACH_SHIFT = 20
const reason = 'The power was cut in the hall.'
/** Its key is B; who is wrong there chose C. */
const CHALLENGED = 10

/** The first so many right, the others wrong. */
const answers = (right: number): Letter[] =>
  Array.from({ length: QUESTIONS }, (_, index) => (index < right ? rightLetter : wrongLetter)(index + 1))
/** From 1 to 10 right, each as often. */
const rightOf = (place: number) => (place % QUESTIONS) + 1

/** A live test of an hour that is open now, whose results are told by hand. */
async function aShift(name: string) {
  const { db } = site.database
  const now = Date.now()
  const paper = aPaper({ minutes: 60, sections: [{ name, count: QUESTIONS }] })
  const window = { opensAt: new Date(now - HOUR), closesAt: new Date(now + HOUR), lateWindowSeconds: 600 }
  const { id, series } = await aTest(db, { paper, mode: 'live', ...window })
  const { rows } = await sql<{ draft: number; paper: number }>`
    with free as (update tests set access = 'free' where id = ${id} returning id, paper_id)
    insert into paper_drafts (title, series_slug, stage, label, pattern, rules, state, paper_id, test_id, publish_at)
    select ${name}, ${series}, 'prelims', 'Ours', ${JSON.stringify(aPattern())}::jsonb, '[null]', 'published', paper_id, id,
      now() - interval '9 hours'
    from free returning id as draft, paper_id as paper`.execute(db)
  const [made] = rows
  if (!made) throw new Error('no draft was made')
  return { id, ...made }
}

/** All reads of an attempt that there are; those whose answer has the key. */
async function readsWithKey({ student, path }: Seat): Promise<string[]> {
  const found: string[] = []
  for (const call of Object.keys(ACCESS_RULES)) {
    const [method, pattern = ''] = call.split(' ')
    if (method !== 'GET' || !pattern.includes('/usertest/{attemptId}/')) continue
    const address = pattern.replace('/tests/usertest/{attemptId}', path).replace('{questionNumber}', '1')
    const reply = await fetch(`${site.server.address}/api/v1${address}`, {
      headers: { authorization: `Token ${student.token}` },
    })
    const text = await reply.text()
    if (text.includes(KEY_MARK) || text.includes('correct_choice')) found.push(pattern)
  }
  return found
}

/** Everybody's marks, and where they have to stand by them. */
async function expectRanks(marks: ReadonlyMap<Seat, number>, others: readonly number[]): Promise<void> {
  const all = [...marks.values(), ...others]
  for (const [seat, own] of marks) {
    const better = all.filter((one) => one > own).length
    expect(await seat.standing()).toMatchObject({ rank: better + 1, of: all.length })
  }
}

test('forty students in two shifts: time is given, a network is lost, and ranks follow a corrected key', {
  timeout: 240_000,
}, async () => {
  const { db } = site.database
  const owner = await aStaffSession(db, true)
  const [morning, evening] = [await aShift('Morning'), await aShift('Evening')]

  // nineteen by calls and one in a browser, and twenty by calls
  const { page, room, student } = await signedIn(site)
  await page.goto(`/test/${morning.id}`)
  await room.begin()
  await room.answer(rightLetter(1))
  await room.saved()
  const seats = async (testId: number, count: number) => {
    const taken = await Promise.all(Array.from({ length: count }, () => takeSeat(site, testId)))
    return new Map(taken.map((seat, place) => [seat, rightOf(place)]))
  }
  const first = await seats(morning.id, EACH_SHIFT - 1)
  const second = await seats(evening.id, EACH_SHIFT)
  const [offline, ...connected] = [...second.keys()] as [Seat, ...Seat[]]

  for (const [seat, right] of [...first, ...second]) if (seat !== offline) await seat.answer(answers(right))

  // half an hour later the student in the browser is given five minutes, which the clock shows
  await timePasses(db, room.attemptId(), 30 * 60)
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
  await timePasses(db, offline.attemptId, 62 * 60)
  const late = await offline.answer(typed.slice(1), { first: 2, at: 50 * 60_000 })
  expect(late).toMatchObject({ refused: [], status: 'closing' })
  expect(late.acknowledged).toHaveLength(QUESTIONS - 1)

  for (const seat of [...first.keys(), ...connected, offline]) await seat.submit()
  await room.askToSubmit()
  await room.button('Yes, submit').click()
  await page.getByText('Your answers are safe').waitFor()
  await page.getByText(`Reason: ${reason}`).waitFor()

  const [asha] = [...first.keys()] as [Seat]
  for (const seat of [asha, offline]) expect(await readsWithKey(seat)).toEqual([])
  expect(await page.content()).not.toContain(KEY_MARK)

  await sql`update tests set opens_at = now() - interval '9 hours', closes_at = now() - interval '5 hours'
    where id in (${morning.id}, ${evening.id})`.execute(db)
  for (const { draft } of [morning, evening])
    await ask(site, owner, `POST /staff/papers/${draft}/release/`, { version: 1, release: 'now', release_at: null })
  expect(await readsWithKey(asha)).toContain('/tests/usertest/{attemptId}/solutions/')
  await expectRanks(first, [1])
  await expectRanks(second, [])
  await page.reload()
  await page.getByText('Your answers are the same as on your receipt.').waitFor()
  await page.getByText(/^18 \/ 20/).waitFor()

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
  const corrected = new Map([...first].map(([seat, right]) => [seat, right === QUESTIONS ? right - 1 : right + 1]))
  await expectRanks(corrected, [1])
  await expectRanks(second, [])

  // told once, to whom it changed something
  for (const [seat, right] of first) {
    const { body } = await site.mailbox.next(seat.student.email)
    expect(body).toContain(`${right} of ${QUESTIONS} before, ${corrected.get(seat)} of ${QUESTIONS} now`)
  }
  for (const { student: one } of [...first.keys(), ...second.keys()]) expect(site.mailbox.unread(one.email)).toEqual([])
  expect(site.mailbox.unread(student.email)).toEqual([])

  // the answers of a student who did not come to question 10 are as they were
  await page.reload()
  await page.getByText('Your answers are the same as on your receipt.').waitFor()
  await page.getByText(/^20 \/ 20/).waitFor()
})
