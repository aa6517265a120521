import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { aStudent } from '../../server/src/testing/factories.ts'
import { PDF } from '../../server/src/testing/files/files.ts'
import { expectGood } from '../support/good-page.ts'
import { holdRequests } from '../support/hold-requests.ts'
import { openPage } from '../support/hydrate.ts'
import { useSite } from '../support/site.ts'
import { staffSignedIn } from '../support/staff.ts'
import { signedIn } from '../support/student.ts'

const site = useSite()

test('notes for a batch: its student finds and opens them, for all others they are not there', async () => {
  const mark = `quokka${randomBytes(3).toString('hex')}`
  const [title, address] = [`Notes on the ${mark}`, `/current-affairs/${mark}`]
  const { db } = site.database
  const batch = await db.insertInto('batches').values({ name: mark }).returning('id').executeTakeFirstOrThrow()
  const student = await aStudent(db)
  const isMember = { batch_id: batch.id, student_id: student.id }
  await db.insertInto('batch_members').values(isMember).execute()

  const { page } = await staffSignedIn(site, 'notes@office.test')
  await page.goto('/staff/materials/new')
  await page.getByLabel('Title', { exact: false }).fill(title)
  await page.getByLabel('Page address', { exact: false }).fill(mark)
  // what is typed while a file is uploaded stays
  const release = await holdRequests(page, '**/staff/files/**')
  await page
    .locator('[data-field="file"] input')
    .setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: PDF })
  await page.getByLabel('Summary', { exact: false }).fill('What it eats.')
  // and saving waits for the file
  const saving = page.waitForRequest((sent) => sent.method() === 'POST' && sent.url().endsWith('/staff/materials/'))
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  release()
  expect((await saving).postDataJSON()).toMatchObject({ file: expect.stringMatching(/^[0-9a-f]{64}$/) })
  await page.getByRole('button', { name: 'Remove' }).click()
  expect(await page.getByLabel('Summary', { exact: false }).inputValue()).toBe('What it eats.')
  await page.getByLabel('Kind', { exact: false }).selectOption('chapter_notes')
  await page.getByLabel('Subject', { exact: false }).fill('Biology')
  await page.getByLabel('Language', { exact: false }).selectOption('en')
  await page.getByLabel('Text', { exact: false }).first().fill('Leaves and **bark**.')
  await page.getByLabel('Only these batches').check()
  // what is for batches is for one at least
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Please choose at least one batch.').waitFor()
  await page.getByLabel(mark).check()
  await expectGood(page, 'a material for a batch in its form')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved. The website is updated.').waitFor()
  await page.getByRole('listitem').filter({ hasText: title }).getByText('For batches').waitFor()

  const inside = (await signedIn(site, student)).page
  await inside.goto('/notes')
  await inside.getByRole('heading', { name: 'For your batch' }).waitFor()
  await expectGood(inside, 'the notes of a student of a batch')
  await inside.getByRole('link', { name: title }).click()
  await inside.getByRole('heading', { name: title }).waitFor()
  await inside.getByText('Leaves and bark.').waitFor()
  expect(new URL(inside.url()).pathname).toBe(address)
  await expect.poll(() => inside.title()).toContain(title)
  await expectGood(inside, 'a material for a batch')
  const download = inside.waitForEvent('download')
  await inside.getByRole('button', { name: 'Download PDF' }).click()
  expect((await readFile(await (await download).path())).subarray(0, 5).toString()).toBe('%PDF-')
  await inside.getByRole('button', { name: 'Save', exact: true }).click()
  await inside.getByRole('button', { name: 'Saved', exact: true }).waitFor()
  // also by its address, and found by the search
  await inside.goto(address)
  await inside.getByText('Leaves and bark.').waitFor()
  const search = async (of: typeof inside) => {
    await openPage(of, '/privacy')
    await of.keyboard.press('Control+k')
    await of.getByRole('combobox', { name: 'Search the site' }).fill(mark)
  }
  await search(inside)
  await inside.getByRole('option', { name: title }).waitFor()

  const outside = (await signedIn(site)).page
  const visitor = (await site.visit()).page
  for (const stranger of [outside, visitor]) {
    await search(stranger)
    await stranger.getByText(`No results for “${mark}”.`).waitFor()
    await stranger.goto(address)
    await stranger.getByRole('heading', { name: 'Page not found' }).waitFor()
  }
  await outside.goto('/notes')
  await outside.getByRole('heading', { name: 'Your notes' }).waitFor()
  expect(await outside.getByText('For your batch').count()).toBe(0)
  expect(await (await fetch(`${site.url}/sitemap.xml`)).text()).not.toContain(mark)

  // who leaves the batch has it no more, also where it was saved
  await inside.goto('/library')
  await inside.getByRole('link', { name: title }).waitFor()
  await db.deleteFrom('batch_members').where('student_id', '=', student.id).execute()
  await inside.reload()
  await inside.getByRole('heading', { name: 'Saved study materials' }).waitFor()
  expect(await inside.getByRole('link', { name: title }).count()).toBe(0)
  await inside.goto(address)
  await inside.getByRole('heading', { name: 'Page not found' }).waitFor()
})
