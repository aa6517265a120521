import type { SchemeText } from '@pariksha/domain/marking/marking'

type DemoQuestion = {
  readonly question: string
  readonly options: readonly [string, string, string, string]
  readonly correct: 'a' | 'b' | 'c' | 'd'
  readonly explanation: string
}

/** Five questions for everybody, to try the screen before there is an account. */
export const DEMO_TITLE = 'ICET TEST'
export const DEMO_SCHEME = { right: '1', wrong: '-0.25' } as const satisfies SchemeText

export const DEMO_QUESTIONS: readonly DemoQuestion[] = [
  {
    question: 'Which number comes next? 3, 8, 18, 38, 78, …',
    options: ['148', '156', '158', '168'],
    correct: 'c',
    explanation: 'Each number is doubled and 2 is added: 3 × 2 + 2 = 8, 8 × 2 + 2 = 18, and so on. 78 × 2 + 2 = 158.',
  },
  {
    question: 'A trader marks a cycle 40% above its cost and allows 15% off the marked price. What is the profit?',
    options: ['17%', '19%', '21%', '25%'],
    correct: 'b',
    explanation:
      'Let the cost be ₹100. The marked price is ₹140 and the selling price 85% of it: 140 × 0.85 = ₹119. The profit is ₹19 on ₹100, that is 19%.',
  },
  {
    question: 'Choose the word nearest in meaning to FRUGAL.',
    options: ['Thrifty', 'Fragile', 'Generous', 'Hasty'],
    correct: 'a',
    explanation:
      'A frugal person spends little and wastes nothing, as a thrifty one does. Generous is nearly the opposite.',
  },
  {
    question: 'In a certain code PLAN is written QMBO. How is GOAL written in it?',
    options: ['FNZK', 'HPCM', 'IQBM', 'HPBM'],
    correct: 'd',
    explanation:
      'Each letter is replaced by the next one: P → Q, L → M, A → B, N → O. So G → H, O → P, A → B, L → M: HPBM.',
  },
  {
    question: 'One pipe fills a tank in 12 hours, another in 18 hours. In what time do both fill it together?',
    options: ['6 hours 48 minutes', '7 hours 12 minutes', '7 hours 30 minutes', '15 hours'],
    correct: 'b',
    explanation:
      'In one hour the pipes fill 1/12 + 1/18 = 3/36 + 2/36 = 5/36 of the tank. The whole tank takes 36/5 = 7.2 hours, that is 7 hours 12 minutes.',
  },
]
