import { randomBytes } from 'node:crypto'
import type { Role } from '@pariksha/contract/people/rights'
import { createOwner } from '../../server/src/people/staff/members/members.ts'
import { aMember, codeOf } from '../../server/src/testing/staff/staff.ts'
import { expectGood } from './good-page.ts'
import { openPage } from './hydrate.ts'
import type { Site } from './site.ts'

const PASSWORD = 'a long enough password'

async function aColleague({ database: { db } }: Site, address: string, roles: readonly Role[]): Promise<string> {
  const email = address.replace('@', `.${randomBytes(3).toString('hex')}@`) // a journey may be tried again
  await createOwner(db, { email, password: PASSWORD })
  if (!roles.includes('owner')) {
    await aMember(db) // an owner always stays
    const staff = db.updateTable('users').set({ staff_roles: [...roles] })
    await staff.where('email', '=', email).execute()
  }
  return email
}

/** Opens the staff pages with a session of both steps, made by API calls. `signInFirstTime` goes through the pages instead. */
export async function staffSignedIn(of: Site, address: string, roles: readonly Role[] = ['owner']) {
  const email = await aColleague(of, address, roles)
  const post = async <Reply>(path: string, body: object, as?: string): Promise<Reply> => {
    const reply = await of.server.call('POST', path, { body, ...(as !== undefined && { as }) })
    if (reply.status >= 300) throw new Error(`${path} answered ${reply.status} ${JSON.stringify(reply.body)}`)
    return reply.body as Reply
  }
  type SignedIn = { token: string; user: object }
  const { token: first, user } = await post<SignedIn>('/accounts/login/', { email, password: PASSWORD })
  const { key } = await post<{ key: string }>('/staff/second-step/start/', {}, first)
  type Confirmed = { token: string; recovery_codes: string[] }
  const confirmed = await post<Confirmed>('/staff/second-step/confirm/', { code: codeOf(key) }, first)
  const localStorage = [
    { name: 'token', value: confirmed.token },
    { name: 'user', value: JSON.stringify(user) },
  ]
  const { page } = await of.visit({ storageState: { cookies: [], origins: [{ origin: of.url, localStorage }] } })
  await openPage(page, '/staff')
  await page.getByRole('heading', { name: 'Overview' }).waitFor()
  return { page, email, password: PASSWORD, codes: confirmed.recovery_codes, key, token: confirmed.token }
}

/** Into the staff pages as somebody does it for the first time, app and all. */
export async function signInFirstTime(of: Site, address: string) {
  const email = await aColleague(of, address, ['owner'])
  const { page } = await of.visit()
  await openPage(page, '/login')
  await page.getByLabel('E-mail').fill(email)
  await page.locator('input[type=password]').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByRole('img', { name: 'QR code' }).waitFor()
  await expectGood(page, 'setting up the app')
  const key = ((await page.locator('code').textContent()) ?? '').replaceAll(/\s/g, '')
  await page.getByLabel('Then enter the 6-digit code').fill(codeOf(key))
  await page.getByRole('button', { name: 'Set up' }).click()
  await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor()
  const codes = await page.locator('code').allTextContents()
  await page.getByRole('button', { name: 'I have saved the codes' }).click()
  await page.getByRole('heading', { name: 'Overview' }).waitFor()
  return { page, email, password: PASSWORD, codes }
}
