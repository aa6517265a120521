import type { BrowserContext, Page } from 'playwright'
import { expect } from 'vitest'
import { aStudent } from '../../server/src/testing/factories.ts'
import type { Site } from './site.ts'

export type Student = Awaited<ReturnType<typeof aStudent>>

/** A browser in which a student is signed in already. */
export async function signedIn(site: Site, student?: Student) {
  const who = student ?? (await aStudent(site.database.db))
  const visit = await site.visit()
  await signIn(visit.context, who)
  return { ...visit, student: who, room: examRoom(visit.page) }
}

/** Every page that this browser opens from now on finds the student signed in. */
export async function signIn(context: BrowserContext, student: Student): Promise<void> {
  const user = {
    id: student.id,
    full_name: 'Asha Rao',
    preferred_name: 'Asha',
    email: student.email,
    phone_number: null,
    dob: null,
    preferred_test: 'ICET',
    pincode: null,
  }
  await context.addInitScript(
    ([token, text]) => {
      try {
        localStorage.setItem('token', token)
        localStorage.setItem('user', text)
      } catch {
        // a blank page has no storage
      }
    },
    [student.token, JSON.stringify(user)] as const,
  )
}

/** What a student does in the exam room, by what is written there. */
export function examRoom(page: Page) {
  const option = (letter: string) => page.getByRole('radio').nth(letter.charCodeAt(0) - 97)
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
  return {
    option,
    button,
    /** Through both pages of the instructions up to the button that begins. */
    async declare() {
      await button('Next').click()
      await page.getByRole('checkbox').check()
      const languages = page.getByLabel('Choose your default language')
      if ((await languages.count()) > 0) await languages.selectOption('en')
    },
    /** From the instructions into the test. */
    async begin() {
      await this.declare()
      await button('I am ready to begin').click()
      await page.getByText('Question No. 1', { exact: true }).waitFor()
    },
    at: (number: number) => page.getByText(`Question No. ${number}`, { exact: true }).waitFor(),
    async answer(letter: string) {
      await option(letter).check()
    },
    saved: () =>
      page
        .getByText(/^Saved/)
        .first()
        .waitFor({ timeout: 30_000 }),
    palette: (number: number, state: string) =>
      page.getByRole('button', { name: `Question ${number}, ${state}`, exact: true }).first(),
    /** Opens the submit dialog; on a phone the button stands behind "More". */
    async askToSubmit() {
      await page.getByRole('timer').first().waitFor() // the test is on the screen
      if (await button('More').isVisible()) await button('More').click()
      await button('Submit').first().click()
      await page.getByRole('alertdialog').waitFor() // rendered in a transition
    },
    async submit() {
      await this.askToSubmit()
      await button('Yes, submit').click()
      await page.getByRole('tab', { name: 'Summary' }).waitFor({ timeout: 30_000 })
    },
    attemptId: () => Number(/usertest\/(\d+)/.exec(page.url())?.[1]),
  }
}

/** A figure of the summary. */
async function figure(page: Page, label: string): Promise<string> {
  const term = page.getByText(label, { exact: true }).first()
  const whole = (await term.locator('xpath=..').textContent()) ?? ''
  return whole.replace(label, '').trim()
}

/** The rank comes after the marks. */
const FIGURES = { timeout: 20_000 }

export async function expectFigures(page: Page, figures: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(figures))
    await expect.poll(async () => [label, await figure(page, label)], FIGURES).toEqual([label, value])
}
