import { LANGUAGES } from '@pariksha/contract/languages'
import type { AnswerKey } from '@pariksha/domain/question'
import { expect, test } from 'vitest'
import { keyText } from './printed-keys.ts'
import { printedWords } from './printed-words.ts'

const letter = (correct: 'b' | 'd'): AnswerKey => ({ kind: 'single-choice', correct })

test('a printed key is in the words of the print', () => {
  const inAll = (key: Parameters<typeof keyText>[0]) =>
    LANGUAGES.map((language) => keyText(key, printedWords(language)))
  expect(inAll({ keys: [letter('b'), letter('d')], dropped: false })).toEqual(['B or D', 'B లేదా D', 'B या D'])
  expect(inAll({ keys: [], dropped: true })).toEqual(['dropped', 'తొలగించారు', 'हटाया गया'])
  const numbers = { keys: [{ kind: 'numeric', low: '12', high: '12.5' } as const], dropped: false }
  expect(inAll(numbers)).toEqual(Array(3).fill('12 – 12.5'))
  expect(inAll({ keys: [{ kind: 'multiple-choice', correct: 'ac' }], dropped: false })[0]).toBe('A, C')
  expect(inAll({ keys: [], dropped: false })[0]).toBe('—')
})
