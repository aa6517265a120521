import { BANK } from '@pariksha/content/bank'
import type { Draft } from '@pariksha/content/question'
import { createRandom } from '@pariksha/content/random'
import { expect, test } from 'vitest'
import { renderText } from './render.ts'

/** What of a draft cannot be shown, with the reason. */
function failures(id: string, { passage, questions }: Draft): string[] {
  const texts = questions.flatMap(({ stem, correct, distractors, explanation, fixedOrder = [] }) => [
    stem,
    correct,
    explanation,
    ...distractors.map(({ text }) => text),
    ...fixedOrder,
  ])
  return [...(passage ? [passage] : []), ...texts].flatMap((text) => {
    try {
      renderText(text)
      return []
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
  ['1. first', '<ol>\n<li>first</li>\n</ol>'],
  ['one\n\ntwo', '<p>one</p>\n<p>two</p>'],
])('%j is shown as %j', (text, html) => {
  expect(renderText({ en: text }).en).toBe(html)
})

test('whatever is written down can be shown', () => {
  expect(BANK.items.flatMap(({ id, draft }) => failures(id, draft))).toEqual([])
})

test('whatever templates make can be shown, every level of each', () => {
  const failed = BANK.templates.flatMap(({ id, levels, make }) =>
    levels.flatMap((level) => failures(id, make(createRandom(`${id}/shown`), level).draft)),
  )
  expect(failed).toEqual([])
})
