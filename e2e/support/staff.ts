import { randomBytes } from 'node:crypto'
import type { Role } from '@pariksha/contract/rights'
import { createMember } from '../../server/src/staff/members/members.ts'
import { aMember, codeOf } from '../../server/src/testing/staff.ts'
import { expectGood } from './good-page.ts'
import { openPage } from './hydrate.ts'
import type { Site } from './site.ts'

/** Into the staff pages as somebody does it for the first time, app and all. */
export async function atWork(of: Site, address: string, roles: readonly Role[] = ['owner']) {
  const email = address.replace('@', `.${randomBytes(3).toString('hex')}@`) // a journey may be tried again
  const password = 'a long enough password'
  await createMember(of.database.db, { email, password })
  if (!roles.includes('owner')) {
    await aMember(of.database.db) // an owner always stays
    const staff = of.database.db.updateTable('users').set({ staff_roles: [...roles] })
    await staff.where('email', '=', email).execute()
  }
  const { page } = await of.visit()
  await openPage(page, '/staff')
  await page.getByLabel('E-mail').fill(email)
  await page.locator('input[type=password]').fill(password)
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
  return { page, email, password, codes }
}
