import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { problemCodes, summaries } from '../paper-text/testing.ts'
import { readDocx } from './read-docx.ts'

/** Papers that LibreOffice Writer saved as Word documents. */
const fixture = (name: string) => readFileSync(new URL(`../../fixtures/docx/${name}`, import.meta.url))

test.for([
  [
    'lists.docx',
    [
      '1. What is the capital of India? [Delhi | Mumbai | Chennai | Kolkata] = a',
      '2. Which number is a square? [12 | 16 | 18 | 20] = b',
    ],
  ],
  [
    'bold.docx',
    [
      '1. Area of a square of side 3 cm, in cm²? [6 | 9 | 12 | 27] = b',
      '2. భారతదేశ రాజధాని ఏది? [ఢిల్లీ | ముంబై | చెన్నై | కోల్‌కతా] = a',
      '3. Which of these is $\\underline{\\text{not}}$ a river? [Ganga | Godavari | Krishna | Everest] = d',
    ],
  ],
  [
    'table.docx',
    [
      '1. In which year was more rain? [2020 | 2021] = b // 92 is more than 85.',
      '2. What is the difference in cm? = 7',
      '3. What is shown? ![](picture:image1) [a dot | a line] = a',
    ],
  ],
] as const)('%s', async ([name, expected]) => {
  const reading = await readDocx(fixture(name))
  expect(summaries(reading)).toEqual(expected)
  expect(problemCodes(reading)).toEqual([])
})

test('lists.docx has its heading as a section, table.docx its table as a passage', async () => {
  const lists = await readDocx(fixture('lists.docx'))
  expect(lists.set?.questions.map(({ section }) => section)).toEqual(['Reasoning', 'Reasoning'])
  const { set } = await readDocx(fixture('table.docx'))
  expect(set?.questions.map(({ passage }) => passage)).toEqual(['p1', 'p1', null])
  expect(set?.passages[0]?.text.en).toContain('| 2020 | 85 |')
})
