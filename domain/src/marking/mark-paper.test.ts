import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type AnswerKey, type Choice, DROPS, type Drop, type Letter } from '../question.ts'
import { type MarkedQuestion, markPaper, markQuestion, type Scheme } from './marking.ts'

describe('a paper is marked', () => {
  const PLAIN: Scheme = { right: 4, wrong: -1, blank: 0 }
  const question = (number: number, section: number, scheme = PLAIN): MarkedQuestion => ({
    number,
    section,
    scheme,
    key: { kind: 'single-choice', correct: 'a' },
  })
  const choicesOf =
    (choices: Record<number, string | null>) =>
    (number: number): string | null | undefined =>
      choices[number]

  test('question by question, section by section and as a whole', () => {
    const paper = [question(1, 0), question(2, 0), question(3, 1), question(4, 1, { right: 8, wrong: 0, blank: 0 })]
    expect(markPaper(paper, choicesOf({ 1: 'a', 2: 'b', 3: null, 4: 'a' }))).toEqual({
      whole: {
        total: 4,
        attempted: 3,
        correct: 2,
        incorrect: 1,
        unattempted: 1,
        dropped: 0,
        accuracy: 67,
        marks: 11,
        maximum: 20,
      },
      sections: [
        {
          total: 2,
          attempted: 2,
          correct: 1,
          incorrect: 1,
          unattempted: 0,
          dropped: 0,
          accuracy: 50,
          marks: 3,
          maximum: 8,
        },
        {
          total: 2,
          attempted: 1,
          correct: 1,
          incorrect: 0,
          unattempted: 1,
          dropped: 0,
          accuracy: 100,
          marks: 8,
          maximum: 12,
        },
      ],
      questions: [
        { number: 1, verdict: 'right', marks: 4, maximum: 4 },
        { number: 2, verdict: 'wrong', marks: -1, maximum: 4 },
        { number: 3, verdict: 'blank', marks: 0, maximum: 4 },
        { number: 4, verdict: 'right', marks: 8, maximum: 8 },
      ],
    })
  })

  test('a blank paper has 0 marks and 0 % accuracy', () => {
    const { whole } = markPaper([question(1, 0), question(2, 0)], () => undefined)
    expect(whole).toMatchObject({ attempted: 0, unattempted: 2, accuracy: 0, marks: 0, maximum: 8 })
  })

  test('only wrong answers give negative marks', () => {
    expect(markPaper([question(1, 0), question(2, 0)], () => 'b').whole.marks).toBe(-2)
  })

  test('without questions: no sections', () => expect(markPaper([], () => 'a').sections).toEqual([]))

  test.each([
    [1, 3, 33],
    [2, 3, 67],
    [1, 8, 13],
    [57, 200, 29],
    [115, 200, 58],
    [199, 200, 100],
    [0, 5, 0],
  ])('%i right of %i is an accuracy of %i per cent', (correct, attempted, accuracy) => {
    const paper = Array.from({ length: attempted }, (_, index) => question(index + 1, 0))
    expect(markPaper(paper, (number) => (number <= correct ? 'a' : 'b')).whole.accuracy).toBe(accuracy)
  })

  const schemes = fc.record({
    right: fc.integer({ min: 1, max: 40 }),
    wrong: fc.integer({ min: -20, max: 0 }),
    blank: fc.integer({ min: -5, max: 0 }),
  })
  const papers = fc
    .array(
      fc.record({
        section: fc.nat({ max: 3 }),
        scheme: schemes,
        correct: fc.constantFrom<Letter>('a', 'b', 'c', 'd'),
        also: fc.constantFrom<Letter>('a', 'b', 'c', 'd'),
        dropped: fc.option(fc.constantFrom(...DROPS), { nil: undefined }),
        choice: fc.constantFrom('a', 'b', 'c', 'd', null, undefined),
      }),
      { minLength: 1, maxLength: 60 },
    )
    .map((drawn) => ({
      questions: drawn.map(
        ({ section, scheme, correct, also, dropped }, index): MarkedQuestion => ({
          number: index + 1,
          section,
          scheme,
          key: { kind: 'single-choice', correct },
          also: [{ kind: 'single-choice', correct: also }],
          ...(dropped && { dropped }),
        }),
      ),
      choices: drawn.map(({ choice }) => choice),
    }))
  const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0)

  test('the total is the sum of its sections and the sum of its questions, for any paper and answers', () => {
    fc.assert(
      fc.property(papers, ({ questions, choices }) => {
        const marking = markPaper(questions, (number) => choices[number - 1])
        expect(sum(marking.questions.map(({ marks }) => marks))).toBe(marking.whole.marks)
        const fields = [
          'total',
          'attempted',
          'correct',
          'incorrect',
          'unattempted',
          'dropped',
          'marks',
          'maximum',
        ] as const
        for (const field of fields)
          expect(sum(marking.sections.map((section) => section[field])), field).toBe(marking.whole[field])
        for (const { total, attempted, correct, incorrect, unattempted, dropped, marks, maximum } of [
          marking.whole,
          ...marking.sections,
        ]) {
          expect(attempted).toBe(correct + incorrect)
          expect(total).toBe(attempted + unattempted + dropped)
          expect(marks).toBeLessThanOrEqual(maximum)
        }
        const counted = choices.filter((choice, index) => typeof choice === 'string' && !questions[index]?.dropped)
        expect(marking.whole.attempted).toBe(counted.length)
      }),
    )
  })

  test('only right answers give the maximum', () => {
    fc.assert(
      fc.property(papers, ({ questions }) => {
        const { whole } = markPaper(questions, (number) => {
          const key = questions[number - 1]?.key
          return key?.kind === 'single-choice' ? key.correct : null
        })
        expect(whole.marks).toBe(whole.maximum)
        expect(whole.accuracy).toBe(whole.dropped === whole.total ? 0 : 100)
      }),
    )
  })
})

describe('a corrected key', () => {
  const scheme: Scheme = { right: 12, wrong: -4, blank: -1 }
  const key: AnswerKey = { kind: 'single-choice', correct: 'b' }
  const c: AnswerKey = { kind: 'single-choice', correct: 'c' }
  test.each<[what: string, also: AnswerKey[], dropped: Drop | undefined, choice: Choice | null, outcome: string]>([
    ['one answer is right', [], undefined, 'b', 'right 12'],
    ['one answer is right', [], undefined, 'c', 'wrong -4'],
    ['several are accepted: the first', [c], undefined, 'b', 'right 12'],
    ['several are accepted: another', [c], undefined, 'c', 'right 12'],
    ['several are accepted: neither', [c], undefined, 'd', 'wrong -4'],
    ['several are accepted: no answer', [c], undefined, null, 'blank -1'],
    ['marks to all: right before', [], 'marks-to-all', 'b', 'dropped 12'],
    ['marks to all: wrong before', [], 'marks-to-all', 'a', 'dropped 12'],
    ['marks to all: no answer', [], 'marks-to-all', null, 'dropped 12'],
    ['marks to those who attempted: wrong before', [], 'marks-to-attempted', 'a', 'dropped 12'],
    ['marks to those who attempted: no answer', [], 'marks-to-attempted', null, 'dropped -1'],
    ['maximum lowered: right before', [], 'maximum-lowered', 'b', 'dropped 0'],
    ['maximum lowered: wrong before', [], 'maximum-lowered', 'a', 'dropped 0'],
    ['maximum lowered: no answer', [], 'maximum-lowered', null, 'dropped 0'],
    ['dropped, though several had been accepted', [c], 'maximum-lowered', 'c', 'dropped 0'],
  ])('%s (%j, %s, %j)', (_, also, dropped, choice, outcome) => {
    const { verdict, marks } = markQuestion({ scheme, key, also, ...(dropped && { dropped }) }, choice)
    expect(`${verdict} ${marks}`).toBe(outcome)
  })

  test('typed numbers: a second range is right as well', () => {
    const ranges = {
      scheme,
      key: { kind: 'numeric', low: '1', high: '2' },
      also: [{ kind: 'numeric', low: '5', high: '5' }],
    }
    const marked = (choice: string) => markQuestion(ranges as never, choice).verdict
    expect(['1.5', '5.0', '4'].map(marked)).toEqual(['right', 'right', 'wrong'])
  })

  test.each<[Drop | undefined, tally: string]>([
    [undefined, '3 attempted, 1 right, 33 %, 4 of 48'],
    ['marks-to-all', '2 attempted, 1 right, 50 %, 20 of 48'],
    ['marks-to-attempted', '2 attempted, 1 right, 50 %, 20 of 48'],
    ['maximum-lowered', '2 attempted, 1 right, 50 %, 8 of 36'],
  ])('a question that was dropped (%s) counts for no accuracy', (dropped, tally) => {
    const positive = { ...scheme, blank: 0 }
    const paper = [1, 2, 3, 4].map(
      (number): MarkedQuestion => ({
        number,
        section: 0,
        scheme: positive,
        key,
        ...(number === 2 && dropped && { dropped }),
      }),
    )
    const { whole } = markPaper(paper, (number) => ['b', 'a', 'd', null][number - 1])
    expect(
      `${whole.attempted} attempted, ${whole.correct} right, ${whole.accuracy} %, ${whole.marks} of ${whole.maximum}`,
    ).toBe(tally)
    expect(whole.total).toBe(4)
    expect(whole.dropped).toBe(dropped ? 1 : 0)
  })
})
