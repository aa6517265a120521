import { expect, test } from 'vitest'
import { databaseForTest } from '../../testing/database.ts'
import { EVERY } from './formula-check.ts'
import { typeset } from './typeset.ts'

test('every shipped material is set as a PDF with its formulae', async () => {
  const { db } = await databaseForTest()
  const rows = await db.selectFrom('materials').selectAll().execute()
  for (const { title, summary, subject, language, body, slug, published_on } of rows) {
    const printable = { title, summary, subject, language, body: body ?? '', institute: 'An institute' }
    const site = { origin: 'http://localhost:3000', publishedOn: published_on }
    const pdf = await typeset({ ...printable, ...site }, EVERY)
    expect(pdf?.length, slug).toBeGreaterThan(20_000)
  }
})
