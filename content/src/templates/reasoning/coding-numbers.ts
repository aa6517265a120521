import { template } from '../../question.ts'
import { same } from '../../text.ts'
import { numericDistractors } from '../distractors.ts'
import { textDistractors } from './distinct-texts.ts'
import { opposite, places } from './letters.ts'
import { FIVE_LETTERS, FOUR_LETTERS, SIX_LETTERS } from './words.ts'

const EXAMS = ['icet', 'ssc', 'bank', 'railway', 'mat', 'afcat', 'nimcet'] as const

const sumOf = (word: string) => `${places(word).join(' + ')} = ${total(places(word))}`
const SUMS = [
  {
    says: 'the sum of the places of its letters in the alphabet',
    of: (word: string) => total(places(word)),
    how: sumOf,
  },
  {
    says: 'the sum of the places of its letters counted from Z = 1',
    of: (word: string) => total(places(opposite(word))),
    how: (word: string) => sumOf(opposite(word)),
  },
  {
    says: 'the sum of the places of its letters plus the number of letters',
    of: (word: string) => total(places(word)) + word.length,
    how: (word: string) =>
      `${sumOf(word)}, and ${total(places(word))} + ${word.length} = ${total(places(word)) + word.length}`,
  },
  {
    says: 'twice the sum of the places of its letters',
    of: (word: string) => 2 * total(places(word)),
    how: (word: string) => `${sumOf(word)}, and 2 × ${total(places(word))} = ${2 * total(places(word))}`,
  },
  {
    says: 'the sum of the places of its letters, multiplied by the number of letters',
    of: (word: string) => word.length * total(places(word)),
    how: (word: string) =>
      `${sumOf(word)}, and ${word.length} × ${total(places(word))} = ${word.length * total(places(word))}`,
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
          `The code of a word is ${way.says}. For ${first}: ${way.how(first)}; the same rule gives ${way.of(second)} for ${second}.`,
          `For ${asked}: ${way.how(asked)}.`,
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
