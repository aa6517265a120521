import { test } from 'vitest'
import { aPaper, aTest } from '../server/src/testing/papers.ts'
import { expectGood } from './support/good-page.ts'
import { useSite } from './support/site.ts'
import { signedIn } from './support/student.ts'

const site = useSite()

test.each([360, 1280])('a test from the instructions to the solutions at %i px', async (width) => {
  const { id } = await aTest(site.database.db, { paper: aPaper({ sections: [{ count: 6 }, { count: 4 }] }) })
  const { page, room } = await signedIn(site)
  await page.setViewportSize({ width, height: 800 })
  await page.goto(`/test/${id}`, { waitUntil: 'networkidle' })
  await expectGood(page, 'instructions')
  await room.begin()
  await room.answer('a')
  await room.button('Mark & Next').click()
  await expectGood(page, 'the running test')
  await room.button('Submit').first().click()
  await expectGood(page, 'the question whether to submit')
  await room.button('Yes, submit').click()
  await page.getByRole('tab', { name: 'Solutions' }).waitFor()
  await expectGood(page, 'the summary')
  await page.getByRole('tab', { name: 'Solutions' }).click()
  await page.locator('summary').first().click()
  await expectGood(page, 'the solutions')
})

test('a whole test with the keyboard alone', async () => {
  const { id } = await aTest(site.database.db, { paper: aPaper({ sections: [{ count: 4 }] }) })
  const { page, room } = await signedIn(site)
  await page.setViewportSize({ width: 1280, height: 800 })
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  await page.goto(`/test/${id}`, { waitUntil: 'networkidle' })
  await room.button('Next').focus()
  await press('Enter')
  await room.at(1)
  await press('2', 's')
  await room.at(2)
  await press('a', 'm')
  await room.at(3)
  await press('1', 'Delete', 'ArrowRight')
  await room.at(4)
  await room.palette(1, 'answered').waitFor()
  await room.palette(2, 'answered and marked for review').waitFor()
  await room.palette(3, 'not answered').waitFor()
  await press('?')
  await page.getByRole('dialog').getByText('Choose an answer').waitFor()
  await press('Escape')
  await room.button('Submit').first().focus()
  await press('Enter')
  await room.button('Yes, submit').focus()
  await press('Enter')
  await page.getByRole('tab', { name: 'Summary' }).waitFor()
})
