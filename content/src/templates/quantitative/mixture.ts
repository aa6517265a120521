import { number, ratio, rupees } from '../../format.ts'
import { template } from '../../question.ts'
import { same } from '../../text.ts'
import { numericDistractors, textDistractors } from '../distractors.ts'

const COMMODITIES = [
  { name: 'rice', low: 40, spread: 30 },
  { name: 'tea', low: 240, spread: 120 },
  { name: 'coffee powder', low: 360, spread: 150 },
  { name: 'toor dal', low: 120, spread: 60 },
  { name: 'sugar', low: 40, spread: 12 },
] as const

export const alligation = template({
  id: 'mixture/ratio-for-a-price',
  topic: 'mixture',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'mat', 'cat', 'afcat'],

  draw(random, level) {
    const good = random.pick(COMMODITIES)
    const [p, q] = random.pick([
      [2, 3],
      [3, 2],
      [1, 2],
      [2, 1],
      [3, 1],
      [1, 3],
      [3, 5],
      [4, 3],
      [5, 3],
      [2, 5],
    ] as const)
    // dear - mean : mean - cheap = p : q is the ratio cheap : dear
    const unit = random.int(2, Math.max(2, Math.floor(good.spread / (p + q))))
    const cheap = good.low + random.int(0, 10)
    return {
      good,
      cheap,
      mean: cheap + q * unit,
      dear: cheap + (p + q) * unit,
      gain: level === 'medium' ? random.pick([10, 20, 25]) : 0,
    }
  },

  write({ good, cheap, mean, dear, gain }) {
    const [p, q] = [dear - mean, mean - cheap]
    const correct = ratio(p, q)
    const sale = (mean * (100 + gain)) / 100
    return {
      stem: {
        en:
          gain === 0
            ? `In what ratio must ${good.name} at ${rupees(cheap)} per kg be mixed with ${good.name} at ${rupees(dear)} per kg so that the mixture is worth ${rupees(mean)} per kg?`
            : `In what ratio must a grocer mix ${good.name} at ${rupees(cheap)} per kg with ${good.name} at ${rupees(dear)} per kg to gain ${gain}% by selling the mixture at ${rupees(sale)} per kg?`,
      },
      correct: same(correct),
      distractors: textDistractors(correct, [
        [ratio(q, p), 'took the two differences the wrong way round'],
        [ratio(cheap, dear), 'took the ratio of the prices'],
        [ratio(q, p + q), 'took one difference and the whole difference'],
        [ratio(p, p + q), 'took one difference and the whole difference'],
        [ratio(p + 1, q), 'made an error of 1 in a difference'],
        [ratio(p, q + 1), 'made an error of 1 in a difference'],
      ]),
      explanation: {
        en: [
          ...(gain === 0
            ? []
            : [
                `The cost of the mixture is ${rupees(sale)} × $\\frac{100}{${100 + gain}}$ = ${rupees(mean)} per kg; the selling price must not be used in its place.`,
              ]),
          `By alligation, cheaper : dearer = (dearer price − mean price) : (mean price − cheaper price).`,
          `${dear} − ${mean} = ${p} and ${mean} − ${cheap} = ${q}.`,
          `The loss on the dearer kind balances the gain on the cheaper, so each difference goes with the other kind; ${ratio(q, p)} has them the wrong way round.`,
          `The ratio is ${correct}.`,
        ].join('\n\n'),
      },
    }
  },

  verify({ cheap, mean, dear }) {
    for (let sum = 2; sum < 400; sum++)
      for (let a = 1; a < sum; a++) if (a * cheap + (sum - a) * dear === sum * mean) return `${a} : ${sum - a}`
    return 'none'
  },
})

export const repeatedReplacement = template({
  id: 'mixture/repeated-replacement',
  topic: 'mixture',
  levels: ['medium', 'hard'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'mat', 'cat', 'afcat'],

  draw(random, level) {
    const part = random.pick(level === 'medium' ? [10, 5, 4] : [10, 5, 2])
    const times = level === 'medium' ? 2 : 3
    const capacity = part * random.int(2, 12) * (part === 2 ? 8 : part === 4 ? 4 : 1)
    return {
      part,
      times,
      capacity,
      vessel: random.pick([
        ['A can holds', 'milk'],
        ['A drum holds', 'groundnut oil'],
        ['A cask contains', 'fruit juice'],
        ['A vessel is full of', 'milk'],
      ] as const),
      liquid: 'water',
    }
  },

  write({ part, times, capacity, vessel, liquid }) {
    const [holds, content] = vessel
    const out = capacity / part
    const left = capacity * (1 - 1 / part) ** times
    const format = (value: number) => `${number(value, 3)} litres`
    const other = content === 'groundnut oil' ? 'palm oil' : liquid
    return {
      stem: {
        en: `${holds === 'A vessel is full of' ? `A vessel is full of ${capacity} litres of` : `${holds} ${capacity} litres of`} ${content}. ${number(out)} litres are drawn out and replaced by ${other}, and this is done ${times === 2 ? 'once' : 'twice'} more. How much ${content} is left?`,
      },
      correct: same(format(left)),
      distractors: numericDistractors(
        left,
        [
          { value: capacity - times * out, mistake: 'took out the same quantity of the first liquid each time' },
          { value: capacity * (1 - 1 / part) ** (times - 1), mistake: 'made one replacement too few' },
          { value: capacity - left, mistake: 'gave the quantity of the other liquid' },
          { value: capacity * (1 - 1 / part) ** (times + 1), mistake: 'made one replacement too many' },
        ],
        { format, spares: [left + out / 2, left - out / 4] },
      ),
      explanation: {
        en: [
          `Each time $\\frac{${number(out)}}{${capacity}} = \\frac{1}{${part}}$ of the ${content} then present is taken out, so $\\frac{${part - 1}}{${part}}$ of it stays.`,
          `After ${times} such operations: $${capacity} \\times \\left(\\frac{${part - 1}}{${part}}\\right)^{${times}} = ${number(left, 3).replaceAll(',', '')}$.`,
          `From the second time on a mixture is drawn, so subtracting ${number(out)} litres each time takes away too much.`,
          `The quantity of ${content} left is ${format(left)}.`,
        ].join('\n\n'),
      },
    }
  },

  verify({ part, times, capacity }) {
    let pure = capacity
    for (let n = 0; n < times; n++) pure -= (capacity / part) * (pure / capacity)
    return `${number(pure, 3)} litres`
  },
})

export const waterAdded = template({
  id: 'mixture/change-the-ratio',
  topic: 'mixture',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'afcat', 'mat'],

  draw(random, level) {
    const [a, b] = random.pick([
      [3, 1],
      [4, 1],
      [5, 1],
      [5, 2],
      [7, 2],
      [7, 3],
    ] as const)
    const add = level === 'easy'
    // milk a·unit stays and water b·unit becomes target·unit, or the reverse
    const unit = random.int(3, 12)
    const extra = add ? random.int(1, a - b) : random.int(1, 4)
    return {
      a,
      b,
      unit,
      extra,
      add,
      pair: random.pick([
        ['milk', 'water'],
        ['syrup', 'water'],
        ['acid', 'water'],
        ['alcohol', 'water'],
      ] as const),
    }
  },

  write({ a, b, unit, extra, add, pair }) {
    const [main, water] = pair
    const total = (a + b) * unit
    const [finalA, finalB] = add ? [a, b + extra] : [a + extra, b]
    const answer = extra * unit
    const format = (value: number) => `${number(value)} litres`
    const added = add ? water : main
    return {
      stem: {
        en: `A mixture of ${total} litres contains ${main} and ${water} in the ratio ${a} : ${b}. How much ${added} must be added to make the ratio ${ratio(finalA, finalB)}?`,
      },
      correct: same(format(answer)),
      distractors: numericDistractors(
        answer,
        [
          { value: (add ? finalB : finalA) * unit, mistake: `gave the whole quantity of ${added} in the new mixture` },
          { value: (add ? b : a) * unit, mistake: `gave the quantity of ${added} in the old mixture` },
          { value: (add ? a : b) * unit, mistake: 'gave the quantity of the other liquid' },
          {
            value: total * Math.abs((add ? finalB : finalA) / (finalA + finalB) - (add ? b : a) / (a + b)),
            mistake: 'kept the total unchanged',
          },
          { value: answer + unit, mistake: 'counted one part too many' },
        ],
        {
          format,
          plausible: (value) => value > 0 && Number.isInteger(value),
          spares: [answer + 2, answer + 5, answer + 3],
        },
      ),
      explanation: {
        en: [
          `Only the ${added} changes; the ${add ? main : water} stays as it is.`,
          `At first: ${main} ${a * unit} litres, ${water} ${b * unit} litres.`,
          `With ${add ? `${a * unit} litres of ${main}` : `${b * unit} litres of ${water}`} the ratio ${ratio(finalA, finalB)} needs ${(add ? finalB : finalA) * unit} litres of ${added}. That is the whole of it, and ${(add ? b : a) * unit} litres are there already.`,
          `So ${(add ? finalB : finalA) * unit} − ${(add ? b : a) * unit} = ${format(answer)} of ${added} must be added.`,
        ].join('\n\n'),
      },
    }
  },

  verify({ a, b, unit, extra, add }) {
    const [finalA, finalB] = add ? [a, b + extra] : [a + extra, b]
    let added = 0
    while ((a * unit + (add ? 0 : added)) * finalB !== (b * unit + (add ? added : 0)) * finalA) added++
    return `${number(added)} litres`
  },
})
