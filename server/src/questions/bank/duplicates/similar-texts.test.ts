import { expect, test } from 'vitest'
import { wordsByLanguage } from '../list/search-words.ts'
import { indexTexts } from './similar-texts.ts'

const EN = 'Which river flows past the old stone bridge near the market of the town?'
const TE = 'పట్టణంలోని సంత సమీపంలో ఉన్న పాత రాతి వంతెన పక్కనుండి ప్రవహించే నది ఏది?'
const read = (stem: { en?: string; te?: string; hi?: string }) => wordsByLanguage({ stem, options: [] })
const found = (asked: ReturnType<typeof read>, ...texts: ReturnType<typeof read>[]) =>
  indexTexts(texts)
    .find(asked)
    .map(({ at, likeness }) => [at, Math.round(likeness * 100)])

test('texts are alike in one of the languages that both have; the likest comes first', () => {
  const asked = read({ en: EN, te: TE })
  expect(
    found(
      asked,
      read({ en: 'Quite another thing is asked here, about taxes.', te: TE.replace('సమీపంలో', 'దగ్గర') }),
      read({ en: 'Quite another thing is asked here, about taxes.' }),
      asked,
      read({ en: EN.replace('near the', 'beside the') }),
      read({ hi: TE }),
    ),
  ).toEqual([
    [2, 100],
    [3, 84],
    [0, 83],
  ])
  expect(found(read({ te: TE }), read({ en: EN }))).toEqual([])
})

test('empty texts, and texts of signs alone, are like nothing', () => {
  expect(found(read({}), read({ en: EN }), read({}))).toEqual([])
  expect(found(read({ en: '?!' }), read({ en: '?!' }))).toEqual([])
})
