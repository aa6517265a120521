import type { Mistakes } from '@pariksha/contract/practice/practice'
import type { Letter } from '@pariksha/domain/question'
import { sql } from 'kysely'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { createPapers } from '../../server/src/papers/store.ts'
import { keyOfAsked } from '../../server/src/testing/practice/practice.ts'
import { ask, startAttempt } from '../support/attempt-client.ts'
import { expectGood } from '../support/good-page.ts'
import { useSite } from '../support/site.ts'
import { type Student, signedIn } from '../support/student.ts'

const site = useSite()
const WRONG = 12

/** The first mock test of ICET with a wrong answer to each of its first twelve questions, submitted. */
async function twelveMistakes() {
  const { db } = site.database
  const { rows } = await sql<{ id: number; paper: number }>`
    select tests.id, tests.paper_id as paper from tests
    where series_slug = 'icet' and stage = 'prelims' and position = 1`.execute(db)
  const [icet] = rows
  if (!icet) throw new Error('there is no test')
  const { key } = await createPapers(db).key(icet.paper)
  const wrong = key.slice(0, WRONG).map(({ answer }): Letter => {
    if (answer.kind !== 'single-choice') throw new Error('not a question with letters')
    return answer.correct === 'a' ? 'b' : 'a'
  })
  const attempt = await startAttempt(site, icet.id)
  await attempt.answer(wrong)
  await attempt.submit()
  return { ...attempt, testId: icet.id }
}

/** Answers the question on the screen right: the newest one that waits for its answer. */
async function answerRight(page: Page, { id }: Student): Promise<void> {
  await page.getByRole('radio').first().waitFor()
  const { rows } = await sql<{ id: number }>`
    select q.id from practice_questions q where q.student_id = ${id}
      and not exists (select from practice_answers a where a.student_id = q.student_id and a.question_id = q.id)
    order by q.id desc limit 1`.execute(site.database.db)
  await page.keyboard.press(await keyOfAsked(site, rows[0]?.id ?? 0))
  await page.keyboard.press('Enter')
  await page.getByRole('status').getByText('Right', { exact: true }).waitFor()
}

async function answerThree(page: Page, student: Student): Promise<void> {
  for (let right = 1; right <= 3; right++) {
    if (right > 1) {
      await page.getByRole('button', { name: 'Next question' }).click()
      await page.getByRole('status').getByText('Right', { exact: true }).waitFor({ state: 'detached' })
    }
    await answerRight(page, student)
  }
}

test('twelve mistakes: the topic is practised from the result, and they come back after the interval', async () => {
  const { db } = site.database
  const { student, testId, attemptId } = await twelveMistakes()
  const { page } = await signedIn(site, student)
  await page.goto(`/test/${testId}/usertest/${attemptId}`)
  await page.getByRole('heading', { name: 'What to do tomorrow' }).waitFor()
  await page
    .getByRole('link', { name: /^Practise this: / })
    .first()
    .click()
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/practice\/[a-z-]+$/)
  expect(new URL(page.url()).search).toBe('?exam=icet')
  await answerThree(page, student)

  // two days later they are due, but for those that practice has asked again; three are answered, with other numbers
  const daysPass = async (days: number) => {
    await sql`update attempts set completed_at = completed_at - make_interval(days => ${days})
      where id = ${attemptId}`.execute(db)
    await sql`update practice_answers set answered_at = answered_at - make_interval(days => ${days})
      where student_id = ${student.id}`.execute(db)
  }
  await daysPass(2)
  const { total, due } = await ask<Mistakes>(site, student.token, 'GET /practice/mistakes/')
  expect(total).toBeGreaterThan(WRONG - 3)
  expect(due).toBeGreaterThanOrEqual(total - 3)
  await page.goto('/practice')
  await page.getByText(`${due} mistakes are due`).waitFor()
  await page.getByRole('link', { name: 'Go through them' }).click()
  await answerThree(page, student)
  await page.goto('/practice')
  await page.getByText(`${due - 3} mistakes are due`).waitFor()
  await expectGood(page, 'practice with mistakes that are due')

  // who knew them sees them again later, and not never
  await daysPass(60)
  await page.reload()
  await page.getByText(`${total} mistakes are due`).waitFor()
})

test('progress stands on the profile, and its report is a PDF to take along', async () => {
  const { student } = await twelveMistakes()
  const { page } = await signedIn(site, student)
  await page.goto('/profile')
  const part = page.getByRole('region', { name: 'Progress over tests' })
  await part.getByText('As a table').first().click()
  await part.getByRole('row', { name: /ICET/ }).waitFor()
  await part.getByText('As a table').last().click()
  await part.getByRole('columnheader', { name: 'Topic' }).waitFor()
  await expectGood(page, 'progress on the profile')
  const download = page.waitForEvent('download', { timeout: 60_000 })
  await part.getByRole('button', { name: 'Report for parents (PDF)' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('progress-report.pdf')
  const pieces = await (await file.createReadStream()).toArray()
  expect(Buffer.concat(pieces).subarray(0, 5).toString()).toBe('%PDF-')
})
