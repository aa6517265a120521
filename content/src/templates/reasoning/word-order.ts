import { template } from '../../question.ts'
import { answerLine, paragraphs, say, unsaid } from '../../speech.ts'
import { numericDistractors, textDistractors } from '../distractors.ts'
import { nth } from './dates.ts'
import { place } from './letters.ts'

const EXAMS = ['ssc', 'railway', 'bank', 'icet', 'mat', 'afcat', 'nimcet'] as const

/** Families of words that share their beginning, so that the order is settled late in the word. */
const FAMILIES: readonly (readonly string[])[] = [
  ['Contain', 'Content', 'Contest', 'Context', 'Continue', 'Contract', 'Control', 'Contour'],
  ['Prepare', 'Present', 'Preserve', 'Presume', 'Prevent', 'Preview', 'Precise', 'Predict'],
  ['Trace', 'Track', 'Trade', 'Traffic', 'Train', 'Transfer', 'Travel', 'Tray'],
  ['Inform', 'Inhabit', 'Initial', 'Injury', 'Inland', 'Inquire', 'Insect', 'Inspire'],
  ['Market', 'Marine', 'Marble', 'March', 'Margin', 'Marriage', 'Marsh', 'Martial'],
  ['Company', 'Compare', 'Compass', 'Compete', 'Complain', 'Complete', 'Compose', 'Compute'],
  ['Distance', 'District', 'Distinct', 'Distort', 'Disturb', 'Dispute', 'Display', 'Disease'],
  ['Reform', 'Refresh', 'Refund', 'Refuse', 'Regard', 'Region', 'Regret', 'Regular'],
]

export const dictionaryOrder = template({
  id: 'dictionary-order/arrange-words',
  topic: 'dictionary-order',
  levels: ['easy', 'medium'],
  exams: EXAMS,
  draw: (random, level) => ({
    words: random.sample(random.pick(FAMILIES), 5),
    // the easy ones ask for one word, the others for the whole order
    asked: level === 'easy' ? random.int(0, 4) : undefined,
  }),
  write({ words, asked }) {
    const order = [...words].sort()
    const numbers = order.map((word) => words.indexOf(word) + 1)
    const list = words.map((word, n) => `${n + 1}. ${word}`).join('   ')
    const why = [
      say(
        'Compare letter by letter from the left; the first letter that differs decides.',
        'ఎడమ నుండి అక్షరాలను ఒక్కొక్కటిగా పోల్చండి; మొదట తేడా వచ్చిన అక్షరమే క్రమాన్ని నిర్ణయిస్తుంది.',
        'बाईं ओर से अक्षर-दर-अक्षर तुलना करें; जहाँ पहला अंतर आए वही अक्षर क्रम तय करता है।',
      ),
      say(
        `Dictionary order: ${order.join(', ')}.`,
        `నిఘంటువు క్రమం: ${order.join(', ')}.`,
        `शब्दकोश क्रम: ${order.join(', ')}।`,
      ),
    ]
    if (asked !== undefined) {
      const answer = unsaid(order[asked] as string)
      const at = nth(asked + 1)
      return {
        stem: say(
          `Which word comes ${at.en} when these words are arranged as in a dictionary? ${words.join(', ')}`,
          `ఈ పదాలను నిఘంటువు క్రమంలో అమర్చితే ${at.te} స్థానంలో వచ్చేది ఏది? ${words.join(', ')}`,
          `इन शब्दों को शब्दकोश क्रम में रखने पर ${at.hi} स्थान पर कौन-सा शब्द आएगा? ${words.join(', ')}`,
        ),
        correct: answer,
        distractors: words
          .filter((word) => word !== answer.en)
          .sort((a, b) => Math.abs(order.indexOf(a) - asked) - Math.abs(order.indexOf(b) - asked))
          .map((word) => ({ text: unsaid(word), mistake: 'stopped comparing too early' })),
        explanation: paragraphs(...why, answerLine(answer)),
      }
    }
    const answer = numbers.join(', ')
    const swap = (a: number, b: number) =>
      numbers.map((one, n) => (n === a ? numbers[b] : n === b ? numbers[a] : one)).join(', ')
    return {
      stem: say(
        `Arrange the words as they come in a dictionary.\n\n${list}`,
        `పదాలను నిఘంటువులో వచ్చే క్రమంలో అమర్చండి.\n\n${list}`,
        `शब्दों को शब्दकोश में आने वाले क्रम में रखें।\n\n${list}`,
      ),
      correct: unsaid(answer),
      distractors: textDistractors(answer, [
        [swap(1, 2), 'exchanged two words that differ late'],
        [swap(3, 4), 'exchanged two words that differ late'],
        [swap(0, 1), 'exchanged two words that differ late'],
        [swap(2, 3), 'exchanged two words that differ late'],
      ]),
      explanation: paragraphs(...why, answerLine(unsaid(answer))),
    }
  },
  // weigh each word by the places of its letters instead of sorting texts
  verify({ words, asked }) {
    const weight = (word: string) =>
      [...word.toUpperCase().padEnd(10)].reduce((sum, one, n) => sum + Math.max(0, place(one)) / 27 ** n, 0)
    const order = [...words].sort((a, b) => weight(a) - weight(b))
    return asked === undefined ? order.map((word) => words.indexOf(word) + 1).join(', ') : (order[asked] as string)
  },
})

const LONG: readonly { readonly word: string; readonly can: readonly string[]; readonly cannot: readonly string[] }[] =
  [
    {
      word: 'CONSTITUTION',
      can: ['NOTION', 'STUNT', 'COUNT', 'TUITION', 'UNION', 'TONIC'],
      cannot: ['NATION', 'STATION', 'CONSENT', 'SUITCASE'],
    },
    {
      word: 'ADMINISTRATION',
      can: ['STATION', 'NATION', 'STRAIN', 'DOMAIN', 'TRADITION', 'ADMIT'],
      cannot: ['MINISTER', 'STRANGE', 'TERMINAL', 'MODERN'],
    },
    {
      word: 'INVESTIGATION',
      can: ['NATIVE', 'VISIT', 'NAVIES', 'STATING', 'NOTING', 'GIANTS'],
      cannot: ['INVITED', 'TRAVEL', 'LEGION', 'VICTORY'],
    },
    {
      word: 'COMPREHENSION',
      can: ['PENSION', 'HEROIC', 'CHOSEN', 'PRISON', 'CHROME', 'POISON'],
      cannot: ['COMPASS', 'PREACH', 'MISSION', 'PERSUADE'],
    },
    {
      word: 'DEPARTMENT',
      can: ['PARENT', 'TRADE', 'MATTER', 'DREAM', 'PATENT', 'TEMPER'],
      cannot: ['PARTNERS', 'TREASON', 'PAINTED', 'MARKET'],
    },
    {
      word: 'CELEBRATION',
      can: ['RELATION', 'NOTABLE', 'CABLE', 'REACTION', 'ELECTION', 'ORIENT'],
      cannot: ['LIBRARY', 'CELEBRITY', 'BROTHER', 'CABINETS'],
    },
    {
      word: 'MANUFACTURE',
      can: ['NATURE', 'CREAM', 'FRAME', 'TRANCE', 'CARAT', 'TRAUMA'],
      cannot: ['FACTORY', 'MINUTE', 'FATHER', 'CULTURE'],
    },
    {
      word: 'TEMPERATURE',
      can: ['REPEAT', 'TAPER', 'MATURE', 'PREMATURE', 'TEMPER', 'PURER'],
      cannot: ['TEMPLE', 'TRAPPER', 'MIXTURE', 'PARTIES'],
    },
  ]

/** How many of each letter a text has. */
const letters = (text: string) =>
  [...text].reduce((bag, one) => bag.set(one, (bag.get(one) ?? 0) + 1), new Map<string, number>())
export const formWord = template({
  id: 'word-puzzles/cannot-be-formed',
  topic: 'word-puzzles',
  levels: ['easy', 'medium'],
  exams: EXAMS,
  draw(random, level) {
    const { word, can, cannot } = random.pick(LONG)
    const asksCan = level === 'medium'
    const [right, wrong] = asksCan
      ? [random.pick(can), random.shuffle(cannot)]
      : [random.pick(cannot), random.sample(can, 4)]
    return { word, asksCan, right, wrong, listed: random.shuffle([right, ...wrong]) }
  },
  write({ word, asksCan, right, wrong, listed }) {
    const list = listed.join(', ')
    const lacking = (one: string) =>
      [...letters(one)].find(([letter, count]) => (letters(word).get(letter) ?? 0) < count)?.[0] ?? ''
    const why = (one: string) => {
      const letter = lacking(one)
      return letters(word).has(letter)
        ? say(
            `${one} needs the letter ${letter} more often than ${word} has it.`,
            `${one} కు అవసరమైన ${letter} అక్షరం ${word} లో అన్ని సార్లు లేదు.`,
            `${one} के लिए ${letter} अक्षर ${word} में पर्याप्त बार नहीं है।`,
          )
        : say(
            `${one} needs the letter ${letter}, which ${word} does not have.`,
            `${one} కు అవసరమైన ${letter} అక్షరం ${word} లో లేదు.`,
            `${one} के लिए ${letter} अक्षर चाहिए, जो ${word} में नहीं है।`,
          )
    }
    const bad = asksCan ? wrong : [right]
    return {
      stem: asksCan
        ? say(
            `Which of the words ${list} can be formed from the letters of ${word}, each letter used only as often as it occurs there?`,
            `${list} – వీటిలో ${word} లోని అక్షరాలతో (అందులో ఉన్నన్ని సార్లు మాత్రమే వాడుతూ) ఏర్పరచగల పదం ఏది?`,
            `${list} – इनमें से कौन-सा शब्द ${word} के अक्षरों से (हर अक्षर का प्रयोग उतनी ही बार करके जितनी बार वह आया है) बन सकता है?`,
          )
        : say(
            `Which of the words ${list} cannot be formed from the letters of ${word}, each letter used only as often as it occurs there?`,
            `${list} – వీటిలో ${word} లోని అక్షరాలతో (అందులో ఉన్నన్ని సార్లు మాత్రమే వాడుతూ) ఏర్పరచలేని పదం ఏది?`,
            `${list} – इनमें से कौन-सा शब्द ${word} के अक्षरों से (हर अक्षर का प्रयोग उतनी ही बार करके जितनी बार वह आया है) नहीं बन सकता?`,
          ),
      correct: unsaid(right),
      distractors: wrong.map((text) => ({
        text: unsaid(text),
        mistake: 'overlooked a letter, or how often it occurs',
      })),
      explanation: paragraphs(...bad.map(why), answerLine(unsaid(right))),
    }
  },
  // strike the letters out of the long word one by one
  verify({ word, asksCan, right, wrong }) {
    const possible = (short: string) => {
      let left = word
      for (const one of short) {
        if (!left.includes(one)) return false
        left = left.replace(one, '')
      }
      return true
    }
    return [right, ...wrong].filter((one) => possible(one) === asksCan).join(' or ')
  },
})

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

export const letterPairs = template({
  id: 'word-puzzles/pairs-as-in-the-alphabet',
  topic: 'word-puzzles',
  levels: ['medium'],
  exams: EXAMS,
  draw: (random) => ({ word: random.pick(PAIR_WORDS), forwardOnly: random.chance(0.4) }),
  write({ word, forwardOnly }) {
    const pairs: string[] = []
    let backward = 0
    for (let a = 0; a < word.length; a++)
      for (let b = a + 1; b < word.length; b++) {
        const gap = place(word[b] as string) - place(word[a] as string)
        if (gap === b - a) pairs.push(`${word[a]}${word[b]}`)
        if (gap === a - b) {
          backward++
          if (!forwardOnly) pairs.push(`${word[a]}${word[b]}`)
        }
      }
    const answer = pairs.length
    const shown = pairs.length > 0 ? pairs.join(', ') : '–'
    return {
      stem: forwardOnly
        ? say(
            `How many pairs of letters in ${word} have as many letters between them, read forwards only, as in the English alphabet?`,
            `${word} లో ముందు దిశలో మాత్రమే చూస్తే, ఆంగ్ల అక్షరమాలలో ఉన్నన్ని అక్షరాలే మధ్యలో ఉన్న అక్షర జతలు ఎన్ని?`,
            `${word} में केवल आगे की दिशा में कितने अक्षर-युग्म ऐसे हैं जिनके बीच उतने ही अक्षर हैं जितने अंग्रेज़ी वर्णमाला में?`,
          )
        : say(
            `How many pairs of letters in ${word} have as many letters between them, read forwards or backwards, as in the English alphabet?`,
            `${word} లో ముందుకు లేదా వెనక్కు చూస్తే, ఆంగ్ల అక్షరమాలలో ఉన్నన్ని అక్షరాలే మధ్యలో ఉన్న అక్షర జతలు ఎన్ని?`,
            `${word} में आगे या पीछे की दिशा में कितने अक्षर-युग्म ऐसे हैं जिनके बीच उतने ही अक्षर हैं जितने अंग्रेज़ी वर्णमाला में?`,
          ),
      correct: unsaid(String(answer)),
      distractors: numericDistractors(
        answer,
        [
          { value: forwardOnly ? answer + backward : answer - backward, mistake: 'read in the wrong directions' },
          { value: answer + 1, mistake: 'counted a pair twice' },
          { value: answer - 1, mistake: 'overlooked a pair' },
          { value: answer + 2, mistake: 'counted pairs that are one place off' },
          { value: answer - 2, mistake: 'overlooked pairs' },
        ],
        { format: String, plausible: (value) => value >= 0, spares: [answer + 3, answer + 4] },
      ),
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
        answerLine(unsaid(String(answer))),
      ),
    }
  },
  // recite the alphabet from each letter while stepping through the word
  verify({ word, forwardOnly }) {
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
    const runs = (text: string) => {
      let found = 0
      for (let a = 0; a < text.length; a++) {
        const recited = alphabet.slice(alphabet.indexOf(text[a] as string))
        for (let step = 1; a + step < text.length; step++) if (recited[step] === text[a + step]) found++
      }
      return found
    }
    return String(runs(word) + (forwardOnly ? 0 : runs([...word].reverse().join(''))))
  },
})
