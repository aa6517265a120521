import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { PNG } from '../../server/src/testing/files/files.ts'
import { expectGood, expectGoodAtBothWidths } from '../support/good-page.ts'
import { openPage } from '../support/hydrate.ts'
import { useOwnSite } from '../support/site.ts'
import { signInFirstTime, staffSignedIn } from '../support/staff.ts'
import { signedIn } from '../support/student.ts'

const site = useOwnSite()

const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved. The website is updated.').waitFor()
}

test('the staff rename the institute, and the home page shows it', async () => {
  const { page, email } = await signInFirstTime(site, 'head@example.com')
  const visitor = (await site.visit()).page
  await visitor.goto('/')
  expect(await visitor.title()).toContain('Vijetha Academy')

  await page.getByRole('link', { name: 'Institute', exact: true }).click()
  await page.getByLabel('Name', { exact: false }).first().fill('Sankalp Institute')
  await save(page)

  await visitor.goto('/')
  expect(await visitor.title()).toContain('| Sankalp Institute')
  await visitor.getByRole('heading', { name: 'About Sankalp Institute' }).waitFor()
  // until the samples are removed
  await visitor.getByText('Demo site: the institute').waitFor()

  await page.getByRole('link', { name: 'Activity log', exact: true }).click()
  await page.getByText(`${email} changed: Institute`).waitFor()
})

test('a slide is added with a picture, seen by visitors, deleted and brought back', async () => {
  const { page } = await staffSignedIn(site, 'slides@example.com')
  await page.getByRole('link', { name: 'Banner slides' }).click()
  await page.getByRole('link', { name: 'Add', exact: true }).click()
  await page.getByLabel('Title', { exact: false }).fill('New batches in January')
  await page.getByLabel('Illustration', { exact: false }).selectOption('hall')
  await page.getByLabel('Position', { exact: false }).fill('9')
  await page.getByLabel('Choose a file').setInputFiles({ name: 'slide.png', mimeType: 'image/png', buffer: PNG })
  await page.getByText('Choose another file').waitFor()
  // an error is shown at the empty field
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.locator('[data-field="text"]').getByText('Please fill this in.').waitFor()
  await page.getByLabel('Text', { exact: false }).first().fill('Mornings and evenings.')
  await save(page)

  const visitor = (await site.visit()).page
  await visitor.goto('/')
  expect(await visitor.getByText('New batches in January').count()).toBe(1)
  await page.getByRole('button', { name: 'Delete: New batches in January' }).dblclick()
  await page.getByText('Deleted: New batches in January').waitFor()
  expect(await page.getByText('Not found.').count()).toBe(0)
  await visitor.goto('/')
  expect(await visitor.getByText('New batches in January').count()).toBe(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Restored.').waitFor()
  await visitor.goto('/')
  expect(await visitor.getByText('New batches in January').count()).toBe(1)
})

test('a slide is written in Telugu, too, and /te shows it', async () => {
  const { page } = await staffSignedIn(site, 'telugu@example.com')
  await page.goto('/staff/slides/new')
  await page.getByLabel('Title', { exact: false }).fill('Sunday doubt classes')
  await page.getByLabel('Text', { exact: false }).first().fill('Every Sunday at ten.')
  await page.getByLabel('Illustration', { exact: false }).selectOption('hall')
  await page.getByRole('button', { name: 'Title, Telugu: missing · Hindi: missing' }).click()
  await page.getByLabel('Title (Telugu)').fill('ఆదివారం సందేహాల క్లాసులు '.repeat(5))
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.locator('[data-field="title.te"]').getByText('At most 100 characters.').waitFor()
  expect(await page.evaluate('document.activeElement?.closest("[data-field]")?.dataset.field')).toBe('title.te')
  await page.getByLabel('Title (Telugu)').fill('ఆదివారం సందేహాల క్లాసులు')
  await expectGood(page, 'a slide in three languages')
  await save(page)
  const row = page.getByRole('listitem').filter({ hasText: 'Sunday doubt classes' })
  await row.getByText('Telugu, Hindi missing').waitFor() // the text is in English alone

  const visitor = (await site.visit()).page
  const slide = async (path: string) => {
    await visitor.goto(path)
    const found = visitor.getByRole('listitem').filter({ hasText: 'Every Sunday at ten.' })
    return found.getByRole('heading').textContent()
  }
  expect(await slide('/te')).toBe('ఆదివారం సందేహాల క్లాసులు')
  expect(await slide('/')).toBe('Sunday doubt classes')
  expect(await slide('/hi')).toBe('Sunday doubt classes')

  await row.getByRole('link', { name: 'Edit: Sunday doubt classes' }).click()
  await page.getByLabel('Title', { exact: false }).fill('Saturday doubt classes')
  const state = (telugu: string) => page.getByRole('button', { name: `Title, Telugu: ${telugu} · Hindi: missing` })
  await state('English has changed').waitFor()
  await save(page)
  const later = page.getByRole('listitem').filter({ hasText: 'Saturday doubt classes' })
  await later.getByText('English has changed: check Telugu').waitFor()
  await later.getByRole('link', { name: 'Edit: Saturday doubt classes' }).click()
  await state('English has changed').click()
  await page.getByText('The English text was changed after this was written.', { exact: false }).waitFor()
  await expectGood(page, 'a translation older than its English')
  await page.getByLabel('Title (Telugu)').fill('శనివారం సందేహాల క్లాసులు')
  await state('written').waitFor()
  await save(page)
  await later.getByText('English has changed', { exact: false }).waitFor({ state: 'hidden' })
  await later.waitFor()

  // a correction of the English alone
  await later.getByRole('link', { name: 'Edit: Saturday doubt classes' }).click()
  await page.getByLabel('Title', { exact: false }).first().fill('Saturday doubt class')
  await state('English has changed').click()
  await page.getByRole('button', { name: 'The Telugu is still correct' }).click()
  await save(page)
  const last = page.getByRole('listitem').filter({ hasText: 'Saturday doubt class' })
  await last.getByText('English has changed', { exact: false }).waitFor({ state: 'hidden' })
  await last.getByText('Telugu, Hindi missing').waitFor()
})

test('signing in again asks for the second step; a recovery code is one', async () => {
  const { email, password, codes } = await signInFirstTime(site, 'again@example.com')
  const { page } = await site.visit()
  await openPage(page, '/staff/packages')
  await page.getByLabel('E-mail').fill(email)
  await page.locator('input[type=password]').fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByRole('heading', { name: 'Enter your code' }).waitFor()
  await page.getByLabel('Code', { exact: false }).fill('123')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByText('Please enter the code.').waitFor()
  const home = await page.context().newPage()
  await openPage(home, '/')
  await home.getByText('confirm your sign-in on the staff pages').waitFor()
  await home.getByRole('link', { name: 'Staff pages' }).first().click()
  await home.getByRole('heading', { name: 'Enter your code' }).waitFor()
  await home.close()
  await page.getByLabel('Code', { exact: false }).fill(codes[0] ?? '')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  // where it was wanted
  await page.getByRole('heading', { name: 'Packages', level: 1 }).waitFor()
  await page.getByRole('link', { name: 'Edit: ICET Complete' }).click()
  await page.getByLabel('Price', { exact: false }).first().fill('1099')
  await save(page)
  const visitor = (await site.visit()).page
  await visitor.goto('/pricing')
  expect(await visitor.locator('main').textContent()).toContain('₹1,099')
})

test('a student is refused on the staff pages', async () => {
  const { page } = await signedIn(site)
  await page.goto('/staff/settings/institute')
  await page.getByText('You are signed in with an account that is not a staff account.').waitFor()
  expect(await page.getByRole('button', { name: 'Save' }).count()).toBe(0)
})

test('a book gets its sample chapter by the name of the material; current affairs show their day', async () => {
  const { page } = await staffSignedIn(site, 'books@example.com')
  await page.getByRole('link', { name: 'Books', exact: true }).click()
  await page.getByRole('link', { name: 'Edit: Reasoning from the First Clue' }).click()
  await page.getByLabel('Sample chapter').selectOption({ label: 'Syllogisms (en)' })
  await save(page)
  const visitor = (await site.visit()).page
  await visitor.goto('/books')
  await visitor.getByRole('link', { name: /sample chapter of Reasoning from the First Clue: Syllogisms/ }).waitFor()

  await page.getByRole('link', { name: 'Study materials', exact: true }).click()
  // the list of books has a link of this name, too
  await page.getByRole('heading', { name: 'Study materials', level: 1 }).waitFor()
  await page.getByRole('link', { name: 'Add', exact: true }).click()
  await page.getByLabel('Title').fill('A week in short')
  await page.getByLabel('Page address').fill('week-in-short')
  await page.getByLabel('Summary').fill('What the papers wrote.')
  await page.getByLabel('Kind').selectOption('current_affairs')
  await page.getByLabel('Subject').fill('Current affairs')
  await page.getByLabel('Language').selectOption('en')
  await page.getByLabel('Text', { exact: false }).last().fill('Nothing yet.')
  await page.getByLabel('Date').fill('2026-03-02')
  await save(page)
  await page.getByRole('link', { name: 'Edit: A week in short' }).waitFor()
  await visitor.goto('/current-affairs?category=Daily+Current+Affairs')
  await visitor.getByRole('article').filter({ hasText: 'A week in short' }).getByText('2 March 2026').waitFor()
})

test('what was typed is not lost by a wrong click', async () => {
  const { page } = await staffSignedIn(site, 'typing@example.com')
  await page.getByRole('link', { name: 'Welcome popup' }).click()
  await page.getByLabel('Title', { exact: false }).fill('Half a thou')
  await page.getByRole('link', { name: 'Orders', exact: true }).click()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  expect(await page.getByLabel('Title', { exact: false }).inputValue()).toBe('Half a thou')
  await page.getByRole('link', { name: 'Orders', exact: true }).click()
  await page.getByRole('button', { name: 'Leave', exact: true }).click()
  await page.getByRole('heading', { name: 'Orders' }).waitFor()
})

test('saving over a change of a colleague shows the conflict, and the edit can continue from there', async () => {
  const first = (await staffSignedIn(site, 'first@example.com')).page
  const second = (await staffSignedIn(site, 'second@example.com')).page
  for (const page of [first, second]) await page.getByRole('link', { name: 'Welcome popup' }).click()
  const title = (page: Page) => page.getByLabel('Title', { exact: false })
  await title(second).fill('Typed by the second')
  await title(first).fill('Saved by the first')
  await save(first)

  await second.getByRole('button', { name: 'Save', exact: true }).click()
  await second.getByRole('alert').getByText('someone else changed this while you were editing').waitFor()
  expect(await title(second).inputValue()).toBe('Typed by the second')
  await second.getByRole('button', { name: 'Load the latest version' }).click()
  await expect.poll(() => title(second).inputValue()).toBe('Saved by the first')
  await title(second).fill('Saved by the second')
  await save(second)
  await title(second).fill('Saved once more')
  await save(second)
})

test('the staff pages on a phone and on a desktop', async () => {
  const { page } = await staffSignedIn(site, 'widths@example.com')
  const paths = ['', '/slides', '/slides/1', '/packages/new', '/materials/1', '/settings/institute', '/orders', '/log']
  for (const path of paths) {
    await openPage(page, `/staff${path}`)
    await expectGoodAtBothWidths(page, `/staff${path}`)
  }
})
