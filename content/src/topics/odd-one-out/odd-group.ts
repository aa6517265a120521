import { defined, itemAt } from '../../checked-access.ts'
import { textQuestion } from '../../questions/numeric-question.ts'
import { template } from '../../questions/template.ts'
import type { Random } from '../../random.ts'
import { same, say } from '../../text/localized.ts'
import { printedOf } from './printed.ts'

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
      const [a, b, c] = itemAt(groups, place)
      const odd: Group = [a, b, c + random.pick([-3, -2, -1, 1, 2, 3])]
      const all = groups.with(place, odd)
      // taken as a rule for the groups that a paper prints, nothing else may leave another one out
      const near = RULES.filter((other) => all.filter((group) => fits(other, group)).length >= 2)
      if (odd[2] > 0 && near.length === 1) return { rule, groups: all, odd }
    }
  },

  write({ rule, groups: five, odd }, optionCount) {
    const groups = printedOf(five, odd, optionCount)
    const list = groups.map(shown).join('; ')
    const question = textQuestion({
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
        same(
          groups
            .filter((group) => group !== odd)
            .map(([a, b, c]) => `${shown([a, b, c])}: ${rule.last(a, b)}`)
            .join('; '),
        ),
        say(
          `For ${shown(odd)} it would give ${rule.last(odd[0], odd[1])}.`,
          `${shown(odd)}కు ${rule.last(odd[0], odd[1])} రావాలి.`,
          `${shown(odd)} के लिए ${rule.last(odd[0], odd[1])} आना चाहिए।`,
        ),
      ],
    })
    return { ...question, skeleton: rule.name }
  },

  // every rule tried: the one that holds for four groups leaves one out
  verify({ groups }) {
    const left = RULES.map((rule) => groups.filter((group) => !fits(rule, group))).filter((rest) => rest.length === 1)
    return left.length === 1 ? shown(defined(left[0]?.[0])) : 'not one'
  },
})
