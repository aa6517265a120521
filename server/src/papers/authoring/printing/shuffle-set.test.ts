import { PAPER_SETS } from '@pariksha/contract/papers/printed-papers'
import { LETTERS } from '@pariksha/domain/question'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type SetQuestion, sectionOfSet } from './shuffle-set.ts'

const LETTERS_IN_ORDER: readonly string[] = LETTERS

const aQuestion = (number: number, right: number, passage?: string): SetQuestion => ({
  kind: 'single-choice',
  stem: { en: `Question ${number}` },
  ...(passage && { passage: { en: passage } }),
  options: ['first', 'second', 'third', 'fourth'].map((word) => ({ en: `${word} of ${number}` })),
  keys: [{ kind: 'single-choice', correct: LETTERS[right] ?? 'a' }],
})

const rightWords = ({ keys, options }: SetQuestion): string =>
  keys
    .map((key) => (key.kind === 'numeric' ? '' : (options[LETTERS_IN_ORDER.indexOf(key.correct)]?.en ?? '')))
    .join(' or ')

const section = fc
  .array(fc.record({ right: fc.nat(3), size: fc.integer({ min: 1, max: 4 }) }), { minLength: 1, maxLength: 15 })
  .map((units) => {
    let number = 0
    return units.flatMap(({ right, size }, unit) =>
      Array.from({ length: size }, () => aQuestion(++number, right, size > 1 ? `Passage ${unit}` : undefined)),
    )
  })

test('every set asks the same questions with the same right answers, passages together', () => {
  fc.assert(
    fc.property(section, fc.constantFrom(...PAPER_SETS), fc.string(), (questions, set, seed) => {
      const units = sectionOfSet(questions, set, seed)
      const asked = units.flat()
      const lines = (some: readonly SetQuestion[]) => some.map((one) => [one.stem.en, rightWords(one)].join()).sort()
      expect(lines(asked)).toEqual(lines(questions))
      for (const one of asked)
        expect(one.options.map(({ en }) => en).sort()).toEqual(
          [...(questions.find(({ stem }) => stem.en === one.stem.en)?.options ?? [])].map(({ en }) => en).sort(),
        )
      const passages = units.map(([first]) => first?.passage?.en).filter((passage) => passage !== undefined)
      expect(new Set(passages).size).toBe(passages.length)
      expect(sectionOfSet(questions, set, seed)).toEqual(units)
    }),
  )
})

test.each([
  [
    'one of them speaks of the others',
    { options: ['A lake', 'A hill', 'A river', 'None of these'].map((en) => ({ en })) },
  ],
  ['the explanation names letters', { explanation: { en: 'So (B) is right.' } }],
])('options keep their order where %s', (_, change) => {
  const question = { ...aQuestion(1, 1), ...change }
  for (const set of PAPER_SETS) expect(sectionOfSet([question], set, 'x')).toEqual([[question]])
})

test('the key of several right options follows them', () => {
  const question: SetQuestion = {
    ...aQuestion(1, 0),
    kind: 'multiple-choice',
    keys: [{ kind: 'multiple-choice', correct: 'ad' }],
  }
  for (const set of PAPER_SETS) {
    const [[made] = []] = sectionOfSet([question], set, 'y')
    const [key] = made?.keys ?? []
    const correct = key?.kind === 'multiple-choice' ? [...key.correct] : []
    expect(correct).toEqual(correct.toSorted())
    const words = correct.map((letter) => made?.options[LETTERS_IN_ORDER.indexOf(letter)]?.en)
    expect(words.sort()).toEqual(['first of 1', 'fourth of 1'])
  }
})

test('of two answers that are accepted since a correction both follow their options', () => {
  const question: SetQuestion = {
    ...aQuestion(1, 1),
    keys: [
      { kind: 'single-choice', correct: 'b' },
      { kind: 'single-choice', correct: 'd' },
    ],
  }
  for (const set of PAPER_SETS)
    expect(sectionOfSet([question], set, 'z').flat().map(rightWords)).toEqual(['second of 1 or fourth of 1'])
})

test('set B does have another order', () => {
  const questions = Array.from({ length: 10 }, (_, index) => aQuestion(index + 1, 0))
  const orders = sectionOfSet(questions, 'B', 'w').flat()
  expect(orders.map(({ stem }) => stem.en)).not.toEqual(questions.map(({ stem }) => stem.en))
  expect(orders.some(({ keys: [key] }) => key?.kind === 'single-choice' && key.correct !== 'a')).toBe(true)
})
