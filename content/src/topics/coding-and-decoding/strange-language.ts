import { itemAt, keysOf } from '../../checked-access.ts'
import { textDistractors } from '../../questions/distractors.ts'
import { template } from '../../questions/template.ts'
import { permutations } from '../../shared/puzzles/arrangements.ts'
import { joined, listed, paragraphs, same, say } from '../../text/localized.ts'
import type { LocalizedText } from '../../text.ts'

const EXAMS = ['icet', 'ssc', 'bank', 'railway', 'mat', 'afcat', 'nimcet'] as const

/** The words of English that are drawn, in the other languages. */
const MEANINGS = {
  sky: ['ఆకాశం', 'आकाश'],
  blue: ['నీలం', 'नीला'],
  very: ['చాలా', 'बहुत'],
  clear: ['స్పష్టం', 'साफ़'],
  water: ['నీరు', 'पानी'],
  cold: ['చల్లని', 'ठंडा'],
  birds: ['పక్షులు', 'पक्षी'],
  fly: ['ఎగురు', 'उड़ना'],
  high: ['ఎత్తు', 'ऊँचा'],
  green: ['ఆకుపచ్చ', 'हरा'],
  leaves: ['ఆకులు', 'पत्ते'],
  fall: ['రాలు', 'गिरना'],
} as const
type Word = keyof typeof MEANINGS
const WORDS = keysOf(MEANINGS)
function meaning(word: Word): LocalizedText {
  const [te, hi] = MEANINGS[word]
  return say(word, te, hi)
}
const STRANGE = ['ka', 'lo', 'mi', 'pe', 'ru', 'sa', 'ti', 'vo', 'zu', 'ne'] as const

export const strangeLanguage = template({
  id: 'coding-and-decoding/strange-language',
  topic: 'coding-and-decoding',
  levels: ['easy', 'medium'],
  exams: EXAMS,

  draw(random, level) {
    for (;;) {
      const words = random.sample(WORDS, level === 'easy' ? 5 : 6)
      const code = random.sample(STRANGE, words.length)
      const used = level === 'easy' ? 2 : 3
      const sentences = Array.from({ length: used }, () => random.sample(words, 3))
      if (new Set(sentences.flat()).size < words.length) continue
      const coded = sentences.map((sentence) =>
        random.shuffle(sentence.map((word) => itemAt(code, words.indexOf(word)))),
      )
      const settled = words.filter((word) => readings(words, code, sentences, coded, word).size === 1)
      const shared = settled.filter((word) => sentences.filter((sentence) => sentence.includes(word)).length > 1)
      if (shared.length > 0) return { words, code, sentences, coded, asked: random.pick(shared) }
    }
  },

  write({ words, code, sentences, coded, asked }) {
    const answer = itemAt(code, words.indexOf(asked))
    const lines = sentences.map((sentence, n) => {
      const [secret, told] = [coded[n]?.join(' '), joined(sentence.map(meaning))]
      return say(`“${secret}” means “${told.en}”`, `“${secret}” అంటే “${told.te}”`, `“${secret}” का अर्थ “${told.hi}” है`)
    })
    const all = listed(lines)
    const what = meaning(asked)
    const having = sentences.flatMap((sentence, n) => (sentence.includes(asked) ? [n] : []))
    const quoted = having.map((n) => `“${coded[n]?.join(' ')}”`)
    const shared = { ...listed(quoted), en: quoted.join(' and ') }
    return {
      stem: say(
        `In a strange language ${all.en}. The words need not stand in the same order. Which word means “${what.en}”?`,
        `ఒక వింత భాషలో ${all.te}. పదాలు అదే క్రమంలో ఉండనవసరం లేదు. “${what.te}” అనే అర్థం ఉన్న పదం ఏది?`,
        `किसी विचित्र भाषा में ${all.hi}। शब्दों का क्रम वही होना आवश्यक नहीं है। “${what.hi}” के लिए कौन-सा शब्द है?`,
      ),
      correct: same(answer),
      distractors: textDistractors(
        answer,
        [...having.flatMap((n) => coded[n] ?? []), ...code].map(
          (word) => [word, 'picked another word of a sentence that holds the meaning'] as const,
        ),
      ),
      explanation: paragraphs(
        say(
          `Look for what the sentences with “${what.en}” share: they are ${shared.en}.`,
          `“${what.te}” ఉన్న వాక్యాలలో ఉమ్మడిగా ఉన్న పదాన్ని వెతకండి: ఆ వాక్యాలు ${shared.te}.`,
          `“${what.hi}” वाले वाक्यों में साझा शब्द खोजिए: वे वाक्य ${shared.hi} हैं।`,
        ),
        say(
          `Of the words they share, cross out those that other sentences tie to another meaning; only ${answer} is left.`,
          `ఉమ్మడి పదాలలో, ఇతర వాక్యాల వల్ల వేరే అర్థం తేలిన వాటిని కొట్టివేయండి; ${answer} మాత్రమే మిగులుతుంది.`,
          `साझा शब्दों में से उन्हें हटा दीजिए जिनका दूसरे वाक्यों से कोई और अर्थ निकलता है; केवल ${answer} बचता है।`,
        ),
        say(
          `The order of the words is no guide, because it is not kept.`,
          `పదాల క్రమం పాటించలేదు కాబట్టి క్రమాన్ని బట్టి నిర్ణయించకూడదు.`,
          `शब्दों का क्रम बनाए नहीं रखा गया है, इसलिए क्रम से कुछ तय नहीं होता।`,
        ),
        say(
          `The word for “${what.en}” is ${answer}.`,
          `“${what.te}” అనే అర్థానికి పదం ${answer}.`,
          `“${what.hi}” के लिए शब्द ${answer} है।`,
        ),
      ),
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
      sentence.every((word) => coded[n]?.includes(itemAt(dictionary, words.indexOf(word)))),
    )
  return new Set(
    permutations(code)
      .filter(fits)
      .map((dictionary) => itemAt(dictionary, words.indexOf(asked))),
  )
}
