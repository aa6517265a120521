import { expect, test } from 'vitest'
import { bumpSiteVersion } from '../../server/src/exams/catalogue/site-version.ts'
import { aStudent } from '../../server/src/testing/factories.ts'
import { openPage } from '../support/hydrate.ts'
import { useOwnSite } from '../support/site.ts'
import { staffSignedIn } from '../support/staff.ts'
import { examRoom, signedIn } from '../support/student.ts'

const site = useOwnSite()

/** An account as a student makes one, with a password to sign in with. */
async function anAccount(email: string, password: string) {
  const person = { first_name: 'Asha', last_name: 'Rao', preferred_name: 'Asha', phone_number: '+915550100200' }
  await site.server.call('POST', '/accounts/register/', { body: { ...person, email, password } })
  const otp = await site.mailbox.code(email)
  await site.server.call('POST', '/accounts/verify-otp/', { body: { email, otp } })
}

test('a locked test is bought: asked for by way of the login, approved by the staff, started', async () => {
  const [email, password] = [`asha.buys.${Date.now()}@example.com`, 'a long password']
  await anAccount(email, password)
  const { page } = await site.visit({ viewport: { width: 360, height: 740 } })
  const room = examRoom(page)

  // a locked test leads to what opens it
  await page.goto('/test')
  await page.getByRole('link', { name: 'Buy Now: ICET TEST 4', exact: true }).click()
  await page.getByRole('link', { name: 'Buy ICET Complete' }).waitFor()
  expect(await page.getByRole('link', { name: 'Buy SSC CGL Test Series' }).count()).toBe(0)
  // signed out, the package is remembered over the login
  expect(await page.getByRole('link', { name: 'Buy SSC CGL Test Series' }).count()).toBe(0)
  await page.getByRole('link', { name: 'Buy ICET Complete' }).click()
  await page.waitForURL('**/login?next=**')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel(/^Password/).fill(password)
  await room.button('Sign In').click()
  const dialog = page.getByRole('dialog', { name: 'Order ICET Complete' })
  await dialog.getByText('₹999 for 1 year').waitFor()
  // the price changes while it is read
  const { db } = site.database
  const changeOffer = (change: { price?: number; published?: boolean }) =>
    db.transaction().execute(async (tx) => {
      await tx.updateTable('packages').set(change).where('slug', '=', 'icet-complete').execute()
      await bumpSiteVersion(tx)
    })
  await changeOffer({ price: 1299 })
  await dialog.getByRole('button', { name: 'Place order' }).click()
  await dialog.getByRole('alert').getByText('The price or the duration of this package has changed.').waitFor()
  await dialog.getByText('₹1,299 for 1 year').waitFor()
  await changeOffer({ published: false })
  await page.reload()
  await page.getByText('This package is no longer available.').waitFor()
  await changeOffer({ published: true, price: 999 })
  await page.reload()
  await dialog.getByText('₹999 for 1 year').waitFor()
  await dialog.getByRole('button', { name: 'Place order' }).click()
  const sent = page.getByRole('dialog', { name: 'Order placed' })
  await sent.getByText('₹999 for 1 year').waitFor()
  await sent.getByText(/^Order no\. \d+\. Vijetha Academy will call or e-mail you/).waitFor()
  // what is ordered is not asked again
  await page.reload()
  await sent.getByText(/^Order no\. \d+\. Vijetha Academy will call or e-mail you/).waitFor()
  await sent.getByRole('link', { name: 'View my orders' }).click()
  await page.getByText('Waiting for approval').waitFor()
  expect((await site.mailbox.next(email)).subject).toBe('Order received: ICET Complete')

  await page.goto('/icet')
  await page.getByRole('link', { name: 'Buy Now: ICET TEST 4', exact: true }).waitFor()

  // an order is cancelled and the answer is lost: what the page says is what became of it
  await page.goto('/library')
  await page.route('**/cancel/', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: /^Cancel order/ }).click()
  await page.getByText('Your order for ICET Complete was cancelled.').waitFor()
  await page.getByRole('button', { name: 'Order again' }).click()
  await page.getByText(/^Ordered again: order \d+\.$/).waitFor()
  expect((await site.mailbox.next(email)).subject).toBe('Order received: ICET Complete')

  const staff = await staffSignedIn(site, 'office@example.com')
  await staff.page.getByRole('link', { name: 'Orders', exact: true }).click()
  const order = staff.page.getByRole('listitem').filter({ hasText: email })
  await order.getByRole('button', { name: 'Approve' }).click()
  await staff.page
    .getByRole('alertdialog')
    .or(staff.page.getByRole('dialog'))
    .getByRole('button', { name: 'Approve' })
    .click()
  await staff.page.getByText('Order approved. The student can start the tests.').waitFor()
  expect((await site.mailbox.next(email)).subject).toBe('Your tests are open: ICET Complete')

  await page.goto('/icet')
  await page.getByRole('link', { name: 'Start Test: ICET TEST 4', exact: true }).click()
  await page.getByText('Instructions', { exact: true }).waitFor()
  await room.begin()
  const attempt = page.url()
  await page.goto('/library')
  await page.getByText(/^All tests of the series, until/).waitFor()

  // when its time is over, the results lead to what sells this test, and so does the test itself
  await db
    .updateTable('entitlements')
    .set({ starts_at: new Date(Date.now() - 86_400_000), ends_at: new Date(Date.now() - 1000) })
    .execute()
  await page.goto(attempt)
  await room.submit()
  await room.button('Reattempt Test').click()
  await page.getByText('Your earlier result is kept').waitFor()
  await room.button('Go to the instructions').click()
  await room.button('Next').click()
  const prices = page.getByRole('link', { name: 'See the packages' })
  await expect.poll(() => prices.getAttribute('href')).toBe('/pricing?series=icet')
  await page.goto('/test/4')
  await room.button('Next').click()
  await prices.click()
  await page.getByRole('link', { name: 'Buy ICET Complete' }).waitFor()
  expect(await page.getByRole('link', { name: 'Buy SSC CGL Test Series' }).count()).toBe(0)

  // the approval was a mistake
  await staff.page.getByRole('button', { name: 'Approved', exact: true }).click()
  await order.getByRole('button', { name: 'Revoke' }).click()
  const revoking = staff.page.getByRole('dialog', { name: 'Revoke this approval?' })
  await revoking.getByLabel('Reason').fill('No payment arrived.')
  await revoking.getByRole('button', { name: 'Revoke' }).click()
  await staff.page.getByText('Order revoked.').waitFor()
  expect((await site.mailbox.next(email)).subject).toBe('Your order was taken back: ICET Complete')
  await page.goto('/library')
  await page.getByText('Taken back', { exact: true }).waitFor()
  await page.getByText('Reason: No payment arrived.').waitFor()
})

test('a question goes from the solutions into the library, and with a doubt to the staff and back', async () => {
  const { page, student, room } = await signedIn(site)
  const { id } = (await site.server.call('POST', '/tests/usertest/', { as: student.token, body: { test_id: 1 } }))
    .body as {
    id: number
  }
  await site.server.call('POST', `/tests/usertest/${id}/submit/`, { as: student.token, body: {} })
  await page.goto('/previousattempts')
  await room.button('Results').click()
  await page.getByRole('link', { name: /^5\. / }).click()
  await page.getByRole('heading', { name: 'Question 5', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Save question' }).click()
  await page.getByRole('button', { name: 'Saved', pressed: true }).waitFor()
  await page.getByRole('link', { name: 'Ask about this question' }).click()
  await page.getByText('About question 5 of ICET TEST 1').waitFor()
  await page.getByLabel('Your doubt in one line').fill('Why not the other one?')
  await page.getByLabel('Your question').fill('I get $\\frac{1}{2}$ and <script>nothing</script> else.')
  await page.reload()
  await page.getByRole('button', { name: 'Send to the teachers' }).click()
  await page.waitForURL(/\/ask\/\d+$/)
  await page.getByRole('heading', { level: 1, name: 'Why not the other one?' }).waitFor()
  const asked = page.locator('article p', { hasText: 'and <script>nothing</script> else.' })
  await asked.locator('math mfrac').waitFor()

  const staff = await staffSignedIn(site, 'teacher@example.com')
  await staff.page.getByRole('link', { name: 'Doubts', exact: true }).click()
  await staff.page.getByRole('group', { name: 'Show doubts' }).waitFor()
  await staff.page.getByText('Why not the other one?').click()
  await staff.page.getByRole('textbox').first().fill('Because **both** halves count.')
  await staff.page.getByRole('button', { name: /answer/i }).click()
  expect((await site.mailbox.next(student.email)).subject).toMatch(/^Your doubt was answered: /)
  await page.reload()
  await page.getByText('halves count').waitFor()
  await page.getByText('Write a reply', { exact: true }).click()
  await page.getByLabel('What is still not clear?').fill('And the third?')
  await page.reload()
  await expect.poll(() => page.getByLabel('What is still not clear?').inputValue()).toBe('And the third?')
  // the history of the browser leads from one doubt to another at once
  const other = { title: 'What is a proper fraction?', text: 'Is it below one?' }
  await site.server.call('POST', '/doubts/', { as: student.token, body: other })
  await page.getByRole('link', { name: 'All doubts' }).click()
  await page.getByText(other.title).click()
  await page.getByText(other.text).waitFor()
  await page.evaluate(() => history.go(-2))
  await page.getByText('halves count').waitFor()
  expect(await page.getByLabel('What is still not clear?').inputValue(), 'not of the other doubt').toBe(
    'And the third?',
  )
  await staff.page.getByRole('link', { name: 'All doubts' }).click()
  await staff.page.getByText(other.title).click()
  await staff.page.getByText(other.text).waitFor()
  await staff.page.getByRole('textbox').first().fill('Yes, it is.')
  await staff.page.evaluate(() => history.go(-2))
  await staff.page.getByRole('alertdialog').getByRole('button', { name: 'Leave', exact: true }).click()
  await staff.page.getByText('halves count').waitFor()
  expect(await staff.page.getByRole('textbox').first().inputValue(), 'not the answer to the other one').toBe('')
  await page.getByText('Solved', { exact: true }).waitFor()

  await page.goto('/library')
  await page.locator('summary').filter({ hasText: 'ICET TEST 1, question 5' }).click()
  await page.getByText('✓ Correct answer').waitFor()
  await page.getByRole('button', { name: 'Remove question 5 of ICET TEST 1' }).click()
  await page.getByText('No questions saved').waitFor()
  await room.button('Undo').click()
  await page.getByText('ICET TEST 1, question 5').waitFor()

  // the session ends while a reply is written: the way to the login
  await page.goto('/ask')
  await page.getByText('Why not the other one?').click()
  await page.getByLabel('What is still not clear?').waitFor()
  await site.server.call('POST', '/accounts/logout/', { as: student.token })
  await room.button('Send').click()
  await page.getByText('Your session has expired. Please login again.').waitFor()
  await page.waitForURL(/\/login\?next=%2Fask%2F\d+$/)
})

test('a note is kept through a lost network and a closed tab', async () => {
  const { page, context, student, room } = await signedIn(site)
  await openPage(page, '/notes')
  await room.button('New note').click()
  await page.getByLabel('Title').fill('Ratios')
  await page.getByText(/^Saved at/).waitFor()
  const address = page.url()
  await context.setOffline(true)
  await page.getByLabel('Note', { exact: true }).fill('typed without a network')
  await page.getByText('Not saved: no connection.', { exact: false }).waitFor()
  await page.close()
  await context.setOffline(false)

  const again = await context.newPage()
  await again.goto('/notes')
  await again.getByText('Only on this device').waitFor()
  await again.goto(address)
  await again.getByText(/^Saved at/).waitFor()
  expect(await again.getByLabel('Note', { exact: true }).inputValue()).toBe('typed without a network')

  // another device changes it while it is open here
  const id = address.split('/').at(-1)
  const stored = (await site.server.call('GET', `/notes/${id}/`, { as: student.token })).body as { version: number }
  const body = { title: 'Ratios', text: 'from the phone', version: stored.version }
  await site.server.call('PUT', `/notes/${id}/`, { as: student.token, body })
  await again.getByLabel('Note', { exact: true }).fill('from the desk')
  await again.getByText('This note was changed on another device.', { exact: false }).waitFor()
  await again.getByRole('button', { name: 'Keep my words as a new note' }).click()
  await again.getByText(/^Saved at/).waitFor()
  await again.getByRole('link', { name: 'All notes' }).click()
  await again.getByText('from the phone').waitFor()
  await again.getByText('from the desk').waitFor()
})

test('the last order of a page is declined: the page before it is shown', async () => {
  const { db } = site.database
  const { page } = await staffSignedIn(site, 'many.orders@example.com')
  const {
    id: package_id,
    title,
    price,
    months,
    series,
  } = await db
    .selectFrom('packages')
    .select(['id', 'title', 'price', 'months', 'series'])
    .where('slug', '=', 'icet-complete')
    .executeTakeFirstOrThrow()
  for (let number = 1; number <= 21; number++) {
    const { id: student_id } = await aStudent(db, number < 21 ? `Student ${number}` : 'Lakshmi Devi')
    await db.insertInto('orders').values({ student_id, package_id, title, price, months, series }).execute()
    const given = { price: 0, given: true, status: 'approved', decided_at: new Date() }
    if (number === 21)
      await db
        .insertInto('orders')
        .values({ student_id, package_id, title, months, series, ...given })
        .execute()
  }
  await page.getByRole('link', { name: 'Orders', exact: true }).click()
  await page.getByRole('button', { name: 'Next page' }).click()
  const orders = page.getByRole('main').getByRole('listitem')
  await expect.poll(() => orders.count()).toBe(1)
  await orders.getByRole('button', { name: 'Decline' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Decline' }).click()
  await expect.poll(() => orders.count()).toBe(20)

  await page.getByRole('searchbox').fill('devi lakshmi')
  await page.getByText('No order matches').waitFor()
  await page.getByRole('button', { name: 'Search in all orders' }).click()
  await orders.getByText('· Declined ·').waitFor()
  expect(await page.getByRole('searchbox').evaluate((field) => field === document.activeElement)).toBe(true)
  await page.reload()
  await orders.getByText('opened by the staff for').waitFor()
  await orders.getByRole('link', { name: 'Lakshmi Devi', exact: true }).first().click()
  await page.getByRole('heading', { name: 'Lakshmi Devi', level: 1 }).waitFor()
})
