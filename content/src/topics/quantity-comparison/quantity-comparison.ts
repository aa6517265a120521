import type { DraftQuestion } from '../../question.ts'
import { template } from '../../questions/template.ts'
import type { Random } from '../../random.ts'
import { RELATION_NAMES, type Relation, relationOf } from '../../shared/arithmetic/relations.ts'
import { number, percent, rupees } from '../../text/format.ts'
import { each, paragraphs, say } from '../../text/localized.ts'
import { quantity } from '../../text/units.ts'
import type { LocalizedText } from '../../text.ts'
import { printedEquation } from '../quadratic-comparison/quadratic-comparison.ts'

const [ONE, TWO] = [say('Quantity I', 'పరిమాణం I', 'मात्रा I'), say('Quantity II', 'పరిమాణం II', 'मात्रा II')]
const related = (sign: string): LocalizedText => each((language) => `${ONE[language]} ${sign} ${TWO[language]}`)

/** The five standing answers about two quantities; their order is always the same. */
const COMPARED: Readonly<Record<Relation, LocalizedText>> = {
  more: related('>'),
  'more or equal': related('≥'),
  less: related('<'),
  'less or equal': related('≤'),
  none: say(
    'Quantity I = Quantity II, or no relation',
    'పరిమాణం I = పరిమాణం II, లేదా ఏ సంబంధాన్నీ నిర్ధారించలేం',
    'मात्रा I = मात्रा II, या कोई संबंध स्थापित नहीं किया जा सकता',
  ),
}

function compared(
  one: LocalizedText,
  two: LocalizedText,
  right: Relation,
  steps: readonly LocalizedText[],
  given?: LocalizedText,
): DraftQuestion {
  const correct = COMPARED[right]
  return {
    stem: paragraphs(
      say(
        'Find the two quantities and choose the relation between them.',
        'రెండు పరిమాణాలను కనుగొని, వాటి మధ్య సంబంధాన్ని ఎంచుకోండి.',
        'दोनों मात्राएँ ज्ञात करें और उनके बीच का संबंध चुनें।',
      ),
      given,
      each((language) => `**${ONE[language]}:** ${one[language]}`),
      each((language) => `**${TWO[language]}:** ${two[language]}`),
    ),
    correct,
    distractors: RELATION_NAMES.filter((name) => name !== right).map((name) => ({
      text: COMPARED[name],
      mistake: 'found one of the quantities wrongly, or compared one pair of values only',
    })),
    fixedOrder: RELATION_NAMES.map((name) => COMPARED[name]),
    explanation: paragraphs(
      ...steps,
      each((language) => `${correct[language]}${language === 'hi' ? '।' : '.'}`),
    ),
  }
}

/** A quantity in words, how it is found, and its value found by another road. */
type Quantity = {
  readonly text: LocalizedText
  readonly value: number
  readonly how: string
  readonly again: () => number
}
type Kind = (random: Random) => Quantity

const simpleInterest: Kind = (random) => {
  const [p, r, t] = [random.step(4000, 20000, 1000), random.int(5, 15), random.int(2, 5)]
  const value = (p * r * t) / 100
  return {
    text: say(
      `the simple interest on ${rupees(p)} at ${percent(r)} a year for ${t} years`,
      `${rupees(p)}పై సంవత్సరానికి ${percent(r)} చొప్పున ${t} సంవత్సరాలకు బారువడ్డీ`,
      `${rupees(p)} पर ${percent(r)} वार्षिक दर से ${t} वर्ष का साधारण ब्याज`,
    ),
    value,
    how: `${number(p)} × ${r} × ${t} ÷ 100 = ${number(value)}`,
    again: () => Array.from({ length: t }, () => (p / 100) * r).reduce((sum, year) => sum + year, 0),
  }
}
const compoundInterest: Kind = (random) => {
  const [p, r] = [random.step(4000, 20000, 1000), random.pick([5, 10, 15, 20])]
  const value = (p * (200 * r + r * r)) / 10000
  return {
    text: say(
      `the compound interest on ${rupees(p)} at ${percent(r)} a year for 2 years, compounded yearly`,
      `${rupees(p)}పై సంవత్సరానికి ${percent(r)} చొప్పున 2 సంవత్సరాలకు చక్రవడ్డీ (వడ్డీని ఏటా తిరగకడతారు)`,
      `${rupees(p)} पर ${percent(r)} वार्षिक दर से 2 वर्ष का चक्रवृद्धि ब्याज (वार्षिक संयोजन)`,
    ),
    value,
    how: `${number(p)} × (${2 * r} + ${(r * r) / 100}) ÷ 100 = ${number(value)}`,
    again: () => p * (1 + r / 100) ** 2 - p,
  }
}
const share: Kind = (random) => {
  const [p, whole] = [random.step(15, 85, 5), random.step(200, 1200, 20)]
  return {
    text: say(
      `${percent(p)} of ${number(whole)}`,
      `${number(whole)}లో ${percent(p)}`,
      `${number(whole)} का ${percent(p)}`,
    ),
    value: (p * whole) / 100,
    how: `${number(whole)} × ${p} ÷ 100 = ${(p * whole) / 100}`,
    again: () => whole - (whole * (100 - p)) / 100,
  }
}
const average: Kind = (random) => {
  const [first, step, count] = [random.int(60, 300), random.int(2, 12), random.pick([5, 7, 9])]
  const numbers = Array.from({ length: count }, (_, n) => first + n * step)
  return {
    text: say(`the average of ${numbers.join(', ')}`, `${numbers.join(', ')}ల సగటు`, `${numbers.join(', ')} का औसत`),
    value: first + (step * (count - 1)) / 2,
    how: `(${first} + ${numbers.at(-1)}) ÷ 2 = ${first + (step * (count - 1)) / 2}`,
    again: () => numbers.reduce((sum, n) => sum + n, 0) / count,
  }
}
const PAIRS = [
  [6, 12, 4],
  [10, 15, 6],
  [12, 24, 8],
  [20, 30, 12],
  [15, 30, 10],
  [12, 36, 9],
  [18, 36, 12],
  [21, 28, 12],
  [24, 48, 16],
  [20, 60, 15],
  [10, 40, 8],
] as const
const together: Kind = (random) => {
  const [a, b, days] = random.pick(PAIRS)
  return {
    text: say(
      `the days that A and B need together for a work that A does alone in ${a} days and B in ${b} days`,
      `ఒక పనిని A ఒక్కడే ${a} రోజుల్లో, B ఒక్కడే ${b} రోజుల్లో చేస్తే, ఇద్దరూ కలిసి చేయడానికి పట్టే రోజులు`,
      `A अकेला ${a} दिन में और B अकेला ${b} दिन में जो काम करता है, उसे दोनों मिलकर जितने दिन में करेंगे`,
    ),
    value: days,
    how: `${a} × ${b} ÷ (${a} + ${b}) = ${days}`,
    again: () => 1 / (1 / a + 1 / b),
  }
}
const menAndDays: Kind = (random) => {
  const [unit, m, n] = [random.int(1, 3), random.int(4, 12), random.int(4, 12)]
  // m men need n·unit days, so n men need m·unit
  const days = m * unit
  return {
    text: say(
      `the days that ${n} men need for a work that ${m} men do in ${n * unit} days`,
      `ఒక పనిని ${m} మంది ${n * unit} రోజుల్లో చేస్తే, ${n} మందికి పట్టే రోజులు`,
      `${m} व्यक्ति जो काम ${n * unit} दिन में करते हैं, उसे ${n} व्यक्ति जितने दिन में करेंगे`,
    ),
    value: days,
    how: `${m} × ${n * unit} ÷ ${n} = ${days}`,
    again: () => 1 / ((1 / (n * unit) / m) * n),
  }
}
const trainLength: Kind = (random) => {
  const [v, t] = [random.step(36, 108, 18), random.int(6, 20)]
  const value = (v * 5 * t) / 18
  return {
    text: say(
      `the length in metres of a train that passes a pole in ${t} seconds at ${quantity(v, 'km/h').en}`,
      `${quantity(v, 'km/h').te} వేగంతో ${t} సెకన్లలో స్తంభాన్ని దాటే రైలు పొడవు (మీటర్లలో)`,
      `${quantity(v, 'km/h').hi} की चाल से ${t} सेकंड में खंभा पार करने वाली रेलगाड़ी की लंबाई (मीटर में)`,
    ),
    value,
    how: `${v} × 5 ÷ 18 × ${t} = ${value}`,
    again: () => (v * 1000 * t) / 3600,
  }
}
const platform: Kind = (random) => {
  const [v, t, length] = [random.step(36, 108, 18), random.int(18, 32), random.step(80, 170, 10)]
  const value = (v * 5 * t) / 18 - length
  return {
    text: say(
      `the length in metres of a platform that a train ${quantity(length, 'm').en} long crosses in ${t} seconds at ${quantity(v, 'km/h').en}`,
      `${quantity(length, 'm').te} పొడవు గల రైలు ${quantity(v, 'km/h').te} వేగంతో ${t} సెకన్లలో దాటే ప్లాట్‌ఫారం పొడవు (మీటర్లలో)`,
      `${quantity(length, 'm').hi} लंबी रेलगाड़ी ${quantity(v, 'km/h').hi} की चाल से जिस प्लेटफ़ॉर्म को ${t} सेकंड में पार करती है, उसकी लंबाई (मीटर में)`,
    ),
    value,
    how: `${v} × 5 ÷ 18 × ${t} − ${length} = ${value}`,
    again: () => (v * 1000 * t) / 3600 - length,
  }
}
/** Both of a pair are of one kind of thing. */
const EASY: readonly (readonly [Kind, Kind])[] = [
  [share, average],
  [average, share],
  [share, share],
]
const MEDIUM: readonly (readonly [Kind, Kind])[] = [
  [simpleInterest, compoundInterest],
  [compoundInterest, simpleInterest],
  [together, menAndDays],
  [trainLength, platform],
  [platform, trainLength],
]

export const twoQuantities = template({
  id: 'quantity-comparison/two-calculations',
  topic: 'quantity-comparison',
  levels: ['easy', 'medium'],
  exams: ['bank'],

  draw(random, level) {
    const wanted = random.pick(['more', 'less', 'none'] as const)
    for (let tries = 0; ; tries++) {
      const [first, second] = random.pick(level === 'easy' ? EASY : MEDIUM)
      const [one, two] = [first(random), second(random)]
      const near = Math.abs(one.value - two.value) < 0.5 * one.value
      const whole = one.how.includes('.') === false && two.how.includes('.') === false
      if (
        one.value > 0 &&
        two.value > 0 &&
        near &&
        whole &&
        (relationOf([one.value], [two.value]) === wanted || tries > 300)
      )
        return { one, two }
    }
  },

  write: ({ one, two }) =>
    compared(one.text, two.text, relationOf([one.value], [two.value]), [
      each((language) => `${ONE[language]}: ${one.how}`),
      each((language) => `${TWO[language]}: ${two.how}`),
    ]),

  verify: ({ one, two }) => COMPARED[relationOf([Math.round(one.again() * 1e6)], [Math.round(two.again() * 1e6)])].en,
})

export const rootAndQuantity = template({
  id: 'quantity-comparison/roots-and-a-number',
  topic: 'quantity-comparison',
  levels: ['medium', 'hard'],
  exams: ['bank'],

  draw(random, level) {
    const wanted = random.pick(RELATION_NAMES)
    for (;;) {
      const roots = [random.int(-9, 14), random.int(-9, 14)] as const
      // what the equation is held against: an age, a number of days
      const [difference, factor] = [random.int(2, 12), random.int(2, 4)]
      const other = level === 'medium' ? difference : (difference * factor) / (factor - 1)
      const given = { difference, factor, hard: level === 'hard' }
      if (roots[0] + roots[1] === 0 || roots[0] * roots[1] === 0 || !Number.isInteger(other)) continue
      if (relationOf(roots, [other]) === wanted) return { roots, other, ...given }
    }
  },

  write({ roots: [p, q], other, difference, factor, hard }) {
    const equation = printedEquation([1, -(p + q), p * q], 'x')
    const second = hard
      ? say(
          `the age of a brother who is ${difference} years older than his sister and ${factor === 2 ? 'twice' : `${factor} times`} as old as she`,
          `చెల్లెలి కంటే ${difference} సంవత్సరాలు పెద్దవాడై, ఆమె వయస్సుకు ${factor} రెట్లు వయస్సు గల అన్న వయస్సు`,
          `उस भाई की आयु जो बहन से ${difference} वर्ष बड़ा है और जिसकी आयु बहन की आयु की ${factor} गुनी है`,
        )
      : say(
          `the number that, added to ${factor} times itself, gives ${other * (factor + 1)}`,
          `ఒక సంఖ్యకు దాని ${factor} రెట్లు కలిపితే ${other * (factor + 1)} వస్తుంది; ఆ సంఖ్య`,
          `वह संख्या जिसमें उसका ${factor} गुना जोड़ने पर ${other * (factor + 1)} मिलता है`,
        )
    return compared(
      say(`$x$, where ${equation}`, `$x$, ఇక్కడ ${equation}`, `$x$, जहाँ ${equation}`),
      second,
      relationOf([p, q], [other]),
      [
        each(
          (language) =>
            `${ONE[language]}: $(x ${p < 0 ? '+' : '-'} ${Math.abs(p)})(x ${q < 0 ? '+' : '-'} ${Math.abs(q)}) = 0$, $x = ${p}, ${q}$`,
        ),
        hard
          ? each(
              (language) =>
                `${TWO[language]}: ${factor}s − s = ${difference}, s = ${difference / (factor - 1)}, ${factor}s = ${other}`,
            )
          : each((language) => `${TWO[language]}: ${other * (factor + 1)} ÷ ${factor + 1} = ${other}`),
      ],
    )
  },

  // every whole number tried in the equation and in the sentence
  verify({ roots: [p, q], other, difference, factor, hard }) {
    const all = Array.from({ length: 121 }, (_, n) => n - 60)
    const xs = all.filter((x) => x * x - (p + q) * x + p * q === 0)
    const ys = all.filter((y) => (hard ? y === factor * (y - difference) : y + factor * y === other * (factor + 1)))
    return COMPARED[relationOf(xs, ys)].en
  },
})
