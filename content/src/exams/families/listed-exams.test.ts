import { expect, test } from 'vitest'
import { PACKAGES } from '../../site/packages.ts'
import { LANGUAGES } from '../../text.ts'
import { RAILWAY_EXAMS } from '../railway.ts'
import { RAILWAY_PAGE } from './railway.ts'

const COMPLETE = PACKAGES.find(({ slug }) => slug === 'railway-complete')

test.each([
  ['the page of the family', RAILWAY_PAGE.hero.text],
  ['the package of all its series', COMPLETE?.description],
])('%s names every examination of the railway boards', (_, text) => {
  // the board stands before the first name of a list only
  for (const language of LANGUAGES)
    for (const { name } of RAILWAY_EXAMS) expect(text?.[language]).toContain(name[language].replace(/^RRB /, ''))
})

test('the package has a series of every examination of the railway boards', () => {
  expect(COMPLETE?.series).toEqual(RAILWAY_EXAMS.map(({ slug }) => slug))
})
