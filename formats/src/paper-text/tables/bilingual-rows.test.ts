import { expect, test } from 'vitest'
import { readDocx } from '../../docx/read-docx.ts'
import { makeWord, para, table } from '../../docx/testing.ts'
import { readPaperLines } from '../read-paper-file.ts'
import { summaries } from '../testing.ts'

const CAPITAL = ['1. What is the capital of India?', '1. భారతదేశ రాజధాని ఏది?']
const PLANET = ['2. Which planet is called red?', '2. ఏ గ్రహాన్ని ఎర్ర గ్రహం అంటారు?']
const BOTH = [
  '1. What is the capital of India? ‖ భారతదేశ రాజధాని ఏది? [Delhi ‖ ఢిల్లీ | Mumbai ‖ ముంబై | Pune ‖ పూణే] = a',
  '2. Which planet is called red? ‖ ఏ గ్రహాన్ని ఎర్ర గ్రహం అంటారు? [Venus ‖ శుక్రుడు | Mars ‖ అంగారకుడు | Moon ‖ చంద్రుడు] = b',
]
const CITIES = [
  ['Delhi', 'ఢిల్లీ'],
  ['Mumbai', 'ముంబై'],
  ['Pune', 'పూణే'],
] as const
const PLANETS = [
  ['Venus', 'శుక్రుడు'],
  ['Mars', 'అంగారకుడు'],
  ['Moon', 'చంద్రుడు'],
] as const
type Options = readonly (readonly [string, string])[]
type Rows = (options: Options) => string[][]

const lettered = (options: Options, sign: (place: number) => string): string[][] =>
  options.map(([left, right], place) => [`${sign(place)} ${left}`, `${sign(place)} ${right}`])
const letter = (place: number) => 'abc'[place] ?? ''

const MANNERS: readonly (readonly [string, Rows])[] = [
  ['one option a row', (options) => lettered(options, (place) => `(${letter(place)})`)],
  ['one option a row with numbers', (options) => lettered(options, (place) => `${place + 1})`)],
  ['one option a row with the numbers of questions', (options) => lettered(options, (place) => `${place + 1}.`)],
  ['letters in the first language alone', (options) => options.map(([a, b], at) => [`(${letter(at)}) ${a}`, b])],
  [
    'all options in one row',
    (options) => [[0, 1].map((column) => options.map((texts, at) => `(${letter(at)}) ${texts[column]}`).join(' '))],
  ],
]

test.for(MANNERS)('two languages beside each other, %s', async ([, rows]) => {
  const body = table([CAPITAL, ...rows(CITIES), PLANET, ...rows(PLANETS)]) + para('Key: 1-a 2-b')
  const reading = await readDocx(makeWord({ body }))
  expect(summaries(reading)).toEqual(BOTH)
  expect(reading.problems).toEqual([])
})

test('options as paragraphs in the row below the question', async () => {
  const cells = (options: Options) =>
    [0, 1].map((column) => options.map((texts, at) => para(`(${letter(at)}) ${texts[column]}`)).join(''))
  const body = table([CAPITAL, cells(CITIES), PLANET, cells(PLANETS)]) + para('Key: 1-a 2-b')
  const reading = await readDocx(makeWord({ body }))
  expect(summaries(reading)).toEqual(BOTH)
  expect(reading.problems).toEqual([])
})

test('numbers and letters in a column of their own', async () => {
  const options = (all: Options) => all.map((texts, at) => [`(${letter(at)})`, ...texts])
  const stem = (number: string, texts: readonly string[]) => [number, ...texts.map((text) => text.slice(3))]
  const body = table([stem('1.', CAPITAL), ...options(CITIES), stem('2.', PLANET), ...options(PLANETS)])
  expect(summaries(await readDocx(makeWord({ body: body + para('Key: 1-a 2-b') })))).toEqual(BOTH)
})

test('answers in a row of both columns, and a section in two languages', async () => {
  const [first, second] = [CITIES, PLANETS].map((options) => lettered(options, (at) => `(${letter(at)})`))
  const rows = [CAPITAL, ...(first ?? []), ['Ans: a'], ['SECTION B', 'విభాగం B'], PLANET, ...(second ?? []), ['Ans: b']]
  const reading = await readDocx(makeWord({ body: table(rows) }))
  expect(summaries(reading)).toEqual(BOTH)
  expect(reading.set?.questions.map(({ section }) => section)).toEqual([null, 'SECTION B'])
})

test('a table for each question, with short texts', async () => {
  const body = ['1. Red?', '2. Green?']
    .map((stem) =>
      [
        table([
          [stem, stem.replace(/[A-Z].*/, 'రంగు?')],
          ['(a) rose', '(a) గులాబీ'],
          ['(b) leaf', '(b) ఆకు'],
        ]),
        para('Ans: a'),
      ].join(''),
    )
    .join('')
  expect(summaries(await readDocx(makeWord({ body })))).toEqual([
    '1. Red? ‖ రంగు? [rose ‖ గులాబీ | leaf ‖ ఆకు] = a',
    '2. Green? ‖ రంగు? [rose ‖ గులాబీ | leaf ‖ ఆకు] = a',
  ])
})

test.for([
  ['in brackets', 'రాగి (Copper)', 'వెండి (Silver)', 'Copper ‖ రాగి | Silver ‖ వెండి'],
  ['in brackets of the other', 'Copper (రాగి)', 'Silver [వెండి]', 'Copper ‖ రాగి | Silver ‖ వెండి'],
  ['with a unit of every language', 'Rs. 360 / రూ. 360', 'Rs. 400 / రూ. 400', 'Rs. 360 ‖ రూ. 360 | Rs. 400 ‖ రూ. 400'],
  ['in brackets, but not of each', 'రాగి (Cu)', 'వెండి', 'రాగి (Cu) | వెండి'],
] as const)('translations of options %s', ([, one, two, options]) => {
  const reading = readPaperLines(`1. Find the odd one out.\nవేరైన దానిని గుర్తించండి.\n(a) ${one}\n(b) ${two}\nAns: a`)
  expect(summaries(reading)).toEqual([`1. Find the odd one out. ‖ వేరైన దానిని గుర్తించండి. [${options}] = a`])
})

test('a table with the number, and a column of each language, is no form', async () => {
  const cells = [
    para('15% of 240 is') + para('(1) 24') + para('(2) 36'),
    para('240 లో 15% ఎంత?') + para('(1) 24') + para('(2) 36'),
  ]
  const body =
    table([
      ['Q.No', 'English', 'తెలుగు'],
      ['1', ...cells],
      ['2', ...cells],
    ]) + para('Key: 1-2 2-2')
  const question = '15% of 240 is ‖ 240 లో 15% ఎంత? [24 ‖ 24 | 36 ‖ 36] = b'
  expect(summaries(await readDocx(makeWord({ body })))).toEqual([`1. ${question}`, `2. ${question}`])
})
