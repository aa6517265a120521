import { numericDistractors } from '../../questions/distractors.ts'
import { template } from '../../questions/template.ts'
import { number } from '../../text/format.ts'
import { paragraphs, say } from '../../text/localized.ts'
import { withEnding } from '../../text/telugu.ts'
import { quantity } from '../../text/units.ts'
import type { LocalizedText } from '../../text.ts'

const SCENES: readonly LocalizedText[] = [
  say('A sum of money', 'కొంత సొమ్ము', 'एक धनराशि'),
  say('A fixed deposit', 'ఒక ఫిక్స్‌డ్ డిపాజిట్', 'एक सावधि जमा'),
  say('A loan', 'ఒక అప్పు', 'एक ऋण'),
]
const fold = (n: number) =>
  n === 2 ? say('doubles itself', 'రెట్టింపు', 'दुगुना') : say(`becomes ${n} times itself`, `${n} రెట్లు`, `${n} गुना`)
const years = (value: number) => quantity(value, 'years')

export const multiplies = template({
  id: 'interest/money-multiplies',
  topic: 'interest',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'cat', 'mat', 'afcat'],

  draw: (random, level) => ({
    compound: level === 'medium',
    base: random.int(2, 3),
    power: random.int(2, 4),
    target: random.int(4, 9),
    period: random.int(3, 16),
    scene: random.pick(SCENES),
  }),

  write({ compound, base, power, target, period, scene }) {
    const multiple = compound ? base ** power : target
    const answer = compound ? period * power : (period * (target - 1)) / (base - 1)
    const linear = (period * (multiple - 1)) / (base - 1)
    const quotient = `$${period} \\times ${base === 2 ? target - 1 : `\\frac{${target - 1}}{${base - 1}}`} = ${number(answer)}$`
    const kind = compound
      ? say('compound interest, compounded yearly', 'చక్రవడ్డీతో (వడ్డీని ఏటా తిరగకడతారు)', 'चक्रवृद्धि ब्याज (वार्षिक रूप से संयोजित)')
      : say('simple interest', 'బారువడ్డీతో', 'साधारण ब्याज')
    return {
      stem: say(
        `${scene.en} ${fold(base).en} in ${period} years at ${kind.en}. In how many years from the start will it become ${multiple} times itself at the same rate?`,
        `${kind.te} ${scene.te} ${period} సంవత్సరాలలో ${fold(base).te} అవుతుంది. అదే రేటుతో మొదటి నుండి ఎన్ని సంవత్సరాలలో అది ${fold(multiple).te} అవుతుంది?`,
        `${kind.hi} पर ${scene.hi} को ${fold(base).hi} होने में ${period} वर्ष लगते हैं। उसी दर पर आरंभ से ${fold(multiple).hi} होने में कितने वर्ष लगेंगे?`,
      ),
      correct: years(answer),
      distractors: numericDistractors(
        answer,
        compound
          ? [
              { value: linear, mistake: 'worked with simple interest' },
              { value: (period * multiple) / base, mistake: 'took the time in proportion to the multiple' },
              { value: period * (power + 1), mistake: 'counted one period too many' },
              { value: period * (power - 1), mistake: 'counted the periods after the first only' },
              { value: period * multiple, mistake: 'multiplied the years by the multiple' },
            ]
          : [
              { value: (period * target) / base, mistake: 'took the time in proportion to the multiple' },
              { value: period * target, mistake: 'multiplied the years by the multiple' },
              { value: period * (target - 1), mistake: 'took one period for each time the sum' },
              { value: period * (target - base), mistake: 'took the difference of the multiples' },
              { value: answer + period, mistake: 'counted one period too many' },
              { value: answer - period, mistake: 'counted one period too few' },
            ],
        {
          format: years,
          plausible: (value) => value > 0 && Number.isInteger(value * 2),
          spares: [answer + 2, answer + 4, answer + 5],
        },
      ),
      explanation: paragraphs(
        compound
          ? say(
              `At compound interest the money is multiplied by ${base} in every ${period} years.`,
              `చక్రవడ్డీతో సొమ్ము ప్రతి ${period} సంవత్సరాలకు ${fold(base).te} అవుతుంది.`,
              `चक्रवृद्धि ब्याज पर धन हर ${period} वर्ष में ${fold(base).hi} हो जाता है।`,
            )
          : say(
              `At simple interest equal interest is added in equal times. ${base === 2 ? 'Doubling' : `Becoming ${base} times`} means interest equal to ${base === 2 ? 'the sum' : `${base - 1} times the sum`} in ${period} years.`,
              `బారువడ్డీలో సమాన కాలాలలో సమాన వడ్డీ కలుస్తుంది. ${fold(base).te} కావడం అంటే ${period} సంవత్సరాలలో వడ్డీ అసలుకు ${base === 2 ? 'సమానం' : fold(base - 1).te} కావడం.`,
              `साधारण ब्याज में समान समय में समान ब्याज जुड़ता है। ${fold(base).hi} होने का अर्थ है कि ${period} वर्ष का ब्याज मूलधन ${base === 2 ? 'के बराबर' : `का ${fold(base - 1).hi}`} है।`,
            ),
        compound
          ? say(
              `$${multiple} = ${base}^{${power}}$, so ${power} such periods are needed: ${power} × ${period} = ${answer}.`,
              `$${multiple} = ${base}^{${power}}$, కాబట్టి ఇటువంటి ${power} కాలవ్యవధులు కావాలి: ${power} × ${period} = ${answer}.`,
              `$${multiple} = ${base}^{${power}}$, अतः ऐसी ${power} अवधियाँ चाहिए: ${power} × ${period} = ${answer}।`,
            )
          : say(
              `To become ${target} times, the interest must be ${target - 1} times the sum: ${quotient}.`,
              `${target} రెట్లు కావాలంటే వడ్డీ అసలుకు ${target - 1} రెట్లు ఉండాలి: ${quotient}.`,
              `${target} गुना होने के लिए ब्याज मूलधन का ${target - 1} गुना होना चाहिए: ${quotient}।`,
            ),
        compound
          ? say(
              `Simple interest would need ${years(linear).en}, which is too long because interest also earns interest.`,
              `బారువడ్డీ అయితే ${years(linear).te} పట్టేది; చక్రవడ్డీలో వడ్డీపైనా వడ్డీ వస్తుంది కాబట్టి అంత కాలం పట్టదు.`,
              `साधारण ब्याज पर ${years(linear).hi} लगते; यहाँ ब्याज पर भी ब्याज मिलता है, अतः इतना समय नहीं लगता।`,
            )
          : say(
              `Comparing ${target} with ${base} directly would count the sum itself as interest.`,
              `${withEnding(String(target), 'ను')} నేరుగా ${base}తో పోల్చితే అసలును కూడా వడ్డీగా లెక్కించినట్లే.`,
              `${target} की ${base} से सीधे तुलना करने पर मूलधन भी ब्याज में गिन लिया जाएगा।`,
            ),
        say(`It will take ${years(answer).en}.`, `దీనికి పట్టే కాలం ${years(answer).te}.`, `इसमें ${years(answer).hi} लगेंगे।`),
      ),
    }
  },

  verify({ compound, base, power, target, period }) {
    if (compound) return years((period * Math.log(base ** power)) / Math.log(base)).en
    const yearly = (base - 1) / period
    let halfYears = 0
    while (1 + (halfYears / 2) * yearly < target - 1e-9) halfYears++
    return years(halfYears / 2).en
  },
})
