import type { SchemeText } from '@pariksha/domain/marking'

type DemoQuestion = {
  readonly question: string
  readonly options: readonly [string, string, string, string]
  readonly correct: 'a' | 'b' | 'c' | 'd'
}

/** Five questions for everybody, to try the screen before there is an account. */
export const DEMO_TITLE = 'ICET TEST'
export const DEMO_SCHEME = { right: '1', wrong: '-0.25' } as const satisfies SchemeText

export const DEMO_QUESTIONS: readonly DemoQuestion[] = [
  {
    question: 'Which number comes next? 3, 8, 18, 38, 78, …',
    options: ['148', '156', '158', '168'],
    correct: 'c', // doubled and two more
  },
  {
    question: 'A trader marks a cycle 40% above its cost and allows 15% off the marked price. What is the profit?',
    options: ['17%', '19%', '21%', '25%'],
    correct: 'b', // 1.40 × 0.85 = 1.19
  },
  {
    question: 'Choose the word nearest in meaning to FRUGAL.',
    options: ['Thrifty', 'Fragile', 'Generous', 'Hasty'],
    correct: 'a',
  },
  {
    question: 'In a certain code PLAN is written QMBO. How is GOAL written in it?',
    options: ['FNZK', 'HPCM', 'IQBM', 'HPBM'],
    correct: 'd', // each letter moves one on
  },
  {
    question: 'One pipe fills a tank in 12 hours, another in 18 hours. In what time do both fill it together?',
    options: ['6 hours 48 minutes', '7 hours 12 minutes', '7 hours 30 minutes', '15 hours'],
    correct: 'b', // 1/12 + 1/18 = 5/36; 36/5 h = 7 h 12 min
  },
]
