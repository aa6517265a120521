import { numericDistractors } from '../../questions/distractors.ts'
import { template } from '../../questions/template.ts'
import type { Random } from '../../random.ts'
import { joined, paragraphs, same, say } from '../../text/localized.ts'
import type { LocalizedText } from '../../text.ts'
import { atom, CONNECTIVES, type Connective, compound, type Formula, ROWS } from './statements.ts'

const mark = (value: boolean) => (value ? 'T' : 'F')

function randomFormula(random: Random): Formula {
  const inner = compound(atom('p', random.chance(0.4)), random.pick(CONNECTIVES), atom('q', random.chance(0.4)), true)
  return compound(inner, random.pick(['\\wedge', '\\vee', '\\Rightarrow'] as const), atom('r', random.chance(0.4)))
}

const RULES: readonly (readonly [Connective, LocalizedText])[] = [
  [
    '\\wedge',
    say(
      '“And” is true only when both parts are.',
      '“మరియు” రెండు భాగాలూ సత్యమైనప్పుడే సత్యం.',
      '“और” तभी सत्य है जब दोनों भाग सत्य हों।',
    ),
  ],
  [
    '\\vee',
    say(
      '“Or” is false only when both parts are.',
      '“లేదా” రెండు భాగాలూ అసత్యమైనప్పుడే అసత్యం.',
      '“या” तभी असत्य है जब दोनों भाग असत्य हों।',
    ),
  ],
  [
    '\\Rightarrow',
    say(
      'An implication is false only when its first part is true and its second false.',
      'అనుషంగికం దాని మొదటి భాగం సత్యం, రెండవ భాగం అసత్యం అయినప్పుడే అసత్యం.',
      'सप्रतिबंध कथन तभी असत्य है जब उसका पहला भाग सत्य और दूसरा असत्य हो।',
    ),
  ],
  [
    '\\Leftrightarrow',
    say(
      'An equivalence is true when both parts have the same value.',
      'ద్వి-అనుషంగికం రెండు భాగాల విలువలు ఒకటే అయినప్పుడు సత్యం.',
      'द्विप्रतिबंध कथन तब सत्य है जब दोनों भागों का मान समान हो।',
    ),
  ],
]
const TRUE = say('true', 'సత్యం', 'सत्य')
const FALSE = say('false', 'అసత్యం', 'असत्य')

export const countTrueRows = template({
  id: 'truth-tables/rows-that-are-true',
  topic: 'truth-tables',
  levels: ['medium', 'hard'],
  exams: ['icet', 'nimcet'],

  draw: (random, level) => ({ formula: randomFormula(random), wanted: level === 'medium' || random.chance(0.3) }),

  write({ formula, wanted }) {
    const values = ROWS.map((row) => formula.holds(...row))
    const answer = values.filter((value) => value === wanted).length
    const table = ROWS.map((row, n) => `| ${row.map(mark).join(' | ')} | ${mark(values[n] ?? false)} |`).join('\n')
    const head = (value: string) => `| $p$ | $q$ | $r$ | ${value} |\n|---|---|---|---|`
    const asked = wanted ? TRUE : FALSE
    return {
      stem: say(
        `In the truth table of $${formula.tex}$, which has eight rows, how many rows have the value ${asked.en}?`,
        `$${formula.tex}$ యొక్క సత్యపట్టికలో ఎనిమిది వరుసలు ఉన్నాయి. వాటిలో విలువ “${asked.te}” అయిన వరుసలు ఎన్ని?`,
        `$${formula.tex}$ की सत्य सारणी में आठ पंक्तियाँ हैं। कितनी पंक्तियों में मान “${asked.hi}” है?`,
      ),
      correct: same(String(answer)),
      distractors: numericDistractors(
        answer,
        [
          { value: 8 - answer, mistake: `counted the rows that are ${wanted ? 'false' : 'true'}` },
          { value: answer + 1, mistake: 'took one row too many' },
          { value: answer - 1, mistake: 'left one row out' },
          { value: 4, mistake: 'took half of the rows' },
          { value: answer + 2, mistake: 'took two rows too many' },
          { value: answer - 2, mistake: 'left two rows out' },
        ],
        { format: String, plausible: (value) => value >= 1 && value <= 7, spares: [2, 6, 3] },
      ),
      explanation: paragraphs(
        joined([
          say('Write the value for each row.', 'ప్రతి వరుసకు విలువ రాయండి.', 'हर पंक्ति का मान लिखें।'),
          ...RULES.filter(([sign]) => formula.tex.includes(sign)).map(([, rule]) => rule),
        ]),
        say(`${head('value')}\n${table}`, `${head('విలువ')}\n${table}`, `${head('मान')}\n${table}`),
        say(
          `The number of rows with the value ${asked.en} is ${answer}.`,
          `విలువ “${asked.te}” అయిన వరుసల సంఖ్య ${answer}.`,
          `मान “${asked.hi}” वाली पंक्तियों की संख्या ${answer} है।`,
        ),
      ),
    }
  },

  // reads the written formula again with a small evaluator of its own
  verify({ formula, wanted }) {
    const count = ROWS.filter(([p, q, r]) => {
      const letters: Record<string, boolean> = { p, q, r }
      const match = /^\((\\sim )?(\w) (\S+) (\\sim )?(\w)\) (\S+) (\\sim )?(\w)$/.exec(formula.tex)
      if (!match) return false
      const [, n1, a, c1, n2, b, c2, n3, c] = match
      const value = (name: string | undefined, not: string | undefined) => Number(letters[name ?? ''] !== Boolean(not))
      const apply = (x: number, sign: string | undefined, y: number) =>
        sign === '\\wedge'
          ? x * y
          : sign === '\\vee'
            ? Math.max(x, y)
            : sign === '\\Rightarrow'
              ? Number(x <= y)
              : 1 - Math.abs(x - y)
      return Boolean(apply(apply(value(a, n1), c1, value(b, n2)), c2, value(c, n3))) === wanted
    }).length
    return String(count)
  },
})
