import { template } from '../../question.ts'
import { same } from '../../text.ts'
import { numericDistractors } from '../distractors.ts'
import { permutations } from './arrangements.ts'
import { textDistractors } from './distinct-texts.ts'
import { inWords, opposite, places, reverse, shift, spell, stepsForward } from './letters.ts'
import { FIVE_LETTERS, FOUR_LETTERS, SIX_LETTERS } from './words.ts'

const EXAMS = ['icet', 'ssc', 'bank', 'railway', 'mat', 'afcat'] as const

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

const SUMS = [
  { says: 'the sum of the places of its letters in the alphabet', of: (word: string) => total(places(word)) },
  {
    says: 'the sum of the places of its letters counted from Z = 1',
    of: (word: string) => total(places(opposite(word))),
  },
  {
    says: 'the sum of the places of its letters plus the number of letters',
    of: (word: string) => total(places(word)) + word.length,
  },
  { says: 'twice the sum of the places of its letters', of: (word: string) => 2 * total(places(word)) },
  {
    says: 'the sum of the places of its letters, multiplied by the number of letters',
    of: (word: string) => word.length * total(places(word)),
  },
] as const
function total(row: readonly number[]): number {
  return row.reduce((sum, value) => sum + value, 0)
}

export const wordSum = template({
  id: 'coding-and-decoding/word-sum',
  topic: 'coding-and-decoding',
  levels: ['easy', 'medium'],
  exams: EXAMS,

  draw(random, level) {
    for (;;) {
      const way = random.pick(level === 'easy' ? SUMS.slice(0, 1) : SUMS.slice(1))
      const words = level === 'easy' ? FOUR_LETTERS : [...FIVE_LETTERS, ...SIX_LETTERS]
      const [first, second, asked] = random.sample(words, 3) as [string, string, string]
      if (new Set(sumsThatFit(first, second, way.of).map(({ of }) => of(asked))).size === 1)
        return { first, second, asked, way }
    }
  },

  write({ first, second, asked, way }) {
    const answer = way.of(asked)
    return {
      stem: {
        en: `In a certain code ${first} is written as ${way.of(first)} and ${second} as ${way.of(second)}. What is the code for ${asked}?`,
      },
      correct: same(String(answer)),
      distractors: numericDistractors(
        answer,
        [
          ...SUMS.filter((other) => other !== way).map((other) => ({
            value: other.of(asked),
            mistake: `took ${other.says}`,
          })),
          { value: answer - 1, mistake: 'placed a letter one too low' },
        ],
        { format: String },
      ),
      explanation: {
        en: [
          `The code of a word is ${way.says}. ${first}: the places are ${places(first).join(' + ')} = ${total(places(first))}, and the code is ${way.of(first)}; the same fits ${second}.`,
          `${asked}: the places are ${places(asked).join(' + ')} = ${total(places(asked))}.`,
          `Always test the rule on both words given, for one word alone can fit a wrong rule.`,
          `The code for ${asked} is ${answer}.`,
        ].join('\n\n'),
      },
    }
  },

  verify({ first, second, asked, way }) {
    return [...new Set(sumsThatFit(first, second, way.of).map(({ of }) => of(asked)))].join(' or ')
  },
})

const sumsThatFit = (first: string, second: string, of: (word: string) => number) =>
  SUMS.filter((other) => other.of(first) === of(first) && other.of(second) === of(second))

export const digitsForLetters = template({
  id: 'coding-and-decoding/digits-for-letters',
  topic: 'coding-and-decoding',
  levels: ['easy'],
  exams: EXAMS,

  draw(random) {
    for (;;) {
      const [first, second] = random.sample([...FIVE_LETTERS, ...FOUR_LETTERS], 2) as [string, string]
      const asked = random.pick([...FIVE_LETTERS, ...FOUR_LETTERS])
      const known = [...new Set(first + second)]
      const news = asked !== first && asked !== second && [...asked].every((c) => known.includes(c))
      if (!news || known.length > 9 || known.length < 7) continue
      const numbers = random.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], known.length)
      return { first, second, asked, key: Object.fromEntries(known.map((c, n) => [c, numbers[n] as number])) }
    }
  },

  write({ first, second, asked, key }) {
    const code = (word: string) => [...word].map((c) => key[c]).join('')
    const answer = code(asked)
    const swap = (a: number, b: number) =>
      [...answer].map((c, n) => answer[n === a ? b : n === b ? a : n] ?? c).join('')
    return {
      stem: { en: `If ${first} is coded as ${code(first)} and ${second} as ${code(second)}, how is ${asked} coded?` },
      correct: same(answer),
      distractors: textDistractors(answer, [
        [swap(0, 1), 'exchanged the first two digits'],
        [swap(answer.length - 2, answer.length - 1), 'exchanged the last two digits'],
        [swap(1, 2), 'exchanged the second and third digits'],
        [[...answer].reverse().join(''), 'wrote the digits backwards'],
        [swap(0, 2), 'exchanged the first and third digits'],
      ]),
      explanation: {
        en: [
          `Each letter has its own digit, and the digits stand in the order of the letters.`,
          `From the two words: ${[...asked].map((c) => `${c} = ${key[c]}`).join(', ')}.`,
          `Keep the order of the letters of ${asked}: ${[...answer].reverse().join('')} would be the word read backwards.`,
          `${asked} is coded as ${answer}.`,
        ].join('\n\n'),
      },
    }
  },

  // read the digit off wherever the letter stands in the two coded words
  verify({ first, second, asked, key }) {
    const text = first + second
    const coded = [...text].map((c) => key[c]).join('')
    return [...asked].map((c) => coded[text.indexOf(c)]).join('')
  },
})

const MEANINGS = [
  'sky',
  'blue',
  'very',
  'clear',
  'water',
  'cold',
  'birds',
  'fly',
  'high',
  'green',
  'leaves',
  'fall',
] as const
const STRANGE = ['ka', 'lo', 'mi', 'pe', 'ru', 'sa', 'ti', 'vo', 'zu', 'ne'] as const

export const strangeLanguage = template({
  id: 'coding-and-decoding/strange-language',
  topic: 'coding-and-decoding',
  levels: ['easy', 'medium'],
  exams: EXAMS,

  draw(random, level) {
    for (;;) {
      const words = random.sample(MEANINGS, level === 'easy' ? 5 : 6)
      const code = random.sample(STRANGE, words.length)
      const used = level === 'easy' ? 2 : 3
      const sentences = Array.from({ length: used }, () => random.sample(words, 3))
      if (new Set(sentences.flat()).size < words.length) continue
      const coded = sentences.map((sentence) =>
        random.shuffle(sentence.map((word) => code[words.indexOf(word)] as string)),
      )
      const settled = words.filter((word) => readings(words, code, sentences, coded, word).size === 1)
      const shared = settled.filter((word) => sentences.filter((sentence) => sentence.includes(word)).length > 1)
      if (shared.length > 0) return { words, code, sentences, coded, asked: random.pick(shared) }
    }
  },

  write({ words, code, sentences, coded, asked }) {
    const answer = code[words.indexOf(asked)] as string
    const lines = sentences.map((sentence, n) => `“${coded[n]?.join(' ')}” means “${sentence.join(' ')}”`)
    const having = sentences.flatMap((sentence, n) => (sentence.includes(asked) ? [n] : []))
    return {
      stem: {
        en: `In a strange language ${lines.slice(0, -1).join(', ')} and ${lines.at(-1)}. The words need not stand in the same order. Which word means “${asked}”?`,
      },
      correct: same(answer),
      distractors: textDistractors(
        answer,
        [...having.flatMap((n) => coded[n] ?? []), ...code].map(
          (word) => [word, 'picked another word of a sentence that holds the meaning'] as const,
        ),
      ),
      explanation: {
        en: [
          `Look for what the sentences with “${asked}” share: they are ${having.map((n) => `“${coded[n]?.join(' ')}”`).join(' and ')}.`,
          `Of the words they share, cross out those that other sentences tie to another meaning; only ${answer} is left.`,
          `The order of the words is no guide, because it is not kept.`,
          `The word for “${asked}” is ${answer}.`,
        ].join('\n\n'),
      },
    }
  },

  verify: ({ words, code, sentences, coded, asked }) =>
    [...readings(words, code, sentences, coded, asked)].join(' or '),
})

/** What a word can be in all dictionaries that translate every sentence, found by trying all of them. */
function readings(
  words: readonly string[],
  code: readonly string[],
  sentences: readonly (readonly string[])[],
  coded: readonly (readonly string[])[],
  asked: string,
): Set<string> {
  const fits = (dictionary: readonly string[]) =>
    sentences.every((sentence, n) =>
      sentence.every((word) => coded[n]?.includes(dictionary[words.indexOf(word)] as string)),
    )
  return new Set(
    permutations(code)
      .filter(fits)
      .map((dictionary) => dictionary[words.indexOf(asked)] as string),
  )
}
