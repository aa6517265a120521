import { expect, test } from 'vitest'
import type { PaperKey } from '../../server/src/papers/plan.ts'
import { createPapers } from '../../server/src/papers/store.ts'
import { useSite } from '../support/site.ts'
import { examRoom, expectFigures } from '../support/student.ts'

const site = useSite({ serviceWorkers: 'allow' })

/** The key of ICET TEST 1 of this very installation: letters by question number. */
async function keyOfFirstTest(): Promise<string[]> {
  const { paper_id } = await site.database.db
    .selectFrom('tests')
    .select('paper_id')
    .where('content_id', '=', 'icet/full/1')
    .executeTakeFirstOrThrow()
  const { key }: { key: PaperKey } = await createPapers(site.database.db).key(paper_id as number)
  return ['', ...key.map(({ answer }) => (answer.kind === 'single-choice' ? answer.correct : ''))]
}

const anotherThan = (letter: string | undefined) => (letter === 'a' ? 'b' : 'a')

test('from signing up to studying the solutions, with a reload and some time offline on the way', async () => {
  const { page, context } = await site.visit({ viewport: { width: 1280, height: 800 } })
  const room = examRoom(page)
  const email = `asha.rao.${Date.now()}@example.com` // a journey may be tried again

  await page.goto('/signup')
  await page.getByLabel('First name').fill('Asha')
  await page.getByLabel('Last name').fill('Rao')
  await page.getByLabel('Preferred name').fill('Asha')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Phone').fill('9000000000')
  await page.getByLabel(/^Password/).fill('a long password')
  await page.getByLabel('Confirm password').fill('another password')
  await room.button('Sign Up').click()
  await page.getByText('Passwords do not match').waitFor()
  await page.getByLabel('Confirm password').fill('a long password')
  await room.button('Sign Up').click()
  await page.getByLabel('Code').fill(await site.mailbox.code(email))
  await room.button('Verify OTP').click()

  await page.waitForURL('**/login**')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel(/^Password/).fill('a long password')
  await room.button('Sign In').click()
  await page.waitForURL((url) => url.pathname !== '/login')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content')

  await page.goto('/icet')
  await page.getByRole('link', { name: 'Start Test: ICET TEST 1', exact: true }).click()
  await page.getByText('Instructions', { exact: true }).waitFor()
  await room.begin()
  expect(page.url()).toMatch(/\/test\/\d+\/usertest\/\d+$/)

  const key = await keyOfFirstTest()
  const chosen = new Map<number, string>()
  const choose = async (number: number, letter: string) => {
    await room.answer(letter)
    chosen.set(number, letter)
  }

  await choose(1, key[1] ?? '')
  await room.button('Save & Next').click()
  await room.at(2)
  await choose(2, anotherThan(key[2]))
  await room.button('Mark & Next').click()
  await room.at(3)
  await room.button('Mark & Next').click()
  await room.at(4)
  await choose(4, 'c')
  await room.button('Clear').click()
  chosen.delete(4)
  await room.palette(1, 'answered').waitFor()
  await room.palette(2, 'answered and marked for review').waitFor()
  await room.palette(3, 'marked for review').waitFor()
  await room.palette(4, 'not answered').waitFor()
  await room.palette(5, 'not visited').waitFor()
  await room.saved()

  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.reload()
  await room.at(4)
  await room.palette(2, 'answered and marked for review').waitFor()

  await context.setOffline(true)
  // what the service worker has comes without the network
  const failed: string[] = []
  page.on('requestfailed', (request) => {
    if (!request.url().includes('/actions/')) failed.push(request.url())
  })
  for (const number of [5, 6, 7, 8]) {
    await room.button('Next').click()
    await room.at(number)
    await choose(number, key[number] ?? '')
  }
  await page
    .getByText(/Offline, \d+ waiting/)
    .first()
    .waitFor({ timeout: 15_000 })
  await page.waitForTimeout(2_000) // longer: answers-outlive-the-network.test.ts
  await context.setOffline(false)
  await room.saved()
  expect(failed, 'moving between questions needs no network').toEqual([])

  // the last question, by the palette, and back into another section
  await room.palette(200, 'not visited').click()
  await room.at(200)
  expect(await room.button('Save & Next').isDisabled()).toBe(true)
  await choose(200, key[200] ?? '')
  await room.button('Submit').first().click()
  await page.getByRole('alertdialog').getByText('Communication Ability').waitFor()
  await room.button('No, go back').click()
  await room.submit()

  await expectFigures(page, {
    'Total questions': '200',
    Attempted: '7',
    Unattempted: '193',
    Correct: '6',
    Incorrect: '1',
    Accuracy: '86%',
    'Total marks': '6 / 200',
  })

  await page.getByRole('tab', { name: 'Solutions' }).click()
  for (const [number, letter] of chosen) {
    await page.getByRole('link', { name: new RegExp(`^${number}\\. `) }).click()
    await page.getByRole('heading', { name: `Question ${number}`, exact: true }).waitFor()
    const right = letter === key[number]
    await page
      .getByText(right ? /^Correct/ : /^Incorrect/)
      .first()
      .waitFor()
    await page.getByText('✓ Correct answer').waitFor()
    expect(await page.getByText('✗ Your answer (incorrect)').count()).toBe(right ? 0 : 1)
    await page.getByRole('region', { name: 'Explanation' }).waitFor()
    await page.goBack()
  }

  await page.goto('/previousattempts')
  await page.getByText('ICET TEST 1').first().waitFor()
  await page.getByText('Completed').first().waitFor()
  await room.button('Results').click()
  await page.getByRole('link', { name: /^2\. / }).click()
  await page.getByText('✗ Your answer (incorrect)').waitFor()
  await page.getByText('You marked this question for review.').waitFor()
})
