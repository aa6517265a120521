import { template } from '../../question.ts'
import { same } from '../../text.ts'
import { permutations } from './arrangements.ts'
import { textDistractors } from './distinct-texts.ts'

const EXAMS = ['icet', 'ssc', 'bank', 'railway', 'mat', 'afcat', 'nimcet'] as const

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
