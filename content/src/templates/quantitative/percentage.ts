import { number, percent, rupees } from '../../format.ts'
import { TOWNS } from '../../names.ts'
import { template } from '../../question.ts'
import { same } from '../../text.ts'
import { numericDistractors } from '../distractors.ts'

const GOODS = [
  { name: 'rice', low: 40, high: 60 },
  { name: 'sugar', low: 40, high: 50 },
  { name: 'toor dal', low: 120, high: 180 },
  { name: 'groundnuts', low: 100, high: 140 },
  { name: 'jaggery', low: 50, high: 70 },
  { name: 'wheat flour', low: 40, high: 60 },
] as const

export const cheaperGoods = template({
  id: 'percentage/cheaper-goods-buy-more',
  topic: 'percentage',
  levels: ['medium', 'hard'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'mat', 'cat', 'afcat'],

  draw(random, level) {
    const cut = random.pick([10, 20, 25])
    // original price a multiple of 20, so that the reduced one is whole for every cut
    const good = random.pick(GOODS)
    const price = random.step(good.low, good.high, 20)
    return { cut, good, price, extra: random.int(2, 9), original: level === 'hard' }
  },

  write({ cut, good, price, extra, original }) {
    const reduced = (price * (100 - cut)) / 100
    const money = (extra * reduced * 100) / cut
    const answer = original ? price : reduced
    return {
      stem: {
        en: `A fall of ${percent(cut)} in the price of ${good.name} enables a family to buy ${extra} kg more for ${rupees(money)}. What is the ${original ? 'original' : 'reduced'} price of ${good.name} per kg?`,
      },
      correct: same(rupees(answer)),
      distractors: numericDistractors(
        answer,
        [
          { value: original ? reduced : price, mistake: `gave the ${original ? 'reduced' : 'original'} price` },
          { value: (reduced * (100 + cut)) / 100, mistake: 'raised the reduced price by the same per cent' },
          { value: (reduced * (100 - cut)) / 100, mistake: 'took the cut twice' },
          { value: (price * (100 + cut)) / 100, mistake: 'raised the price instead of lowering it' },
          { value: answer + cut, mistake: 'added the per cent as rupees' },
        ],
        { format: rupees, spares: [answer + 4, answer - 4] },
      ),
      explanation: {
        en: [
          `The money saved on the old quantity, ${percent(cut)} of ${rupees(money)}, pays for the extra ${extra} kg at the reduced price.`,
          `${percent(cut)} of ${rupees(money)} = ${rupees((money * cut) / 100)}, so the reduced price is ${rupees((money * cut) / 100)} ÷ ${extra} = ${rupees(reduced)} per kg.`,
          original
            ? `This is ${percent(100 - cut)} of the original price, which is ${rupees(reduced)} × $\\frac{100}{${100 - cut}}$ = ${rupees(price)}. Adding ${percent(cut)} of the reduced price would give too little.`
            : `The original price, ${rupees(price)}, is what it was before the fall.`,
          `The ${original ? 'original' : 'reduced'} price per kg is ${rupees(answer)}.`,
        ].join('\n\n'),
      },
    }
  },

  verify({ cut, price, good, extra, original }) {
    const money = (extra * price * (100 - cut)) / cut
    for (let old = 1; old <= good.high * 2; old++) {
      const now = old - (old * cut) / 100
      if (Math.abs(money / now - money / old - extra) < 1e-9) return rupees(original ? old : now)
    }
    return 'none'
  },
})

export const successiveChange = template({
  id: 'percentage/successive-change',
  topic: 'percentage',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'mat', 'afcat', 'cat'],

  draw: (random, level) => ({
    first: random.pick([10, 20, 25, 30, 40]),
    second: -random.pick([10, 20, 30, 5]),
    start: random.step(20000, 90000, 2000),
    backwards: level === 'medium',
    scene: random.pick([
      `The population of a town near ${random.pick(TOWNS)}`,
      `The number of daily passengers at ${random.pick(TOWNS)} bus station`,
      `The number of readers of a newspaper in ${random.pick(TOWNS)}`,
    ]),
  }),

  write({ first, second, start, backwards, scene }) {
    const middle = (start * (100 + first)) / 100
    const end = (middle * (100 + second)) / 100
    const answer = backwards ? start : end
    const known = backwards ? end : start
    return {
      stem: {
        en: backwards
          ? `${scene} rose by ${percent(first)} in one year and fell by ${percent(-second)} in the next. If it is now ${number(end)}, what was it two years ago?`
          : `${scene} was ${number(start)}. It rose by ${percent(first)} in one year and fell by ${percent(-second)} in the next. What is it now?`,
      },
      correct: same(number(answer)),
      distractors: numericDistractors(
        answer,
        [
          {
            value: backwards ? (known * 100) / (100 + first + second) : (known * (100 + first + second)) / 100,
            mistake: 'added the two per cents',
          },
          { value: middle, mistake: 'stopped after one of the years' },
          {
            value: backwards
              ? (known * (100 - first) * (100 - second)) / 10000
              : (known * (100 + first) * (100 - second)) / 10000,
            mistake: backwards ? 'reversed the changes by the same per cents' : 'took the fall for a rise',
          },
          { value: (known * (100 + first + second)) / 100, mistake: 'added the two per cents and went forward' },
          { value: known, mistake: 'took the two changes to cancel out' },
          { value: (known * (100 + second)) / 100, mistake: 'used the second change only' },
        ],
        {
          format: number,
          plausible: Number.isInteger,
          spares: [answer + start / 100, answer - start / 100, answer + start / 50, answer - start / 50],
        },
      ),
      explanation: {
        en: [
          `Each change is taken on the figure of the year before, so the multipliers are $\\frac{${100 + first}}{100}$ and $\\frac{${100 + second}}{100}$.`,
          backwards
            ? `Going back, divide by both: ${number(end)} × $\\frac{100}{${100 + second}} \\times \\frac{100}{${100 + first}}$ = ${number(start)}.`
            : `${number(start)} × $\\frac{${100 + first}}{100}$ = ${number(middle)}, and ${number(middle)} × $\\frac{${100 + second}}{100}$ = ${number(end)}.`,
          `The two per cents may not simply be added, because they are taken on different figures.`,
          `The figure ${backwards ? 'two years ago was' : 'now is'} ${number(answer)}.`,
        ].join('\n\n'),
      },
    }
  },

  // one equivalent change a + b + ab/100
  verify({ first, second, start, backwards }) {
    const net = first + second + (first * second) / 100
    return number(backwards ? (start + (start * net) / 100) / (1 + net / 100) : start + (start * net) / 100)
  },
})
