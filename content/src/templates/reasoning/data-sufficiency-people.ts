import { gcd, ratio } from '../../format.ts'
import { PEOPLE } from '../../names.ts'
import { permutations } from './arrangements.ts'
import { type Fact, fact, pairs, span, sufficiencyTemplate } from './sufficiency.ts'

type Ages = readonly [number, number]

export const ages = sufficiencyTemplate<Ages>({
  id: 'data-sufficiency/ages',
  levels: ['easy', 'medium'],
  puzzle(random, level) {
    const [who, other] = random.sample(PEOPLE, 2) as [string, string]
    const [m, n] = random.pick([
      [3, 2],
      [4, 3],
      [5, 3],
      [5, 4],
      [7, 5],
      [2, 1],
    ] as const)
    const unit = random.int(5, 9)
    const [a, b] = [m * unit, n * unit]
    // small ratios, so that many ages have them
    const years = random.pick(span(3, 12).filter((y) => (a + y) / gcd(a + y, b + y) <= (level === 'easy' ? 9 : 16)))
    const ago = random.int(2, Math.min(5, b - 3))
    const past = random.int(2, Math.floor((a - 2) / 2))
    const sum = fact<Ages>(
      `The sum of the present ages of ${who} and ${other} is ${a + b} years.`,
      'a sum alone fixes neither age.',
      ([x, y]) => x + y === a + b,
    )
    const older = fact<Ages>(
      `${who} is ${a - b} years older than ${other}.`,
      'a difference alone fixes neither age.',
      ([x, y]) => x - y === a - b,
    )
    const share = fact<Ages>(
      `The present ages of ${who} and ${other} are in the ratio ${m} : ${n}.`,
      'a ratio alone fixes neither age.',
      ([x, y]) => x * n === y * m,
    )
    const later = fact<Ages>(
      `After ${years} years the ages of ${who} and ${other} will be in the ratio ${ratio(a + years, b + years)}.`,
      'one ratio gives one equation in two unknowns.',
      ([x, y]) => (x + years) * (b + years) === (y + years) * (a + years),
    )
    const before = fact<Ages>(
      `${ago} years ago, ${who} was ${a - b} years older than ${other}.`,
      'the difference of two ages never changes, so this is only a difference.',
      ([x, y]) => x - ago - (y - ago) === a - b && y > ago,
    )
    const part = fact<Ages>(
      `The present age of ${other} is $\\frac{${n}}{${m}}$ of that of ${who}.`,
      'this is a ratio and fixes neither age.',
      ([x, y]) => y * m === x * n,
    )
    const together = (way: string) => `${way}, ${who} is ${a} and ${other} is ${b} years old.`
    return {
      question: random.pick([`How old is ${who} now?`, `What is the present age of ${who}?`]),
      models: pairs(span(1, 99), span(1, 99)),
      answer: ([x]) => x,
      enough: [
        fact(
          `After ${a - 2 * past} years the age of ${who} will be twice what it was ${past} years ago.`,
          `if the present age is x, x + ${a - 2 * past} = 2(x − ${past}) gives x = ${a}.`,
          ([x]) => x + (a - 2 * past) === 2 * (x - past),
        ),
        fact(
          `${years} years from now, ${who} will be ${a + years} years old.`,
          `the present age is ${a + years} − ${years} = ${a} years.`,
          ([x]) => x + years === a + years,
        ),
      ],
      notEnough: [sum, older, share, later],
      enoughTogether: [
        { facts: [sum, older], shows: together('From the sum and the difference') },
        { facts: [share, sum], shows: together('From the ratio and the sum') },
        { facts: [share, older], shows: together('From the ratio and the difference') },
        { facts: [share, later], shows: together('From the two ratios') },
      ],
      neverEnough: [
        { facts: [older, before], shows: 'Both give the same difference, so the ages stay open.' },
        { facts: [share, part], shows: 'Both give the same ratio, so the ages stay open.' },
      ],
    }
  },
})

/** Ways to compare people: who leads, who follows, and the extreme that is asked for. */
const COMPARISONS = [
  { more: 'taller than', most: 'the tallest', said: 'of different heights' },
  { more: 'older than', most: 'the eldest', said: 'of different ages' },
  { more: 'heavier than', most: 'the heaviest', said: 'of different weights' },
  { more: 'faster than', most: 'the fastest', said: 'runners of different speeds' },
  { more: 'shorter than', most: 'the shortest', said: 'of different heights' },
  { more: 'younger than', most: 'the youngest', said: 'of different ages' },
] as const

type Order = readonly string[]

export const order = sufficiencyTemplate<Order>({
  id: 'data-sufficiency/order',
  levels: ['easy', 'medium'],
  puzzle(random, level) {
    const people = level === 'easy' ? ['P', 'Q', 'R', 'S', 'T'] : random.sample(PEOPLE, 5)
    const [a, b, c, d, e] = random.shuffle(people) as [string, string, string, string, string]
    const { more, most, said } = random.pick(COMPARISONS)
    const before = (ranks: Order, x: string, y: string) => ranks.indexOf(x) < ranks.indexOf(y)
    const ab = fact<Order>(`${a} is ${more} ${b}.`, 'the other three are not mentioned.', (o) => before(o, a, b))
    const bRest = fact<Order>(`${b} is ${more} ${c}, ${d} and ${e}.`, `${most} is ${a} or ${b}.`, (o) =>
      [c, d, e].every((x) => before(o, b, x)),
    )
    const aThree = fact<Order>(
      `${a} is ${more} ${c} and ${d}.`,
      `nothing is said of ${b} and ${e}.`,
      (o) => before(o, a, c) && before(o, a, d),
    )
    const bOne = fact<Order>(
      `${b} is ${more} ${e}, who is ${more} ${d}.`,
      `${a} and ${c} are not placed.`,
      (o) => before(o, b, e) && before(o, e, d),
    )
    const aTwo = fact<Order>(
      `${a} is ${more} ${b} and ${e}.`,
      `nothing is said of ${c} and ${d}.`,
      (o) => before(o, a, b) && before(o, a, e),
    )
    const second = fact<Order>(
      `Only one of the five is ${more} ${b}.`,
      `${b} is second, but who is first is not said.`,
      (o) => o[1] === b,
    )
    const secondOfThree = fact<Order>(
      `${b} is ${more} ${c}, who is ${more} ${d} and ${e}.`,
      `${most} is ${a} or ${b}.`,
      (o) => before(o, c, d) && before(o, c, e) && before(o, b, c),
    )
    return {
      question: `${people.slice(0, 4).join(', ')} and ${people[4]} are ${said}. Who among them is ${most}?`,
      models: permutations(people),
      answer: (o) => o[0] as string,
      enough: [
        fact(
          `${a} is ${more} ${b} and ${c}; ${b} is ${more} ${d}, and ${c} is ${more} ${e}.`,
          `all the others come after ${a}.`,
          (o) => before(o, a, b) && before(o, a, c) && before(o, b, d) && before(o, c, e),
        ),
        fact(
          `Only ${a} is ${more} ${b}.`,
          `${b} is second and the only person ahead is ${a}.`,
          (o) => o[1] === b && o[0] === a,
        ),
      ],
      notEnough: [ab, bRest, aThree, bOne, aTwo, secondOfThree],
      enoughTogether: [
        {
          facts: [ab, bRest],
          shows: `Together ${a} is ahead of ${b}, who is ahead of the other three, so ${most} is ${a}.`,
        },
        { facts: [ab, second], shows: `Together the one person ahead of ${b} is ${a}, so ${most} is ${a}.` },
        { facts: [aThree, aTwo], shows: `Together ${a} is ahead of each of the other four, so ${most} is ${a}.` },
        {
          facts: [ab, secondOfThree],
          shows: `Together ${a} is ahead of ${b}, ${b} of ${c}, and ${c} of the other two, so ${most} is ${a}.`,
        },
      ],
      neverEnough: [
        {
          facts: [aThree, bOne],
          shows: `Nobody is placed ahead of ${a} or of ${b}, so ${most} can be either of them.`,
        },
        { facts: [aTwo, bOne], shows: `${a} is ahead of ${b}, ${e} and ${d}, but ${c} is not compared with anybody.` },
        { facts: [second, bOne], shows: `The one person ahead of ${b} can be ${a} or ${c}.` },
      ],
    }
  },
})

type Row = readonly string[]

export const rowOfFive = sufficiencyTemplate<Row>({
  id: 'data-sufficiency/row-of-five',
  levels: ['medium'],
  puzzle(random) {
    const people = random.sample(PEOPLE, 5)
    const [a, b, c, d, e] = random.shuffle(people) as [string, string, string, string, string]
    const neighbours = (x: string, y: string): Fact<Row> =>
      fact(
        `${x} and ${y} sit next to each other.`,
        'the pair can sit at several places.',
        (row) => Math.abs(row.indexOf(x) - row.indexOf(y)) === 1,
      )
    const ends = (x: string, y: string): Fact<Row> =>
      fact(
        `${x} and ${y} sit at the two ends.`,
        'the other three can sit in any order.',
        (row) => row.indexOf(x) % 4 === 0 && row.indexOf(y) % 4 === 0,
      )
    const between = fact<Row>(
      `${a} sits between ${b} and ${c} and next to both.`,
      'these three can sit at several places.',
      (row) => Math.abs(row.indexOf(b) - row.indexOf(a)) === 1 && Math.abs(row.indexOf(c) - row.indexOf(a)) === 1,
    )
    const twoToTheRight = fact<Row>(
      `${a} sits second to the right of ${b}.`,
      `${a} can be third, fourth or fifth from the left.`,
      (row) => row.indexOf(a) - row.indexOf(b) === 2,
    )
    const leftEnd = fact<Row>(
      `${b} sits at the left end.`,
      'the other four can sit in any order.',
      (row) => row[0] === b,
    )
    const secondFromLeft = fact<Row>(
      `${d} sits second from the left.`,
      'the other four can sit in any order.',
      (row) => row[1] === d,
    )
    return {
      question: `${people.slice(0, 4).join(', ')} and ${people[4]} sit in a row, all facing north. Who sits in the middle?`,
      models: permutations(people),
      answer: (row) => row[2] as string,
      enough: [
        fact(
          `${a} sits second to the right of ${b}, who is at the left end.`,
          `${b} is first from the left, so ${a} is third, in the middle.`,
          (row) => row[0] === b && row[2] === a,
        ),
        fact(
          `As many persons sit to the left of ${a} as to the right of ${a}.`,
          `four others are there, so two sit on each side of ${a}.`,
          (row) => row.indexOf(a) === 2,
        ),
        fact(
          `${a} sits third from the right end.`,
          'in a row of five, the third from the right end is the middle seat.',
          (row) => row.length - row.indexOf(a) === 3,
        ),
      ],
      notEnough: [neighbours(a, c), ends(b, e), between, secondFromLeft, neighbours(d, e), neighbours(c, d)],
      enoughTogether: [
        {
          facts: [twoToTheRight, leftEnd],
          shows: `Together ${b} is first and ${a} is third from the left, in the middle.`,
        },
        {
          facts: [between, ends(d, e)],
          shows: `With ${d} and ${e} at the ends, ${b}, ${a}, ${c} fill the three middle seats with ${a} in the very middle.`,
        },
      ],
      neverEnough: [
        {
          facts: [neighbours(a, b), ends(d, e)],
          shows: `The three middle seats can read ${c}, ${a}, ${b} or ${c}, ${b}, ${a}, so the middle is not settled.`,
        },
        { facts: [leftEnd, secondFromLeft], shows: `${a}, ${c} and ${e} can each be in the middle.` },
        { facts: [neighbours(a, c), leftEnd], shows: `${a}, ${c} and others can each be in the middle.` },
        {
          facts: [ends(b, e), leftEnd],
          shows: `${b} is at the left end and ${e} at the right; ${a}, ${c} and ${d} remain for the middle.`,
        },
      ],
    }
  },
})
