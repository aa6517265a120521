import { COLLECTIONS, type CollectionName } from '@pariksha/contract/site/collections/collections'
import { SETTINGS, type SettingName } from '@pariksha/contract/site/collections/settings'
import { TRANSLATED_FIELDS, type Translations } from '@pariksha/contract/texts/translated-fields'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { siteVersion } from '../../../exams/catalogue/site-version.ts'
import { collectionOf, settingOf } from '../../../site/collections/collections.ts'
import { databaseForTest } from '../../../testing/database.ts'
import { seed } from '../seed.ts'

const LETTERS = { te: /\p{Script=Telugu}/u, hi: /\p{Script=Devanagari}/u }
const LATIN = /^[A-Z\d\s.,+:%-]*$/
/** The shipped books are in English. */
const IN_ENGLISH = ['books title']

const collectionCalled = (name: keyof typeof TRANSLATED_FIELDS) =>
  name in COLLECTIONS ? collectionOf(name as CollectionName) : settingOf(name as SettingName)
const columnsOf = (name: keyof typeof TRANSLATED_FIELDS) =>
  Object.keys((name in COLLECTIONS ? COLLECTIONS[name as CollectionName] : SETTINGS[name as SettingName]).shape)

test.each(Object.keys(TRANSLATED_FIELDS) as (keyof typeof TRANSLATED_FIELDS)[])(
  'every text of %s that ships is there in Telugu and Hindi, within the bounds of the form',
  async (name) => {
    const { db } = await databaseForTest()
    const columns = sql.join(columnsOf(name).map((column) => sql.ref(column)))
    const { rows } = await sql<Record<string, unknown> & { translations: Translations }>`
      select ${columns} from ${sql.table(name)}`.execute(db)
    // of exams the institute's own are stored, and none ships
    expect(rows.length > 0).toBe(name !== 'exams')
    const missing: unknown[] = []
    for (const row of rows) {
      const parsed = collectionCalled(name).schema.safeParse(row)
      expect(parsed.error?.issues ?? []).toEqual([])
      for (const field of TRANSLATED_FIELDS[name].filter((one) => row[one] !== null)) {
        for (const language of ['te', 'hi'] as const) {
          const text = row.translations[language]?.[field]
          const isSaid = LETTERS[language].test(JSON.stringify(text) ?? '') || LATIN.test(String(text))
          if (!isSaid && !IN_ENGLISH.includes(`${name} ${field}`)) missing.push([language, field, row[field], text])
        }
      }
    }
    expect(missing).toEqual([])
  },
)

test('an older installation gets the Telugu and Hindi translations of its unchanged texts, once', async () => {
  const { db } = await databaseForTest()
  await sql`update packages set translations = '{}'`.execute(db)
  await sql`update packages set description = 'Rewritten by the staff.' where slug = 'ssc-cgl'`.execute(db)
  const own = JSON.stringify({ te: { title: 'సిబ్బంది రాసింది' } })
  await sql`update packages set translations = ${own}::jsonb where slug = 'ssc-chsl'`.execute(db)
  await sql`delete from seeded where kind = 'packages translations'`.execute(db)
  const version = Number(await siteVersion(db))
  await seed(db)
  expect(Number(await siteVersion(db))).toBe(version + 1)
  const said = async (slug: string) =>
    (await db.selectFrom('packages').select('translations').where('slug', '=', slug).executeTakeFirstOrThrow())
      .translations
  expect(await said('ssc-cgl')).toEqual({})
  expect(await said('ssc-chsl')).toEqual(JSON.parse(own))
  expect(await said('bank-po')).toMatchObject({ te: { title: 'బ్యాంక్ PO కంప్లీట్' }, hi: { badge: 'ख़ास' } })

  // translations that staff remove are not inserted again
  await sql`update packages set translations = '{}' where slug = 'bank-po'`.execute(db)
  await seed(db)
  expect(await said('bank-po')).toEqual({})
})
