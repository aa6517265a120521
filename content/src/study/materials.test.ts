import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { defined } from '../checked-access.ts'
import { ARTICLES } from './articles.ts'
import { SAMPLE_BOOKS } from './books.ts'
import { MATERIALS } from './materials.ts'
import { workOut } from './sums.ts'

const FOLDER = join(import.meta.dirname, '../..')
const read = (folder: string, name: string) => readFileSync(join(FOLDER, folder, name), 'utf8')
const words = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length

function filesOf(
  texts: readonly { readonly slug: string; readonly translations: readonly { readonly language: string }[] }[],
): readonly string[] {
  return texts.flatMap(({ slug, translations }) => [
    `${slug}.md`,
    ...translations.map(({ language }) => `${slug}.${language}.md`),
  ])
}

const files = filesOf(MATERIALS)
const articleFiles = filesOf(ARTICLES)

test('every text has its record, every record its text', () => {
  expect(readdirSync(join(FOLDER, 'materials')).toSorted()).toEqual(files.toSorted())
  expect(readdirSync(join(FOLDER, 'articles')).toSorted()).toEqual(articleFiles.toSorted())
  const slugs = [...MATERIALS, ...ARTICLES].map(({ slug }) => slug)
  expect(new Set(slugs).size).toBe(slugs.length)
  for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
})

test('a book is read from in a material that is there', () => {
  for (const { extract } of SAMPLE_BOOKS) expect(MATERIALS.map(({ slug }) => slug)).toContain(extract)
})

describe.each([...files.map((name) => ['materials', name]), ...articleFiles.map((name) => ['articles', name])])(
  '%s/%s',
  (folder, name) => {
    const text = read(defined(folder), defined(name))

    test('every sum in it comes out', () => {
      expect(workOut(text).wrong).toEqual([])
    })

    test('is a text of its own length, in sections below the title of the page', () => {
      // Telugu joins words that English keeps apart
      expect(words(text)).toBeGreaterThan(name?.includes('.te.') ? 300 : folder === 'articles' ? 450 : 650)
      expect(text.match(/^## /gm)?.length ?? 0).toBeGreaterThan(2)
      expect(text).not.toMatch(/^# /m)
      expect((text.match(/\$/g) ?? []).length % 2).toBe(0)
    })
  },
)

test('the mathematics is worked out, not only written', () => {
  const checked = files.reduce((sum, name) => sum + workOut(read('materials', name)).checked, 0)
  expect(checked).toBeGreaterThan(MATERIALS.length * 4)
})
