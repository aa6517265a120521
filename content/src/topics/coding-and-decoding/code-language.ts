import { itemAt, tupleOf } from '../../checked-access.ts'
import type { DraftQuestion } from '../../question.ts'
import { textDistractors } from '../../questions/distractors.ts'
import { setTemplate } from '../../questions/template.ts'
import type { Random } from '../../random.ts'
import { answerLine, bullets, listed, paragraphs, same, say } from '../../text/localized.ts'
import type { LocalizedText } from '../../text.ts'

const WORDS = [
  'river',
  'market',
  'school',
  'garden',
  'winter',
  'simple',
  'bright',
  'people',
  'travel',
  'letter',
  'silver',
  'music',
  'honest',
  'farmer',
  'growth',
  'policy',
  'credit',
  'future',
  'energy',
  'safety',
] as const
const CODES = ['ka', 'lo', 'mi', 'pe', 'ru', 'sa', 'ti', 'vo', 'zu', 'ne', 'ja', 'hy', 'du', 'fe'] as const

type Lines = readonly (readonly number[])[]

/** By comparing lines: two words are told apart when some line has one of them and not the other. */
const settled = (lines: Lines, word: number, all: readonly number[]) => {
  const has = (one: number) => lines.map((line) => line.includes(one)).join()
  return all.every((other) => other === word || has(other) !== has(word))
}

function drawLines(random: Random, hard: boolean): Lines {
  const all = [...Array(hard ? 9 : 8).keys()]
  for (;;) {
    const lines = Array.from({ length: 4 }, () => random.sample(all, 4))
    if (new Set(lines.flat()).size < all.length || new Set(lines.map((line) => [...line].sort().join())).size < 4)
      continue
    const sure = all.filter((word) => settled(lines, word, all))
    if (sure.length >= 6 && sure.length < all.length + (hard ? 1 : 2)) return lines
  }
}

export const sentencesInCode = setTemplate({
  id: 'coding-and-decoding/four-sentences',
  topic: 'coding-and-decoding',
  levels: ['medium', 'hard'],
  exams: ['bank', 'ssc', 'railway', 'mat', 'cat', 'nimcet'],

  draw(random, level) {
    const lines = drawLines(random, level === 'hard')
    const all = [...new Set(lines.flat())].sort((a, b) => a - b)
    const sure = random.shuffle(all.filter((word) => settled(lines, word, all)))
    return {
      lines,
      all,
      asked: sure.slice(0, 4),
      words: random.sample(WORDS, all.length),
      codes: random.sample(CODES, all.length),
      coded: lines.map((line) => random.shuffle(line)),
    }
  },

  write({ lines, all, asked, words, codes, coded }) {
    const word = (n: number) => itemAt(words, n)
    const code = (n: number) => itemAt(codes, n)
    const sentence = (line: readonly number[]) => line.map(word).join(' ')
    const inCode = (line: readonly number[]) => line.map(code).join(' ')
    const [a, b, c, d] = tupleOf(asked, 4)
    const having = (n: number) => lines.flatMap((line, place) => (line.includes(n) ? [place + 1] : []))
    const why = (n: number): LocalizedText => {
      const [yes, no] = [having(n), lines.map((_, place) => place + 1).filter((place) => !having(n).includes(place))]
      return say(
        `“${word(n)}” stands in ${yes.length === 1 ? 'line' : 'lines'} ${listed(yes.map(String)).en}${no.length > 0 ? ` and not in ${listed(no.map(String)).en}` : ''}; the only code that does the same is ${code(n)}.`,
        `“${word(n)}” ఉన్న వాక్యాల సంఖ్యలు: ${yes.join(', ')}${no.length > 0 ? `; లేనివి: ${no.join(', ')}` : ''}. అలాగే ఉన్న ఏకైక సంకేతం ${code(n)}.`,
        `“${word(n)}” ${yes.length === 1 ? 'पंक्ति' : 'पंक्तियों'} ${yes.join(', ')} में है${no.length > 0 ? ` और ${no.join(', ')} में नहीं` : ''}; ऐसा एकमात्र कूट ${code(n)} है।`,
      )
    }
    const near = (n: number) =>
      [...all].filter((one) => one !== n).sort((x, y) => shared(lines, y, n) - shared(lines, x, n))
    const toCode = (n: number): DraftQuestion => ({
      stem: say(`What is the code for “${word(n)}”?`, `“${word(n)}” అనే పదానికి సంకేతం ఏది?`, `“${word(n)}” का कूट क्या है?`),
      correct: same(code(n)),
      distractors: textDistractors(
        code(n),
        near(n).map((one) => [code(one), 'took another word of the same lines']),
      ),
      explanation: paragraphs(why(n), answerLine(same(code(n)))),
    })
    const pair = (x: number, y: number) => `${code(x)} ${code(y)}`
    const [e, f] = tupleOf(
      near(d).filter((one) => one !== c),
      2,
    )
    return {
      passage: paragraphs(
        say(
          'In a code language (the order of the codes need not be that of the words):',
          'ఒక సంకేత భాషలో (సంకేతాల క్రమం పదాల క్రమమే కానవసరం లేదు):',
          'एक कूट भाषा में (कूटों का क्रम शब्दों का क्रम होना आवश्यक नहीं):',
        ),
        bullets(
          lines.map((line, n) =>
            say(
              `“${sentence(line)}” is written “${inCode(coded[n] ?? [])}”`,
              `“${sentence(line)}” అనే వాక్యాన్ని “${inCode(coded[n] ?? [])}” అని రాస్తారు`,
              `“${sentence(line)}” को “${inCode(coded[n] ?? [])}” लिखा जाता है`,
            ),
          ),
        ),
      ),
      questions: [
        toCode(a),
        {
          stem: say(`What does “${code(b)}” mean?`, `“${code(b)}” అంటే ఏమిటి?`, `“${code(b)}” का अर्थ क्या है?`),
          correct: same(word(b)),
          distractors: textDistractors(
            word(b),
            near(b).map((one) => [word(one), 'took another word of the same lines']),
          ),
          explanation: paragraphs(why(b), answerLine(same(word(b)))),
        },
        toCode(c),
        {
          stem: say(
            `Which can be the code for “${word(c)} ${word(d)}”?`,
            `“${word(c)} ${word(d)}” అనే పదాలకు సంకేతం ఏది కావచ్చు?`,
            `“${word(c)} ${word(d)}” का कूट क्या हो सकता है?`,
          ),
          correct: same(pair(c, d)),
          distractors: textDistractors(pair(c, d), [
            [pair(c, e), 'took another word of the same lines'],
            [pair(c, f), 'took another word of the same lines'],
            ...near(c)
              .filter((one) => one !== d)
              .map((one) => [pair(one, d), 'took another word of the same lines'] as const),
          ]),
          explanation: paragraphs(why(c), why(d), answerLine(same(pair(c, d)))),
        },
      ],
    }
  },

  // try every dictionary: a word may mean any code until some line forbids it, and no two words share one
  verify({ lines, all, asked, words, codes, coded }) {
    const meanings = asked.map(() => new Set<number>())
    const used = new Set<number>()
    const dictionary: number[] = []
    const fits = (word: number, meaning: number) =>
      lines.every((line, n) => line.includes(word) === itemAt(coded, n).includes(meaning))
    const go = (n: number): void => {
      if (n === all.length) {
        asked.forEach((word, place) => {
          meanings[place]?.add(itemAt(dictionary, all.indexOf(word)))
        })
        return
      }
      for (const meaning of all) {
        if (used.has(meaning) || !fits(itemAt(all, n), meaning)) continue
        used.add(meaning)
        dictionary[n] = meaning
        go(n + 1)
        used.delete(meaning)
      }
    }
    go(0)
    const only = meanings.map((some) => (some.size === 1 ? itemAt([...some], 0) : -1))
    const [a, b, c, d] = tupleOf(
      only.map((n) => codes[n] ?? 'unsettled'),
      4,
    )
    const meant = words[all.find((word) => codes[word] === b) ?? -1] ?? 'unsettled'
    return [a, meant, c, `${c} ${d}`]
  },
})

const shared = (lines: Lines, a: number, b: number) =>
  lines.filter((line) => line.includes(a) && line.includes(b)).length
