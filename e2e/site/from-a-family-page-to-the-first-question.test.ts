import { languageOf } from '@pariksha/contract/languages'
import type { Locator } from 'playwright'
import { expect, test } from 'vitest'
import { useSite } from '../support/site.ts'

const site = useSite()

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

test('a visitor with a phone in Telugu comes from the bank page to the first question in eight taps beside the sign-up form', async () => {
  const { page } = await site.visit(PHONE)
  const email = `lakshmi.${Date.now()}@example.com` // a journey may be tried again
  let taps = 0 // beside those of the form and of its code
  /** Without scrolling: what is tapped next has to be in sight. */
  const tap = async (target: Locator, { inSight = true } = {}) => {
    if (inSight) await expect.poll(() => isInSight(target)).toBe(true)
    await target.tap()
    taps++
  }
  const link = (name: string | RegExp) => page.getByRole('link', { name, exact: typeof name === 'string' })
  const button = (name: string) => page.getByRole('button', { name, exact: true })

  await page.goto('/te/bankhome')
  await tap(link('ఉచితంగా మొదలుపెట్టండి'))
  await page.waitForURL('**/freetest?exam=bank')
  await page.getByRole('heading', { level: 1, name: 'ఉచిత బ్యాంక్ పరీక్షల టెస్టులు' }).waitFor()
  const first = link(/^టెస్ట్ మొదలుపెట్టండి: (RRB|IBPS|SBI)/).first()
  const name = ((await first.getAttribute('aria-label')) ?? '').replace('టెస్ట్ మొదలుపెట్టండి: ', '')
  await tap(first)

  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
  const instructions = new URL(page.url()).pathname
  await tap(page.getByRole('main').getByRole('link', { name: 'సైన్ అప్', exact: true }))

  const field = (of: string) => page.locator(`[name=${of}]`)
  await field('email').waitFor()
  expect(await field('preferred_test').inputValue()).toBe('BANK')
  const typed = {
    first_name: 'Lakshmi',
    last_name: 'Devi',
    email,
    phone_number: '9000000000',
  }
  for (const [of, text] of Object.entries(typed)) await field(of).fill(text)
  expect(await field('preferred_name').inputValue()).toBe('Lakshmi')
  await field('password').fill('a long password')
  await field('confirm_password').fill('a long password')
  await button('సైన్ అప్').tap()
  await field('otp').fill(await site.mailbox.code(email))
  await button('OTP నిర్ధారించండి').tap()

  // the specified login, and one tap beside it
  await page.waitForURL(`**/login?next=${encodeURIComponent(`${languageOf(instructions).path}#paper`)}`)
  await page.locator('[name=password]').waitFor()
  await tap(button('Lakshmiగా కొనసాగండి'))

  // what has to be said before a test begins: on the second page of its instructions, for the first was read
  await page.waitForURL(`**${instructions}#paper`)
  await page.getByRole('combobox').selectOption('te')
  taps += 2 // opened and chosen
  await tap(page.getByRole('checkbox'), { inSight: false })
  await tap(button('ప్రారంభించడానికి సిద్ధంగా ఉన్నాను'))
  await page.waitForURL(`**${instructions}/usertest/*`)
  await page.getByText('ప్రశ్న 1', { exact: true }).waitFor()
  await page.getByRole('timer').first().waitFor()
  expect(taps).toBeLessThanOrEqual(8)

  // the ticket is spent and forgotten
  expect(await page.evaluate(() => sessionStorage.getItem('sign-in-ticket'))).toBeNull()
})

test('a ticket that is not good any more leaves the login form; another browser never has one', async () => {
  const { page } = await site.visit(PHONE)
  await page.goto('/te/login?next=%2Ftest%2F1')
  await page.getByRole('link', { name: 'కొత్తవారా? ఖాతా తెరవండి' }).waitFor()
  await page.evaluate(() => {
    const kept = { ticket: 'x'.repeat(43), name: 'Lakshmi', until: Date.now() + 60_000 }
    sessionStorage.setItem('sign-in-ticket', JSON.stringify(kept))
  })
  await page.reload()
  await page.getByRole('button', { name: 'Lakshmiగా కొనసాగండి' }).tap()
  await page.getByText('దయచేసి మీ ఇమెయిల్, పాస్‌వర్డ్‌తో లాగిన్ అవ్వండి.').waitFor()
  expect(await page.getByRole('button', { name: 'Lakshmiగా కొనసాగండి' }).count()).toBe(0)
  await page.locator('[name=password]').waitFor()
})

test('one tap on Sign Up leads to the first field that is wrong, though a problem appears below the finger', async () => {
  const { page } = await site.visit(PHONE)
  await page.goto('/signup')
  const field = (of: string) => page.locator(`[name=${of}]`)
  await field('email').tap()
  await field('email').pressSequentially('lakshmi@gmailcom')
  await field('password').fill('mango rain bicycle')
  await field('confirm_password').tap()
  await field('confirm_password').pressSequentially('mango rain')
  await page.getByRole('button', { name: 'Sign Up', exact: true }).tap()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('first_name')
})

test('an address that names no exam is the page of all free tests', async () => {
  const { page } = await site.visit()
  await page.goto('/freetest?exam=made-up')
  await page.getByRole('heading', { level: 1, name: 'Free tests', exact: true }).waitFor()
  expect(new URL(page.url()).search).toBe('')
})

async function isInSight(target: Locator): Promise<boolean> {
  const box = await target.boundingBox()
  return box !== null && box.y >= 0 && box.y + box.height <= PHONE.viewport.height
}
