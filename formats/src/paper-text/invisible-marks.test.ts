import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDocx } from '../docx/read-docx.ts'
import { makeWord, para, run, table } from '../docx/testing.ts'
import { withoutMarks } from '../text/invisible-marks.ts'
import { applyKey } from './answers/apply-key.ts'
import { readPaperLines } from './read-paper-file.ts'
import { problemCodes, summaries } from './testing.ts'

const MARKS = [
  ...'\u200b\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2066\u2067\u2068\u2069\ufeff\u00ad\u200c\u200d',
]
const LINES = ['1. One?', '(a) p', '(b) q', 'Ans: b', '2. Two?', '(a) r  (b) s', 'Ans: a', 'Sol. It is.']
const READ = ['1. One? [p | q] = b', '2. Two? [r | s] = a // It is.']

const before = fc.array(fc.constantFrom(...MARKS, ' '), { maxLength: 3 }).map((marks) => marks.join(''))
const lines = fc.tuple(...LINES.map((line) => before.map((marks) => `${marks}${line}`)))

test('invisible characters before a label do not hide it, as text and in Word', () =>
  fc.assert(
    fc.asyncProperty(lines, async (marked) => {
      const text = readPaperLines(marked.join('\n'))
      expect([summaries(text), problemCodes(text)]).toEqual([READ, []])
      const word = await readDocx(makeWord({ body: marked.map((line) => para(line)).join('') }))
      expect([summaries(word), problemCodes(word)]).toEqual([READ, []])
    }),
    { numRuns: 60 },
  ))

test('marks in runs and cells of their own', async () => {
  const options = table([['\u200e(a) p', '\u2066(b)\u2069 q']])
  const body = para(run('\u200b') + run('1\u2060.') + run(' One?')) + options + para(`${run('\ufeff')}${run('Ans: b')}`)
  expect(summaries(await readDocx(makeWord({ body })))).toEqual(['1. One? [p | q] = b'])
})

test('a key with marks', () => {
  const { set } = readPaperLines('1. One?\n(a) p\n(b) q')
  expect(set && applyKey(set, '\u200e1-\u200bb').set.questions[0]?.answer).toEqual({
    kind: 'single-choice',
    correct: 'b',
  })
})

test.for([
  ['క్\u200cష', 'క్\u200cష'],
  ['మార్క్\u200c లు', 'మార్క్\u200c లు'],
  ['क्\u200dष', 'क्\u200dष'],
  ['क\u200bष', 'कष'],
  ['a\u200cb\u200dc', 'abc'],
  ['👨\u200d👩\u200d👧', '👨\u200d👩\u200d👧'],
  ['co\u00adop', 'coop'],
  ['\u200e\u202bשלום\u200f!\u202c', 'שלום\u200f!\u202c'],
  ['plain', 'plain'],
] as const)('%j becomes %j', ([text, clean]) => {
  expect(withoutMarks(text)).toBe(clean)
})
