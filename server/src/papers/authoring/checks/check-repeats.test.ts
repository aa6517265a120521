import { expect, test } from 'vitest'
import { aPattern } from '../../../testing/question-bank/paper-drafts.ts'
import { aQuestion } from '../../../testing/question-bank/questions.ts'
import type { SlotRow } from '../slots/slots.ts'
import { checkedPaper } from './check.ts'
import { checkRepeats, NOTHING_EARLIER } from './check-repeats.ts'

const INTEREST = (principal: number) =>
  `A sum of Rs ${principal} earns 10% interest. What is the amount after one year?`
const OPTIONS = [{ en: '1100' }, { en: '1200' }, { en: '1300' }, { en: '1400' }]
const OTHERS = [{ en: '1100' }, { en: '1050' }, { en: '1010' }, { en: '1001' }]

type Asked = { readonly stem: string; readonly options?: typeof OPTIONS; readonly drawn?: true }

const slotOf = ({ stem, options = OPTIONS, drawn }: Asked, index: number): SlotRow => {
  const place = { id: index + 1, section: 0, locked: false, marking: null }
  const content = aQuestion({ stem: { en: stem }, options })
  if (!drawn) {
    const state = { version: 1, state: 'approved', newest: 1, approved: true, inPractice: false } as const
    return { ...place, question: { id: index + 1, ...state, content }, drawn: null }
  }
  const { kind, explanation, answer } = content
  const question = { kind, stem: { en: stem }, options, answer, explanation } as never
  const of = { source: 'interest/amount', seed: String(index), topic: 'interest', level: 'easy' } as const
  return { ...place, question: null, drawn: { ...of, fingerprint: `${index}`, set: null, question } }
}

const problemsOf = (...asked: Asked[]) =>
  checkRepeats(checkedPaper(aPattern(), asked.map(slotOf), new Map()), NOTHING_EARLIER).map(({ message }) => message)

test.each<[string, Asked[], string[]]>([
  [
    'the same question',
    [{ stem: INTEREST(1000) }, { stem: INTEREST(1000), drawn: true }],
    ['Question 2: the same as question 1.'],
  ],
  [
    'other numbers, of the bank',
    [{ stem: INTEREST(1000) }, { stem: INTEREST(2500) }],
    ['Question 2: nearly the same as question 1.'],
  ],
  [
    'other numbers, one of the bank and one drawn',
    [{ stem: INTEREST(1000) }, { stem: INTEREST(2500), drawn: true }],
    ['Question 2: nearly the same as question 1.'],
  ],
  [
    'other words',
    [{ stem: INTEREST(1000) }, { stem: INTEREST(1000).replace('A sum', 'An amount') }],
    ['Question 2: nearly the same as question 1.'],
  ],
  [
    'siblings of a template with other numbers ask something else',
    [
      { stem: INTEREST(1000), drawn: true },
      { stem: INTEREST(2500), drawn: true },
    ],
    [],
  ],
  [
    'siblings of a template with the same numbers and other options ask the same',
    [
      { stem: INTEREST(1000), drawn: true },
      { stem: INTEREST(1000), options: OTHERS, drawn: true },
    ],
    ['Question 2: nearly the same as question 1.'],
  ],
  [
    'without numbers one sentence asks about many things',
    [
      { stem: 'Find the odd one out.', drawn: true },
      { stem: 'Find the odd one out.', options: OTHERS, drawn: true },
    ],
    [],
  ],
])('what a student feels as asked twice is reported: %s', (_, asked, messages) => {
  expect(problemsOf(...asked)).toEqual(messages)
})
