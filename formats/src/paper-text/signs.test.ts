import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeDocx } from '../docx/make-docx.ts'
import { readDocx } from '../docx/read-docx.ts'
import { item, level, makeWord, para, table } from '../docx/testing.ts'
import type { FileQuestion, QuestionSet, Reading } from '../question-set.ts'
import { applyKey } from './answers/apply-key.ts'
import { readPaperLines } from './read-paper-file.ts'
import { problemCodes, summaries } from './testing.ts'

type Options = readonly string[]
const lettered = (options: Options, label: (letter: string, number: number) => string, gap: string) =>
  options.map((option, place) => `${label('abcd'[place] ?? '', place + 1)}${option}`).join(gap)

const LIST = `<w:abstractNum w:abstractNumId="0">${level(0, 'lowerLetter', '(%1)')}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>`

/** One question with its options in each manner. */
const MANNERS: readonly (readonly [string, (options: Options) => Reading | Promise<Reading>])[] = [
  ...(
    [
      ['(a) on lines', (o) => `1. Which?\n${lettered(o, (a) => `(${a}) `, '\n')}\nAns: b`],
      ['a) on lines', (o) => `1) Which?\n${lettered(o, (a) => `${a}) `, '\n')}\nAns: b`],
      ['A. on lines', (o) => `Q1. Which?\n${lettered(o, (a) => `${a.toUpperCase()}. `, '\n')}\nAns. B`],
      ['(1) on a line', (o) => `1. Which?\n${lettered(o, (_, n) => `(${n}) `, ' ')}\nAns: (2)`],
      ['1) on lines', (o) => `1. Which?\n${lettered(o, (_, n) => `${n}) `, '\n')}\nAns: 2`],
      ['(a) with tabs', (o) => `1. Which?\n${lettered(o, (a) => `(${a}) `, '\t')}\nAns: b`],
      ['(a) with a tab behind', (o) => `1. Which?\n${lettered(o, (a) => `(${a})\t`, '\n')}\nAns: b`],
      [
        '(i) on a line',
        (o) => `1. Which?\n${lettered(o, (_, n) => `(${['i', 'ii', 'iii', 'iv'][n - 1]}) `, '  ')}\nAns: ii`,
      ],
      ['the answer as text', (o) => `1. Which?\n${lettered(o, (a) => `(${a}) `, '\n')}\nAns: ${o[1]}`],
      ['the answer with text', (o) => `1. Which?\n${lettered(o, (a) => `(${a}) `, '\n')}\nAns: (b) ${o[1]}`],
      ['a key', (o) => `1. Which?\n${lettered(o, (a) => `(${a}) `, '\n')}\nKey\n1. (b)`],
    ] as const satisfies readonly (readonly [string, (options: Options) => string])[]
  ).map(([name, paper]) => [name, (options: Options) => readPaperLines(paper(options))] as const),
  [
    'a table of options in Word',
    (o) =>
      readDocx(
        makeWord({
          body:
            para('1. Which?') +
            table([
              [`(a) ${o[0]}`, `(b) ${o[1]}`],
              [`(c) ${o[2]}`, `(d) ${o[3]}`],
            ]) +
            para('Ans: b'),
        }),
      ),
  ],
  [
    'an automatic list in Word',
    (o) =>
      readDocx(
        makeWord({
          numbering: LIST,
          body: para('1. Which?') + o.map((one) => item(1, 0, one)).join('') + para('Ans: b'),
        }),
      ),
  ],
  [
    'a table with a head in Word',
    (o) =>
      readDocx(
        makeWord({
          body: table([
            ['Q.No', 'Question', 'Option 1', 'Option 2', 'Option 3', 'Option 4', 'Key'],
            ['1', 'Which?', ...o, 'b'],
          ]),
        }),
      ),
  ],
]

const sign = fc.constantFrom('-', '–', '−', '.', '-.', '+', '')
const value = fc.tuple(sign, fc.integer({ min: 7, max: 99 })).map(([before, number]) => `${before}${number}`)
const four = fc.uniqueArray(value, { minLength: 4, maxLength: 4, selector: (text) => text.replace(/[–−]/, '-') })

test.for(MANNERS)('options keep their signs and points: %s', ([, read]) =>
  fc.assert(
    fc.asyncProperty(four, async (options) => {
      const reading = await read(options)
      expect(summaries(reading)).toEqual([`1. Which? [${options.join(' | ')}] = b`])
      expect(problemCodes(reading)).toEqual([])
    }),
    { numRuns: 40 },
  ),
)

const plain = (text: string): string =>
  text
    .replace(/[–−]/, '-')
    .replace('+', '')
    .replace(/^(-?)\./, '$10.')

const WORDS = ['Ans: ', 'Ans. ', 'Answer : ', 'Ans = ', 'Correct answer: ', 'Ans:- ', 'Ans – ', 'జవాబు: ', 'उत्तर: ']

test('typed answers keep their signs and points, in the paper and in a key', () =>
  fc.assert(
    fc.property(fc.constantFrom(...WORDS), value, (word, answer) => {
      const expected = `1. Value? = ${plain(answer)}`
      const reading = readPaperLines(`1. Value?\n${word}${answer}`)
      expect([summaries(reading), problemCodes(reading)]).toEqual([[expected], []])
      const open = readPaperLines('1. Value?').set
      const keyed = open && applyKey(open, `1. ${answer}`)
      expect(keyed && summaries({ set: keyed.set, problems: [], places: [] })).toEqual([expected])
    }),
    { numRuns: 300 },
  ))

const text = fc.oneof(
  value,
  value.map((one) => one.replace(/^([-–])/, '$1 ')),
  fc.constantFrom('-x', '−√3', '-ing', '- Delhi', '– y'),
)

test('a paper made in Word keeps them', () =>
  fc.assert(
    fc.asyncProperty(fc.uniqueArray(text, { minLength: 4, maxLength: 4 }), value, async (options, answer) => {
      const question: FileQuestion = {
        number: '1',
        kind: 'single-choice',
        stem: { en: 'Which?' },
        options: options.map((en) => ({ en: en.replace(/^- /, '\\- ') })),
        answer: { kind: 'single-choice', correct: 'b' },
        explanation: { en: `${(options[0] ?? '').replace(/^- /, '\\- ')} is less` },
        passage: null,
        section: null,
        topic: null,
        level: null,
        source: null,
        year: null,
        tags: [],
      }
      const [low, high] = [plain(answer), plain(answer)]
      const typed: FileQuestion = {
        ...question,
        number: '2',
        kind: 'numeric',
        options: [],
        answer: { kind: 'numeric', low, high },
      }
      const set: QuestionSet = { passages: [], questions: [question, typed], pictures: [] }
      const reading = await readDocx(makeDocx(set).bytes ?? new Uint8Array())
      expect(reading.set?.questions).toEqual(set.questions)
      expect(problemCodes(reading)).toEqual([])
    }),
    { numRuns: 200 },
  ))

describe('separators', () => {
  type Case = readonly [lines: string, expected: string, problems?: readonly string[]]
  const cases = (list: readonly Case[]) =>
    test.for(list)('%s', ([lines, expected, problems = []]) => {
      const reading = readPaperLines(`1. Which?\n${lines}`)
      expect(summaries(reading)).toEqual([`1. Which? ${expected}`])
      expect(problemCodes(reading)).toEqual(problems)
    })
  cases([
    ['(a) - Delhi\n(b) - Pune\nAns - b', '[Delhi | Pune] = b'],
    ['(a) – Delhi (b) – Pune (c) – Agra\nAns:- b', '[Delhi | Pune | Agra] = b'],
    ['(a)-Delhi (b)-Pune (c)-Agra\nAns:-b', '[Delhi | Pune | Agra] = b'],
    ['(a). Delhi\n(b): Pune\nAns: -b', '[Delhi | Pune] = b'],
    ['a) - Delhi\nb) - Pune\nAnswer – (b)', '[Delhi | Pune] = b'],
    ['(a) - 3 (b) 3 (c) - 1 (d) 1\nAns: c', '[- 3 | 3 | - 1 | 1] = c'.replaceAll('- ', '\\- ')],
    ['(a) - 3 (b) - 5 (c) - 1 (d) - 2\nAns: c', '[3 | 5 | 1 | 2] = c', ['sign-in-doubt@2']],
    ['(a)-3 (b)-5 (c)-1 (d)-2\nAns: c', '[-3 | -5 | -1 | -2] = c', ['sign-in-doubt@2']],
    ['(a)-3 (b)5 (c).1 (d)+2\nAns: c', '[-3 | 5 | .1 | +2] = c'],
    ['(a) -x (b) x (c) -√2 (d) -(x + 1)\nAns: c', '[-x | x | -√2 | -(x + 1)] = c'],
    ['(a) -ing (b) -ed (c) -ness (d) -ly\nAns: a', '[-ing | -ed | -ness | -ly] = a'],
    ['(a) +\n(b) -\n(c) ×\n(d) ÷\nAns: b', '[\\+ | \\- | × | ÷] = b'],
    ['(1) 4 (2) 6 (3) 8 (4) 9\nAns:-2', '[4 | 6 | 8 | 9] = b'],
    ['(1) 4 (2) 6 (3) 8 (4) 9\nAns: -2', '[4 | 6 | 8 | 9] = b', ['answer-in-doubt@3']],
    ['(a) -2 (b) 2 (c) 4 (d) -4\nAns: -2', '[-2 | 2 | 4 | -4] = a'],
    ['(a) -2 (b) 2 (c) 4 (d) -4\nAns: –4', '[-2 | 2 | 4 | -4] = d'],
    ['(a) – 2 (b) 2 (c) 3 (d) – 3\nAns: – 2', '[– 2 | 2 | 3 | – 3] = a'],
    ['(a) – 2 (b) 2 (c) 3 (d) – 3\nAns: (a) – 2', '[– 2 | 2 | 3 | – 3] = a'],
    ['(a) 2 (b) 4 (c) 6 (d) 8\nAns: -4', '[2 | 4 | 6 | 8] = ?', ['answer-not-understood@3']],
    ['(a) 15 (b) 1.5 (c) 25 (d) 2.5\nAns: 1.5', '[15 | 1.5 | 25 | 2.5] = b'],
    ['Ans:-5', '= 5', ['answer-in-doubt@2']],
    ['Ans. – 5', '= 5', ['answer-in-doubt@2']],
    ['Ans - 5', '= 5'],
    ['Ans -5', '= -5'],
    ['Answer: -2.5 to -1.5', '= -2.5..-1.5'],
    ['Answer: –2.5 – –1.5', '= -2.5..-1.5'],
    ['Ans: −.5 km', '= -0.5 // km'],
    ['(a) p\n(b) q\nAns: a\nSol: -3 + 1 = -2', '[p | q] = a // -3 + 1 = -2'],
    ['(a) p\n(b) q\nAns: a\nSol. .5 + .5 = 1', '[p | q] = a // .5 + .5 = 1'],
    ['(a) p\n(b) q\nAns: a\nSol:- It is less.', '[p | q] = a // It is less.'],
    ['(a) p\n(b) q\nAns: a\nSol:-3 + 1', '[p | q] = a // 3 + 1', ['sign-in-doubt@5']],
    ['(a) p\n(b) q\nAns: (a) -3 + 5 = 2', '[p | q] = a // -3 + 5 = 2'],
    ['(a) p\n(b) q\nAnswer key\n1. (a) -3 + 5 = 2', '[p | q] = a // -3 + 5 = 2'],
  ])
})

test.for([
  ['1. -2', '-2', []],
  ['1. –2', '-2', []],
  ['1-2', '2', []],
  ['1 - 2', '2', []],
  ['1:-2', '2', ['answer-in-doubt@1']],
  ['1 -2', '2', ['answer-in-doubt@1']],
  ['1. .5', '0.5', []],
  ['1. 1/4', '0.25', []],
] as const)('the key %s of a typed number', ([key, read, problems]) => {
  const open = readPaperLines('1. Value?').set
  const keyed = open && applyKey(open, key)
  expect(keyed && summaries({ set: keyed.set, problems: [], places: [] })).toEqual([`1. Value? = ${read}`])
  expect(keyed && problemCodes({ ...keyed, places: [] })).toEqual(problems)
})
