import { tupleOf } from '../../checked-access.ts'
import { gcd } from '../../numbers.ts'
import { numericDistractors } from '../../questions/distractors.ts'
import { template } from '../../questions/template.ts'
import { number, ratio, rupees } from '../../text/format.ts'
import { paragraphs, same, say } from '../../text/localized.ts'

const COINS = say('coins', 'నాణేలు', 'सिक्के')
const NOTES = say('notes', 'నోట్లు', 'नोट')
const PURSES = [
  { holder: say('A piggy bank', 'ఒక పిగ్గీ బ్యాంకులో', 'एक गुल्लक में'), things: COINS, values: [1, 2, 5] },
  {
    holder: say('A bus conductor’s bag', 'ఒక బస్సు కండక్టర్ సంచిలో', 'एक बस कंडक्टर के थैले में'),
    things: COINS,
    values: [2, 5, 10],
  },
  { holder: say('A cash box', 'ఒక నగదు పెట్టెలో', 'एक कैश बॉक्स में'), things: NOTES, values: [10, 20, 50] },
  {
    holder: say('A shopkeeper’s drawer', 'ఒక దుకాణదారుని సొరుగులో', 'एक दुकानदार की दराज में'),
    things: NOTES,
    values: [20, 50, 100],
  },
] as const

export const coinsInRatio = template({
  id: 'ratio-and-proportion/coins-in-ratio',
  topic: 'ratio-and-proportion',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'railway', 'afcat', 'mat'],

  draw: (random, level) => ({
    purse: random.pick(PURSES),
    parts: tupleOf(random.sample([2, 3, 4, 5, 6, 7], 3), 3),
    times: random.int(4, 20),
    asked: random.int(0, 2),
    wholeCount: level === 'medium',
  }),

  write({ purse, parts, times, asked, wholeCount }) {
    const [a, b, c] = purse.values
    const each = [parts[0] * a, parts[1] * b, parts[2] * c]
    const perSet = each.reduce((x, y) => x + y)
    const sum = parts.reduce((x, y) => x + y)
    const total = perSet * times
    const part = parts[asked] ?? 0
    const answer = (wholeCount ? sum : part) * times
    const { holder, things } = purse
    const value = purse.values[asked]
    const what = wholeCount
      ? say(`${things.en} in all`, `మొత్తం ${things.te}`, `कुल ${things.hi}`)
      : say(`₹${value} ${things.en}`, `₹${value} ${things.te}`, `₹${value} के ${things.hi}`)
    const divisor = parts.reduce(gcd)
    return {
      stem: say(
        `${holder.en} has ₹${a}, ₹${b} and ₹${c} ${things.en} in the ratio ${ratio(...parts)}. The total amount is ${rupees(total)}. How many ${wholeCount ? `${things.en} are there in all` : `${what.en} are there`}?`,
        `${holder.te} ₹${a}, ₹${b}, ₹${c} ${things.te} ${ratio(...parts)} నిష్పత్తిలో ఉన్నాయి. మొత్తం విలువ ${rupees(total)}. అందులో ${what.te} ఎన్ని ఉన్నాయి?`,
        `${holder.hi} ₹${a}, ₹${b} और ₹${c} के ${things.hi} ${ratio(...parts)} के अनुपात में हैं। कुल राशि ${rupees(total)} है। ${what.hi} कितने हैं?`,
      ),
      correct: same(number(answer)),
      distractors: numericDistractors(
        answer,
        [
          ...(wholeCount
            ? parts.map((p, n) => ({
                value: p * times,
                mistake: `counted the ₹${purse.values[n]} ${things.en} only`,
              }))
            : [
                {
                  value: (total * part) / sum / (purse.values[asked] ?? 1),
                  mistake: 'took the ratio of numbers for a ratio of amounts',
                },
                { value: (parts[(asked + 1) % 3] ?? 0) * times, mistake: 'counted another kind' },
                { value: (parts[(asked + 2) % 3] ?? 0) * times, mistake: 'counted another kind' },
                { value: sum * times, mistake: 'counted all kinds together' },
              ]),
        ],
        {
          format: number,
          plausible: Number.isInteger,
          spares: [answer + times, answer + 2 * sum, answer + sum],
        },
      ),
      explanation: paragraphs(
        say(
          `The ratio is one of numbers, so first find what one set of ${ratio(...parts)} is worth.`,
          `ఈ నిష్పత్తి సంఖ్యలది; కాబట్టి ముందుగా ${ratio(...parts)} ఉన్న ఒక సమితి విలువ కనుగొనండి.`,
          `यह अनुपात संख्याओं का है, इसलिए पहले ${ratio(...parts)} के एक समूह का मूल्य ज्ञात करें।`,
        ),
        say(
          `One set: ${parts[0] / divisor} × ₹${a} + ${parts[1] / divisor} × ₹${b} + ${parts[2] / divisor} × ₹${c} = ${rupees(perSet / divisor)}.`,
          `ఒక సమితి: ${parts[0] / divisor} × ₹${a} + ${parts[1] / divisor} × ₹${b} + ${parts[2] / divisor} × ₹${c} = ${rupees(perSet / divisor)}.`,
          `एक समूह: ${parts[0] / divisor} × ₹${a} + ${parts[1] / divisor} × ₹${b} + ${parts[2] / divisor} × ₹${c} = ${rupees(perSet / divisor)}।`,
        ),
        say(
          `Number of sets = ${rupees(total)} ÷ ${rupees(perSet / divisor)} = ${times * divisor}.`,
          `సమితుల సంఖ్య = ${rupees(total)} ÷ ${rupees(perSet / divisor)} = ${times * divisor}.`,
          `समूहों की संख्या = ${rupees(total)} ÷ ${rupees(perSet / divisor)} = ${times * divisor}।`,
        ),
        say(
          `Dividing the money itself in the ratio ${ratio(...parts)} would be wrong, because the ${things.en} differ in value.`,
          `డబ్బునే ${ratio(...parts)} నిష్పత్తిలో విభజించడం తప్పు, ఎందుకంటే ${things.te} వేర్వేరు విలువ గలవి.`,
          `राशि को ही ${ratio(...parts)} के अनुपात में बाँटना गलत होगा, क्योंकि ${things.hi} अलग-अलग मूल्य के हैं।`,
        ),
        say(
          `The number of ${what.en} is ${(wholeCount ? sum : part) / divisor} × ${times * divisor} = ${number(answer)}.`,
          `${what.te} = ${(wholeCount ? sum : part) / divisor} × ${times * divisor} = ${number(answer)}.`,
          `${what.hi} = ${(wholeCount ? sum : part) / divisor} × ${times * divisor} = ${number(answer)}।`,
        ),
      ),
    }
  },

  verify({ purse, parts, times, asked, wholeCount }) {
    const total = purse.values.reduce((sum, value, n) => sum + value * (parts[n] ?? 0) * times, 0)
    const counts = [0, 0, 0]
    const divisor = parts.reduce(gcd)
    for (let left = total; left > 0; ) {
      for (const n of [0, 1, 2]) {
        counts[n] = (counts[n] ?? 0) + (parts[n] ?? 0) / divisor
        left -= (purse.values[n] ?? 0) * ((parts[n] ?? 0) / divisor)
      }
    }
    return number(wholeCount ? counts.reduce((a, b) => a + b) : (counts[asked] ?? 0))
  },
})
