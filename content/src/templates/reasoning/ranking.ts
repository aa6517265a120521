import { PEOPLE } from '../../names.ts'
import { template } from '../../question.ts'
import { same } from '../../text.ts'
import { numericDistractors } from '../distractors.ts'
import { type Clue, neededClues, onlySolution, permutations } from './arrangements.ts'
import { ordinal } from './dates.ts'

const EXAMS = ['icet', 'ssc', 'bank', 'railway', 'mat', 'afcat', 'nimcet'] as const

type Told = {
  readonly stem: string
  readonly answer: number
  readonly way: string
  readonly reason: string
  readonly wrong: readonly (readonly [value: number, mistake: string])[]
}

export const howMany = template({
  id: 'ranking/how-many-in-row',
  topic: 'ranking',
  levels: ['easy', 'medium'],
  exams: EXAMS,

  draw(random, level) {
    const [who, other] = random.sample(PEOPLE, 2) as [string, string]
    const total = random.int(25, 60)
    const place = random.int(6, total - 6)
    const partner = random.pick([random.int(2, place - 2), random.int(place + 2, total - 1)])
    return {
      kind:
        level === 'easy'
          ? random.pick(['both ends', 'other end'] as const)
          : random.pick(['exchange', 'between'] as const),
      who,
      other,
      total,
      place,
      partner,
      line: random.int(0, 1),
    }
  },

  write(values) {
    const { kind, who, other, total, place, partner, line } = values
    const [row, start, end] =
      line === 0 ? ['a row of children', 'left', 'right'] : ['a class arranged by marks', 'top', 'bottom']
    const fromEnd = total - place + 1
    const partnerFromEnd = total - partner + 1
    const told = (name: string, at: number, side: string) => `${name} is ${ordinal(at)} from the ${side}`
    const kinds: Record<typeof kind, Told> = {
      'both ends': {
        stem: `In ${row}, ${told(who, place, start)} and ${ordinal(fromEnd)} from the ${end}. How many are there in all?`,
        answer: total,
        way: `${place} + ${fromEnd} − 1 = ${total}`,
        reason: `${who} is counted from both sides, so take 1 off the sum.`,
        wrong: [
          [total + 1, `did not take off ${who}, who is counted twice`],
          [total - 1, `took ${who} off twice`],
          [total + 2, `added ${who} once more`],
          [Math.abs(place - fromEnd) + 1, 'subtracted the two places'],
        ],
      },
      'other end': {
        stem: `In ${row} there are ${total} in all, and ${told(who, place, start)}. What is ${who}’s position from the ${end}?`,
        answer: fromEnd,
        way: `${total} − ${place} + 1 = ${fromEnd}`,
        reason: `There are ${total} − ${place} = ${total - place} after ${who}, who stands one place beyond them from the ${end}.`,
        wrong: [
          [fromEnd - 1, `left ${who} out`],
          [fromEnd + 1, `counted ${who} twice`],
          [place, 'mixed up the two ends'],
          [fromEnd + 2, 'added two places instead of one'],
        ],
      },
      exchange: {
        stem: `In ${row}, ${told(who, partner, start)} and ${told(other, fromEnd, end)}. When the two exchange their places, ${who} becomes ${ordinal(place)} from the ${start}. How many are there in all?`,
        answer: total,
        way: `${place} + ${fromEnd} − 1 = ${total}`,
        reason: `${who} now has ${other}’s old place, which is ${ordinal(place)} from the ${start} and ${ordinal(fromEnd)} from the ${end}.`,
        wrong: [
          [place + fromEnd, 'did not take off the one who is counted twice'],
          [partner + fromEnd - 1, 'used the old place'],
          [place + fromEnd - 2, 'took one too many off'],
          [partner + fromEnd, 'used the old place and took nothing off'],
        ],
      },
      between: {
        stem: `In ${row} there are ${total} in all. ${told(who, place, start)} and ${told(other, partnerFromEnd, end)}. How many are there between ${who} and ${other}?`,
        answer: Math.abs(place - partner) - 1,
        way: `from the ${start}, ${other} is ${total} − ${partnerFromEnd} + 1 = ${ordinal(partner)}; between ${ordinal(Math.min(place, partner))} and ${ordinal(Math.max(place, partner))} there are ${Math.abs(place - partner) - 1}`,
        reason: `Bring both places to the same side first.`,
        wrong: [
          [Math.abs(place - partner), 'counted one of the two persons'],
          [Math.abs(place - partner) - 2, 'left one person out'],
          [Math.abs(place - partner) + 1, 'counted both persons'],
          [Math.abs(place - partnerFromEnd), 'did not bring the places to one side'],
        ],
      },
    }
    const { stem, answer, way, reason, wrong } = kinds[kind]
    return {
      stem: { en: stem },
      correct: same(String(answer)),
      distractors: numericDistractors(
        answer,
        wrong.map(([value, mistake]) => ({ value, mistake })),
        {
          format: String,
          spares: [answer + 3, answer + 4, answer + 2],
        },
      ),
      explanation: {
        en: [
          reason,
          `That gives: ${way}.`,
          `The commonest slip is to be one off: ${wrong[0]?.[0]} comes from counting a person twice or not at all.`,
          `The answer is ${answer}.`,
        ].join('\n\n'),
      },
    }
  },

  // put the people into a line and count them
  verify({ kind, total, place, partner }) {
    const line = Array.from({ length: total }, (_, n) => (n + 1 === place ? 'who' : n + 1 === partner ? 'other' : '-'))
    if (kind === 'other end') return String(line.toReversed().indexOf('who') + 1)
    if (kind === 'between') return String(line.join('').split(/who|other/)[1]?.length)
    return String(line.length)
  },
})

const SCALES = [
  { more: 'taller than', most: 'tallest', least: 'shortest', ask: 'of different heights' },
  { more: 'older than', most: 'oldest', least: 'youngest', ask: 'of different ages' },
  { more: 'heavier than', most: 'heaviest', least: 'lightest', ask: 'of different weights' },
  { more: 'faster than', most: 'fastest', least: 'slowest', ask: 'runners of different speeds' },
] as const

export const comparison = template({
  id: 'ranking/comparison-of-five',
  topic: 'ranking',
  levels: ['easy', 'medium'],
  exams: EXAMS,

  draw(random, level) {
    const people = random.sample(PEOPLE, 5)
    const hidden = random.shuffle(people)
    const all = permutations(people)
    for (;;) {
      const scale = random.pick(SCALES)
      const clues = neededClues(all, comparisons(hidden, scale, level === 'easy'), random)
      if (clues && clues.length <= 5) return { people, hidden, clues, scale, asked: random.int(0, 4) }
    }
  },

  write({ people, hidden, clues, scale, asked }) {
    const answer = hidden[asked] as string
    const rank = asked === 4 ? scale.least : `${['', 'second ', 'third ', 'fourth '][asked]}${scale.most}`
    return {
      stem: {
        en: `${people.slice(0, 4).join(', ')} and ${people[4]} are ${scale.ask}. ${clues.map(({ text }) => text).join(' ')} Who is the ${rank} of the five?`,
      },
      correct: { en: answer },
      distractors: hidden
        .filter((name) => name !== answer)
        .toSorted((a, b) => Math.abs(hidden.indexOf(a) - asked) - Math.abs(hidden.indexOf(b) - asked))
        .map((name) => ({
          text: { en: name },
          mistake: `put ${name} ${ordinal(hidden.indexOf(name) + 1)} in the order wrongly`,
        })),
      explanation: {
        en: [
          `Write “>” for “${scale.more}” and join the statements into one order.`,
          `The only order that agrees with all of them is ${hidden.join(' > ')}.`,
          `${hidden[asked === 4 ? 3 : asked + 1]} comes next to it and is easily taken instead; count from the ${scale.most}.`,
          `The ${rank} is ${answer}.`,
        ].join('\n\n'),
      },
    }
  },

  verify: ({ people, clues, asked }) => onlySolution(permutations(people), clues)[asked] as string,
})

type Order = readonly string[]

function comparisons(hidden: Order, { more, most, least }: (typeof SCALES)[number], easy: boolean): Clue<Order>[] {
  const rank = (order: Order, name: string) => order.indexOf(name)
  const chains = hidden.flatMap((a, i) =>
    hidden.slice(i + 1).flatMap((b, j) => {
      const pair = { text: `${a} is ${more} ${b}.`, holds: (order: Order) => rank(order, a) < rank(order, b) }
      const c = hidden[i + j + 2]
      if (c === undefined) return [pair]
      return [
        pair,
        {
          text: `${b} is ${more} ${c} but not ${more} ${a}.`,
          holds: (order: Order) => rank(order, a) < rank(order, b) && rank(order, b) < rank(order, c),
        },
      ]
    }),
  )
  const counts = hidden.map((name, n) => ({
    text:
      n === 0
        ? `${name} is the ${most}.`
        : n === 4
          ? `${name} is the ${least}.`
          : `Only ${['', 'one', 'two', 'three'][n]} of them ${n === 1 ? 'is' : 'are'} ${more} ${name}.`,
    holds: (order: Order) => rank(order, name) === n,
  }))
  const negative = hidden
    .slice(1)
    .map((name) => ({ text: `${name} is not the ${most}.`, holds: (order: Order) => order[0] !== name }))
  return easy ? chains : [...chains, ...counts.slice(1, 4), ...negative]
}
