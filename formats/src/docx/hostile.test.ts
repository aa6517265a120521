import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPaperLines } from '../paper-text/read-paper-file.ts'
import { processorTimeOf } from '../testing/processor-time.ts'
import { readDocx } from './read-docx.ts'
import { inlinePicture, item, level, makeWord, PNG, para, run, table } from './testing.ts'

const FRACTION =
  '<m:oMath><m:f><m:num><m:r><m:t>a+1</m:t></m:r></m:num><m:den><m:r><m:t>b</m:t></m:r></m:den></m:f></m:oMath>'

test('200 questions with 100 equations and 40 pictures are read', async () => {
  const media = Object.fromEntries(
    Array.from({ length: 40 }, (_, n) => [`p${n}`, { name: `image${n}.png`, bytes: PNG }]),
  )
  const numbering = `<w:abstractNum w:abstractNumId="0">${level(0, 'decimal', '%1.')}${level(1, 'lowerLetter', '(%2)')}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>`
  const body = Array.from({ length: 200 }, (_, n) =>
    [
      item(
        1,
        0,
        run(`Question of number ${n} about `) +
          (n % 2 === 0 ? FRACTION : '') +
          (n % 5 === 0 ? inlinePicture(`p${n / 5}`) : ''),
      ),
      ...['one', 'two', 'three', 'four'].map((word) => item(1, 1, `${word} ${n}`)),
      para('Ans: b'),
      para('Sol. Because it is so.'),
    ].join(''),
  )
  const bytes = makeWord({ numbering, media, body: body.join('') })
  const { set, problems } = await readDocx(bytes)
  expect(problems).toEqual([])
  expect(set?.questions).toHaveLength(200)
  expect(set?.pictures).toHaveLength(40)
  expect(set?.questions[0]?.stem.en).toBe('Question of number 0 about $\\frac{a + 1}{b}$![](picture:image0)')
  expect(set?.questions.every(({ answer, options }) => answer?.kind === 'single-choice' && options.length === 4)).toBe(
    true,
  )
})

const WHOLE = makeWord({ body: para('1. One?') + para('(a) x') + para('(b) y') + para('Ans: a') })

test.for([
  ['10,000 nested tags', makeWord({ body: `${'<w:sdt>'.repeat(10_000)}${'</w:sdt>'.repeat(10_000)}` })],
  ['a truncated file', WHOLE.subarray(0, WHOLE.length / 2)],
  ['an old document', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])],
  ['an RTF document', new TextEncoder().encode('{\\rtf1 Questions}')],
  ['a bomb', makeWord({ body: para('x'.repeat(40_000_000)) })],
  ['another package', makeWord({ body: '' }).subarray(0, 0)],
  [
    'a document type declaration',
    makeWord({ body: '', files: { 'word/document.xml': '<!DOCTYPE a [<!ENTITY b "b">]><a>&b;</a>' } }),
  ],
] as const)('%s ends in one sentence', async ([, bytes]) => {
  const { set, problems } = await readDocx(bytes)
  expect(set).toBeNull()
  expect(problems).toHaveLength(1)
  expect(problems[0]?.what).toMatch(/^[A-Z].*[.)]$/)
})

test('long lines of the same signs are read in time', () => {
  const lines = [
    '('.repeat(50_000),
    '1. '.repeat(20_000),
    '(a) '.repeat(20_000),
    ' '.repeat(100_000),
    '$'.repeat(50_000),
    'Ans: '.repeat(10_000),
    '1-a '.repeat(20_000),
    '| '.repeat(30_000),
    `1. తె / a${' '.repeat(50_000)}b`,
  ]
  const taken = processorTimeOf(() => {
    for (const line of lines) readPaperLines(`1. One?\n${line}\n(a) x\n(b) y\nAnswer key\n${line}`)
  })
  expect(taken).toBeLessThan(10_000)
})

test('20,000 paragraphs of anything are read in time', () => {
  const taken = processorTimeOf(() => {
    for (const line of ['1. what', '(a) x', 'Ans: a', 'text', 'Answer key', 'Directions: read', '1-a'])
      readPaperLines(Array.from({ length: 20_000 }, () => line).join('\n'))
  })
  expect(taken).toBeLessThan(40_000)
})

const WORDS = [
  '1. ',
  '2. ',
  'Q3. ',
  '(a) ',
  '(b) ',
  '(c) ',
  'a) ',
  'A. ',
  '(1) ',
  'Ans: a',
  'Ans: (b)',
  'Sol. ',
  'Answer Key',
  '1-a 2-b',
  'Directions (1-3): ',
  'SECTION A',
  'what is this?',
  'తెలుగు మాట ఏది?',
  'हिन्दी का शब्द?',
  '\t',
  ' / ',
  '5',
  '$x$',
  '|',
  '\\',
]

test('whatever stands in a paper, no line is lost and nothing throws', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.constantFrom(...WORDS), { maxLength: 5 }), { maxLength: 30 }), (lines) => {
      const marked = lines.map((words, line) => `${words.join('')} mark${line}end`)
      const { set, problems } = readPaperLines(marked.join('\n'))
      const reported = JSON.stringify([set, problems])
      const questions = set?.questions ?? []
      expect(problems.every(({ question }) => question === undefined || question < questions.length)).toBe(true)
      // a line is in a question or passage, or a problem or a label stands for it
      if (problems.length === 0) for (const [line] of marked.entries()) expect(reported).toContain(`mark${line}end`)
    }),
    { numRuns: 300 },
  )
})

test('whatever stands in a document, nothing throws', async () => {
  const text = fc.constantFrom(...WORDS)
  const block = fc.oneof(
    text.map((words) => para(words === '' ? 'x' : words)),
    text.map((words) => item(1, 0, words)),
    fc.array(fc.array(text, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 }).map(table),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(block, { maxLength: 25 }), async (blocks) => {
      const { set } = await readDocx(makeWord({ body: blocks.join('') }))
      expect(set).not.toBeNull()
    }),
    { numRuns: 150 },
  )
})
