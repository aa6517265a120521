import type { Page } from 'playwright'
import { expect } from 'vitest'
import { rightLetter } from '../../server/src/testing/papers/papers.ts'
import type { Site } from './site.ts'
import { examRoom, type Student } from './student.ts'

/** Enough for a backoff, or for a browser to start, on a busy machine. */
const POLL = { timeout: 60_000 }

/**
 * The answers that a student typed, compared with what the page shows at every step and with the server's result in the end.
 * It outlives pages, browsers and devices: `continueOn` another one.
 */
export function trackAnswers(site: Site, student: Student, first: Page) {
  const typed = new Map<number, string>()
  let page = first
  let attemptId = 0
  const room = () => examRoom(page)

  const readStatus = async () => {
    const chip = page.getByText(/^(Saved|Saving|Offline|Server unavailable|No server|Signed out|Not stored)/).first()
    return ((await chip.textContent()) ?? '').replace(
      /^(Saved|Saving|Not stored on device|Server unavailable|(Offline|No server)(, \d+ waiting)?).*/,
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
    readStatus,
    /** On another page, browser or device. */
    continueOn(next: Page) {
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
      return await this.checkStatus()
    },
    async answerNext(number: number, letter?: string) {
      await room().button('Next').click()
      return await this.answer(number, letter)
    },
    /**
     * The status that the page shows, which has to be true: "Saved" when the server has every answer, and no fewer "waiting" than it
     * lacks. The page is read first; the server may have more by the time it is asked, never less.
     */
    async checkStatus() {
      const status = await readStatus()
      const there = await onServer()
      const missing = [...typed].filter(([number, letter]) => there.get(number) !== letter)
      if (status === 'Saved') expect(missing, 'shown as saved').toEqual([])
      const waiting = /\d+/.exec(status)
      if (waiting) expect(Number(waiting[0]), 'shown as waiting').toBeGreaterThanOrEqual(missing.length)
      return status
    },
    /** Waits for a status, and checks that it is true. */
    async untilStatus(what: string | RegExp) {
      await expect.poll(readStatus, POLL).toMatch(what)
      await this.checkStatus()
    },
    /** Every answer that was typed, on whatever device, is on the screen. */
    async expectOnScreen() {
      for (const number of typed.keys()) await room().palette(number, 'answered').waitFor(POLL)
    },
    /** Submits; the result has every answer that was typed and none besides. */
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
