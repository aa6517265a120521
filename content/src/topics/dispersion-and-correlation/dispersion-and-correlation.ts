import { numericDistractors } from '../../questions/distractors.ts'
import { template } from '../../questions/template.ts'
import { number } from '../../text/format.ts'
import { listed, paragraphs, same, say } from '../../text/localized.ts'

/** Deviations from the mean with a whole standard deviation. */
const DEVIATIONS = [
  [-3, -1, 1, 3, -2, 2, 0],
  [-2, -2, 2, 2],
  [-4, -2, 0, 2, 4, 0, 0, 0, 0, 0],
  [-6, -2, 2, 6, 0],
  [-3, -3, 3, 3],
  [-7, -1, 1, 7],
  [-6, -4, -2, 0, 2, 4, 6],
  [-6, -6, 0, 6, 6, 0, 0, 0, 0],
  [-9, -6, -3, 0, 3, 6, 9],
] as const

export const VARIANCE = say('variance', 'విస్తృతి', 'प्रसरण')
const DEVIATION = say('standard deviation', 'ప్రామాణిక విచలనం', 'मानक विचलन')

export const squares = (list: readonly number[]) => list.reduce((sum, x) => sum + x * x, 0)

export const standardDeviation = template({
  id: 'dispersion-and-correlation/standard-deviation',
  topic: 'dispersion-and-correlation',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'bank', 'nimcet'],

  draw: (random, level) => ({
    deviations: random.shuffle(random.pick([...DEVIATIONS])),
    mean: random.int(11, 40),
    variance: level === 'easy',
  }),

  write({ deviations, mean, variance }) {
    const values = deviations.map((d) => mean + d)
    const n = values.length
    const v = squares(deviations) / n
    const answer = variance ? v : Math.sqrt(v)
    const format = (value: number) => number(value, 2)
    const range = Math.max(...values) - Math.min(...values)
    const name = variance ? VARIANCE : DEVIATION
    const shown = listed(values.map(String))
    const mid = number(values.reduce((a, b) => a + b) / n)
    const away = deviations.map((d) => `$${d}$`).join(', ')
    const quotient = `$\\frac{${squares(deviations)}}{${n}}$ = ${format(v)}`
    return {
      stem: say(
        `The ${name.en} of the observations ${shown.en} is`,
        `${values.join(', ')} అనే పరిశీలనల ${name.te} ఎంత?`,
        `प्रेक्षणों ${shown.hi} का ${name.hi} कितना है?`,
      ),
      correct: same(format(answer)),
      distractors: numericDistractors(
        answer,
        [
          {
            value: variance ? Math.sqrt(v) : v,
            mistake: variance ? 'gave the standard deviation' : 'gave the variance',
          },
          {
            value: deviations.reduce((sum: number, d) => sum + Math.abs(d), 0) / n,
            mistake: 'gave the mean deviation',
          },
          {
            value: variance ? squares(deviations) / (n - 1) : Math.sqrt(squares(deviations) / (n - 1)),
            mistake: 'divided by one less than the number',
          },
          { value: range, mistake: 'gave the range' },
          { value: mean, mistake: 'gave the mean' },
          { value: squares(deviations), mistake: 'did not divide by the number' },
        ],
        { format },
      ),
      explanation: paragraphs(
        say(
          `The mean is ${mid}; the deviations from it are ${away}.`,
          `సగటు ${mid}; దాని నుండి విచలనాలు ${away}.`,
          `माध्य ${mid} है; उससे विचलन ${away} हैं।`,
        ),
        say(
          `Their squares add up to ${squares(deviations)}, and the variance is ${quotient}.`,
          `వాటి వర్గాల మొత్తం ${squares(deviations)}; విస్తృతి ${quotient}.`,
          `उनके वर्गों का योग ${squares(deviations)} है और प्रसरण ${quotient} है।`,
        ),
        variance
          ? say(
              `Its square root, ${format(Math.sqrt(v))}, would be the standard deviation.`,
              `దీని వర్గమూలం ${format(Math.sqrt(v))} ప్రామాణిక విచలనం అవుతుంది.`,
              `इसका वर्गमूल, ${format(Math.sqrt(v))}, मानक विचलन होगा।`,
            )
          : say(
              `The standard deviation is its square root; the variance itself is in squared units.`,
              `ప్రామాణిక విచలనం దీని వర్గమూలం; విస్తృతి వర్గ ప్రమాణాలలో ఉంటుంది.`,
              `मानक विचलन इसका वर्गमूल है; प्रसरण स्वयं वर्ग इकाइयों में होता है।`,
            ),
        say(`The ${name.en} is ${format(answer)}.`, `${name.te} ${format(answer)}.`, `${name.hi} ${format(answer)} है।`),
      ),
    }
  },

  // mean of the squares less square of the mean
  verify({ deviations, mean, variance }) {
    const values = deviations.map((d) => mean + d)
    const n = values.length
    const v = squares(values) / n - (values.reduce((a, b) => a + b) / n) ** 2
    return number(variance ? v : Math.sqrt(v), 2)
  },
})

export const shiftedAndScaled = template({
  id: 'dispersion-and-correlation/change-of-origin-and-scale',
  topic: 'dispersion-and-correlation',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'nimcet'],

  draw: (random, level) => ({
    sd: random.int(3, 9),
    times: random.pick(level === 'easy' ? [1, 2, 3] : [-3, -2, 2, 3, 4]),
    plus: random.pick([-8, -5, 4, 5, 7, 10]),
    variance: level === 'medium',
    count: random.pick([20, 25, 30, 50]),
  }),

  write({ sd, times, plus, variance, count }) {
    const size = Math.abs(times)
    const before = variance ? sd * sd : sd
    const answer = variance ? (times * sd) ** 2 : size * sd
    const name = variance ? VARIANCE : DEVIATION
    const [by, more] = [Math.abs(plus), plus > 0]
    const moved = say(
      more ? `increased by ${by}` : `decreased by ${by}`,
      more ? `${by} కలిపితే` : `${by} తీసివేస్తే`,
      more ? `${by} जोड़ दिया जाए` : `${by} घटा दिया जाए`,
    )
    const change =
      times === 1
        ? say(
            `each of them is ${moved.en}`,
            `ప్రతి పరిశీలన${more ? 'కు' : ' నుండి'} ${moved.te}`,
            `प्रत्येक प्रेक्षण में${more ? '' : ' से'} ${moved.hi}`,
          )
        : say(
            `each of them is multiplied by $${times}$ and then ${moved.en}`,
            `ప్రతి పరిశీలనను $${times}$తో గుణించి, వచ్చిన దాని${more ? 'కి' : ' నుండి'} ${moved.te}`,
            `प्रत्येक प्रेक्षण को $${times}$ से गुणा करके उसमें${more ? '' : ' से'} ${moved.hi}`,
          )
    return {
      stem: say(
        `The ${name.en} of ${count} observations is ${before}. If ${change.en}, the ${name.en} of the new observations is`,
        `${count} పరిశీలనల ${name.te} ${before}. ${change.te}, కొత్త పరిశీలనల ${name.te} ఎంత?`,
        `${count} प्रेक्षणों का ${name.hi} ${before} है। यदि ${change.hi}, तो नए प्रेक्षणों का ${name.hi} कितना होगा?`,
      ),
      correct: same(number(answer)),
      distractors: numericDistractors(
        answer,
        [
          { value: answer + plus, mistake: 'let the constant change the spread' },
          {
            value: variance ? size * before : size * before + size,
            mistake: variance ? 'multiplied the variance by the factor only' : 'added the factor once more',
          },
          { value: before, mistake: 'took the spread as unchanged' },
          { value: before + plus, mistake: 'added the constant to the spread' },
          { value: size * before + plus, mistake: 'treated the spread like the mean' },
          { value: before * 2, mistake: 'doubled the spread' },
          { value: before * before, mistake: 'squared the spread' },
          { value: Math.abs(plus) - before, mistake: 'took the spread from the constant' },
        ],
        { format: number, spares: [answer + 1, answer + 3, answer + 2] },
      ),
      explanation: paragraphs(
        say(
          `Adding a constant moves all observations alike and leaves the spread as it is.`,
          `ఒక స్థిర సంఖ్యను కలిపితే పరిశీలనలన్నీ ఒకే విధంగా జరుగుతాయి; వాటి విస్తరణ మారదు.`,
          `कोई अचर जोड़ने से सभी प्रेक्षण समान रूप से खिसकते हैं; उनका फैलाव नहीं बदलता।`,
        ),
        times === 1
          ? say(
              `Nothing is multiplied here, so the ${name.en} does not change.`,
              `ఇక్కడ ఏ సంఖ్యతోనూ గుణించలేదు, కాబట్టి ${name.te} మారదు.`,
              `यहाँ किसी संख्या से गुणा नहीं किया गया, अतः ${name.hi} नहीं बदलता।`,
            )
          : variance
            ? say(
                `Multiplying by $${times}$ multiplies the standard deviation by ${size} and the variance by $${size}^2 = ${size * size}$: ${before} × ${size * size}.`,
                `$${times}$తో గుణిస్తే ప్రామాణిక విచలనం ${size} రెట్లు, విస్తృతి $${size}^2 = ${size * size}$ రెట్లు అవుతుంది: ${before} × ${size * size}.`,
                `$${times}$ से गुणा करने पर मानक विचलन ${size} गुना और प्रसरण $${size}^2 = ${size * size}$ गुना हो जाता है: ${before} × ${size * size}।`,
              )
            : say(
                `Multiplying by $${times}$ multiplies the standard deviation by ${size}: ${before} × ${size}.`,
                `$${times}$తో గుణిస్తే ప్రామాణిక విచలనం ${size} రెట్లు అవుతుంది: ${before} × ${size}.`,
                `$${times}$ से गुणा करने पर मानक विचलन ${size} गुना हो जाता है: ${before} × ${size}।`,
              ),
        say(
          `Only the mean would be moved by the constant. The new ${name.en} is ${number(answer)}.`,
          `స్థిర సంఖ్య వల్ల సగటు మాత్రమే మారుతుంది. కొత్త ${name.te} ${number(answer)}.`,
          `अचर से केवल माध्य बदलता है। नया ${name.hi} ${number(answer)} है।`,
        ),
      ),
    }
  },

  // half the observations below and half above the mean
  verify({ sd, times, plus, variance }) {
    const values = [50 - sd, 50 + sd, 50 - sd, 50 + sd].map((x) => x * times + plus)
    const mean = values.reduce((a, b) => a + b) / 4
    const v = values.reduce((sum, x) => sum + (x - mean) ** 2, 0) / 4
    return number(variance ? v : Math.sqrt(v))
  },
})
