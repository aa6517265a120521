import { itemAt, tupleOf } from '../../checked-access.ts'
import { textDistractors } from '../../questions/distractors.ts'
import { template } from '../../questions/template.ts'
import {
  eachMoves,
  inWords,
  opposite,
  places,
  reverse,
  shift,
  spell,
  stepsForward,
  TO_OPPOSITES,
} from '../../shared/letters/letters.ts'
import { paragraphs, same, say } from '../../text/localized.ts'
import type { LocalizedText } from '../../text.ts'
import { FIVE_LETTERS, FOUR_LETTERS, SIX_LETTERS } from './words.ts'

const EXAMS = ['icet', 'ssc', 'bank', 'railway', 'mat', 'afcat', 'nimcet'] as const

type Code = { readonly write: (word: string) => string; readonly says: LocalizedText }

const backwards = (rule: LocalizedText): LocalizedText =>
  say(
    `the word is written backwards and ${rule.en}`,
    `పదాన్ని వెనుక నుండి ముందుకు రాస్తారు, ${rule.te}`,
    `शब्द को उल्टा लिखा जाता है और ${rule.hi}`,
  )
/** Every shift that examinations use. */
const KEYS = [-5, -4, -3, -2, -1, 1, 2, 3, 4, 5]
const SHIFTS: readonly Code[] = KEYS.map((by) => ({
  write: (word) => shift(word, by),
  says: eachMoves(by),
}))
const HARDER: readonly Code[] = [
  ...KEYS.map((by) => ({
    write: (word: string) => reverse(shift(word, by)),
    says: backwards(eachMoves(by)),
  })),
  { write: opposite, says: TO_OPPOSITES },
  {
    write: (word) => reverse(opposite(word)),
    says: backwards(
      say(
        'each letter gives way to its opposite (A to Z, B to Y)',
        'ప్రతి అక్షరం స్థానంలో దాని వ్యతిరేక అక్షరం వస్తుంది (Aకు Z, Bకి Y)',
        'हर अक्षर के स्थान पर उसका विपरीत अक्षर आता है (A का Z, B का Y)',
      ),
    ),
  },
  ...[1, -1].map((way) => ({
    write: (word: string) => spell(places(word).map((at, n) => at + way * (n + 1))),
    says: say(
      `the letters move 1, 2, 3, 4 … places ${way > 0 ? 'forward' : 'back'} in turn`,
      `అక్షరాలు వరుసగా 1, 2, 3, 4, … స్థానాలు ${way > 0 ? 'ముందుకు' : 'వెనుకకు'} జరుగుతాయి`,
      `अक्षर क्रमशः 1, 2, 3, 4, … स्थान ${way > 0 ? 'आगे' : 'पीछे'} खिसकते हैं`,
    ),
  })),
  ...KEYS.flatMap((first) =>
    KEYS.filter((second) => second * first < 0).map((second) => ({
      write: (word: string) => spell(places(word).map((at, n) => at + (n % 2 === 0 ? first : second))),
      says: say(
        `the letters in odd places move ${inWords(first).en}, those in even places ${inWords(second).en}`,
        `బేసి స్థానాల్లోని అక్షరాలు ${inWords(first).te}, సరి స్థానాల్లోని అక్షరాలు ${inWords(second).te} జరుగుతాయి`,
        `विषम स्थानों के अक्षर ${inWords(first).hi} और सम स्थानों के अक्षर ${inWords(second).hi} खिसकते हैं`,
      ),
    })),
  ),
]

export const wordCode = template({
  id: 'coding-and-decoding/word',
  topic: 'coding-and-decoding',
  levels: ['easy', 'medium'],
  exams: EXAMS,

  draw(random, level) {
    const [known, asked] = tupleOf(
      random.sample(level === 'easy' ? FOUR_LETTERS : [...FIVE_LETTERS, ...SIX_LETTERS], 2),
      2,
    )
    const kind = random.int(0, 3)
    const code =
      level === 'easy'
        ? random.pick(SHIFTS)
        : random.pick(itemAt([HARDER.slice(0, 10), HARDER.slice(10, 12), HARDER.slice(12, 14), HARDER.slice(14)], kind))
    return { known, secret: code.write(known), asked, code, asks: random.int(0, 2) }
  },

  write({ known, secret, asked, code, asks }) {
    const answer = code.write(asked)
    const at = (word: string) => places(word).join(', ')
    const off = (at: number, by: number) => spell(places(answer).map((p, n) => (n === at ? p + by : p)))
    return {
      stem: itemAt(
        [
          say(
            `In a certain code ${known} is written as ${secret}. How is ${asked} written in that code?`,
            `ఒక నిర్దిష్ట సంకేత భాషలో ${known} అనే పదాన్ని ${secret} అని రాస్తారు. అదే భాషలో ${asked} అనే పదాన్ని ఎలా రాస్తారు?`,
            `एक निश्चित कूट भाषा में ${known} को ${secret} लिखा जाता है। उसी भाषा में ${asked} को कैसे लिखा जाएगा?`,
          ),
          say(
            `If ${known} is coded as ${secret}, what is the code for ${asked}?`,
            `${known} యొక్క సంకేతం ${secret} అయితే, ${asked} యొక్క సంకేతం ఏమిటి?`,
            `यदि ${known} का कूट ${secret} है, तो ${asked} का कूट क्या है?`,
          ),
          say(
            `${known} is written as ${secret} in a secret language. How will ${asked} be written in it?`,
            `ఒక రహస్య భాషలో ${known} అనే పదాన్ని ${secret} అని రాస్తారు. ఆ భాషలో ${asked} అనే పదాన్ని ఎలా రాస్తారు?`,
            `एक गुप्त भाषा में ${known} को ${secret} लिखा जाता है। उस भाषा में ${asked} को कैसे लिखेंगे?`,
          ),
        ],
        asks,
      ),
      correct: same(answer),
      distractors: textDistractors(answer, [
        [reverse(answer), 'wrote the code in the opposite order'],
        [off(answer.length - 1, 1), 'went one letter too far in the last place'],
        [off(1, -1), 'counted one letter too few in the second place'],
        [
          spell(places(asked).map((at, n) => at - stepsForward(itemAt(asked, n), itemAt(answer, n)))),
          'moved every letter the wrong way',
        ],
        [off(0, 1), 'went one letter too far in the first place'],
        [shift(answer, 1), 'went one letter too far everywhere'],
      ]),
      explanation: paragraphs(
        say(
          `Put the word and its code one above the other as places in the alphabet: ${known} is ${at(known)}; ${secret} is ${at(secret)}.`,
          `పదాన్ని, దాని సంకేతాన్ని అక్షరాల స్థాన సంఖ్యలుగా ఒకదాని కింద ఒకటి రాయండి: ${known} = ${at(known)}; ${secret} = ${at(secret)}.`,
          `शब्द और उसके कूट को वर्णमाला के स्थानों में एक के नीचे एक लिखिए: ${known} = ${at(known)}; ${secret} = ${at(secret)}।`,
        ),
        say(
          `So ${code.says.en}; A follows Z.`,
          `కాబట్టి ${code.says.te}; Z తర్వాత A వస్తుంది.`,
          `अतः ${code.says.hi}; Z के बाद A आता है।`,
        ),
        say(
          `${asked} is ${at(asked)} and becomes ${at(answer)}. ${reverse(answer)} has the letters in the wrong order.`,
          `${asked} = ${at(asked)}; ఇది ${at(answer)} అవుతుంది. ${reverse(answer)}లో అక్షరాల క్రమం తప్పు.`,
          `${asked} = ${at(asked)}; यह ${at(answer)} हो जाता है। ${reverse(answer)} में अक्षरों का क्रम गलत है।`,
        ),
        say(`The code for ${asked} is ${answer}.`, `${asked} యొక్క సంకేతం ${answer}.`, `${asked} का कूट ${answer} है।`),
      ),
    }
  },

  codes: () => () => true,

  // tries every code on the known word
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
    const [known, hidden] = tupleOf(random.sample(random.chance(0.5) ? FIVE_LETTERS : FOUR_LETTERS, 2), 2)
    const code = random.pick([...SHIFTS, ...HARDER.slice(0, 14)])
    const others = random.sample(
      [...FIVE_LETTERS, ...FOUR_LETTERS].filter(
        (word) => word.length === hidden.length && word !== hidden && word !== known,
      ),
      4,
    )
    return { known, secret: code.write(known), message: code.write(hidden), hidden, code, others }
  },

  write({ known, secret, message, hidden, code, others }) {
    const at = (word: string) => places(word).join(', ')
    const other = itemAt(others, 0)
    return {
      stem: say(
        `In a certain code ${known} is written as ${secret}. Which word is written as ${message} in that code?`,
        `ఒక నిర్దిష్ట సంకేత భాషలో ${known} అనే పదాన్ని ${secret} అని రాస్తారు. అదే భాషలో ${message} అని రాసే పదం ఏది?`,
        `एक निश्चित कूट भाषा में ${known} को ${secret} लिखा जाता है। उसी भाषा में कौन-सा शब्द ${message} लिखा जाता है?`,
      ),
      correct: same(hidden),
      distractors: others.map((word) => ({
        text: same(word),
        mistake: `took some letters of ${message} for those of ${word}`,
      })),
      explanation: paragraphs(
        say(
          `Compare ${known} (${at(known)}) with ${secret} (${at(secret)}): ${code.says.en}.`,
          `${known} (${at(known)}), ${secret} (${at(secret)}) – ఈ రెండింటినీ పోల్చండి: ${code.says.te}.`,
          `${known} (${at(known)}) की ${secret} (${at(secret)}) से तुलना कीजिए: ${code.says.hi}।`,
        ),
        say(
          `Going the opposite way from ${message} (${at(message)}) gives ${hidden} (${at(hidden)}).`,
          `${message} (${at(message)}) నుండి వ్యతిరేక దిశలో వెళితే ${hidden} (${at(hidden)}) వస్తుంది.`,
          `${message} (${at(message)}) से विपरीत दिशा में चलने पर ${hidden} (${at(hidden)}) मिलता है।`,
        ),
        say(
          `Check a choice by coding it: ${other} would become ${code.write(other)}, which is not ${message}.`,
          `ఐచ్ఛికాన్ని సంకేతంగా మార్చి సరిచూడండి: ${other} అయితే ${code.write(other)} వస్తుంది; అది ${message} కాదు.`,
          `विकल्प का कूट बनाकर जाँचिए: ${other} का कूट ${code.write(other)} होगा, जो ${message} नहीं है।`,
        ),
        say(`The word is ${hidden}.`, `ఆ పదం ${hidden}.`, `वह शब्द ${hidden} है।`),
      ),
    }
  },

  verify({ known, secret, message, hidden, others }) {
    const keys = [...SHIFTS, ...HARDER].filter(({ write }) => write(known) === secret)
    return [...others, hidden].filter((word) => keys.some(({ write }) => write(word) === message)).join(' or ')
  },
})
