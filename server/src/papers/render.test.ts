import { BANK } from '@pariksha/content/bank'
import type { Draft } from '@pariksha/content/question'
import { createRandom } from '@pariksha/content/random'
import type { Text } from '@pariksha/content/text'
import { expect, test } from 'vitest'
import { renderText } from './render.ts'

/** Of each level of each template. */
const SEEDS = process.env.NIGHTLY ? 50 : 2

/** A text without its marks: what somebody means who writes it. */
const meant = (text: string): string =>
  text
    .replaceAll(/\$\$?[^$]+\$\$?/g, '¤')
    .replaceAll(/^\|?[\s|:-]*---[\s|:-]*$/gm, '')
    .replaceAll(text.includes('\n') ? /^(- |\d+\. )/gm : /^$/g, '')
    .replaceAll(/(?<=\()_|_(?=\))|[*`|\s]/g, '')

/** What a student reads of it. */
const shown = (html: string): string =>
  html
    .replaceAll(/<math[\s\S]*?<\/math>/g, '¤')
    .replaceAll(/<(?!ol start)[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/[*`|\s]/g, '')

/** The languages of a text that read otherwise than they are meant: “+ and −” as a list. */
const misread = (text: Text): string[] =>
  Object.entries(renderText(text)).flatMap(([language, html]) => {
    const source = text[language as keyof Text] ?? ''
    return shown(html ?? '') === meant(source) ? [] : [`${source} reads as ${html}`]
  })

/** What of a draft cannot be shown, with the reason. */
function failures(id: string, { passage, questions }: Draft): string[] {
  const texts = questions.flatMap(({ stem, correct, distractors, explanation, fixedOrder = [], typed }) => [
    stem,
    correct,
    explanation,
    ...distractors.map(({ text }) => text),
    ...fixedOrder,
    ...(typed ? [typed.stem, typed.explanation] : []),
  ])
  return [...(passage ? [passage] : []), ...texts].flatMap((text) => {
    try {
      return misread(text).map((read) => `${id}: ${read}`)
    } catch (error) {
      return [`${id}: ${error}: ${text.en}`]
    }
  })
}

test.each([
  ['12,345', '12,345'],
  ['Only conclusion I follows', 'Only conclusion I follows'],
  ['₹4,200 : ఎంత?', '₹4,200 : ఎంత?'],
  ['a < b & c', 'a &lt; b &amp; c'],
  ['**not** this', '<strong>not</strong> this'],
  ['1. first', '1. first'],
  ['+ and −', '+ and −'],
  ['- 7', '- 7'],
  ['1. first\n2. second', '<ol>\n<li>first</li>\n<li>second</li>\n</ol>'],
  ['one\n\ntwo', '<p>one</p>\n<p>two</p>'],
])('%j is shown as %j', (text, html) => {
  expect(renderText({ en: text }).en).toBe(html)
})

test('whatever is written down can be shown', () => {
  expect(BANK.items.flatMap(({ id, draft }) => failures(id, draft))).toEqual([])
})

// a paper that draws one that cannot be shown keeps the whole first start from succeeding
test('whatever templates make can be shown, every level of each', () => {
  const failed = BANK.templates.flatMap(({ id, levels, make }) =>
    levels.flatMap((level) =>
      Array.from({ length: SEEDS }).flatMap((_, seed) =>
        failures(id, make(createRandom(`${id}/shown/${seed}`), level).draft),
      ),
    ),
  )
  expect(failed).toEqual([])
})
