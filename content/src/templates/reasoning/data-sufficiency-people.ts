import { ratio } from '../../format.ts'
import { PEOPLE } from '../../names.ts'
import { permutations } from './arrangements.ts'
import { type Fact, fact, pairs, span, sufficiencyTemplate } from './sufficiency.ts'

export const ages = sufficiencyTemplate({
  id: 'data-sufficiency/ages',
  levels: ['easy', 'medium'],
  puzzle(random, level) {
    type Ages = readonly [number, number]
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
    const years = level === 'easy' ? random.int(3, 6) : random.int(4, 9)
    const ago = random.int(2, Math.min(5, b - 3))
    const twice = random.int(2, a - 8)
    const sum = fact<Ages>(`The sum of the present ages of ${who} and ${other} is ${a + b} years.`, 'a sum alone fixes neither age.', ([x, y]) => x + y === a + b)
    const older = fact<Ages>(`${who} is ${a - b} years older than ${other}.`, 'a difference alone fixes neither age.', ([x, y]) => x - y === a - b)
    const share = fact<Ages>(`The present ages of ${who} and ${other} are in the ratio ${m} : ${n}.`, 'a ratio alone fixes neither age.', ([x, y]) => x * n === y * m)
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
          `${a - 2 * twice > 0 ? `After ${a - 2 * twice} years, ${who} will be` : `${who} will, one year from now, be`} ${a - 2 * twice > 0 ? 'twice as old as' : `${a + 1 - (a - twice)} years older than`} ${who} was ${a - 2 * twice > 0 ? a - twice - (a - 2 * twice) - (a - 2 * twice > 0 ? 0 : 0) : twice - 1} years ago.`,
          '',
          () => false,
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
