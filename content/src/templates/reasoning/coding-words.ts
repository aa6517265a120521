import { template } from '../../question.ts'
import { same } from '../../text.ts'
import { textDistractors } from './distinct-texts.ts'
import { inWords, opposite, places, reverse, shift, spell, stepsForward } from './letters.ts'
import { FIVE_LETTERS, FOUR_LETTERS, SIX_LETTERS } from './words.ts'

const EXAMS = ['icet', 'ssc', 'bank', 'railway', 'mat', 'afcat', 'nimcet'] as const

type Code = { readonly write: (word: string) => string; readonly says: string }

/** Every code of the kind that examinations use; each is one key of the lock. */
const KEYS = [-5, -4, -3, -2, -1, 1, 2, 3, 4, 5]
const SHIFTS: readonly Code[] = KEYS.map((by) => ({
  write: (word) => shift(word, by),
  says: `each letter moves ${inWords(by)}`,
}))
const HARDER: readonly Code[] = [
  ...KEYS.map((by) => ({
    write: (word: string) => reverse(shift(word, by)),
    says: `the word is written backwards and each letter moves ${inWords(by)}`,
  })),
  { write: opposite, says: 'each letter gives way to its opposite: A to Z, B to Y, C to X and so on' },
  {
    write: (word) => reverse(opposite(word)),
    says: 'the word is written backwards and each letter gives way to its opposite (A to Z, B to Y)',
  },
  ...[1, -1].map((way) => ({
    write: (word: string) => spell(places(word).map((at, n) => at + way * (n + 1))),
    says: `the letters move 1, 2, 3, 4 … places ${way > 0 ? 'forward' : 'back'} in turn`,
  })),
  ...KEYS.flatMap((first) =>
    KEYS.filter((second) => second * first < 0).map((second) => ({
      write: (word: string) => spell(places(word).map((at, n) => at + (n % 2 === 0 ? first : second))),
      says: `the letters in odd places move ${inWords(first)}, those in even places ${inWords(second)}`,
    })),
  ),
]

export const wordCode = template({
  id: 'coding-and-decoding/word',
  topic: 'coding-and-decoding',
  levels: ['easy', 'medium'],
  exams: EXAMS,

  draw(random, level) {
    const [known, asked] = random.sample(level === 'easy' ? FOUR_LETTERS : [...FIVE_LETTERS, ...SIX_LETTERS], 2) as [
      string,
      string,
    ]
    const kind = random.int(0, 3)
    const code =
      level === 'easy'
        ? random.pick(SHIFTS)
        : random.pick(
            [HARDER.slice(0, 10), HARDER.slice(10, 12), HARDER.slice(12, 14), HARDER.slice(14)][
              kind
            ] as readonly Code[],
          )
    return { known, secret: code.write(known), asked, code, asks: random.int(0, 2) }
  },

  write({ known, secret, asked, code, asks }) {
    const answer = code.write(asked)
    const off = (at: number, by: number) => spell(places(answer).map((p, n) => (n === at ? p + by : p)))
    return {
      stem: {
        en: [
          `In a certain code ${known} is written as ${secret}. How is ${asked} written in that code?`,
          `If ${known} is coded as ${secret}, what is the code for ${asked}?`,
          `${known} is written as ${secret} in a secret language. How will ${asked} be written in it?`,
        ][asks] as string,
      },
      correct: same(answer),
      distractors: textDistractors(answer, [
        [reverse(answer), 'wrote the code in the opposite order'],
        [off(answer.length - 1, 1), 'went one letter too far in the last place'],
        [off(1, -1), 'counted one letter too few in the second place'],
        [
          spell(places(asked).map((at, n) => at - stepsForward(asked[n] as string, answer[n] as string))),
          'moved every letter the wrong way',
        ],
        [off(0, 1), 'went one letter too far in the first place'],
        [shift(answer, 1), 'went one letter too far everywhere'],
      ]),
      explanation: {
        en: [
          `Put the word and its code one above the other as places in the alphabet: ${known} is ${places(known).join(', ')}; ${secret} is ${places(secret).join(', ')}.`,
          `So ${code.says}; A follows Z.`,
          `${asked} is ${places(asked).join(', ')} and becomes ${places(answer).join(', ')}. ${reverse(answer)} has the letters in the wrong order.`,
          `The code for ${asked} is ${answer}.`,
        ].join('\n\n'),
      },
    }
  },

  // a spy without the key tries every key on the known word
  verify({ known, secret, asked }) {
    const keys = [...SHIFTS, ...HARDER].filter(({ write }) => write(known) === secret)
    return [...new Set(keys.map(({ write }) => write(asked)))].join(' or ')
  },
})

export const decodeWord = template({
  id: 'coding-and-decoding/decode-word',
  topic: 'coding-and-decoding',
  levels: ['medium'],
  exams: EXAMS,

  draw(random) {
    const [known, hidden] = random.sample(random.chance(0.5) ? FIVE_LETTERS : FOUR_LETTERS, 2) as [string, string]
    const code = random.pick([...SHIFTS, ...HARDER.slice(0, 14)])
    const others = random.sample(
      [...FIVE_LETTERS, ...FOUR_LETTERS].filter(
        (word) => word.length === hidden.length && word !== hidden && word !== known,
      ),
      4,
    )
    return { known, secret: code.write(known), message: code.write(hidden), hidden, code, others }
  },

  write: ({ known, secret, message, hidden, code, others }) => ({
    stem: {
      en: `In a certain code ${known} is written as ${secret}. Which word is written as ${message} in that code?`,
    },
    correct: same(hidden),
    distractors: others.map((word) => ({
      text: same(word),
      mistake: `took some letters of ${message} for those of ${word}`,
    })),
    explanation: {
      en: [
        `Compare ${known} (${places(known).join(', ')}) with ${secret} (${places(secret).join(', ')}): ${code.says}.`,
        `Going the opposite way from ${message} (${places(message).join(', ')}) gives ${hidden} (${places(hidden).join(', ')}).`,
        `Check a choice by coding it: ${others[0]} would become ${code.write(others[0] as string)}, which is not ${message}.`,
        `The word is ${hidden}.`,
      ].join('\n\n'),
    },
  }),

  verify({ known, secret, message, hidden, others }) {
    const keys = [...SHIFTS, ...HARDER].filter(({ write }) => write(known) === secret)
    return [...others, hidden].filter((word) => keys.some(({ write }) => write(word) === message)).join(' or ')
  },
})
