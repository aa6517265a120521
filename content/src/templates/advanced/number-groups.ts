import { template } from '../../question.ts'
import type { Random } from '../../random.ts'
import { say, unsaid } from '../../speech.ts'
import { numericQuestion, textQuestion } from '../numeric-question.ts'

type Rule = { readonly name: string; readonly last: (a: number, b: number) => number }

/** How the third number of a group may come from the first two. */
const RULES: readonly Rule[] = [
  { name: 'a × b', last: (a, b) => a * b },
  { name: 'a + b', last: (a, b) => a + b },
  { name: 'a × b + a', last: (a, b) => a * b + a },
  { name: 'a × b + b', last: (a, b) => a * b + b },
  { name: 'a × b − a', last: (a, b) => a * b - a },
  { name: 'a × b − b', last: (a, b) => a * b - b },
  { name: 'a × b + a + b', last: (a, b) => a * b + a + b },
  { name: 'a × b − (a + b)', last: (a, b) => a * b - a - b },
  { name: 'a² + b', last: (a, b) => a * a + b },
  { name: 'a + b²', last: (a, b) => a + b * b },
  { name: 'a² + b²', last: (a, b) => a * a + b * b },
  { name: 'a² − b', last: (a, b) => a * a - b },
  { name: 'b² − a', last: (a, b) => b * b - a },
  { name: '2 × a × b', last: (a, b) => 2 * a * b },
  { name: '2 × (a + b)', last: (a, b) => 2 * (a + b) },
  { name: '3 × a + 2 × b', last: (a, b) => 3 * a + 2 * b },
  { name: '2 × a + 3 × b', last: (a, b) => 2 * a + 3 * b },
  { name: '(a + b)²', last: (a, b) => (a + b) ** 2 },
  { name: 'a² + b² + 1', last: (a, b) => a * a + b * b + 1 },
  { name: '(a + b) × a', last: (a, b) => (a + b) * a },
  { name: '(a + b) × b', last: (a, b) => (a + b) * b },
]
const HARD = RULES.slice(6)

type Group = readonly [number, number, number]
const shown = ([a, b, c]: Group): string => `(${a}, ${b}, ${c})`
const fits = ({ last }: Rule, [a, b, c]: Group): boolean => last(a, b) === c

/** Groups of one rule; no other rule holds for as many of them. */
function drawGroups(random: Random, count: number): { rule: Rule; groups: Group[] } {
  const rule = random.pick(HARD)
  for (;;) {
    const groups = Array.from({ length: count }, (): Group => {
      const [a, b] = [random.int(3, 14), random.int(2, 13)]
      return [a, b, rule.last(a, b)]
    })
    const own = groups.every(([a, b, c]) => c > 0 && a !== b) && new Set(groups.map(shown)).size === count
    const others = RULES.filter((other) => other !== rule)
    if (own && others.every((other) => groups.filter((group) => fits(other, group)).length < 2)) return { rule, groups }
  }
}

export const oddGroup = template({
  id: 'odd-one-out/number-groups',
  topic: 'odd-one-out',
  levels: ['hard'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'mat', 'afcat'],

  draw(random) {
    for (;;) {
      const { rule, groups } = drawGroups(random, 5)
      const place = random.int(0, 4)
      const [a, b, c] = groups[place] as Group
      const odd: Group = [a, b, c + random.pick([-3, -2, -1, 1, 2, 3])]
      const all = groups.with(place, odd)
      // taken as a rule for four groups, nothing else may leave another one out
      const four = RULES.filter((other) => all.filter((group) => fits(other, group)).length >= 3)
      if (odd[2] > 0 && four.length === 1) return { rule, groups: all, place }
    }
  },

  write({ rule, groups, place }) {
    const odd = groups[place] as Group
    const list = groups.map(shown).join('; ')
    return textQuestion({
      stem: say(
        `In each group but one the third number follows from the first two by the same rule. Which group is the odd one?\n\n${list}`,
        `ఒక్కటి తప్ప మిగతా సమూహాల్లో మూడవ సంఖ్య మొదటి రెండింటి నుండి ఒకే నియమంతో వస్తుంది. భిన్నమైన సమూహం ఏది?\n\n${list}`,
        `एक को छोड़कर सभी समूहों में तीसरी संख्या पहली दो से एक ही नियम द्वारा मिलती है। भिन्न समूह कौन-सा है?\n\n${list}`,
      ),
      correct: shown(odd),
      wrong: groups.filter((group) => group !== odd).map((group) => [shown(group), 'did not find the rule'] as const),
      steps: [
        say(
          `With (a, b, c) the rule is c = ${rule.name}.`,
          `(a, b, c) అయితే నియమం: c = ${rule.name}.`,
          `(a, b, c) में नियम: c = ${rule.name}।`,
        ),
        unsaid(
          groups
            .filter((group) => group !== odd)
            .map(([a, b, c]) => `${shown([a, b, c])}: ${rule.last(a, b)}`)
            .join('; '),
        ),
        say(
          `For ${shown(odd)} it would give ${rule.last(odd[0], odd[1])}.`,
          `${shown(odd)} కు ${rule.last(odd[0], odd[1])} రావాలి.`,
          `${shown(odd)} के लिए ${rule.last(odd[0], odd[1])} आना चाहिए।`,
        ),
      ],
    })
  },

  // every rule tried: the one that holds for four groups leaves one out
  verify({ groups }) {
    const left = RULES.map((rule) => groups.filter((group) => !fits(rule, group))).filter((rest) => rest.length === 1)
    return left.length === 1 ? shown(left[0]?.[0] as Group) : 'not one'
  },
})

const swapDigits = (n: number): number => Number([...String(n)].reverse().join(''))

export const threeDigitNumber = template({
  id: 'number-system/three-digit-number',
  topic: 'number-system',
  levels: ['hard'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'mat', 'cat', 'afcat'],

  draw(random) {
    for (;;) {
      const [a, b, c] = [random.int(1, 9), random.int(0, 9), random.int(1, 9)]
      if (
        a > c &&
        b > 0 &&
        solutions(a + b + c, a * 100 + b * 10 + c - swapDigits(a * 100 + b * 10 + c), b - a - c).length === 1
      )
        return { a, b, c }
    }
  },

  write({ a, b, c }) {
    const n = 100 * a + 10 * b + c
    const difference = n - swapDigits(n)
    const rest = b - a - c
    const relation =
      rest === 0
        ? say('equal to', 'సమానం', 'बराबर')
        : rest > 0
          ? say(`${rest} more than`, `కంటే ${rest} ఎక్కువ`, `से ${rest} अधिक`)
          : say(`${-rest} less than`, `కంటే ${-rest} తక్కువ`, `से ${-rest} कम`)
    return numericQuestion({
      stem: say(
        `The digits of a three-digit number add up to ${a + b + c}. The middle digit is ${relation.en} the sum of the other two. The number is ${difference} more than the number with its digits in reverse order. What is the number?`,
        `ఒక మూడంకెల సంఖ్య అంకెల మొత్తం ${a + b + c}. మధ్య అంకె మిగతా రెండు అంకెల మొత్తాని${rest === 0 ? 'కి' : ''} ${relation.te}. అంకెలను తిరగరాసిన సంఖ్య కంటే ఈ సంఖ్య ${difference} ఎక్కువ. ఆ సంఖ్య ఏది?`.replace(
          'మొత్తాని కంటే',
          'మొత్తం కంటే',
        ),
        `तीन अंकों की एक संख्या के अंकों का योग ${a + b + c} है। बीच का अंक शेष दो अंकों के योग ${relation.hi === 'बराबर' ? 'के बराबर' : relation.hi} है। यह संख्या अंकों का क्रम उलटने से बनी संख्या से ${difference} अधिक है। संख्या क्या है?`,
      ),
      answer: n,
      format: String,
      step: 9,
      wrong: [
        [swapDigits(n), 'gave the reversed number'],
        [100 * b + 10 * a + c, 'exchanged two digits'],
        [100 * a + 10 * c + b, 'exchanged two digits'],
        [n + 99, 'slipped in the difference of the digits'],
        [n - 90, 'slipped in the middle digit'],
      ],
      steps: [
        say(
          `Reversing changes the number by 99 times the difference of the outer digits: ${difference} ÷ 99 = ${a - c}.`,
          `తిరగరాస్తే తేడా మొదటి, చివరి అంకెల భేదానికి 99 రెట్లు: ${difference} ÷ 99 = ${a - c}.`,
          `उलटने पर अंतर बाहरी अंकों के अंतर का 99 गुना होता है: ${difference} ÷ 99 = ${a - c}।`,
        ),
        say(
          `The middle digit is ${b} and the outer ones add up to ${a + c}, so they are ${a} and ${c}.`,
          `మధ్య అంకె ${b}, మొదటి, చివరి అంకెల మొత్తం ${a + c}; కాబట్టి అవి ${a}, ${c}.`,
          `बीच का अंक ${b} और बाहरी अंकों का योग ${a + c} है, अतः वे ${a} और ${c} हैं।`,
        ),
      ],
    })
  },

  verify({ a, b, c }) {
    const n = 100 * a + 10 * b + c
    const found = solutions(a + b + c, n - swapDigits(n), b - a - c)
    return found.length === 1 ? String(found[0]) : 'not one'
  },
})

/** Every three-digit number of that kind. */
function solutions(total: number, difference: number, rest: number): number[] {
  return Array.from({ length: 900 }, (_, k) => k + 100).filter((n) => {
    const [a, b, c] = [Math.floor(n / 100), Math.floor(n / 10) % 10, n % 10] as const
    return a + b + c === total && n - swapDigits(n) === difference && b - a - c === rest
  })
}
