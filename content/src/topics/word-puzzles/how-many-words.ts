import { numericDistractors } from '../../questions/distractors.ts'
import { template } from '../../questions/template.ts'
import { answerLine, paragraphs, same, say } from '../../text/localized.ts'
import { LONG } from './form-word.ts'

/** Letters that a short word needs more often than the long one has them. */
const lacking = (short: string, long: string): string[] =>
  [...new Set(short)].filter((letter) => short.split(letter).length > long.split(letter).length)

const LISTED = 6

export const howManyWords = template({
  id: 'word-puzzles/how-many-can-be-formed',
  topic: 'word-puzzles',
  levels: ['hard'],
  exams: ['ssc', 'railway', 'bank', 'icet', 'mat', 'afcat', 'nimcet'],

  draw(random) {
    const { word, can, cannot } = random.pick(LONG)
    const right = random.int(2, 5)
    const listed = random.shuffle([...random.sample(can, right), ...random.sample(cannot, LISTED - right)])
    return { word, right, listed }
  },

  write({ word, right, listed }) {
    const list = listed.join(', ')
    const good = listed.filter((one) => lacking(one, word).length === 0)
    const bad = listed
      .filter((one) => lacking(one, word).length > 0)
      .map((one) => `${one} (${lacking(one, word).join(', ')})`)
      .join(', ')
    return {
      stem: say(
        `How many of the words ${list} can be formed from the letters of ${word}, each letter used only as often as it occurs there?`,
        `${list} – వీటిలో ${word}లోని అక్షరాలతో (అందులో ఉన్నన్ని సార్లు మాత్రమే వాడుతూ) ఎన్ని పదాలు ఏర్పరచవచ్చు?`,
        `${list} – इनमें से कितने शब्द ${word} के अक्षरों से (हर अक्षर का प्रयोग उतनी ही बार करके जितनी बार वह आया है) बन सकते हैं?`,
      ),
      correct: same(`${right}`),
      distractors: numericDistractors(
        right,
        [
          { value: right + 1, mistake: 'overlooked how often a letter occurs' },
          { value: right - 1, mistake: 'overlooked a letter of the long word' },
          { value: LISTED - right, mistake: 'counted those that cannot be formed' },
          { value: right + 2, mistake: 'overlooked letters that are missing' },
        ],
        { format: String, spares: [6, 5] },
      ),
      range: [1, LISTED],
      explanation: paragraphs(
        say(
          `These lack the letters in brackets, or do not have them often enough: ${bad}.`,
          `వీటికి అవసరమైన, బ్రాకెట్లలోని అక్షరాలు లేవు లేదా చాలినన్ని లేవు: ${bad}.`,
          `इनके लिए कोष्ठक के अक्षर नहीं हैं या पर्याप्त बार नहीं हैं: ${bad}।`,
        ),
        say(
          `These can be formed: ${good.join(', ')}.`,
          `ఇవి ఏర్పరచవచ్చు: ${good.join(', ')}.`,
          `ये बन सकते हैं: ${good.join(', ')}।`,
        ),
        answerLine(same(`${right}`)),
      ),
    }
  },

  // strike the letters out of the long word one by one
  verify({ word, listed }) {
    const possible = listed.filter((short) => {
      const left = [...word]
      return [...short].every((letter) => {
        const at = left.indexOf(letter)
        if (at >= 0) left.splice(at, 1)
        return at >= 0
      })
    })
    return `${possible.length}`
  },
})
