import { type DraftQuestion, template } from '../../question.ts'
import type { Random } from '../../random.ts'
import type { Text } from '../../text.ts'

const EXAMS = ['bank', 'ssc', 'railway', 'mat', 'cat', 'afcat', 'nimcet'] as const

/** The standing answers about two conclusions; the order is always the same. */
const VERDICTS: readonly Text[] = [
  { en: 'Only conclusion I follows' },
  { en: 'Only conclusion II follows' },
  { en: 'Neither conclusion follows' },
  { en: 'Both conclusions follow' },
]
const verdict = (first: boolean, second: boolean): number => (first ? (second ? 3 : 0) : second ? 1 : 2)

function conclude(stem: string, place: number, steps: readonly string[]): DraftQuestion {
  const correct = VERDICTS[place] as Text
  return {
    stem: { en: stem },
    correct,
    distractors: VERDICTS.filter((other) => other !== correct).map((text) => ({
      text,
      mistake: 'took a conclusion that may be true for one that must be, or missed one that must',
    })),
    explanation: {
      en: [
        ...steps,
        'A conclusion follows only if it holds in every case that the statements allow, not merely in some.',
        `${correct.en}.`,
      ].join('\n\n'),
    },
    fixedOrder: VERDICTS,
  }
}

const FORMS = ['All', 'No', 'Some'] as const
type Sentence = { readonly form: (typeof FORMS)[number]; readonly of: number; readonly are: number }
/** Which of the eight kinds of things, by membership in the three sets, exist. */
type World = number

const holds = ({ form, of, are }: Sentence, world: World): boolean => {
  const kinds = [0, 1, 2, 3, 4, 5, 6, 7].filter((kind) => (world >> kind) & 1 && (kind >> of) & 1)
  const inside = kinds.filter((kind) => (kind >> are) & 1).length
  return form === 'Some' ? inside > 0 : form === 'No' ? inside === 0 : inside === kinds.length
}

/** Every world in which each of the three sets has something in it, as the examinations assume. */
const WORLDS: readonly World[] = Array.from({ length: 256 }, (_, world) => world).filter((world) =>
  [0, 1, 2].every((set) => holds({ form: 'Some', of: set, are: set }, world)),
)
const follows = (from: readonly Sentence[], conclusion: Sentence): boolean =>
  WORLDS.every((world) => !from.every((sentence) => holds(sentence, world)) || holds(conclusion, world))

/** The conclusions that the old rules allow from two sentences about a–b and b–c, written down by hand. */
const RULES: readonly (readonly [first: string, second: string, conclusions: readonly string[]])[] = [
  ['All ab', 'All bc', ['All ac', 'Some ac', 'Some ca']],
  ['All ab', 'No bc', ['No ac', 'No ca']],
  ['All ab', 'Some bc', []],
  ['No ab', 'All bc', []],
  ['No ab', 'No bc', []],
  ['No ab', 'Some bc', []],
  ['Some ab', 'All bc', ['Some ac', 'Some ca']],
  ['Some ab', 'No bc', []],
  ['Some ab', 'Some bc', []],
]

const WORDS = [
  'pens',
  'books',
  'tables',
  'chairs',
  'birds',
  'trees',
  'rivers',
  'roads',
  'clerks',
  'singers',
  'painters',
  'drivers',
  'phones',
  'clocks',
  'lamps',
  'boxes',
  'stones',
  'flowers',
] as const

export const syllogism = template({
  id: 'syllogism/two-statements',
  topic: 'syllogism',
  levels: ['easy', 'medium'],
  exams: EXAMS,

  draw(random, level) {
    const wanted = random.int(0, 3)
    for (;;) {
      const [first, second, allowed] = random.pick(RULES)
      const all = ['All ac', 'No ac', 'Some ac', 'Some ca', 'No ca', 'All ca'].slice(0, level === 'easy' ? 4 : 6)
      const [one, two] = random.sample(all, 2) as [string, string]
      // a conclusion and its opposite would make "either follows" an answer that is not offered
      const opposed =
        [one, two].some((c) => c.startsWith('No')) &&
        [one, two].some((c) => c.startsWith('Some')) &&
        allowed.length === 0
      if (!opposed && verdict(allowed.includes(one), allowed.includes(two)) === wanted) {
        return { first, second, one, two, allowed, names: random.sample(WORDS, 3) }
      }
    }
  },

  write({ first, second, one, two, allowed, names }) {
    const say = (text: string) => {
      const { form, of, are } = parse(text)
      return `${form} ${names[of]} are ${names[are]}.`
    }
    const reason = (text: string) =>
      allowed.includes(text) ? `“${say(text)}” must hold` : `“${say(text)}” need not hold`
    return conclude(
      `**Statements:** ${say(first)} ${say(second)}\n\n**Conclusions:**\n\n**I.** ${say(one)}\n\n**II.** ${say(two)}\n\nTake the statements as true even if they differ from what is commonly known.`,
      verdict(allowed.includes(one), allowed.includes(two)),
      [
        `Draw circles for ${names.join(', ')} in every way that the two statements allow; the link between ${names[0]} and ${names[2]} is ${names[1]}.`,
        allowed.length === 0
          ? `These statements leave the relation of ${names[0]} and ${names[2]} open: ${reason(one)}, and ${reason(two)}.`
          : `From them ${reason(one)}, and ${reason(two)}.`,
      ],
    )
  },

  verify({ first, second, one, two }) {
    const from = [parse(first), parse(second)]
    return (VERDICTS[verdict(follows(from, parse(one)), follows(from, parse(two)))] as Text).en
  },
})

function parse(text: string): Sentence {
  const [form, letters = ''] = text.split(' ')
  return {
    form: form as Sentence['form'],
    of: 'abc'.indexOf(letters[0] as string),
    are: 'abc'.indexOf(letters[1] as string),
  }
}

const RELATIONS = ['>', '≥', '='] as const
type Relation = (typeof RELATIONS)[number]

export const inequality = template({
  id: 'inequalities/chain',
  topic: 'inequalities',
  levels: ['easy', 'medium'],
  exams: EXAMS,

  draw(random, level) {
    const wanted = random.int(0, 3)
    const size = level === 'easy' ? 4 : 5
    for (;;) {
      const letters = random.sample(['A', 'B', 'D', 'F', 'K', 'M', 'P', 'R', 'S', 'T'], size)
      const down = random.chance(0.75)
      const turn = down ? size : random.int(1, size - 2)
      const signs = Array.from({ length: size - 1 }, () => random.pick(RELATIONS))
      const [one, two] = [drawClaim(random, size), drawClaim(random, size)]
      const same =
        one.left + one.right === two.left + two.right &&
        Math.abs(one.left - one.right) === Math.abs(two.left - two.right)
      // two letters with only “=” between them are one: their claims too could make "either follows"
      const linked =
        signs.includes('=') &&
        verdict(byPath(signs, turn, one), byPath(signs, turn, two)) === 2 &&
        !possibleBothFail(letters.length, signs, turn, one, two)
      if (!same && !linked && verdict(byPath(signs, turn, one), byPath(signs, turn, two)) === wanted)
        return { letters, signs, turn, one, two }
    }
  },

  write({ letters, signs, turn, one, two }) {
    const chain = letters
      .map((name, n) => (n === 0 ? name : `${shownSign(signs[n - 1] as Relation, n - 1 >= turn)} ${name}`))
      .join(' ')
    const say = ({ left, right, sign }: Claim) => `${letters[left]} ${sign} ${letters[right]}`
    const reason = (claim: Claim) =>
      byPath(signs, turn, claim)
        ? `${say(claim)} follows from the signs between the two letters`
        : `${say(claim)} need not hold`
    return conclude(
      `**Statement:** ${chain}\n\n**Conclusions:**\n\n**I.** ${say(one)}\n\n**II.** ${say(two)}`,
      verdict(byPath(signs, turn, one), byPath(signs, turn, two)),
      [
        `Go along the chain from one letter to the other: the signs must all open to the same side, and one strict sign among them makes the result strict.`,
        `${reason(one)}; ${reason(two)}.`,
      ],
    )
  },

  // try every choice of small values for the letters
  verify({ letters, signs, turn, one, two }) {
    const possible = rowsThatFit(letters.length, signs, turn)
    const always = (claim: Claim) => possible.every((row) => holdsIn(row, claim))
    return (VERDICTS[verdict(always(one), always(two))] as Text).en
  },
})

/** Every choice of small values for the letters that agrees with the signs. */
function rowsThatFit(size: number, signs: readonly Relation[], turn: number): readonly (readonly number[])[] {
  let rows: number[][] = [[]]
  for (let n = 0; n < size; n++) {
    rows = rows.flatMap((row) =>
      Array.from({ length: size }, (_, value) => [...row, value]).filter(
        (longer) =>
          n === 0 ||
          compare(shownSign(signs[n - 1] as Relation, n - 1 >= turn), longer[n - 1] as number, longer[n] as number),
      ),
    )
  }
  return rows
}
const holdsIn = (row: readonly number[], { left, right, sign }: Claim) =>
  compare(sign, row[left] as number, row[right] as number)
const possibleBothFail = (size: number, signs: readonly Relation[], turn: number, one: Claim, two: Claim) =>
  rowsThatFit(size, signs, turn).some((row) => !holdsIn(row, one) && !holdsIn(row, two))

type Sign = Relation | '<' | '≤'
type Claim = { readonly left: number; readonly right: number; readonly sign: Sign }

const shownSign = (sign: Relation, turned: boolean): Sign =>
  turned ? ({ '>': '<', '≥': '≤', '=': '=' } as const)[sign] : sign

function drawClaim(random: Random, size: number): Claim {
  const [left, right] = random.sample(
    Array.from({ length: size }, (_, n) => n),
    2,
  ) as [number, number]
  return { left, right, sign: random.pick(['>', '≥', '<', '≤', '>', '<']) }
}

/** Whether the signs between the two letters, read in one direction, give the claim. */
function byPath(signs: readonly Relation[], turn: number, { left, right, sign }: Claim): boolean {
  const [from, to] = [Math.min(left, right), Math.max(left, right)]
  const between = signs.slice(from, to).map((relation, n) => shownSign(relation, from + n >= turn))
  const wanted = left < right ? sign : ({ '>': '<', '≥': '≤', '<': '>', '≤': '≥', '=': '=' } as const)[sign]
  const opens = wanted === '>' || wanted === '≥' ? ['>', '≥', '='] : ['<', '≤', '=']
  const strict = between.includes('>') || between.includes('<')
  return between.every((relation) => opens.includes(relation)) && (strict || wanted === '≥' || wanted === '≤')
}

function compare(sign: Sign, a: number, b: number): boolean {
  switch (sign) {
    case '>':
      return a > b
    case '≥':
      return a >= b
    case '<':
      return a < b
    case '≤':
      return a <= b
    case '=':
      return a === b
  }
}
