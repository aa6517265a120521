import { expect, test } from 'vitest'
import { alignLanguages } from './align-languages.ts'

const before = { en: '60 km/h', te: '60 కి.మీ./గం' }

test.each([
  [
    'paragraphs of two languages that were taken as one',
    before,
    { te: '65 km/h\n\n65 కి.మీ./గం' },
    { en: '65 km/h', te: '65 కి.మీ./గం' },
  ],
  ['a number that stands once for all', { en: '60', te: '60' }, { en: '65' }, { en: '65', te: '65' }],
  [
    'a table of one of the languages',
    { en: 'Which?\n\n| 1 |\n| --- |', te: 'ఏది సరైనది?' },
    { en: 'Which?\n\n| 1 |\n| --- |', te: 'ఏది తప్పు?\n\n| 1 |\n| --- |' },
    { en: 'Which?\n\n| 1 |\n| --- |', te: 'ఏది తప్పు?' },
  ],
])('%s', (_, from, to, aligned) => {
  expect(alignLanguages(from, to)).toEqual(aligned)
})

test.each([
  ['a translation that was added', { en: 'Which?' }, { en: 'Which?', te: 'ఏది?' }],
  ['a text in another language', { en: 'Which?' }, { te: 'ఏది?' }],
  ['one that was taken out', before, { en: '60 km/h' }],
])('%s stays as it is', (_, from, to) => {
  expect(alignLanguages(from, to)).toEqual(to)
})
