import { template } from '../../question.ts'
import type { Random } from '../../random.ts'
import { same } from '../../text.ts'
import { numericDistractors, textDistractors } from '../distractors.ts'

/** A compound statement of p and q (and r): how it is written and when it is true. */
type Formula = { readonly tex: string; readonly holds: (p: boolean, q: boolean, r: boolean) => boolean }

const atom = (letter: 'p' | 'q' | 'r', negated: boolean): Formula => ({
  tex: negated ? `\\sim ${letter}` : letter,
  holds: (p, q, r) => (letter === 'p' ? p : letter === 'q' ? q : r) !== negated,
})

const CONNECTIVES = ['\\wedge', '\\vee', '\\Rightarrow', '\\Leftrightarrow'] as const
type Connective = (typeof CONNECTIVES)[number]

function joined(a: Formula, connective: Connective, b: Formula, brackets = false): Formula {
  const tex = `${a.tex} ${connective} ${b.tex}`
  return {
    tex: brackets ? `(${tex})` : tex,
    holds(p, q, r) {
      const [x, y] = [a.holds(p, q, r), b.holds(p, q, r)]
      switch (connective) {
        case '\\wedge':
          return x && y
        case '\\vee':
          return x || y
        case '\\Rightarrow':
          return !x || y
        case '\\Leftrightarrow':
          return x === y
      }
    },
  }
}

const ROWS = [true, false].flatMap((p) => [true, false].flatMap((q) => [true, false].map((r) => [p, q, r] as const)))
const mark = (value: boolean) => (value ? 'T' : 'F')

function randomFormula(random: Random): Formula {
  const inner = joined(atom('p', random.chance(0.4)), random.pick(CONNECTIVES), atom('q', random.chance(0.4)), true)
  return joined(inner, random.pick(['\\wedge', '\\vee', '\\Rightarrow'] as const), atom('r', random.chance(0.4)))
}

const RULES: readonly (readonly [Connective, string])[] = [
  ['\\wedge', '“And” is true only when both parts are.'],
  ['\\vee', '“Or” is false only when both parts are.'],
  ['\\Rightarrow', 'An implication is false only when its first part is true and its second false.'],
  ['\\Leftrightarrow', 'An equivalence is true when both parts have the same value.'],
]

export const countTrueRows = template({
  id: 'truth-tables/rows-that-are-true',
  topic: 'truth-tables',
  levels: ['medium', 'hard'],
  exams: ['icet', 'nimcet'],

  draw: (random, level) => ({ formula: randomFormula(random), wanted: level === 'medium' || random.chance(0.3) }),

  write({ formula, wanted }) {
    const values = ROWS.map((row) => formula.holds(...row))
    const answer = values.filter((value) => value === wanted).length
    const table = ROWS.map((row, n) => `| ${row.map(mark).join(' | ')} | ${mark(values[n] ?? false)} |`)
    return {
      stem: {
        en: `In the truth table of $${formula.tex}$, which has eight rows, how many rows have the value ${wanted ? 'true' : 'false'}?`,
      },
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
      explanation: {
        en: [
          [
            'Write the value for each row.',
            ...RULES.filter(([sign]) => formula.tex.includes(sign)).map(([, rule]) => rule),
          ].join(' '),
          ['| $p$ | $q$ | $r$ | value |', '|---|---|---|---|', ...table].join('\n'),
          `The number of rows with the value ${wanted ? 'true' : 'false'} is ${answer}.`,
        ].join('\n\n'),
      },
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

export const equivalent = template({
  id: 'truth-tables/negation-and-equivalence',
  topic: 'truth-tables',
  levels: ['easy', 'medium'],
  exams: ['icet', 'nimcet'],

  draw: (random, level) => ({
    notP: random.chance(0.5),
    notQ: random.chance(0.5),
    letters: random.pick([
      ['p', 'q'],
      ['q', 'r'],
      ['r', 's'],
      ['a', 'b'],
    ] as const),
    connective: random.pick(
      level === 'easy' ? (['\\wedge', '\\vee'] as const) : ([...CONNECTIVES].slice(2, 3) as Connective[]),
    ),
    ask:
      level === 'easy'
        ? ('negation' as const)
        : random.pick(['negation', 'contrapositive', 'converse', 'inverse'] as const),
    wording: random.int(0, 1),
  }),

  write({ notP, notQ, letters, connective, ask, wording }) {
    const [p, q] = letters
    const lit = (letter: string, not: boolean) => (not ? `\\sim ${letter}` : letter)
    const put = (x: string, sign: Connective, y: string) => `$${x} ${sign} ${y}$`
    const [a, b] = [lit(p, notP), lit(q, notQ)]
    const [na, nb] = [lit(p, !notP), lit(q, !notQ)]
    const other: Connective = connective === '\\wedge' ? '\\vee' : '\\wedge'
    const implies: Connective = '\\Rightarrow'
    const shown = put(a, connective, b)
    const forms = {
      negation: connective === implies ? put(a, '\\wedge', nb) : put(na, other, nb),
      contrapositive: put(nb, implies, na),
      converse: put(b, implies, a),
      inverse: put(na, implies, nb),
    }
    const correct = forms[ask]
    const why = {
      negation:
        connective === implies
          ? `An implication fails only when its first part is true and its second false, so its negation is the first part together with the denial of the second.`
          : `By De Morgan's law a negation denies both parts and changes "and" into "or" or the reverse.`,
      contrapositive: `The contrapositive exchanges the two parts and denies both; it has the same truth table as the statement.`,
      converse: `The converse exchanges the two parts and denies neither.`,
      inverse: `The inverse denies both parts and leaves their order.`,
    }[ask]
    return {
      stem: {
        en: wording === 0 ? `The ${ask} of the statement ${shown} is` : `Which of these is the ${ask} of ${shown}?`,
      },
      correct: same(correct),
      distractors: textDistractors(
        correct,
        connective === implies
          ? [
              ...(ask === 'negation' ? ([[put(na, '\\wedge', b), 'denied the wrong part']] as const) : []),
              [forms.inverse, 'took the inverse'],
              [forms.contrapositive, 'took the contrapositive'],
              [forms.converse, 'took the converse'],
              [forms.negation, 'took the negation'],
              [put(a, implies, nb), 'denied the second part only'],
            ]
          : [
              [put(na, connective, nb), 'denied the parts but kept the connective'],
              [put(a, other, b), 'changed the connective but denied nothing'],
              [put(na, other, b), 'denied one part only'],
              [put(a, other, nb), 'denied one part only'],
            ],
      ),
      explanation: {
        en: [
          why,
          connective === implies
            ? `Here the first part is $${a}$ and the second $${b}$; a double denial cancels.`
            : `Here $${a}$ becomes $${na}$ and $${b}$ becomes $${nb}$, and $${connective}$ becomes $${other}$. Keeping the connective is the usual mistake.`,
          `The ${ask} is ${correct}.`,
        ].join('\n\n'),
      },
    }
  },

  // the first of all candidate forms with the right truth table and, where the table does not settle it, the right order
  verify({ notP, notQ, letters, connective, ask }) {
    const value = (x: boolean, sign: Connective, y: boolean) =>
      sign === '\\wedge' ? x && y : sign === '\\vee' ? x || y : !x || y
    const pairs = [true, false].flatMap((x) => [true, false].map((y) => [x, y] as const))
    const base = (x: boolean, y: boolean) => value(x !== notP, connective, y !== notQ)
    const wanted = (x: boolean, y: boolean) =>
      ask === 'negation'
        ? !base(x, y)
        : ask === 'contrapositive'
          ? base(x, y)
          : value(y !== notQ, '\\Rightarrow', x !== notP)
    for (const sign of ask === 'negation' ? (['\\wedge', '\\vee'] as const) : (['\\Rightarrow'] as const))
      for (const swapped of ask === 'contrapositive' || ask === 'converse' ? [true] : [false])
        for (const nx of [false, true])
          for (const ny of [false, true])
            if (
              pairs.every(
                ([x, y]) =>
                  (swapped ? value(y !== ny, sign, x !== nx) : value(x !== nx, sign, y !== ny)) === wanted(x, y),
              )
            ) {
              const [x, y] = [`${nx ? '\\sim ' : ''}${letters[0]}`, `${ny ? '\\sim ' : ''}${letters[1]}`]
              return swapped ? `$${y} ${sign} ${x}$` : `$${x} ${sign} ${y}$`
            }
    return 'none'
  },
})
