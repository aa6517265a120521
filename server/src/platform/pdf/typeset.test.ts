import { expect, test } from 'vitest'
import { placedTexts } from '../../testing/files/pdf-text.ts'
import { expectColumnsApart, LONG_FORMULA, WIDE_TABLE } from '../../testing/files/wide-texts.ts'
import { EVERY } from './formula-check.ts'
import { typeset } from './typeset.ts'

/** The pages of a study material with this text, each as its texts and their places. */
async function pagesOf(body: string) {
  const about = { title: 'T', summary: 'S', subject: 'S', language: 'en', institute: 'I' }
  const printable = { ...about, origin: 'http://localhost:3000', publishedOn: '2026-11-22', body }
  return placedTexts((await typeset(printable, EVERY)) ?? Buffer.of())
}

test('nothing leaves its page or its column: wide tables, long formulae', async () => {
  const texts = (await pagesOf(`${WIDE_TABLE}\n\n${LONG_FORMULA}\n\n- In a list:\n\n  ${LONG_FORMULA}`)).flat()
  expect(texts.filter(({ x }) => x < 60 || x > 535)).toEqual([])
  expectColumnsApart(texts)
})

test('a long table goes on from page to page, each time below its heads', async () => {
  const rows = Array.from({ length: 70 }, (_, row) => `| ${row} | ${'and so on '.repeat(20)} |`)
  const pages = await pagesOf(['| Number | What happened |', '|---|---|', ...rows].join('\n'))
  expect(pages.length).toBeGreaterThan(2)
  for (const page of pages) expect(page.map(({ text }) => text)).toContain('Number')
})
