import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { createOwner } from '../../server/src/people/staff/members/members.ts'
import { aStudent } from '../../server/src/testing/factories.ts'
import { PNG } from '../../server/src/testing/files/files.ts'
import { codeOf } from '../../server/src/testing/staff/staff.ts'
import { openPage } from '../support/hydrate.ts'
import { useOwnSite } from '../support/site.ts'

const site = useOwnSite()

type Focused = { readonly name: string; readonly isSeen: boolean }

/** The focused element: its name, and whether the focus is visible. */
const focused = (page: Page): Promise<Focused> =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement
    if (element === document.body) return { name: '', isSeen: true }
    const label = (element as HTMLInputElement).labels?.[0]
    const name = element.getAttribute('aria-label') ?? label?.textContent ?? element.textContent ?? ''
    const isSeen = [element, label].some((one) => {
      if (!one) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(one)
      const { top, bottom, width } = one.getBoundingClientRect()
      return outlineStyle !== 'none' && outlineWidth !== '0px' && width > 1 && bottom > 0 && top < innerHeight
    })
    return { name: name.trim(), isSeen }
  })

/** Goes on by Tab until the control has the focus, which is seen at every step. */
async function tabTo(page: Page, name: string): Promise<void> {
  const passed: string[] = []
  for (let steps = 0; steps < 80; steps++) {
    await page.keyboard.press('Tab')
    const now = await focused(page)
    if (now.name === '') continue // past the end of the page
    expect(now).toEqual({ name: now.name, isSeen: true })
    if (new RegExp(`^${name}\\b`).test(now.name)) return
    passed.push(now.name)
  }
  throw new Error(`no ${name} among: ${passed.join(', ')}`)
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, label)
  await page.keyboard.press('Control+a')
  await page.keyboard.type(text)
}

test('the staff work a day without a mouse: signing in, a slide with a picture, orders, a batch', async () => {
  const email = 'keys@example.com'
  const password = 'a long enough password'
  await createOwner(site.database.db, { email, password })
  for (const name of ['Asha Rao', 'Bala Devi', 'Chitra Nair']) {
    const student = await aStudent(site.database.db, name)
    const order = await fetch(`${site.url}/api/v1/orders/`, {
      method: 'POST',
      headers: { Authorization: `Token ${student.token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ package: 'icet-complete' }),
    })
    expect(order.status).toBe(201)
  }

  const { page } = await site.visit({ viewport: { width: 1280, height: 800 } })
  await openPage(page, '/staff')
  await page.getByLabel('E-mail').waitFor()
  await type(page, 'E-mail', email)
  await type(page, 'Password', password)
  await page.keyboard.press('Enter')
  await page.getByRole('img', { name: 'QR code' }).waitFor()
  const key = ((await page.locator('code').textContent()) ?? '').replaceAll(/\s/g, '')
  await type(page, 'Then enter the 6-digit code', codeOf(key))
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor()
  await tabTo(page, 'I have saved the codes')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Overview' }).waitFor()

  await tabTo(page, 'Banner slides')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Banner slides', level: 1 }).waitFor()
  // past the menu, which is on every page, in two presses
  await page.reload()
  await page.getByRole('link', { name: 'Edit', exact: false }).first().waitFor()
  await page.keyboard.press('Tab')
  expect(await focused(page)).toEqual({ name: 'Skip to the content', isSeen: true })
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('content')
  await tabTo(page, 'Edit: Know the exam screen')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Know the exam screen' }).waitFor()
  // the link went with its page; reading goes on where the next one begins
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('content')
  await type(page, 'Title', 'Typed without a mouse')
  const chooser = page.waitForEvent('filechooser', { timeout: 60_000 })
  await tabTo(page, 'Choose a file')
  await page.keyboard.press('Enter')
  await (await chooser).setFiles({ name: 'slide.png', mimeType: 'image/png', buffer: PNG })
  await page.getByText('Choose another file').waitFor()
  expect((await focused(page)).name).toBe('Choose another file')

  // the question about leaving holds the focus and gives it back
  await page.evaluate(() => scrollTo(0, 0))
  await tabTo(page, 'Save')
  await tabTo(page, 'Cancel')
  await page.keyboard.press('Enter')
  await page.getByRole('alertdialog', { name: 'Leave without saving?' }).waitFor()
  for (let step = 0; step < 6; step++) {
    await page.keyboard.press('Tab')
    const isInside = await page.evaluate(
      () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
    )
    expect(isInside).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect.poll(async () => (await focused(page)).name).toBe('Cancel')
  await page.keyboard.press('Shift+Tab')
  expect((await focused(page)).name).toBe('Save')
  await page.keyboard.press('Enter')
  await page.getByText('Saved. The website is updated.').waitFor()
  await page.getByRole('heading', { name: 'Banner slides', level: 1 }).waitFor()

  await tabTo(page, 'Orders')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Orders' }).waitFor()
  await tabTo(page, 'Approve')
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Approve this order?' })
  await question.waitFor()
  await page.keyboard.press('Escape')
  await question.waitFor({ state: 'hidden' })
  await expect.poll(async () => (await focused(page)).name).toBe('Approve')
  await page.keyboard.press('Enter')
  await question.waitFor()
  await tabTo(page, 'Approve')
  await page.keyboard.press('Enter')
  await page.getByText('Order approved. The student can start the tests.').waitFor()
  // the row is gone: the next one has the focus
  await expect.poll(async () => (await focused(page)).name).toBe('Bala Devi')

  await tabTo(page, 'Approve')
  await page.keyboard.press('Enter')
  await question.waitFor()
  await tabTo(page, 'Approve')
  await page.context().setOffline(true)
  await page.keyboard.press('Enter')
  await question.getByText('The server did not answer, so it is not certain', { exact: false }).waitFor()
  expect((await focused(page)).name).toBe('Approve')
  await page.context().setOffline(false)
  await page.keyboard.press('Enter')
  await question.waitFor({ state: 'hidden' })
  await expect.poll(async () => (await focused(page)).name).toBe('Chitra Nair')

  await page.goto('/staff/batches')
  await page.getByRole('heading', { name: 'Batches' }).waitFor()
  await tabTo(page, 'New batch')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'New batch' }).waitFor()
  await page.keyboard.type('Evening')
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog', { name: 'Leave without saving?' }).waitFor()
  await tabTo(page, 'Leave')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await focused(page)).name).toBe('New batch')
})
