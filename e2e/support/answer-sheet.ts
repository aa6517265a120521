import type { Page } from 'playwright'
import { expect } from 'vitest'
import { rightLetter } from '../../server/src/testing/papers.ts'
import type { Site } from './site.ts'
import { examRoom, type Student } from './student.ts'

/** A busy machine, a backoff, a browser that starts: whatever comes in the end comes within this. */
const POLL = { timeout: 60_000 }

/**
 * What a student typed, on paper as it were: held against what the page says about it at every step, and against the
 * server's result in the end. It outlives pages, browsers and devices; `page` says which one is in the student's hands.
 */
export function answerSheet(site: Site, student: Student, first: Page) {
  const typed = new Map<number, string>()
  let page = first
  let attemptId = 0
  const room = () => examRoom(page)

  const says = async () => {
    const chip = page.getByText(/^(Saved|Saving|Offline|Signed out|Not stored)/).first()
    return ((await chip.textContent()) ?? '').replace(
      /^(Saved|Saving|Not stored on this device|Offline(, \d+ waiting)?).*/,
      '$1',
    )
  }
  const onServer = async () => {
    const actions = await site.database.db
      .selectFrom('actions')
      .select(['question_number', 'choice'])
      .where('attempt_id', '=', attemptId)
      .where('choice', 'is not', null)
      .where('refused', 'is', null)
      .orderBy('epoch')
      .orderBy('seq')
      .execute()
    return new Map(actions.map(({ question_number, choice }) => [question_number, choice]))
  }

  return {
    typed,
    says,
    /** Another page, browser or device. */
    takes(next: Page) {
      page = next
    },
    async begin(testId: number) {
      await page.goto(`${site.url}/test/${testId}`)
      await room().begin()
      attemptId = room().attemptId()
    },
    get attemptId() {
      return attemptId
    },
    /** Answers the question on the screen, and checks what the page shows for it. */
    async answer(number: number, letter: string = rightLetter(number)) {
      await room().at(number)
      await room().answer(letter)
      typed.set(number, letter)
      return await this.looks()
    },
    async answerNext(number: number, letter?: string) {
      await room().button('Next').click()
      return await this.answer(number, letter)
    },
    /**
     * What the page says, which has to be so: "Saved" when the server has every answer, and no fewer "waiting" than it
     * lacks. The page is read first; the server may have more by the time it is asked, never less.
     */
    async looks() {
      const said = await says()
      const there = await onServer()
      const missing = [...typed].filter(([number, letter]) => there.get(number) !== letter)
      if (said === 'Saved') expect(missing, 'said to be saved').toEqual([])
      const waiting = /\d+/.exec(said)
      if (waiting) expect(Number(waiting[0]), 'said to wait').toBeGreaterThanOrEqual(missing.length)
      return said
    },
    /** In the end, and truly. */
    async comesToSay(what: string | RegExp) {
      await expect.poll(says, POLL).toMatch(what)
      await this.looks()
    },
    /** On the screen: every answer that was typed, on whatever device. */
    async isOnTheScreen() {
      for (const number of typed.keys()) await room().palette(number, 'answered').waitFor(POLL)
    },
    /** Hands in; the result has every answer that was typed and none besides. */
    async submit() {
      await room().submit()
      const { status, body } = await site.server.call('GET', `/tests/usertest/${attemptId}/`, { as: student.token })
      expect(status).toBe(200)
      const { outcome } = body as { outcome: { test_json: { question_number: number; user_choice: string | null }[] } }
      const counted = outcome.test_json.filter(({ user_choice }) => user_choice !== null)
      expect(new Map(counted.map((one) => [one.question_number, one.user_choice]))).toEqual(typed)
    },
  }
}
