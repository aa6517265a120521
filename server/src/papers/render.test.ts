import { BANK } from '@pariksha/content/bank'
import type { Draft } from '@pariksha/content/question'
import { createRandom } from '@pariksha/content/random'
import { expect, test } from 'vitest'
import { renderText } from './render.ts'

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

// a paper that draws one that cannot be shown keeps the whole first start from succeeding
test('whatever templates make can be shown, every level of each', () => {
  const failed = BANK.templates.flatMap(({ id, levels, make }) =>
    levels.flatMap((level) =>
      Array.from({ length: 8 }).flatMap((_, seed) =>
        failures(id, make(createRandom(`${id}/shown/${seed}`), level).draft),
      ),
    ),
  )
  expect(failed).toEqual([])
})
