import type { Question } from '@pariksha/contract/questions/question'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aStaffSession } from '../../server/src/testing/all-calls/student-records.ts'
import { aQuestion } from '../../server/src/testing/question-bank/questions.ts'
import { expectGood } from '../support/good-page.ts'
import { openPage } from '../support/hydrate.ts'
import { useSite } from '../support/site.ts'
import { staffSignedIn } from '../support/staff.ts'
import { signedIn } from '../support/student.ts'

const site = useSite()
const WORDS = ['the merchants', 'the weavers', 'the potters', 'the boatmen']

/** Two approved questions of a topic of the institute's own. */
async function aTopicWithQuestions() {
  const owner = await aStaffSession(site.database.db, true)
  const send = async <Reply>(path: string, body: object): Promise<Reply> => {
    const reply = await site.server.call('POST', `/staff${path}`, { as: owner, body })
    if (reply.status >= 300) throw new Error(`${path} answered ${JSON.stringify(reply.body)}`)
    return reply.body as Reply
  }
  const name = `Guilds of the town ${Date.now()}` // a journey may be tried again
  const { slug: topic } = await send<{ slug: string }>('/question-topics/', { name, subject: 'History' })
  const questions: number[] = []
  for (const stem of [`Who paid for the well? (${topic})`, `Who paid for the wall? (${topic})`]) {
    const options = WORDS.map((en) => ({ en, te: `${en} (te)` }))
    const content = aQuestion({ stem: { en: stem, te: `${stem} (te)` }, options, topic })
    const { id } = await send<Question>('/questions/', { content })
    await send(`/questions/${id}/review/`, { version: 1, state: 'approved' })
    questions.push(id)
  }
  return { name, topic, questions }
}

test('a reviewer allows questions for practice; a student practises them, and a mistake comes back as the question itself', async () => {
  const { name, topic, questions } = await aTopicWithQuestions()
  const { page, student } = await signedIn(site)
  await page.setViewportSize({ width: 360, height: 740 })
  await openPage(page, `/practice/${encodeURIComponent(topic)}`)
  await page.getByText('No question left for practice').waitFor()

  const reviewer = await staffSignedIn(site, 'allows@office.test', ['reviewer'])
  await reviewer.page.goto(`/staff/questions/${questions[0]}`)
  await reviewer.page.getByText('Students meet it in tests only.').waitFor()
  await reviewer.page.getByLabel('May be used for practice').check()
  await reviewer.page.getByText('Students who practise its topic are asked this question').waitFor()
  await expectGood(reviewer.page, 'the page of a question that is allowed for practice')

  await page.reload()
  await page.getByRole('heading', { name }).waitFor()
  await page.getByText('Who paid for the well?').waitFor()
  expect(await page.content()).not.toContain('km/h')

  // the other one too, from the list
  await reviewer.page.goto(`/staff/questions?topic=${encodeURIComponent(topic)}`)
  await reviewer.page.getByText('In practice', { exact: true }).waitFor()
  await reviewer.page.getByRole('button', { name: 'Select all shown' }).click()
  await reviewer.page.getByRole('button', { name: 'Use for practice' }).click()
  await reviewer.page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await reviewer.page.getByText('1 question changed.').waitFor()
  await expect.poll(() => reviewer.page.getByText('In practice', { exact: true }).count()).toBe(2)

  await page.getByRole('button', { name: 'I do not know' }).click()
  await page.getByText('✓ Correct answer').waitFor()
  await page.getByRole('region', { name: 'Explanation' }).waitFor()
  await expectGood(page, 'a question of the institute in practice')
  await page.getByRole('button', { name: 'Next question' }).click()
  await page.getByText('Who paid for the wall?').waitFor()
  await sql`update practice_answers set answered_at = answered_at - interval '1 day'
    where student_id = ${student.id}`.execute(site.database.db)
  await openPage(page, '/practice/-mistakes')
  await page.getByText('Who paid for the well?').waitFor()
})
