import { template } from '../../question.ts'
import type { Random } from '../../random.ts'
import { answerLine, each, paragraphs, type Speech, say, unsaid } from '../../speech.ts'
import type { Level } from '../../topics.ts'
import { judged, twoConclusions, VERDICT_NAMES, VERDICTS, verdict } from './verdicts.ts'

const SIGNS = ['>', '≥', '=', '≤', '<'] as const
type Sign = (typeof SIGNS)[number]
type Claim = { readonly left: number; readonly sign: Sign; readonly right: number }

/** Which of “less”, “equal” and “more” a sign allows. */
const ALLOWS: Record<Sign, string> = { '>': 'm', '≥': 'em', '=': 'e', '≤': 'le', '<': 'l' }

/** What the statements leave open between two letters: some of “l”, “e”, “m”. By joining signs, as one does by hand. */
function open(size: number, statements: readonly Claim[], left: number, right: number): string {
  // 2: more for certain, 1: at least as much, 0: unknown
  const more = Array.from({ length: size }, (_, a) => Array.from({ length: size }, (_, b) => (a === b ? 1 : 0)))
  const raise = (a: number, b: number, to: number) => {
    const row = more[a] as number[]
    row[b] = Math.max(row[b] as number, to)
  }
  for (const { left: a, sign, right: b } of statements) {
    if (sign === '>' || sign === '≥' || sign === '=') raise(a, b, sign === '>' ? 2 : 1)
    if (sign === '<' || sign === '≤' || sign === '=') raise(b, a, sign === '<' ? 2 : 1)
  }
  for (let via = 0; via < size; via++)
    for (let a = 0; a < size; a++)
      for (let b = 0; b < size; b++) {
        const [one, two] = [more[a]?.[via] ?? 0, more[via]?.[b] ?? 0]
        if (one && two) raise(a, b, Math.max(one, two))
      }
  const [up, down] = [more[left]?.[right] ?? 0, more[right]?.[left] ?? 0]
  return [...'lem'].filter((way) => (way === 'l' ? up === 0 : way === 'm' ? down === 0 : up < 2 && down < 2)).join('')
}
const fits = (claim: Claim, left: string) => [...left].every((way) => ALLOWS[claim.sign].includes(way))
const follows = (size: number, statements: readonly Claim[], claim: Claim) =>
  fits(claim, open(size, statements, claim.left, claim.right))

/** The claim said from the other side. */
const turned = ({ left, sign, right }: Claim): Claim => ({
  left: right,
  sign: ({ '>': '<', '≥': '≤', '=': '=', '≤': '≥', '<': '>' } as const)[sign],
  right: left,
})
/** Whether the two claims, about the same two letters, cover all that is open. */
function covers(size: number, statements: readonly Claim[], a: Claim, b: Claim): boolean {
  const other = a.left === b.left ? b : turned(b)
  if (a.left !== other.left || a.right !== other.right) return false
  return [...open(size, statements, a.left, a.right)].every((way) =>
    (ALLOWS[a.sign] + ALLOWS[other.sign]).includes(way),
  )
}

const holds = ({ left, sign, right }: Claim, row: readonly number[]) => {
  const [a, b] = [row[left] as number, row[right] as number]
  return ALLOWS[sign].includes(a < b ? 'l' : a > b ? 'm' : 'e')
}
/** Every choice of values 1 to size for the letters that agrees with the statements. */
function rows(size: number, statements: readonly Claim[]): readonly (readonly number[])[] {
  let found: number[][] = [[]]
  for (let n = 0; n < size; n++)
    found = found.flatMap((row) =>
      Array.from({ length: size }, (_, value) => [...row, value]).filter((longer) =>
        statements.every((claim) => Math.max(claim.left, claim.right) !== n || holds(claim, longer)),
      ),
    )
  return found
}

const LETTERS = ['A', 'B', 'D', 'E', 'F', 'G', 'H', 'J', 'K', 'L', 'M', 'N', 'P', 'Q', 'R', 'S', 'T', 'U', 'W', 'Z']

/** A chain, and for the harder ones a second chain that hangs on it. */
function drawStatements(random: Random, level: Level) {
  const size = level === 'easy' ? 4 : level === 'medium' ? 5 : 6
  const up: readonly Sign[] = ['>', '≥', '=', '>', '≥']
  const down: readonly Sign[] = ['<', '≤', '=', '<', '≤']
  const first = level === 'hard' ? 4 : size
  const turn = random.chance(0.6) ? first : random.int(1, first - 2)
  const flip = random.chance(0.5)
  const statements: Claim[] = []
  for (let n = 1; n < first; n++)
    statements.push({ left: n - 1, sign: random.pick(n <= turn !== flip ? up : down), right: n })
  const hang = random.int(0, first - 1)
  for (let n = first; n < size; n++)
    statements.push({ left: n === first ? hang : n - 1, sign: random.pick(random.chance(0.5) ? up : down), right: n })
  return { size, statements, letters: random.sample(LETTERS, size), first }
}
function drawClaim(random: Random, size: number): Claim {
  const [left, right] = random.sample([...Array(size).keys()], 2) as [number, number]
  return { left, right, sign: random.pick(['>', '<', '≥', '≤', '=', '>', '<']) }
}

type Values = ReturnType<typeof drawStatements> & { readonly one: Claim; readonly two: Claim }

/** Two conclusions that lead to a verdict drawn beforehand, so that each comes equally often. */
function drawValues(random: Random, level: Level): Values {
  const wanted = random.pick(VERDICT_NAMES)
  for (;;) {
    const drawn = drawStatements(random, level)
    const { size, statements } = drawn
    const one = drawClaim(random, size)
    const pair: Claim = random.chance(0.5)
      ? { ...one, sign: random.pick(SIGNS) }
      : { left: one.right, right: one.left, sign: random.pick(SIGNS) }
    const two = wanted === 'either' ? pair : drawClaim(random, size)
    const same = one.left + one.right === two.left + two.right && one.left * one.right === two.left * two.right
    if (same && wanted !== 'either') continue
    const [x, y] = [follows(size, statements, one), follows(size, statements, two)]
    if (verdict(x, y, covers(size, statements, one, two)) !== wanted) continue
    if (wanted === 'either' && (one.sign === '≥' || one.sign === '≤') && (two.sign === '≥' || two.sign === '≤'))
      continue
    // letters tied by “=” can cover all cases between them without naming the same two
    if (wanted === 'neither' && rows(size, statements).every((row) => holds(one, row) || holds(two, row))) continue
    return { ...drawn, one, two }
  }
}

type Sayer = (claim: Claim) => string

/** The chains as they are printed: consecutive links share their letter. */
function chains({ letters, statements, first }: Values, sign: (sign: Sign) => string): string {
  const at = (n: number) => letters[n] as string
  const parts: string[] = []
  statements.forEach(({ left, sign: s, right }, n) => {
    if (n > 0 && n !== first - 1) parts[parts.length - 1] += ` ${sign(s)} ${at(right)}`
    else parts.push(`${at(left)} ${sign(s)} ${at(right)}`)
  })
  return parts.join(', ')
}

const WAYS: Record<string, (a: string, b: string) => Speech> = {
  l: (a, b) => unsaid(`${a} < ${b}`),
  e: (a, b) => unsaid(`${a} = ${b}`),
  m: (a, b) => unsaid(`${a} > ${b}`),
  le: (a, b) => unsaid(`${a} ≤ ${b}`),
  em: (a, b) => unsaid(`${a} ≥ ${b}`),
  lem: (a, b) =>
    say(`nothing certain about ${a} and ${b}`, `${a}, ${b} మధ్య ఖచ్చితమైన సంబంధం లేదు`, `${a} और ${b} का संबंध निश्चित नहीं`),
}
function reason({ size, statements, letters }: Values, claim: Claim, mark: string, shown: string): Speech {
  const left = open(size, statements, claim.left, claim.right)
  const known = (WAYS[left] ?? WAYS.lem)?.(letters[claim.left] as string, letters[claim.right] as string) ?? unsaid('')
  return fits(claim, left)
    ? say(
        `${mark}. ${shown}: the statements give ${known.en}, so it follows.`,
        `${mark}. ${shown}: ప్రకటనల నుండి ${known.te}, కాబట్టి అనుసరిస్తుంది.`,
        `${mark}. ${shown}: कथनों से ${known.hi}, इसलिए यह अनुसरण करता है।`,
      )
    : say(
        `${mark}. ${shown}: the statements give ${known.en}, so it does not follow by itself.`,
        `${mark}. ${shown}: ప్రకటనల నుండి ${known.te}, కాబట్టి ఇది ఒక్కటిగా అనుసరించదు.`,
        `${mark}. ${shown}: कथनों से ${known.hi}, इसलिए यह अकेले अनुसरण नहीं करता।`,
      )
}
const METHOD = say(
  'Between two letters the signs must all open to the same side; a single strict sign (> or <) among them makes the result strict.',
  'రెండు అక్షరాల మధ్య గుర్తులన్నీ ఒకే వైపు తెరుచుకోవాలి; వాటిలో ఒక్క > లేదా < ఉన్నా ఫలితం కూడా అదే అవుతుంది.',
  'दो अक्षरों के बीच सभी चिह्न एक ही ओर खुलने चाहिए; उनमें एक भी > या < हो तो परिणाम भी वही होता है।',
)
const EITHER = say(
  'Together the two cover every case that is left, so one of them must hold.',
  'మిగిలిన అన్ని అవకాశాలను ఈ రెండూ కలిసి కవర్ చేస్తాయి, కాబట్టి ఒకటి తప్పక నిజం.',
  'दोनों मिलकर बची हुई हर स्थिति को ढक लेते हैं, इसलिए एक अवश्य सत्य है।',
)
function decide(values: Values, head: Speech, shown: Sayer, decoded: readonly Speech[]) {
  const { size, statements, one, two } = values
  const [x, y] = [follows(size, statements, one), follows(size, statements, two)]
  const right = verdict(x, y, covers(size, statements, one, two))
  return judged(paragraphs(head, twoConclusions(unsaid(shown(one)), unsaid(shown(two)))), right, [
    ...decoded,
    METHOD,
    reason(values, one, 'I', plain(values)(one)),
    reason(values, two, 'II', plain(values)(two)),
    ...(right === 'either' ? [EITHER] : []),
  ])
}
const plain =
  ({ letters }: Values): Sayer =>
  ({ left, sign, right }) =>
    `${letters[left]} ${sign} ${letters[right]}`

const byTrying = ({ size, statements, one, two }: Values) => {
  const cases = rows(size, statements)
  const always = (claim: Claim) => cases.every((row) => holds(claim, row))
  return VERDICTS[
    verdict(
      always(one),
      always(two),
      cases.every((row) => holds(one, row) || holds(two, row)),
    )
  ].en
}

export const directInequality = template({
  id: 'inequalities/two-conclusions-five-answers',
  topic: 'inequalities',
  levels: ['easy', 'medium', 'hard'],
  exams: ['bank', 'mat'],
  draw: drawValues,
  write(values) {
    const text = chains(values, (sign) => sign)
    const head = say(`**Statements:** ${text}`, `**ప్రకటనలు:** ${text}`, `**कथन:** ${text}`)
    return decide(values, head, plain(values), [])
  },
  verify: byTrying,
})

const CODES = ['@', '#', '%', '&', '©'] as const
/** “P @ Q means that P is not smaller than Q”. */
const MEANINGS: Record<Sign, Speech> = {
  '>': say(
    'P is neither smaller than nor equal to Q',
    'P, Q కంటే చిన్నది కాదు, సమానం కూడా కాదు',
    'P, Q से न तो छोटा है और न ही बराबर',
  ),
  '≥': say('P is not smaller than Q', 'P, Q కంటే చిన్నది కాదు', 'P, Q से छोटा नहीं है'),
  '=': say(
    'P is neither greater than nor smaller than Q',
    'P, Q కంటే పెద్దది కాదు, చిన్నది కాదు',
    'P, Q से न तो बड़ा है और न ही छोटा',
  ),
  '≤': say('P is not greater than Q', 'P, Q కంటే పెద్దది కాదు', 'P, Q से बड़ा नहीं है'),
  '<': say(
    'P is neither greater than nor equal to Q',
    'P, Q కంటే పెద్దది కాదు, సమానం కూడా కాదు',
    'P, Q से न तो बड़ा है और न ही बराबर',
  ),
}

export const codedInequality = template<Values & { readonly codes: readonly string[] }>({
  id: 'inequalities/coded-five-answers',
  topic: 'inequalities',
  levels: ['medium', 'hard'],
  exams: ['bank'],
  draw(random, level) {
    for (;;) {
      const values = drawValues(random, level)
      // the key speaks of P and Q
      if (!values.letters.some((letter) => 'PQ'.includes(letter))) return { ...values, codes: random.shuffle(CODES) }
    }
  },
  write({ codes, ...values }) {
    const code = (sign: Sign) => codes[SIGNS.indexOf(sign)] as string
    const key = each((language) =>
      [...SIGNS]
        .sort((a, b) => CODES.indexOf(code(a) as never) - CODES.indexOf(code(b) as never))
        .map((sign) => {
          const meaning = MEANINGS[sign][language]
          return `- ${{ en: `“P ${code(sign)} Q” means “${meaning}”`, te: `“P ${code(sign)} Q” అంటే “${meaning}”`, hi: `“P ${code(sign)} Q” का अर्थ “${meaning}”` }[language]}`
        })
        .join('\n'),
    )
    const text = chains(values, code)
    const clear = chains(values, (sign) => sign)
    const head = paragraphs(key, say(`**Statements:** ${text}`, `**ప్రకటనలు:** ${text}`, `**कथन:** ${text}`))
    const shown: Sayer = ({ left, sign, right }) => `${values.letters[left]} ${code(sign)} ${values.letters[right]}`
    return decide(values, head, shown, [
      say(`Decoded: ${clear}.`, `గుర్తులు మార్చితే: ${clear}.`, `चिह्न बदलने पर: ${clear}।`),
    ])
  },
  verify: byTrying,
})

export const whichIsTrue = template({
  id: 'inequalities/which-must-be-true',
  topic: 'inequalities',
  levels: ['easy', 'medium', 'hard'],
  exams: ['bank', 'ssc', 'railway', 'mat', 'cat', 'nimcet', 'afcat'],

  draw(random, level) {
    for (;;) {
      const drawn = drawStatements(random, level)
      const { size, statements } = drawn
      const pairs = [...Array(size).keys()].flatMap((left) =>
        [...Array(size).keys()].filter((right) => Math.abs(left - right) > 1).map((right) => ({ left, right })),
      )
      const claims = pairs.flatMap((pair) => (['>', '<', '≥', '≤', '='] as const).map((sign) => ({ ...pair, sign })))
      // of several true claims about the same letters only the strongest is offered
      const sure = claims.filter((claim) => ALLOWS[claim.sign] === open(size, statements, claim.left, claim.right))
      const unsure = claims.filter((claim) => !follows(size, statements, claim))
      if (sure.length === 0 || unsure.length < 8) continue
      const one = random.pick(sure)
      const wrong = random
        .shuffle(unsure)
        .filter(
          (claim, n, all) => all.findIndex(({ left, right }) => left === claim.left && right === claim.right) === n,
        )
      if (wrong.length < 4) continue
      return { ...drawn, one, two: one, wrong: wrong.slice(0, 4) }
    }
  },
  write({ wrong, ...values }) {
    const text = chains(values, (sign) => sign)
    const shown = plain(values)
    return {
      stem: say(
        `**Statements:** ${text}\n\nWhich of the following is definitely true?`,
        `**ప్రకటనలు:** ${text}\n\nకింది వాటిలో ఏది ఖచ్చితంగా నిజం?`,
        `**कथन:** ${text}\n\nनिम्नलिखित में से कौन-सा निश्चित रूप से सत्य है?`,
      ),
      correct: unsaid(shown(values.one)),
      distractors: wrong.map((claim) => ({
        text: unsaid(shown(claim)),
        mistake: 'joined signs that open to different sides, or made a sign strict that is not',
      })),
      explanation: paragraphs(
        METHOD,
        ...wrong.map((claim, n) => reason(values, claim, String(n + 1), shown(claim))),
        reason(values, values.one, '5', shown(values.one)),
        answerLine(unsaid(shown(values.one))),
      ),
    }
  },
  verify({ wrong, one, letters, size, statements }) {
    const cases = rows(size, statements)
    const sure = [...wrong, one].filter((claim) => cases.every((row) => holds(claim, row)))
    return sure.map(({ left, sign, right }) => `${letters[left]} ${sign} ${letters[right]}`).join(' or ')
  },
})
