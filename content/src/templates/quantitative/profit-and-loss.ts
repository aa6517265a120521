import { number, percent, rupees } from '../../format.ts'
import { template } from '../../question.ts'
import { same } from '../../text.ts'
import { numericDistractors } from '../distractors.ts'

export const successiveDiscounts = template({
  id: 'profit-and-loss/successive-discounts',
  topic: 'profit-and-loss',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'mat', 'afcat', 'cat'],

  draw: (random, level) => ({
    article: random.pick(['mixer', 'ceiling fan', 'suitcase', 'pressure cooker', 'study lamp', 'wrist watch']),
    marked: level === 'easy' ? random.step(1000, 5000, 500) : random.step(1200, 9600, 400),
    first: random.pick([10, 20, 30, 40]),
    second: level === 'easy' ? 10 : random.pick([5, 15, 25]),
  }),

  write({ article, marked, first, second }) {
    const afterFirst = (marked * (100 - first)) / 100
    const price = (afterFirst * (100 - second)) / 100
    return {
      stem: {
        en: `A shopkeeper marks a ${article} at ${rupees(marked)} and allows two successive discounts of ${percent(first)} and ${percent(second)}. What does a customer pay?`,
      },
      correct: same(rupees(price)),
      distractors: numericDistractors(
        price,
        [
          { value: (marked * (100 - first - second)) / 100, mistake: 'added the two discounts' },
          { value: afterFirst, mistake: 'forgot the second discount' },
          { value: marked - price, mistake: 'gave the discount instead of the price' },
          { value: (marked * (100 - second)) / 100, mistake: 'forgot the first discount' },
        ],
        { format: rupees, spares: [price + marked / 100, price - marked / 100] },
      ),
      explanation: {
        en: [
          `The second discount is taken on what is left after the first, so the two are not added.`,
          `After ${percent(first)}: ${rupees(marked)} × $\\frac{${100 - first}}{100}$ = ${rupees(afterFirst)}.`,
          `After ${percent(second)} of that: ${rupees(afterFirst)} × $\\frac{${100 - second}}{100}$ = ${rupees(price)}.`,
          `Taking ${number(first + second)}% at once would give ${rupees((marked * (100 - first - second)) / 100)}, which is too low.`,
          `The customer pays ${rupees(price)}.`,
        ].join('\n\n'),
      },
    }
  },

  // the single equivalent discount a + b - ab/100, by another road than the two steps above
  verify: ({ marked, first, second }) => rupees(marked - (marked * (first + second - (first * second) / 100)) / 100),
})

const ARTICLES = ['ceiling fan', 'mixer', 'wall clock', 'pressure cooker', 'study table', 'suitcase', 'sari'] as const

export const costOfManySaleOfFew = template({
  id: 'profit-and-loss/cost-of-some-sale-of-others',
  topic: 'profit-and-loss',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'mat', 'cat', 'afcat'],

  draw(random, level) {
    const sold = random.pick([10, 15, 16, 20, 25, 30, 40, 50])
    const step = sold % 4 === 0 ? sold / 4 : sold / 5
    const change = step * random.pick([1, 2]) * (sold >= 20 && random.chance(0.5) ? 0.4 : 1)
    const whole = Number.isInteger(change) && Number.isInteger((change * 100) / sold) ? change : step
    return {
      sold,
      bought: sold + (level === 'easy' || random.chance(0.3) ? whole : -whole),
      things: random.pick(['pens', 'notebooks', 'mangoes', 'oranges', 'handkerchiefs', 'tea cups', 'guavas']),
    }
  },

  write({ sold, bought, things }) {
    const gain = bought > sold
    const answer = (Math.abs(bought - sold) * 100) / sold
    const show = (value: number) => `${percent(value)} ${value > 0 && gain ? 'gain' : 'loss'}`
    const other = (value: number) => `${percent(value)} ${gain ? 'loss' : 'gain'}`
    return {
      stem: {
        en: `The cost price of ${bought} ${things} is equal to the selling price of ${sold} ${things}. The gain or loss per cent is`,
      },
      correct: same(show(answer)),
      distractors: [
        { text: same(other(answer)), mistake: 'took gain for loss or the reverse' },
        { text: same(show((Math.abs(bought - sold) * 100) / bought)), mistake: 'divided by the number bought' },
        {
          text: same(other((Math.abs(bought - sold) * 100) / bought)),
          mistake: 'divided by the number bought and mixed up gain and loss',
        },
        {
          text: same(show((Math.abs(bought - sold) * 200) / (bought + sold))),
          mistake: 'divided by the mean of the two numbers',
        },
      ],
      explanation: {
        en: [
          `Let each of the ${things} cost ₹1. Then ${sold} of them cost ${rupees(sold)} and are sold for the cost of ${bought}, that is ${rupees(bought)}.`,
          `${gain ? 'Gain' : 'Loss'} = ${rupees(Math.abs(bought - sold))} on a cost of ${rupees(sold)}.`,
          `Per cent = $\\frac{${Math.abs(bought - sold)}}{${sold}} \\times 100 = ${number(answer)}$. Dividing by ${bought} would measure it on the selling price.`,
          `The answer is ${show(answer)}.`,
        ].join('\n\n'),
      },
    }
  },

  verify({ sold, bought }) {
    const [cost, price] = [1 / bought, 1 / sold]
    const change = ((price - cost) / cost) * 100
    return `${percent(Math.abs(change))} ${change > 0 ? 'gain' : 'loss'}`
  },
})

export const anotherPrice = template({
  id: 'profit-and-loss/price-for-another-gain',
  topic: 'profit-and-loss',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'mat', 'afcat', 'cat'],

  draw: (random, level) => ({
    cost: random.step(600, 4000, 100),
    loss: random.pick([5, 8, 10, 12, 15, 20]),
    gain: random.pick([10, 14, 18, 20, 25, 30]),
    article: random.pick(ARTICLES),
    difference: level === 'medium',
  }),

  write({ cost, loss, gain, article, difference }) {
    const low = (cost * (100 - loss)) / 100
    const high = (cost * (100 + gain)) / 100
    const answer = difference ? cost : high
    return {
      stem: {
        en: difference
          ? `A trader sells a ${article} at a loss of ${percent(loss)}. Had it been sold for ${rupees(high - low)} more, there would have been a gain of ${percent(gain)}. What is the cost price of the ${article}?`
          : `By selling a ${article} for ${rupees(low)} a trader loses ${percent(loss)}. At what price should it be sold to gain ${percent(gain)}?`,
      },
      correct: same(rupees(answer)),
      distractors: numericDistractors(
        answer,
        difference
          ? [
              {
                value: ((high - low) * 100) / (gain - loss),
                mistake: 'subtracted the two per cents instead of adding them',
              },
              { value: ((high - low) * 100) / gain, mistake: 'divided by the gain per cent only' },
              { value: low, mistake: 'gave the selling price' },
              { value: high, mistake: 'gave the higher selling price' },
              { value: ((high - low) * 100) / loss, mistake: 'divided by the loss per cent only' },
            ]
          : [
              { value: (low * (100 + gain)) / 100, mistake: 'took the gain on the selling price' },
              { value: (low * (100 + gain + loss)) / 100, mistake: 'added both per cents of the selling price' },
              {
                value: (((low * (100 + loss)) / 100) * (100 + gain)) / 100,
                mistake: 'found the cost by adding the loss per cent',
              },
              { value: cost, mistake: 'gave the cost price' },
              { value: (cost * (100 + gain - loss)) / 100, mistake: 'took the gain less the loss' },
              { value: (cost * (100 + gain + loss)) / 100, mistake: 'added both per cents of the cost' },
            ],
        {
          format: rupees,
          plausible: Number.isInteger,
          spares: [answer + cost / 20, answer - cost / 20, answer + cost / 10],
        },
      ),
      explanation: {
        en: [
          `Both per cents are of the cost price.`,
          difference
            ? `From a loss of ${percent(loss)} to a gain of ${percent(gain)} is a change of ${percent(loss + gain)} of the cost, and this is ${rupees(high - low)}.`
            : `${rupees(low)} is ${percent(100 - loss)} of the cost, so the cost is ${rupees(low)} × $\\frac{100}{${100 - loss}}$ = ${rupees(cost)}.`,
          difference
            ? `Cost = ${rupees(high - low)} × $\\frac{100}{${loss + gain}}$ = ${rupees(cost)}. The change passes through the cost price, so the per cents are added, not subtracted.`
            : `For a gain of ${percent(gain)}: ${rupees(cost)} × $\\frac{${100 + gain}}{100}$ = ${rupees(high)}. Adding ${percent(gain)} of ${rupees(low)} would take it on the wrong base.`,
          `The ${difference ? 'cost price' : 'required selling price'} is ${rupees(answer)}.`,
        ].join('\n\n'),
      },
    }
  },

  verify({ cost, loss, gain, difference }) {
    const low = (cost * (100 - loss)) / 100
    const gap = (cost * (100 + gain)) / 100 - low
    for (let c = 10; c < 10000; c += 10) {
      const sale = c - (c * loss) / 100
      const target = c + (c * gain) / 100
      if (Math.abs(difference ? target - sale - gap : sale - low) < 1e-9) return rupees(difference ? c : target)
    }
    return 'none'
  },
})
