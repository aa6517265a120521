import { itemAt } from '../../checked-access.ts'
import { numericDistractors } from '../../questions/distractors.ts'
import { template } from '../../questions/template.ts'
import { ALPHABET, place, reverse } from '../../shared/letters/letters.ts'
import { answerLine, paragraphs, same, say } from '../../text/localized.ts'

const PAIR_WORDS = [
  'PRODUCT',
  'STRANGE',
  'CHAPTER',
  'MONSTER',
  'JOURNEY',
  'PLASTIC',
  'KITCHEN',
  'BROTHER',
  'SCHOLAR',
  'DISTANT',
  'FORTUNE',
  'HORIZON',
  'QUALITY',
  'MACHINE',
  'STUDENT',
  'CUSTOMER',
  'DAUGHTER',
  'EQUATION',
  'HOSPITAL',
  'IMPORTED',
  'KINDNESS',
  'LANGUAGE',
  'MOUNTAIN',
  'NATIONAL',
  'PERSONAL',
  'QUESTION',
  'REPUBLIC',
  'SANDWICH',
  'TRIANGLE',
  'UNIVERSE',
  'VACATION',
  'WITHDRAW',
  'CONSIDER',
  'BACHELOR',
] as const

/** Pairs read forwards, and those read backwards. */
function pairsIn(word: string): { readonly forward: string[]; readonly backward: string[] } {
  const all = [...word].flatMap((one, a) =>
    [...word].flatMap((other, b) =>
      b > a ? [{ pair: `${one}${other}`, steps: b - a, gap: place(other) - place(one) }] : [],
    ),
  )
  const read = (way: 1 | -1) => all.flatMap(({ pair, steps, gap }) => (gap === way * steps ? [pair] : []))
  return { forward: read(1), backward: read(-1) }
}

/** What can be asked, by the answer. */
const ASKED = Map.groupBy(
  PAIR_WORDS.flatMap((word) => {
    const { forward, backward } = pairsIn(word)
    return [
      { word, forwardOnly: true, answer: forward.length },
      { word, forwardOnly: false, answer: forward.length + backward.length },
    ]
  }),
  ({ answer }) => answer,
)
/** Few words have no pair at all. */
const ANSWERS = [0, 1, 1, 2, 2, 3, 3, 4, 4] as const
const MAX_ANSWERED = 5

export const letterPairs = template({
  id: 'word-puzzles/pairs-as-in-the-alphabet',
  topic: 'word-puzzles',
  levels: ['medium'],
  exams: ['ssc', 'railway', 'bank', 'icet', 'mat', 'afcat', 'nimcet'],
  draw(random) {
    const { word, forwardOnly } = random.pick(ASKED.get(random.pick(ANSWERS)) ?? [])
    return { word, forwardOnly }
  },
  write({ word, forwardOnly }) {
    const { forward, backward } = pairsIn(word)
    const pairs = forwardOnly ? forward : [...forward, ...backward]
    const answer = pairs.length
    const shown = pairs.length > 0 ? pairs.join(', ') : '–'
    return {
      stem: forwardOnly
        ? say(
            `How many pairs of letters in ${word} have as many letters between them, read forwards only, as in the English alphabet?`,
            `${word}లో ముందు దిశలో మాత్రమే చూస్తే, ఆంగ్ల అక్షరమాలలో ఉన్నన్ని అక్షరాలే మధ్యలో ఉన్న అక్షర జతలు ఎన్ని?`,
            `${word} में केवल आगे की दिशा में कितने अक्षर-युग्म ऐसे हैं जिनके बीच उतने ही अक्षर हैं जितने अंग्रेज़ी वर्णमाला में?`,
          )
        : say(
            `How many pairs of letters in ${word} have as many letters between them, read forwards or backwards, as in the English alphabet?`,
            `${word}లో ముందుకు లేదా వెనక్కు చూస్తే, ఆంగ్ల అక్షరమాలలో ఉన్నన్ని అక్షరాలే మధ్యలో ఉన్న అక్షర జతలు ఎన్ని?`,
            `${word} में आगे या पीछे की दिशा में कितने अक्षर-युग्म ऐसे हैं जिनके बीच उतने ही अक्षर हैं जितने अंग्रेज़ी वर्णमाला में?`,
          ),
      correct: same(String(answer)),
      distractors: numericDistractors(
        answer,
        [
          { value: forwardOnly ? answer + backward.length : forward.length, mistake: 'read in the wrong directions' },
          { value: answer + 1, mistake: 'counted a pair twice' },
          { value: answer - 1, mistake: 'overlooked a pair' },
          { value: answer + 2, mistake: 'counted pairs that are one place off' },
          { value: answer - 2, mistake: 'overlooked pairs' },
        ],
        { format: String, plausible: (value) => value >= 0, spares: [answer + 3, answer + 4] },
      ),
      range: [0, MAX_ANSWERED],
      explanation: paragraphs(
        say(
          'Write the place of each letter in the alphabet under it; a pair counts when the difference of these numbers equals the difference of the places in the word.',
          'ప్రతి అక్షరం కింద దాని అక్షరమాల సంఖ్య రాయండి; ఆ సంఖ్యల తేడా పదంలోని స్థానాల తేడాకు సమానమైతే ఆ జత లెక్కలోకి వస్తుంది.',
          'हर अक्षर के नीचे वर्णमाला में उसका स्थान लिखें; इन संख्याओं का अंतर शब्द में स्थानों के अंतर के बराबर हो तो युग्म गिना जाता है।',
        ),
        say(
          `${[...word].map((one) => `${one} ${place(one)}`).join(', ')}: ${shown}.`,
          `${[...word].map((one) => `${one} ${place(one)}`).join(', ')}: ${shown}.`,
          `${[...word].map((one) => `${one} ${place(one)}`).join(', ')}: ${shown}।`,
        ),
        answerLine(same(String(answer))),
      ),
    }
  },
  // recite the alphabet from each letter while stepping through the word
  verify({ word, forwardOnly }) {
    const runs = (text: string) => {
      let found = 0
      for (let a = 0; a < text.length; a++) {
        const recited = ALPHABET.slice(ALPHABET.indexOf(itemAt(text, a)))
        for (let step = 1; a + step < text.length; step++) if (recited[step] === text[a + step]) found++
      }
      return found
    }
    return String(runs(word) + (forwardOnly ? 0 : runs(reverse(word))))
  },
})
