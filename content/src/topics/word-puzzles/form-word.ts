import { template } from '../../questions/template.ts'
import { answerLine, paragraphs, same, say } from '../../text/localized.ts'

export const LONG: readonly {
  readonly word: string
  readonly can: readonly string[]
  readonly cannot: readonly string[]
}[] = [
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
  exams: ['ssc', 'railway', 'bank', 'icet', 'mat', 'afcat', 'nimcet'],
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
            `${one} అనే పదానికి అవసరమైన ${letter} అక్షరం ${word}లో అన్ని సార్లు లేదు.`,
            `${one} के लिए ${letter} अक्षर ${word} में पर्याप्त बार नहीं है।`,
          )
        : say(
            `${one} needs the letter ${letter}, which ${word} does not have.`,
            `${one} అనే పదానికి అవసరమైన ${letter} అక్షరం ${word}లో లేదు.`,
            `${one} के लिए ${letter} अक्षर चाहिए, जो ${word} में नहीं है।`,
          )
    }
    const bad = asksCan ? wrong : [right]
    return {
      stem: asksCan
        ? say(
            `Which of the words ${list} can be formed from the letters of ${word}, each letter used only as often as it occurs there?`,
            `${list} – వీటిలో ${word}లోని అక్షరాలతో (అందులో ఉన్నన్ని సార్లు మాత్రమే వాడుతూ) ఏర్పరచగల పదం ఏది?`,
            `${list} – इनमें से कौन-सा शब्द ${word} के अक्षरों से (हर अक्षर का प्रयोग उतनी ही बार करके जितनी बार वह आया है) बन सकता है?`,
          )
        : say(
            `Which of the words ${list} cannot be formed from the letters of ${word}, each letter used only as often as it occurs there?`,
            `${list} – వీటిలో ${word}లోని అక్షరాలతో (అందులో ఉన్నన్ని సార్లు మాత్రమే వాడుతూ) ఏర్పరచలేని పదం ఏది?`,
            `${list} – इनमें से कौन-सा शब्द ${word} के अक्षरों से (हर अक्षर का प्रयोग उतनी ही बार करके जितनी बार वह आया है) नहीं बन सकता?`,
          ),
      correct: same(right),
      distractors: wrong.map((text) => ({
        text: same(text),
        mistake: 'overlooked a letter, or how often it occurs',
      })),
      explanation: paragraphs(...bad.map(why), answerLine(same(right))),
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
