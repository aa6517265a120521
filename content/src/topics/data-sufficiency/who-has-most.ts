import { itemAt, tupleOf } from '../../checked-access.ts'
import { template } from '../../questions/template.ts'
import type { Random } from '../../random.ts'
import { permutations } from '../../shared/puzzles/arrangements.ts'
import { joined, listed, paragraphs, say } from '../../text/localized.ts'
import type { LocalizedText } from '../../text.ts'
import { ANSWER_NAMES, ANSWERS, answerOf, MISTAKES } from './answers.ts'

/** The first of the two has more. */
type More = readonly [number, number]
type Statement = readonly More[]

const QUALITIES: readonly { readonly most: LocalizedText; readonly more: (a: string, b: string) => LocalizedText }[] = [
  {
    most: say('the tallest', 'అందరికంటే ఎత్తైనవారు', 'सबसे लंबा'),
    more: (a, b) => say(`${a} is taller than ${b}.`, `${b} కంటే ${a} ఎత్తు ఎక్కువ.`, `${a}, ${b} से लंबा है।`),
  },
  {
    most: say('the oldest', 'అందరికంటే పెద్దవారు', 'आयु में सबसे बड़ा'),
    more: (a, b) => say(`${a} is older than ${b}.`, `${b} కంటే ${a} వయస్సులో పెద్ద.`, `${a}, ${b} से आयु में बड़ा है।`),
  },
  {
    most: say('the heaviest', 'అందరికంటే బరువైనవారు', 'सबसे भारी'),
    more: (a, b) => say(`${a} is heavier than ${b}.`, `${b} కంటే ${a} బరువు ఎక్కువ.`, `${a}, ${b} से भारी है।`),
  },
]

/** Those above whom nobody is named: the answer is settled when only one is left. */
const possible = (size: number, statement: Statement) =>
  [...Array(size).keys()].filter((one) => !statement.some(([, less]) => less === one))

function drawStatement(random: Random, order: readonly number[], facts: number): Statement {
  const found: More[] = []
  while (found.length < facts) {
    const [a, b] = tupleOf(
      random.sample([...order.keys()], 2).sort((x, y) => x - y),
      2,
    )
    const fact = [itemAt(order, a), itemAt(order, b)] as const
    if (!found.some(([x, y]) => x === fact[0] && y === fact[1])) found.push(fact)
  }
  return found
}

export const whoHasMost = template({
  id: 'data-sufficiency/who-has-most-five-answers',
  topic: 'data-sufficiency',
  levels: ['easy', 'medium', 'hard'],
  exams: ['bank', 'mat'],

  draw(random, level) {
    const size = level === 'easy' ? 3 : level === 'medium' ? 4 : 5
    const wanted = random.pick(ANSWER_NAMES)
    for (;;) {
      const order = random.shuffle([...Array(size).keys()])
      const first = drawStatement(random, order, random.int(1, size - 1))
      const second = drawStatement(random, order, random.int(1, size - 1))
      const settled = (statement: Statement) => possible(size, statement).length === 1
      if (String(first) === String(second)) continue
      if (answerOf([settled(first), settled(second)], settled([...first, ...second])) !== wanted) continue
      return { size, first, second, people: random.sample([...'ABCDKLMNPQRST'], size), quality: random.pick(QUALITIES) }
    }
  },

  write({ size, first, second, people, quality }) {
    const text = (statement: Statement) =>
      joined(statement.map(([a, b]) => quality.more(itemAt(people, a), itemAt(people, b))))
    const [one, two] = [text(first), text(second)]
    const left = tupleOf(
      [first, second, [...first, ...second]].map((statement) =>
        possible(size, statement).map((n) => itemAt(people, n)),
      ),
      3,
    )
    const answer = answerOf([left[0].length === 1, left[1].length === 1], left[2].length === 1)
    const correct = ANSWERS[answer]
    const who = listed(people)
    const reason = (which: LocalizedText, names: readonly string[]) =>
      names.length === 1
        ? say(
            `${which.en}: everybody but ${names[0]} has somebody above, so it is ${names[0]}: sufficient.`,
            `${which.te}: మిగతా ప్రతి ఒక్కరి కంటే ముందు ఎవరో ఒకరు ఉన్నారు, కాబట్టి ${names[0]}: సరిపోతుంది.`,
            `${which.hi}: बाकी हर एक से आगे कोई न कोई है, अतः ${names[0]}: पर्याप्त।`,
          )
        : say(
            `${which.en}: it can be ${names.join(' or ')}: not sufficient.`,
            `${which.te}: ${names.join(' లేదా ')} కావచ్చు: సరిపోదు.`,
            `${which.hi}: ${names.join(' या ')} हो सकता है: पर्याप्त नहीं।`,
          )
    return {
      stem: paragraphs(
        say(
          `Who is ${quality.most.en} among ${who.en}? No two are equal.`,
          `${who.te}లలో ${quality.most.te} ఎవరు? ఏ ఇద్దరూ సమానం కారు.`,
          `${who.hi} में ${quality.most.hi} कौन है? कोई दो बराबर नहीं हैं।`,
        ),
        say(`**I.** ${one.en}`, `**I.** ${one.te}`, `**I.** ${one.hi}`),
        say(`**II.** ${two.en}`, `**II.** ${two.te}`, `**II.** ${two.hi}`),
      ),
      correct,
      distractors: ANSWER_NAMES.filter((name) => name !== answer).map((name) => ({
        text: ANSWERS[name],
        mistake: MISTAKES[name],
      })),
      fixedOrder: ANSWER_NAMES.map((name) => ANSWERS[name]),
      explanation: paragraphs(
        reason(say('I alone', 'I మాత్రమే', 'केवल I'), left[0]),
        reason(say('II alone', 'II మాత్రమే', 'केवल II'), left[1]),
        left[0].length > 1 && left[1].length > 1 && reason(say('Together', 'రెండూ కలిపి', 'दोनों मिलाकर'), left[2]),
        say(`${correct.en}.`, `${correct.te}.`, `${correct.hi}।`),
      ),
    }
  },

  // every order of the persons that a statement allows, and who stands first in them
  verify({ size, first, second }) {
    const firsts = (statement: Statement) =>
      new Set(
        permutations([...Array(size).keys()])
          .filter((order) => statement.every(([a, b]) => order.indexOf(a) < order.indexOf(b)))
          .map(([top]) => top),
      ).size
    return ANSWERS[answerOf([firsts(first) === 1, firsts(second) === 1], firsts([...first, ...second]) === 1)].en
  },
})
