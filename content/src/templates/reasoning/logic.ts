import { type DraftQuestion, template } from '../../question.ts'
import type { Random } from '../../random.ts'
import { joined, paragraphs, type Speech, say, unsaid } from '../../speech.ts'
import { VERDICTS as FIVE, twoConclusions } from './verdicts.ts'

const EXAMS = ['bank', 'ssc', 'railway', 'mat', 'cat', 'afcat', 'nimcet'] as const

/** The standing answers about two conclusions; the order is always the same. */
const VERDICTS: readonly Speech[] = [
  FIVE.first,
  FIVE.second,
  say('Neither conclusion follows', 'ఏ తీర్మానమూ అనుసరించదు', 'कोई भी निष्कर्ष अनुसरण नहीं करता है'),
  say('Both conclusions follow', 'రెండు తీర్మానాలూ అనుసరిస్తాయి', 'दोनों निष्कर्ष अनुसरण करते हैं'),
]
const verdict = (first: boolean, second: boolean): number => (first ? (second ? 3 : 0) : second ? 1 : 2)

function conclude(stem: Speech, place: number, steps: readonly Speech[]): DraftQuestion {
  const correct = VERDICTS[place] as Speech
  return {
    stem,
    correct,
    distractors: VERDICTS.filter((other) => other !== correct).map((text) => ({
      text,
      mistake: 'took a conclusion that may be true for one that must be, or missed one that must',
    })),
    explanation: paragraphs(
      ...steps,
      say(
        'A conclusion follows only if it holds in every case that the statements allow, not merely in some.',
        'వాక్యాలు అనుమతించే ప్రతి సందర్భంలోనూ నిజమైతేనే తీర్మానం అనుసరిస్తుంది; కొన్ని సందర్భాల్లో నిజమైతే చాలదు.',
        'निष्कर्ष तभी अनुसरण करता है जब वह कथनों के हर संभव मामले में सत्य हो, केवल कुछ में नहीं।',
      ),
      say(`${correct.en}.`, `${correct.te}.`, `${correct.hi}।`),
    ),
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

/** `people`: Telugu counts and denies people otherwise than things. Hindi takes the singular, as papers print it. */
type Kind = Speech & { readonly people?: boolean }
const WORDS: readonly Kind[] = [
  say('pens', 'పెన్నులు', 'पेन'),
  say('books', 'పుస్తకాలు', 'पुस्तक'),
  say('tables', 'బల్లలు', 'मेज़'),
  say('chairs', 'కుర్చీలు', 'कुर्सी'),
  say('birds', 'పక్షులు', 'पक्षी'),
  say('trees', 'చెట్లు', 'पेड़'),
  say('rivers', 'నదులు', 'नदी'),
  say('roads', 'రోడ్లు', 'सड़क'),
  { ...say('clerks', 'గుమాస్తాలు', 'लिपिक'), people: true },
  { ...say('singers', 'గాయకులు', 'गायक'), people: true },
  { ...say('painters', 'చిత్రకారులు', 'चित्रकार'), people: true },
  { ...say('drivers', 'డ్రైవర్లు', 'ड्राइवर'), people: true },
  say('phones', 'ఫోన్లు', 'फ़ोन'),
  say('clocks', 'గడియారాలు', 'घड़ी'),
  say('lamps', 'దీపాలు', 'दीपक'),
  say('boxes', 'పెట్టెలు', 'बक्सा'),
  say('stones', 'రాళ్లు', 'पत्थर'),
  say('flowers', 'పువ్వులు', 'फूल'),
]

function claimed({ form, of, are }: Sentence, names: readonly Kind[]): Speech {
  const [a, b] = [names[of] as Kind, names[are] as Kind]
  const en = `${form} ${a.en} are ${b.en}.`
  switch (form) {
    case 'All':
      return say(en, `${a.people ? 'అందరు' : 'అన్ని'} ${a.te} ${b.te}.`, `सभी ${a.hi} ${b.hi} हैं।`)
    case 'Some':
      return say(en, `${a.people ? 'కొందరు' : 'కొన్ని'} ${a.te} ${b.te}.`, `कुछ ${a.hi} ${b.hi} हैं।`)
    case 'No':
      return say(en, `ఏ ${a.te} ${b.te} ${a.people ? 'కారు' : 'కావు'}.`, `कोई ${a.hi} ${b.hi} नहीं है।`)
  }
}

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
    const claim = (text: string) => claimed(parse(text), names)
    const reason = (text: string) => {
      const it = claim(text)
      return allowed.includes(text)
        ? say(`“${it.en}” must hold`, `“${it.te}” తప్పక నిజం`, `“${it.hi}” अवश्य सत्य है`)
        : say(`“${it.en}” need not hold`, `“${it.te}” నిజం కానవసరం లేదు`, `“${it.hi}” का सत्य होना आवश्यक नहीं`)
    }
    const [a, b, c] = names as [Kind, Kind, Kind]
    const [statements, reasons] = [joined([claim(first), claim(second)]), [reason(one), reason(two)] as const]
    const all = joined(names, ', ')
    return conclude(
      paragraphs(
        say(`**Statements:** ${statements.en}`, `**వాక్యాలు:** ${statements.te}`, `**कथन:** ${statements.hi}`),
        twoConclusions(claim(one), claim(two)),
        say(
          'Take the statements as true even if they differ from what is commonly known.',
          'వాక్యాలు సాధారణంగా తెలిసిన విషయాలకు భిన్నంగా ఉన్నా వాటిని నిజమని భావించండి.',
          'कथनों को सत्य मानिए, भले ही वे सर्वज्ञात तथ्यों से भिन्न हों।',
        ),
      ),
      verdict(allowed.includes(one), allowed.includes(two)),
      [
        say(
          `Draw circles for ${all.en} in every way that the two statements allow; the link between ${a.en} and ${c.en} is ${b.en}.`,
          `రెండు వాక్యాలు అనుమతించే అన్ని విధాలుగా వృత్తాలు గీయండి (${all.te}); ${a.te} – ${c.te} మధ్య లంకె: ${b.te}.`,
          `दोनों कथनों के हर संभव ढंग से ${all.hi} के वृत्त बनाइए; ${a.hi} और ${c.hi} को जोड़ने वाला पद ${b.hi} है।`,
        ),
        allowed.length === 0
          ? say(
              `These statements leave the relation of ${a.en} and ${c.en} open: ${reasons[0].en}, and ${reasons[1].en}.`,
              `ఈ వాక్యాలు ${a.te} – ${c.te} సంబంధాన్ని నిర్ణయించవు: ${reasons[0].te}; ${reasons[1].te}.`,
              `ये कथन ${a.hi} और ${c.hi} का संबंध तय नहीं करते: ${reasons[0].hi}; ${reasons[1].hi}।`,
            )
          : say(
              `From them ${reasons[0].en}, and ${reasons[1].en}.`,
              `వీటి నుండి: ${reasons[0].te}; ${reasons[1].te}.`,
              `इनसे: ${reasons[0].hi}; ${reasons[1].hi}।`,
            ),
      ],
    )
  },

  verify({ first, second, one, two }) {
    const from = [parse(first), parse(second)]
    return (VERDICTS[verdict(follows(from, parse(one)), follows(from, parse(two)))] as Speech).en
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
    const shown = ({ left, right, sign }: Claim) => `${letters[left]} ${sign} ${letters[right]}`
    const reason = (claim: Claim) => {
      const it = shown(claim)
      return byPath(signs, turn, claim)
        ? say(
            `${it} follows from the signs between the two letters`,
            `రెండు అక్షరాల మధ్య ఉన్న గుర్తుల నుండి ${it} వస్తుంది`,
            `दोनों अक्षरों के बीच के चिह्नों से ${it} मिलता है`,
          )
        : say(`${it} need not hold`, `${it} నిజం కానవసరం లేదు`, `${it} का सत्य होना आवश्यक नहीं`)
    }
    const reasons = joined([reason(one), reason(two)], '; ')
    return conclude(
      paragraphs(
        say(`**Statement:** ${chain}`, `**వాక్యం:** ${chain}`, `**कथन:** ${chain}`),
        twoConclusions(unsaid(shown(one)), unsaid(shown(two))),
      ),
      verdict(byPath(signs, turn, one), byPath(signs, turn, two)),
      [
        say(
          `Go along the chain from one letter to the other: the signs must all open to the same side, and one strict sign among them makes the result strict.`,
          `ఒక అక్షరం నుండి మరొక అక్షరానికి గొలుసు వెంట వెళ్ళండి: గుర్తులన్నీ ఒకే వైపు తెరుచుకోవాలి; వాటిలో ఒక్కటి > లేదా < అయినా ఫలితం కూడా > లేదా < అవుతుంది.`,
          `एक अक्षर से दूसरे तक शृंखला पर चलिए: सभी चिह्न एक ही ओर खुलने चाहिए; उनमें एक भी > या < हो तो परिणाम भी > या < होगा।`,
        ),
        say(`${reasons.en}.`, `${reasons.te}.`, `${reasons.hi}।`),
      ],
    )
  },

  // try every choice of small values for the letters
  verify({ letters, signs, turn, one, two }) {
    const possible = rowsThatFit(letters.length, signs, turn)
    const always = (claim: Claim) => possible.every((row) => holdsIn(row, claim))
    return (VERDICTS[verdict(always(one), always(two))] as Speech).en
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
