import { TEST_WORD_CODES } from '@pariksha/contract/texts/test-words/test-word-codes'
import { expect, test } from 'vitest'
import { CATALOGUE_PATTERNS } from './catalogue-patterns.ts'

test('papers from the catalogue name their pattern in words that are translated', () => {
  const labels = [...new Set(CATALOGUE_PATTERNS.map(({ label }) => label))]
  expect(labels.filter((label) => !Object.hasOwn(TEST_WORD_CODES, label))).toEqual([])
})
