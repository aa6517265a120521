import { same } from '@pariksha/content/text/localized'
import { expect, test } from 'vitest'
import { aPaper, aTest } from '../../server/src/testing/papers/papers.ts'
import { expectGood } from '../support/good-page.ts'
import { useSite } from '../support/site.ts'
import { signedIn } from '../support/student.ts'

const site = useSite()

const svg = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="#ccc"/></svg>`

const TABLE = `
| Institution | Applications | Examinations | Percentage |
|---|---|---|---|
| Visakhapatnam | 12,400 | 11,900 | $\\frac{119}{124}$ |`

/** Within the last five the clock warns. */
const MINUTES = 4

function aPaperWithFigures() {
  const paper = aPaper({ minutes: MINUTES, sections: [{ count: 3 }] })
  const [section] = paper.sections
  if (!section) throw new Error('a paper has sections')
  const [first, second, ...others] = section.questions
  if (!first || !second) throw new Error('a section has questions')
  const pictured = {
    ...first,
    picture: { svg: svg(900, 1200), alt: same('A tall figure') },
    optionPictures: [1, 2, 3, 4].map(() => svg(160, 160)),
  }
  const tabular = {
    ...second,
    stem: same(`The share is $\\frac{119}{124}$ of all, and of the rest $0.\\overline{67}$.\n${TABLE}`),
  }
  return { ...paper, sections: [{ ...section, questions: [pictured, tabular, ...others] }] }
}

test.each([
  [360, 'light'],
  [1280, 'dark'],
] as const)('figures, option figures, tables and fractions fit a room of %i px, %s', async (width, colorScheme) => {
  const { id } = await aTest(site.database.db, { paper: aPaperWithFigures() })
  const { page, room } = await signedIn(site)
  await page.emulateMedia({ colorScheme })
  await page.setViewportSize({ width, height: 740 })
  await page.goto(`/test/${id}`)
  await room.begin()

  const figure = await page.getByRole('img', { name: 'Picture of question 1' }).boundingBox()
  expect(figure?.height).toBeGreaterThan(100)
  expect(figure?.height).toBeLessThanOrEqual(280)
  const options = await page.getByRole('radio').all()
  const places = await Promise.all(options.map(async (option) => option.boundingBox()))
  expect(new Set(places.map((place) => place?.x)).size, 'two columns').toBe(2)
  expect(new Set(places.map((place) => place?.y)).size, 'two rows').toBe(2)
  // the clock is in its last minutes: axe looks at the contrast of its figures, too
  await page.locator('.time-is-short').waitFor()
  await expectGood(page, 'a question with figures')

  await room.button('Next').click()
  await room.at(2)
  // the box of the line over recurring digits has room between the line and their tops
  const bar = await page.locator('mover > mo').boundingBox()
  expect(bar?.height).toBeGreaterThan(2)
  const cell = page.getByRole('cell', { name: 'Visakhapatnam' })
  const lines = await cell.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return range.getClientRects().length
  })
  expect(lines, 'a word of a table stands on one line').toBe(1)
  const fraction = page.locator('p mfrac').first()
  const [inline, line] = await Promise.all([
    fraction.boundingBox(),
    fraction.evaluate((element) => Number.parseFloat(getComputedStyle(element.closest('p') as Element).lineHeight)),
  ])
  expect(inline?.height, 'a fraction stands on its line').toBeLessThanOrEqual(line * 1.5)
  await expectGood(page, 'a question with a table')
})
