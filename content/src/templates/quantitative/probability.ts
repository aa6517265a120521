import { fraction } from '../../format.ts'
import { template } from '../../question.ts'
import { same } from '../../text.ts'
import { textDistractors } from '../distractors.ts'
import { choose } from './formulae.ts'

/** Wrong options from numerators, denominators and mistakes. */
export const chances = (list: readonly (readonly [n: number, d: number, mistake: string])[]) =>
  list
    .map(([n, d, mistake]) => [Math.round(n), Math.round(d), mistake] as const)
    .filter(([n, d]) => n > 0 && n < d)
    .map(([n, d, mistake]) => [fraction(n, d), mistake] as const)

const COLOURS = [
  ['red', 'blue'],
  ['white', 'black'],
  ['green', 'yellow'],
  ['red', 'white'],
] as const

export const ballsDrawn = template({
  id: 'probability/balls-drawn',
  topic: 'probability',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'bank', 'mat', 'nimcet', 'cat', 'afcat'],

  draw: (random, level) => ({
    a: random.int(3, 8),
    b: random.int(3, 8),
    colours: random.pick(COLOURS),
    two: level === 'medium',
    ask: level === 'medium' ? random.pick(['both', 'different', 'same'] as const) : ('one' as const),
    third: random.int(2, 6),
    vessel: random.pick(['bag', 'box', 'urn']),
  }),

  write({ a, b, colours, two, ask, third, vessel }) {
    const n = two ? a + b : a + b + third
    const [first, second] = colours
    const pairs = choose(n, 2)
    const ways = { one: a, both: choose(a, 2), different: a * b, same: choose(a, 2) + choose(b, 2) }[ask]
    const total = two ? pairs : n
    const correct = fraction(ways, total)
    const event = {
      one: `it is ${first}`,
      both: `both are ${first}`,
      different: 'they are of different colours',
      same: 'they are of the same colour',
    }[ask]
    const article = vessel === 'urn' ? 'An' : 'A'
    return {
      stem: {
        en: two
          ? `${article} ${vessel} contains ${a} ${first} and ${b} ${second} balls. Two balls are drawn at random together. The probability that ${event} is`
          : `${article} ${vessel} contains ${a} ${first}, ${b} ${second} and ${third} brown balls. One ball is drawn at random. The probability that ${event} is`,
      },
      correct: same(correct),
      distractors: textDistractors(
        correct,
        chances([
          ...(two
            ? ([
                [{ both: a * a, different: a * b, same: a * a + b * b, one: 1 }[ask], n * n, 'put the first ball back'],
                [total - ways, total, 'gave the probability that it does not happen'],
                [
                  ask === 'both' ? choose(b, 2) : ask === 'different' ? choose(a, 2) : a * b,
                  total,
                  'counted another event',
                ],
                [ask === 'both' ? a * b : choose(b, 2), total, 'counted another event'],
                [
                  ask === 'different' ? 2 * a * b : a,
                  ask === 'different' ? total * 4 : n,
                  'divided by the wrong number of ways',
                ],
              ] as const)
            : ([
                [a, b + third, 'gave the odds instead of the probability'],
                [b + third, n, 'gave the probability that it does not happen'],
                [b, n, `counted the ${second} balls`],
                [third, n, 'counted the brown balls'],
                [1, 3, 'took the colours to be equally likely'],
              ] as const)),
          [ways + 1, total, 'counted one way too many'],
          [ways + 2, total, 'counted two ways too many'],
          [1, 4, 'took all four results to be equally likely'],
        ]),
      ),
      explanation: {
        en: [
          two
            ? `Two of ${n} balls can be drawn in $^{${n}}C_2 = ${pairs}$ ways.`
            : `There are ${a} + ${b} + ${third} = ${n} balls, all equally likely.`,
          two
            ? `Favourable: ${{ both: `$^{${a}}C_2 = ${ways}$`, different: `$${a} \\times ${b} = ${ways}$`, same: `$^{${a}}C_2 + ^{${b}}C_2 = ${ways}$`, one: '' }[ask]}. The balls are drawn together, so a ball is not drawn twice.`
            : `Favourable: ${a}. Dividing by the ${b + third} other balls would give the odds.`,
          `The probability is ${correct}.`,
        ].join('\n\n'),
      },
    }
  },

  // looks at every ball or pair of balls
  verify({ a, b, two, ask, third }) {
    const balls = [
      ...Array<string>(a).fill('a'),
      ...Array<string>(b).fill('b'),
      ...Array<string>(two ? 0 : third).fill('c'),
    ]
    if (!two) return fraction(balls.filter((ball) => ball === 'a').length, balls.length)
    const drawn = balls.flatMap((x, i) => balls.slice(i + 1).map((y) => x + y))
    const good = drawn.filter((pair) => (ask === 'both' ? pair === 'aa' : (pair[0] === pair[1]) === (ask === 'same')))
    return fraction(good.length, drawn.length)
  },
})

export const independentPeople = template({
  id: 'probability/independent-attempts',
  topic: 'probability',
  levels: ['medium', 'hard'],
  exams: ['icet', 'ssc', 'bank', 'cat', 'nimcet', 'mat'],

  draw(random, level) {
    const odds = random.sample(
      [
        [1, 2],
        [1, 3],
        [2, 3],
        [1, 4],
        [3, 4],
        [2, 5],
        [3, 5],
        [1, 5],
        [4, 5],
      ] as const,
      level === 'medium' ? 2 : 3,
    )
    return {
      odds,
      ask: random.pick(level === 'medium' ? (['solved', 'exactly one'] as const) : (['solved'] as const)),
      story: random.pick(['A problem is given to', 'A puzzle is given to', 'The same target is aimed at by']),
    }
  },

  write({ odds, ask, story }) {
    const all = odds.reduce((product, [, d]) => product * d, 1)
    const none = odds.reduce((product, [n, d]) => product * (d - n), 1)
    const every = odds.reduce((product, [n]) => product * n, 1)
    const exactlyOne = odds.reduce((sum, [n, d]) => sum + (n * none) / (d - n), 0)
    const answer = ask === 'solved' ? all - none : Math.round(exactlyOne)
    const aims = story.startsWith('The same')
    const who = odds.length === 2 ? (aims ? 'two archers' : 'two students') : aims ? 'three archers' : 'three students'
    const event =
      ask === 'solved'
        ? aims
          ? 'the target is hit'
          : 'it is solved'
        : aims
          ? 'exactly one of them hits it'
          : 'exactly one of them solves it'
    const correct = fraction(answer, all)
    const shares = odds.map(([n, d]) => fraction(n, d))
    return {
      stem: {
        en: `${story} ${who}, whose chances of ${aims ? 'hitting' : 'solving'} it are ${shares.slice(0, -1).join(', ')} and ${shares.at(-1)}, independently of one another. The probability that ${event} is`,
      },
      correct: same(correct),
      distractors: textDistractors(
        correct,
        chances([
          [none, all, 'gave the probability that all fail'],
          [every, all, 'multiplied the chances of success'],
          [
            ask === 'solved' ? Math.round(exactlyOne) : all - none,
            all,
            ask === 'solved' ? 'took exactly one success' : 'took at least one success',
          ],
          [all - every, all, 'took away the chance that all succeed'],
          [odds.reduce((sum, [n, d]) => sum + (n * all) / d, 0), all, 'added the chances'],
          [odds.reduce((sum, [n, d]) => sum + (n * all) / d, 0), all * odds.length, 'took the mean of the chances'],
          [answer + 1, all, 'slipped by one part'],
          [answer - 1, all, 'slipped by one part'],
        ]),
      ),
      explanation: {
        en: [
          `All of them fail with probability $${odds.map(([n, d]) => `\\frac{${d - n}}{${d}}`).join(' \\times ')}$ = ${fraction(none, all)}.`,
          ask === 'solved'
            ? `At least one success is everything else: 1 − ${fraction(none, all)}. Adding the chances would count common successes more than once.`
            : `Exactly one success: one succeeds and the other fails, in two ways: $${odds.map(([n, d], k) => `\\frac{${n}}{${d}} \\times \\frac{${(odds[1 - k]?.[1] ?? 0) - (odds[1 - k]?.[0] ?? 0)}}{${odds[1 - k]?.[1]}}`).join(' + ')}$.`,
          `The probability is ${correct}.`,
        ].join('\n\n'),
      },
    }
  },

  // one equally likely slot for every part of every chance
  verify({ odds, ask }) {
    let slots: number[] = [0]
    for (const [n, d] of odds)
      slots = slots.flatMap((wins) => Array.from({ length: d }, (_, part) => wins + (part < n ? 1 : 0)))
    return fraction(slots.filter((wins) => (ask === 'solved' ? wins > 0 : wins === 1)).length, slots.length)
  },
})
