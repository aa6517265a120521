import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type MarkedQuestion, markPaper, type Scheme } from '../marking/marking.ts'
import { type Choice, DROPS, LETTERS, type QuestionKey } from '../question.ts'
import { type MarkedAnswer, marksBreakdown } from './marks-breakdown.ts'

/** Two marks and a half one off, in halves. */
const SCHEME: Scheme = { right: 4, wrong: -1, blank: 0 }
const answer = (given: Partial<MarkedAnswer>): MarkedAnswer => ({
  scheme: SCHEME,
  verdict: 'blank',
  marks: 0,
  maximum: 4,
  opened: true,
  easy: null,
  ...given,
})
const RIGHT = answer({ verdict: 'right', marks: 4 })
const WRONG = answer({ verdict: 'wrong', marks: -1 })

describe('where the marks went', () => {
  test.each<[what: string, answers: MarkedAnswer[], score: number, lost: [string, number, number][]]>([
    ['nothing was asked', [], 0, []],
    ['all right', [RIGHT, RIGHT], 8, []],
    [
      'a wrong answer costs what it did not bring, and its penalty',
      [RIGHT, WRONG, WRONG],
      2,
      [
        ['wrong', 8, 2],
        ['penalty', 2, 2],
      ],
    ],
    ['without negative marks there is no penalty', [answer({ verdict: 'wrong' })], 0, [['wrong', 4, 1]]],
    ['a wrong answer may bring something', [answer({ verdict: 'wrong', marks: 1 })], 1, [['wrong', 3, 1]]],
    ['a blank of which nobody knows whether it was easy', [answer({})], 0, [['blank', 4, 1]]],
    [
      'blanks, easy and not',
      [answer({ easy: true }), answer({ easy: false })],
      0,
      [
        ['blank-easy', 4, 1],
        ['blank-hard', 4, 1],
      ],
    ],
    ['what was never opened, however easy', [answer({ opened: false, easy: true })], 0, [['not-opened', 4, 1]]],
    ['blanks that cost marks', [answer({ marks: -1 })], -1, [['blank', 5, 1]]],
    ['dropped with marks for those who attempted it', [answer({ verdict: 'dropped' })], 0, [['dropped', 4, 1]]],
    ['dropped with marks for all', [answer({ verdict: 'dropped', marks: 4 })], 4, []],
    ['dropped from the maximum', [RIGHT, answer({ verdict: 'dropped', maximum: 0 })], 4, []],
  ])('%s', (_, answers, score, lost) => {
    const went = marksBreakdown(answers)
    expect(went.score).toBe(score)
    expect(went.lost.map((one) => [one.loss, one.units, one.questions])).toEqual(lost)
  })
})

describe('for any paper (property-based)', () => {
  const letter = fc.constantFrom(...LETTERS.slice(0, 4))
  const scheme = fc.record({
    right: fc.integer({ min: 1, max: 1200 }),
    wrong: fc.integer({ min: -400, max: 100 }),
    blank: fc.constantFrom(0, 0, -20),
  })
  const keyed = fc.record({
    answer: letter.map((correct) => ({ kind: 'single-choice' as const, correct })),
    also: fc.option(
      letter.map((correct) => [{ kind: 'single-choice' as const, correct }]),
      { nil: undefined },
    ),
    dropped: fc.option(fc.constantFrom(...DROPS), { nil: undefined, freq: 8 }),
  })
  const question = fc.record({
    scheme,
    keyed,
    choice: fc.option(letter),
    opened: fc.boolean(),
    easy: fc.option(fc.boolean()),
  })

  test('the parts add up exactly to the score, whatever was answered, changed, dropped or accepted as well', () => {
    fc.assert(
      fc.property(fc.array(question, { maxLength: 200 }), (questions) => {
        const paper = questions.map(({ scheme, keyed }, index) => asMarked(index + 1, scheme, keyed))
        const choiceOf = (number: number): Choice | null => questions[number - 1]?.choice ?? null
        const marking = markPaper(paper, choiceOf)
        const went = marksBreakdown(
          marking.questions.map((one, index) => ({
            ...one,
            scheme: questions[index]?.scheme ?? SCHEME,
            opened: questions[index]?.opened ?? false,
            easy: questions[index]?.easy ?? null,
          })),
        )
        expect([went.maximum, went.score]).toEqual([marking.whole.maximum, marking.whole.marks])
        expect(went.lost.reduce((left, { units }) => left - units, went.maximum)).toBe(marking.whole.marks)
      }),
    )
  })

  const asMarked = (number: number, scheme: Scheme, { answer, also, dropped }: QuestionKeyMaybe): MarkedQuestion => ({
    number,
    section: 0,
    scheme,
    key: answer,
    ...(also && { also }),
    ...(dropped && { dropped }),
  })
  type QuestionKeyMaybe = { [Name in keyof QuestionKey]: QuestionKey[Name] | undefined } & Pick<QuestionKey, 'answer'>
})
