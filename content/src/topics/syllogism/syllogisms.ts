import { itemAt, tupleOf } from '../../checked-access.ts'
import { template } from '../../questions/template.ts'
import type { Random } from '../../random.ts'
import { judged, twoConclusions, VERDICT_NAMES, VERDICTS, verdict } from '../../shared/verdicts/verdicts.ts'
import { each, joined, paragraphs, say } from '../../text/localized.ts'
import type { LocalizedText } from '../../text.ts'
import type { Level } from '../../topics.ts'
import {
  type Claim,
  closure,
  type Form,
  followsByRules,
  followsIn,
  oneAlways,
  opposite,
  things,
  worded,
  worlds,
} from './categories.ts'

type Case = { readonly sets: number; readonly statements: readonly Claim[]; readonly names: readonly LocalizedText[] }

/** Statements that link each set to the next, either way round; at least two worlds agree with them. */
function drawCase(random: Random, level: Level, fewer: boolean): Case {
  const sets = level === 'easy' ? 3 : 4
  const forms: readonly Form[] =
    level === 'hard' || fewer ? ['all', 'all', 'no', 'some', 'few', 'few'] : ['all', 'all', 'no', 'some']
  for (;;) {
    const statements = Array.from({ length: sets - 1 }, (_, n): Claim => {
      const turned = random.chance(0.35)
      return { form: random.pick(forms), of: turned ? n + 1 : n, are: turned ? n : n + 1 }
    })
    if (new Set(statements.map(({ form }) => form)).size < 2) continue
    const few = statements.filter(({ form }) => form === 'few').length
    if (fewer && (level === 'hard' ? few < 2 : few !== 1)) continue
    return { sets, statements, names: things(random, sets) }
  }
}

/** A conclusion about two sets that no statement names together, more often than not; never a statement once more, and beyond the easy ones none turned round either. */
function drawClaim(random: Random, { sets, statements }: Case, forms: readonly Form[]): Claim {
  for (;;) {
    const [of, are] = [random.int(0, sets - 1), random.int(0, sets - 1)]
    if (of === are || (Math.abs(of - are) === 1 && random.chance(0.7))) continue
    const form = random.pick(forms)
    const claim = { form, of, are }
    const turned = (one: Claim) => sets > 3 && sameClaim(one, claim)
    if (!statements.some((one) => turned(one) || (one.form === form && one.of === of && one.are === are))) return claim
  }
}

const sameClaim = (a: Claim, b: Claim) =>
  a.form === b.form &&
  ((a.of === b.of && a.are === b.are) || (a.of === b.are && a.are === b.of && (a.form === 'some' || a.form === 'no')))
const dot = (text: LocalizedText): LocalizedText => say(`${text.en}.`, `${text.te}.`, `${text.hi}।`)
const given = ({ statements, names }: Case): LocalizedText => {
  const lines = joined(statements.map((claim) => dot(worded(claim, names))))
  return say(`**Statements:** ${lines.en}`, `**ప్రకటనలు:** ${lines.te}`, `**कथन:** ${lines.hi}`)
}
const TAKE = say(
  'Take the statements as true even if they differ from commonly known facts.',
  'సాధారణంగా తెలిసిన వాస్తవాలకు భిన్నంగా ఉన్నా ప్రకటనలను నిజమని భావించండి.',
  'कथनों को सत्य मानें, भले ही वे सर्वज्ञात तथ्यों से भिन्न हों।',
)
const FEW = say(
  '“Only a few A are B” says two things: some A are B, and some A are not B.',
  '“కొన్ని A మాత్రమే B” అంటే రెండు విషయాలు: కొన్ని Aలు Bలు, కొన్ని Aలు Bలు కావు.',
  '“केवल कुछ A, B हैं” के दो अर्थ हैं: कुछ A, B हैं और कुछ A, B नहीं हैं।',
)
const RULES = say(
  'Join the statements through the set that they share: all + all gives all, all + no gives no, some + all gives some, some + no gives some are not, and no + all gives that some of the last are not the first.',
  'ఉమ్మడి పదం ద్వారా ప్రకటనలను కలపండి: అన్ని + అన్ని = అన్ని, అన్ని + ఏ…కావు = ఏ…కావు, కొన్ని + అన్ని = కొన్ని, కొన్ని + ఏ…కావు = కొన్ని…కావు, ఏ…కావు + అన్ని = చివరివాటిలో కొన్ని మొదటివి కావు.',
  'साझा पद से कथनों को जोड़ें: सभी + सभी = सभी, सभी + कोई नहीं = कोई नहीं, कुछ + सभी = कुछ, कुछ + कोई नहीं = कुछ … नहीं, कोई नहीं + सभी = अंतिम में से कुछ पहले वाले नहीं।',
)

/** Why a conclusion follows or does not. */
function reason({ sets, statements, names }: Case, claim: Claim, mark: string): LocalizedText {
  const sure = closure(sets, statements)
  const [text, follows] = [worded(claim, names), followsByRules(sets, statements, claim)]
  const against = dot(worded(opposite(claim), names))
  if (claim.possible)
    return follows
      ? say(
          `${mark}. “${text.en}”: nothing in the statements forbids it, so the possibility is there.`,
          `${mark}. “${text.te}”: ప్రకటనలు దీన్ని నిషేధించవు, కాబట్టి అవకాశం ఉంది.`,
          `${mark}. “${text.hi}”: कथन इसे मना नहीं करते, इसलिए संभावना है।`,
        )
      : say(
          `${mark}. “${text.en}”: the statements make “${worded(opposite(claim), names).en}” certain, so it is impossible.`,
          `${mark}. “${text.te}”: ప్రకటనల ప్రకారం “${worded(opposite(claim), names).te}” కచ్చితం, కాబట్టి ఇది అసాధ్యం.`,
          `${mark}. “${text.hi}”: कथनों से “${worded(opposite(claim), names).hi}” निश्चित है, इसलिए यह असंभव है।`,
        )
  if (follows)
    return say(
      `${mark}. “${text.en}” holds in every diagram of the statements.`,
      `${mark}. “${text.te}” – ప్రకటనల ప్రతి చిత్రంలోనూ నిజం.`,
      `${mark}. “${text.hi}” कथनों के हर आरेख में सत्य है।`,
    )
  return sure(opposite(claim))
    ? say(
        `${mark}. “${text.en}” is false: the statements give “${against.en}”`,
        `${mark}. “${text.te}” తప్పు: ప్రకటనల నుండి “${worded(opposite(claim), names).te}” వస్తుంది.`,
        `${mark}. “${text.hi}” असत्य है: कथनों से “${worded(opposite(claim), names).hi}” मिलता है।`,
      )
    : say(
        `${mark}. “${text.en}” holds in some diagrams and fails in others, so it does not follow.`,
        `${mark}. “${text.te}” కొన్ని చిత్రాల్లో నిజం, కొన్నింటిలో కాదు, కాబట్టి అనుసరించదు.`,
        `${mark}. “${text.hi}” कुछ आरेखों में सत्य और कुछ में असत्य है, इसलिए अनुसरण नहीं करता।`,
      )
}
const EITHER = say(
  'The two are each other’s opposite: in every diagram exactly one of them is true.',
  'ఈ రెండూ పరస్పర విరుద్ధాలు: ప్రతి చిత్రంలోనూ వీటిలో ఒకటి మాత్రమే నిజం.',
  'ये दोनों एक-दूसरे के विपरीत हैं: हर आरेख में इनमें से ठीक एक सत्य है।',
)

const steps = (one: Case, first: Claim, second: Claim, either: boolean): readonly LocalizedText[] => [
  RULES,
  ...(one.statements.some(({ form }) => form === 'few') ? [FEW] : []),
  reason(one, first, 'I'),
  reason(one, second, 'II'),
  ...(either ? [EITHER] : []),
]

/** Whether one of the two is true whatever the statements leave open, because they are opposites. */
const complement = (a: Claim, b: Claim) => !a.possible && !b.possible && sameClaim(opposite(a), b)

export const conclusionsFive = template({
  id: 'syllogism/two-conclusions-five-answers',
  topic: 'syllogism',
  levels: ['easy', 'medium', 'hard'],
  exams: ['bank', 'mat'],

  draw(random, level) {
    const wanted = random.pick(VERDICT_NAMES)
    for (;;) {
      const one = drawCase(random, level, false)
      const first = drawClaim(random, one, ['all', 'no', 'some', 'some-not'])
      const second = wanted === 'either' ? opposite(first) : drawClaim(random, one, ['all', 'no', 'some', 'some-not'])
      if (sameClaim(first, second)) continue
      const [x, y] = tupleOf(
        [first, second].map((claim) => followsByRules(one.sets, one.statements, claim)),
        2,
      )
      const either = complement(first, second)
      if (verdict(x, y, either) !== wanted) continue
      // pairs that are no opposites and yet cover every case would be argued about
      if (wanted === 'neither' && oneAlways(worlds(one.sets, one.statements), one.sets, first, second)) continue
      return { ...one, first, second, either: wanted === 'either' }
    }
  },

  write({ first, second, either, ...one }) {
    const [x, y] = tupleOf(
      [first, second].map((claim) => followsByRules(one.sets, one.statements, claim)),
      2,
    )
    return judged(
      paragraphs(given(one), twoConclusions(dot(worded(first, one.names)), dot(worded(second, one.names))), TAKE),
      verdict(x, y, either),
      steps(one, first, second, either),
    )
  },

  verify({ sets, statements, first, second }) {
    const cases = worlds(sets, statements)
    return VERDICTS[
      verdict(followsIn(cases, sets, first), followsIn(cases, sets, second), oneAlways(cases, sets, first, second))
    ].en
  },
})

export const possibilities = template({
  id: 'syllogism/possibilities',
  topic: 'syllogism',
  levels: ['medium', 'hard'],
  exams: ['bank', 'mat'],

  draw(random, level) {
    const wanted = random.pick(VERDICT_NAMES.filter((name) => name !== 'either'))
    for (;;) {
      const one = drawCase(random, level, true)
      const sure = closure(one.sets, one.statements)
      const may: Claim = { ...drawClaim(random, one, ['all', 'all', 'some']), possible: true }
      const must = drawClaim(random, one, ['all', 'no', 'some', 'some-not'])
      // what is certain is hardly called a possibility; and the two must not be about one and the same thing
      if (sure({ form: may.form, of: may.of, are: may.are }) || sameClaim({ ...may, form: may.form }, must)) continue
      if (may.of + may.are === must.of + must.are && may.of * may.are === must.of * must.are) continue
      const [first, second] = tupleOf(random.shuffle([may, must]), 2)
      const [x, y] = tupleOf(
        [first, second].map((claim) => followsByRules(one.sets, one.statements, claim)),
        2,
      )
      if (verdict(x, y, false) === wanted) return { ...one, first, second }
    }
  },

  write({ first, second, ...one }) {
    const [x, y] = tupleOf(
      [first, second].map((claim) => followsByRules(one.sets, one.statements, claim)),
      2,
    )
    return judged(
      paragraphs(given(one), twoConclusions(dot(worded(first, one.names)), dot(worded(second, one.names))), TAKE),
      verdict(x, y, false),
      steps(one, first, second, false),
    )
  },

  verify({ sets, statements, first, second }) {
    const cases = worlds(sets, statements)
    return VERDICTS[verdict(followsIn(cases, sets, first), followsIn(cases, sets, second), false)].en
  },
})

const MARKS = ['I', 'II', 'III'] as const
/** Which of three conclusions follow, as an option. */
const chosen = (which: readonly boolean[]): LocalizedText => {
  const marks = MARKS.filter((_, n) => which[n])
  if (marks.length === 0) return say('None follows', 'ఏదీ అనుసరించదు', 'कोई अनुसरण नहीं करता')
  if (marks.length === 3)
    return say('All of I, II and III follow', 'I, II, III అన్నీ అనుసరిస్తాయి', 'I, II और III सभी अनुसरण करते हैं')
  return marks.length === 1
    ? say(`Only ${marks[0]} follows`, `${marks[0]} మాత్రమే అనుసరిస్తుంది`, `केवल ${marks[0]} अनुसरण करता है`)
    : say(
        `Only ${marks.join(' and ')} follow`,
        `${marks.join(', ')} మాత్రమే అనుసరిస్తాయి`,
        `केवल ${marks.join(' और ')} अनुसरण करते हैं`,
      )
}

export const threeConclusions = template({
  id: 'syllogism/three-conclusions',
  topic: 'syllogism',
  levels: ['easy', 'medium', 'hard'],
  exams: ['ssc', 'railway', 'mat', 'cat', 'afcat', 'nimcet'],

  draw(random, level) {
    const wanted = random.int(0, 2)
    for (;;) {
      const one = drawCase(random, level, level === 'hard')
      const claims = Array.from({ length: 3 }, () => drawClaim(random, one, ['all', 'no', 'some', 'some']))
      const twice = claims.some((a, n) => claims.some((b, m) => m > n && (sameClaim(a, b) || complement(a, b))))
      const right = claims.filter((claim) => followsByRules(one.sets, one.statements, claim)).length
      if (twice || right !== wanted) continue
      return { ...one, claims, flips: random.shuffle([0, 1, 2, 3, 4, 5, 6, 7]) }
    }
  },

  write({ claims, flips, ...one }) {
    const right = claims.map((claim) => followsByRules(one.sets, one.statements, claim))
    const correct = chosen(right)
    const lines = claims.map((claim, n) => {
      const text = dot(worded(claim, one.names))
      return each((language) => `**${MARKS[n]}.** ${text[language]}`)
    })
    const head = say('**Conclusions:**', '**తీర్మానాలు:**', '**निष्कर्ष:**')
    return {
      stem: paragraphs(
        given(one),
        head,
        ...lines,
        TAKE,
        say('Which of the conclusions follow?', 'ఏ తీర్మానాలు అనుసరిస్తాయి?', 'कौन-से निष्कर्ष अनुसरण करते हैं?'),
      ),
      correct,
      distractors: flips
        .map((bits) => right.map((_, n) => ((bits >> n) & 1) === 1))
        .filter((which) => chosen(which).en !== correct.en)
        .sort((a, b) => differences(a, right) - differences(b, right))
        .slice(0, 4)
        .map((which) => ({
          text: chosen(which),
          mistake: 'took a conclusion that may be true for one that must be, or missed one that must',
        })),
      explanation: paragraphs(
        RULES,
        one.statements.some(({ form }) => form === 'few') && FEW,
        ...claims.map((claim, n) => reason(one, claim, itemAt(MARKS, n))),
        say(`${correct.en}.`, `${correct.te}.`, `${correct.hi}।`),
      ),
    }
  },

  verify({ sets, statements, claims }) {
    const cases = worlds(sets, statements)
    return chosen(claims.map((claim) => followsIn(cases, sets, claim))).en
  },
})

const differences = (a: readonly boolean[], b: readonly boolean[]) => a.filter((one, n) => one !== b[n]).length
