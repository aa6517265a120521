import { number, percent, rupees } from '../../format.ts'
import { template } from '../../question.ts'
import { same } from '../../text.ts'
import { numericDistractors } from '../distractors.ts'

export const successiveDiscounts = template({
  id: 'profit-and-loss/successive-discounts',
  topic: 'profit-and-loss',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'mat', 'afcat'],

  draw: (random, level) => ({
    marked: level === 'easy' ? random.step(1000, 5000, 500) : random.step(1200, 9600, 400),
    first: random.pick([10, 20, 30, 40]),
    second: level === 'easy' ? 10 : random.pick([5, 15, 25]),
  }),

  write({ marked, first, second }) {
    const afterFirst = (marked * (100 - first)) / 100
    const price = (afterFirst * (100 - second)) / 100
    return {
      stem: {
        en: `A shopkeeper marks a mixer at ${rupees(marked)} and allows two successive discounts of ${percent(first)} and ${percent(second)}. What does a customer pay?`,
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
