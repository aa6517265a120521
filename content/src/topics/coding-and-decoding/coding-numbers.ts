import { itemAt, tupleOf } from '../../checked-access.ts'
import { numericDistractors, textDistractors } from '../../questions/distractors.ts'
import { template } from '../../questions/template.ts'
import { opposite, places } from '../../shared/letters/letters.ts'
import { paragraphs, same, say } from '../../text/localized.ts'
import type { LocalizedText } from '../../text.ts'
import { FIVE_LETTERS, FOUR_LETTERS, SIX_LETTERS } from './words.ts'

const EXAMS = ['icet', 'ssc', 'bank', 'railway', 'mat', 'afcat', 'nimcet'] as const

const sumOf = (word: string) => `${places(word).join(' + ')} = ${total(places(word))}`
/** A sum and what is done with it after. */
const sumAnd = (word: string, more: string): LocalizedText =>
  say(`${sumOf(word)}, and ${more}`, `${sumOf(word)}, ${more}`, `${sumOf(word)}, ${more}`)

type Way = {
  readonly says: LocalizedText
  readonly of: (word: string) => number
  readonly how: (word: string) => LocalizedText
}

const SUMS: readonly Way[] = [
  {
    says: say(
      'the sum of the places of its letters in the alphabet',
      'దాని అక్షరాల అక్షరమాల స్థాన సంఖ్యల మొత్తం',
      'उसके अक्षरों के वर्णमाला-स्थानों का योग',
    ),
    of: (word) => total(places(word)),
    how: (word) => same(sumOf(word)),
  },
  {
    says: say(
      'the sum of the places of its letters counted from Z = 1',
      'Z = 1గా వెనుక నుండి లెక్కించిన అక్షరాల స్థాన సంఖ్యల మొత్తం',
      'Z = 1 से उल्टा गिने गए अक्षर-स्थानों का योग',
    ),
    of: (word) => total(places(opposite(word))),
    how: (word) => same(sumOf(opposite(word))),
  },
  {
    says: say(
      'the sum of the places of its letters plus the number of letters',
      'అక్షరాల స్థాన సంఖ్యల మొత్తం + అక్షరాల సంఖ్య',
      'अक्षर-स्थानों का योग + अक्षरों की संख्या',
    ),
    of: (word) => total(places(word)) + word.length,
    how: (word) => sumAnd(word, `${total(places(word))} + ${word.length} = ${total(places(word)) + word.length}`),
  },
  {
    says: say('twice the sum of the places of its letters', 'అక్షరాల స్థాన సంఖ్యల మొత్తానికి రెట్టింపు', 'अक्षर-स्थानों के योग का दुगुना'),
    of: (word) => 2 * total(places(word)),
    how: (word) => sumAnd(word, `2 × ${total(places(word))} = ${2 * total(places(word))}`),
  },
  {
    says: say(
      'the sum of the places of its letters, multiplied by the number of letters',
      'అక్షరాల స్థాన సంఖ్యల మొత్తం × అక్షరాల సంఖ్య',
      'अक्षर-स्थानों का योग × अक्षरों की संख्या',
    ),
    of: (word) => word.length * total(places(word)),
    how: (word) => sumAnd(word, `${word.length} × ${total(places(word))} = ${word.length * total(places(word))}`),
  },
]
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
      const way = random.pick<Way>(level === 'easy' ? SUMS.slice(0, 1) : SUMS.slice(1))
      const words = level === 'easy' ? FOUR_LETTERS : [...FIVE_LETTERS, ...SIX_LETTERS]
      const [first, second, asked] = tupleOf(random.sample(words, 3), 3)
      if (new Set(sumsThatFit(first, second, way.of).map(({ of }) => of(asked))).size === 1)
        return { first, second, asked, way }
    }
  },

  write({ first, second, asked, way }) {
    const answer = way.of(asked)
    const [one, two, how] = [way.how(first), way.of(second), way.how(asked)]
    return {
      stem: say(
        `In a certain code ${first} is written as ${way.of(first)} and ${second} as ${two}. What is the code for ${asked}?`,
        `ఒక నిర్దిష్ట సంకేత భాషలో ${first} అనే పదాన్ని ${way.of(first)} అని, ${second} అనే పదాన్ని ${two} అని రాస్తారు. ${asked} యొక్క సంకేతం ఏమిటి?`,
        `एक निश्चित कूट भाषा में ${first} को ${way.of(first)} और ${second} को ${two} लिखा जाता है। ${asked} का कूट क्या है?`,
      ),
      correct: same(String(answer)),
      distractors: numericDistractors(
        answer,
        [
          ...SUMS.filter((other) => other !== way).map((other) => ({
            value: other.of(asked),
            mistake: `took ${other.says.en}`,
          })),
          { value: answer - 1, mistake: 'placed a letter one too low' },
        ],
        { format: String },
      ),
      explanation: paragraphs(
        say(
          `The code of a word is ${way.says.en}. For ${first}: ${one.en}; the same rule gives ${two} for ${second}.`,
          `పదం యొక్క సంకేతం = ${way.says.te}. ${first} అనే పదానికి: ${one.te}; అదే నియమంతో ${second} అనే పదానికి ${two} వస్తుంది.`,
          `शब्द का कूट = ${way.says.hi}। ${first} के लिए: ${one.hi}; इसी नियम से ${second} के लिए ${two} आता है।`,
        ),
        say(`For ${asked}: ${how.en}.`, `${asked} అనే పదానికి: ${how.te}.`, `${asked} के लिए: ${how.hi}।`),
        say(
          `Always test the rule on both words given, for one word alone can fit a wrong rule.`,
          `నియమాన్ని ఇచ్చిన రెండు పదాలపైనా పరీక్షించండి; ఒక్క పదానికి తప్పు నియమం కూడా సరిపోవచ్చు.`,
          `नियम को दिए गए दोनों शब्दों पर जाँचिए, क्योंकि अकेला एक शब्द किसी गलत नियम पर भी ठीक बैठ सकता है।`,
        ),
        say(`The code for ${asked} is ${answer}.`, `${asked} యొక్క సంకేతం ${answer}.`, `${asked} का कूट ${answer} है।`),
      ),
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
      const [first, second] = tupleOf(random.sample([...FIVE_LETTERS, ...FOUR_LETTERS], 2), 2)
      const asked = random.pick([...FIVE_LETTERS, ...FOUR_LETTERS])
      const known = [...new Set(first + second)]
      const news = asked !== first && asked !== second && [...asked].every((c) => known.includes(c))
      if (!news || known.length > 9 || known.length < 7) continue
      const numbers = random.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], known.length)
      return { first, second, asked, key: Object.fromEntries(known.map((c, n) => [c, itemAt(numbers, n)])) }
    }
  },

  write({ first, second, asked, key }) {
    const code = (word: string) => [...word].map((c) => key[c]).join('')
    const answer = code(asked)
    const letters = [...asked].map((c) => `${c} = ${key[c]}`).join(', ')
    const backwards = [...answer].reverse().join('')
    const swap = (a: number, b: number) =>
      [...answer].map((c, n) => answer[n === a ? b : n === b ? a : n] ?? c).join('')
    return {
      stem: say(
        `If ${first} is coded as ${code(first)} and ${second} as ${code(second)}, how is ${asked} coded?`,
        `${first} అనే పదానికి సంకేతం ${code(first)}, ${second} అనే పదానికి సంకేతం ${code(second)} అయితే, ${asked} అనే పదానికి సంకేతం ఏమిటి?`,
        `यदि ${first} का कूट ${code(first)} और ${second} का कूट ${code(second)} है, तो ${asked} का कूट क्या होगा?`,
      ),
      correct: same(answer),
      distractors: textDistractors(answer, [
        [swap(0, 1), 'exchanged the first two digits'],
        [swap(answer.length - 2, answer.length - 1), 'exchanged the last two digits'],
        [swap(1, 2), 'exchanged the second and third digits'],
        [[...answer].reverse().join(''), 'wrote the digits backwards'],
        [swap(0, 2), 'exchanged the first and third digits'],
      ]),
      explanation: paragraphs(
        say(
          `Each letter has its own digit, and the digits stand in the order of the letters.`,
          `ప్రతి అక్షరానికి ఒక అంకె ఉంది; అంకెలు అక్షరాల క్రమంలోనే ఉంటాయి.`,
          `हर अक्षर का अपना अंक है, और अंक अक्षरों के ही क्रम में हैं।`,
        ),
        say(`From the two words: ${letters}.`, `రెండు పదాల నుండి: ${letters}.`, `दोनों शब्दों से: ${letters}।`),
        say(
          `Keep the order of the letters of ${asked}: ${backwards} would be the word read backwards.`,
          `${asked}లోని అక్షరాల క్రమాన్ని పాటించండి: ${backwards} అనేది పదాన్ని వెనుక నుండి చదివితే వచ్చేది.`,
          `${asked} के अक्षरों का क्रम बनाए रखिए: ${backwards} तो शब्द को उल्टा पढ़ने पर आएगा।`,
        ),
        say(`${asked} is coded as ${answer}.`, `${asked} యొక్క సంకేతం ${answer}.`, `${asked} का कूट ${answer} है।`),
      ),
    }
  },

  // read the digit off wherever the letter stands in the two coded words
  verify({ first, second, asked, key }) {
    const text = first + second
    const coded = [...text].map((c) => key[c]).join('')
    return [...asked].map((c) => coded[text.indexOf(c)]).join('')
  },
})
