import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCsv } from './csv/read-csv.ts'

const read = (cell: string, answer = 'B') =>
  readCsv(new TextEncoder().encode(`Question,Options,Answer\nWhich?,"${cell}",${answer}\n`))
const options = (cell: string) => read(cell).set?.questions[0]?.options.map(({ en }) => en)

test.for([
  ['1.5|2.5|3.5|4.5', ['1.5', '2.5', '3.5', '4.5']],
  ['2:3;3:2', ['2:3', '3:2']],
  ['1:2;2:3;3:4', ['1:2', '2:3', '3:4']],
  ['a) x\nb) y\nc) z', ['x', 'y', 'z']],
  ['(1) 1.5|(2) -2.5', ['1.5', '-2.5']],
  ['1. .5; 2. -5', ['.5', '-5']],
  ['A: 5|B: 6', ['5', '6']],
  ['a.m.|p.m.', ['a.m.', 'p.m.']],
  ['C. Rajaji|B. R. Rao', ['C. Rajaji', 'B. R. Rao']],
  ['1) x|y|3) z', ['1) x', 'y', '3) z'].map((text) => text.replace(/^(\d)\)/, '$1\\)'))],
] as const)('%j', ([cell, expected]) => {
  expect(options(cell)).toEqual(expected)
})

const value = fc
  .tuple(fc.constantFrom('-', '–', '.', '-.', '+', ''), fc.stringMatching(/^[1-9](?:[.:][1-9])?$/))
  .map(([sign, number]) => `${sign}${number}`)

test('signs, points and ratios stay', () =>
  fc.assert(
    fc.property(
      fc.uniqueArray(value, { minLength: 2, maxLength: 6 }),
      fc.constantFrom('|', ';', '\n'),
      (texts, between) => {
        expect(options(texts.join(between))).toEqual(texts)
        expect(options(texts.map((text, place) => `(${'abcdef'[place]}) ${text}`).join(between))).toEqual(texts)
      },
    ),
  ))

test('more options than there can be are reported', () => {
  const { set, problems } = read('p|q|r|s|t|u|v')
  expect(set?.questions[0]?.options).toHaveLength(6)
  expect(problems).toMatchObject([{ code: 'too-many-options', severity: 'fault', at: { row: 2 } }])
})

test.for([
  ['-2|2|4|-4', '-2', 'a'],
  ['5|6|7|8', '-2', undefined],
  ['5|6|7|8', '.2', undefined],
  ['5|6|7|8', '- B', 'b'],
  ['5|6|7|8', '2', 'b'],
] as const)('of %s the answer %s', ([cell, answer, correct]) => {
  const reading = read(cell, answer)
  expect(reading.set?.questions[0]?.answer ?? undefined).toEqual(correct && { kind: 'single-choice', correct })
  expect(reading.problems.some(({ severity }) => severity === 'fault')).toBe(correct === undefined)
})
