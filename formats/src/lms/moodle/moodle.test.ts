import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeMoodleXml } from './make-moodle-xml.ts'
import { readMoodleXml } from './read-moodle-xml.ts'

const source = readFileSync(new URL('../../../fixtures/sample.moodle.xml', import.meta.url))
const { set, problems, places } = readMoodleXml(source)

test.for([
  [
    0,
    {
      number: 'Q7',
      section: 'Aptitude',
      topic: 'Percentage',
      stem: { en: 'What is 20% of $\\frac{1}{2}$\u00a0m²?\n\n![a square](picture:square-one)' },
      options: [{ en: '0.2' }, { en: '0.1' }, { en: '1 < 2' }],
      answer: { kind: 'single-choice', correct: 'b' },
      explanation: { en: 'One fifth of a half.\n\n(C) Not asked.' },
      level: 'hard',
      tags: ['fractions'],
    },
  ],
  [1, { kind: 'multiple-choice', stem: { en: 'Which are **even**?' }, answer: { correct: 'ab' }, number: null }],
  [
    2,
    {
      options: [{ en: 'True' }, { en: 'False' }],
      answer: { correct: 'b' },
      explanation: { en: '(A) Page 1 says no.' },
    },
  ],
  [
    3,
    {
      number: '8',
      stem: { en: 'How long is it,\\\nin metres?' },
      answer: { kind: 'numeric', low: '2.45', high: '2.55' },
    },
  ],
  [4, { number: '9', answer: { kind: 'numeric', low: '12', high: '12' } }],
  [
    5,
    {
      passage: 'p1',
      stem: { en: 'Who is taller?', te: 'ఎవరు పొడవు?' },
      options: [
        { en: 'A1', te: 'A1' },
        { en: 'Sita', te: 'సీత' },
      ],
    },
  ],
] as const)('question %i of the sample', ([place, expected]) => {
  expect(set?.questions[place]).toMatchObject(expected)
})

test('everything else of the sample is reported', () => {
  expect(set?.questions).toHaveLength(6)
  expect(set?.passages).toEqual([{ id: 'p1', text: { en: 'Ravi is taller than Sita.', te: 'రవి సీత కంటే పొడవు.' } }])
  expect(set?.pictures).toMatchObject([{ id: 'square-one', type: 'image/png' }])
  expect(places[0]).toEqual({ line: 11 })
  expect(problems.map(({ code, question }) => [code, question])).toEqual([
    ['marks-left-out', undefined],
    ['titles-left-out', undefined],
    ['hints-left-out', 1],
    ['units-left-out', 3],
    ['kind-not-supported', undefined],
    ['kind-not-supported', undefined],
    ['kind-not-supported', undefined],
    ['passage-for-what-follows', undefined],
    ['weights-left-out', 5],
  ])
})

test.for([
  ['a UTF-8 label over other bytes', Buffer.from('<quiz><a>caf\u00e9</a></quiz>', 'latin1'), /encoding/],
  ['an entity', Buffer.from('<!DOCTYPE quiz [<!ENTITY a "b">]><quiz/>'), /DOCTYPE/],
  ['another document', Buffer.from('<html/>'), /<quiz>/],
] as const)('%s is refused with a sentence', ([, bytes, reason]) => {
  const { set: nothing, problems: reported } = readMoodleXml(bytes)
  expect(nothing).toBeNull()
  expect(reported).toMatchObject([{ severity: 'fault', what: expect.stringMatching(reason) }])
})

test('what is no question is reported with its line, not dropped', () => {
  const text = '<quiz>\n<quest type="multichoice"><questiontext><text>a</text></questiontext></quest>\n</quiz>'
  expect(readMoodleXml(Buffer.from(text)).problems).toMatchObject([
    { code: 'unknown-element', severity: 'fault', at: { line: 2 } },
  ])
  expect(readMoodleXml(Buffer.from('<quiz/>')).problems).toMatchObject([{ code: 'nothing-found', severity: 'fault' }])
})

test('a question without an answer is not made', () => {
  const questions = (set?.questions ?? []).slice(0, 1).map((question) => ({ ...question, answer: null }))
  expect(makeMoodleXml({ passages: [], pictures: [], questions })).toMatchObject({
    bytes: null,
    problems: [{ code: 'no-answer', what: expect.stringMatching(/^Question Q7/) }],
  })
})

test('whatever elements stand in a question, it is a question or a problem', () => {
  const kinds = ['multichoice', 'truefalse', 'numerical', 'shortanswer', 'description', 'matching', '']
  const parts = [
    '<questiontext format="html"><text>a</text></questiontext>',
    '<questiontext><text><![CDATA[<p>b<img src="@@PLUGINFILE@@/%zz">]]></text></questiontext>',
    '<answer fraction="100"><text>1</text></answer>',
    '<answer fraction="x"><text>&lt;b></text><tolerance>y</tolerance></answer>',
    '<single>false</single>',
    '<tags><tag><text>passage:q</text></tag></tags>',
    '<name><text>9</text></name>',
    '<answer/>',
    'text',
  ]
  fc.assert(
    fc.property(fc.constantFrom(...kinds), fc.array(fc.constantFrom(...parts), { maxLength: 9 }), (kind, inside) => {
      const reading = readMoodleXml(Buffer.from(`<quiz><question type="${kind}">${inside.join('')}</question></quiz>`))
      const found = [...(reading.set?.questions ?? []), ...(reading.set?.passages ?? []), ...reading.problems]
      expect(found.length).toBeGreaterThan(0)
    }),
    { numRuns: 1000 },
  )
})
