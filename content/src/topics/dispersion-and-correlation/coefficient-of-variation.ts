import { numericDistractors } from '../../questions/distractors.ts'
import { template } from '../../questions/template.ts'
import { inTex, number, percent } from '../../text/format.ts'
import { paragraphs, same, say } from '../../text/localized.ts'
import type { LocalizedText } from '../../text.ts'
import { squares, VARIANCE } from './dispersion-and-correlation.ts'

/** What is measured, with means that it has in life: the least, the greatest and the step between. */
const MEASURED: readonly (readonly [what: LocalizedText, least: number, most: number, step: number])[] = [
  [say('marks', 'మార్కుల', 'अंकों'), 20, 75, 5],
  [say('daily wages in rupees', 'రోజువారీ వేతనాల (రూపాయలలో)', 'दैनिक मज़दूरी (रुपये में)'), 400, 900, 50],
  [say('weights in kg', 'బరువుల (కిలోలలో)', 'भार (किग्रा में)'), 25, 75, 5],
  [say('monthly rainfall in mm', 'నెలవారీ వర్షపాతపు (మి.మీ.లలో)', 'मासिक वर्षा (मिमी में)'), 50, 200, 10],
]
const VARIATION = say('coefficient of variation', 'విచలనాంకం', 'विचरण गुणांक')
const MEAN = say('mean', 'సగటు', 'माध्य')

export const coefficientOfVariation = template({
  id: 'dispersion-and-correlation/coefficient-of-variation',
  topic: 'dispersion-and-correlation',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'nimcet'],

  draw(random, level) {
    const [what, least, most, step] = random.pick(MEASURED)
    return {
      mean: random.step(least, most, step),
      share: random.pick([8, 12, 16, 20, 24, 28, 32, 36, 40]),
      find: level === 'easy' ? ('cv' as const) : random.pick(['mean', 'variance'] as const),
      what,
    }
  },

  write({ mean, share, find, what }) {
    const sd = (mean * share) / 100
    const answer = find === 'cv' ? share : find === 'mean' ? mean : sd * sd
    const format = (value: number) => (find === 'cv' ? percent(value) : number(value))
    const [deviation, square] = [number(sd), number(sd * sd)]
    const stem = {
      cv: say(
        `For a distribution of ${what.en} the mean is ${mean} and the variance ${square}. The coefficient of variation is`,
        `${what.te} విభాజనంలో సగటు ${mean}, విస్తృతి ${square}. విచలనాంకం ఎంత?`,
        `${what.hi} के एक बंटन का माध्य ${mean} और प्रसरण ${square} है। विचरण गुणांक कितना है?`,
      ),
      mean: say(
        `For a distribution of ${what.en} the coefficient of variation is ${share}% and the standard deviation ${deviation}. The mean is`,
        `${what.te} విభాజనంలో విచలనాంకం ${share}%, ప్రామాణిక విచలనం ${deviation}. సగటు ఎంత?`,
        `${what.hi} के एक बंटन का विचरण गुणांक ${share}% और मानक विचलन ${deviation} है। माध्य कितना है?`,
      ),
      variance: say(
        `For a distribution of ${what.en} the mean is ${mean} and the coefficient of variation ${share}%. The variance is`,
        `${what.te} విభాజనంలో సగటు ${mean}, విచలనాంకం ${share}%. విస్తృతి ఎంత?`,
        `${what.hi} के एक बंटन का माध्य ${mean} और विचरण गुणांक ${share}% है। प्रसरण कितना है?`,
      ),
    }[find]
    const name = { cv: VARIATION, mean: MEAN, variance: VARIANCE }[find]
    const root = `$\\sqrt{${inTex(sd * sd)}}$ = ${deviation}`
    const quotient = `$\\frac{${deviation}}{${mean}} \\times 100$ = ${share}`
    const meanFound = `${deviation} × $\\frac{100}{${share}}$ = ${mean}`
    const deviationFound = `${mean} × $\\frac{${share}}{100}$ = ${deviation}`
    return {
      stem,
      correct: same(format(answer)),
      distractors: numericDistractors(
        answer,
        {
          cv: [
            { value: (sd * sd * 100) / mean, mistake: 'used the variance in place of the standard deviation' },
            { value: (mean * 100) / sd, mistake: 'inverted the ratio' },
            { value: sd, mistake: 'gave the standard deviation' },
            { value: 100 - share, mistake: 'subtracted from 100' },
          ],
          mean: [
            { value: (sd * share) / 100, mistake: 'multiplied instead of dividing' },
            { value: (share * 100) / sd, mistake: 'inverted the ratio' },
            { value: sd * share, mistake: 'multiplied the two figures' },
            { value: (sd * sd * 100) / share, mistake: 'used the variance' },
            { value: mean + sd, mistake: 'added the standard deviation' },
          ],
          variance: [
            { value: sd, mistake: 'gave the standard deviation' },
            { value: Math.sqrt(sd), mistake: 'took the root instead of the square' },
            { value: mean * share, mistake: 'multiplied the two figures' },
            { value: 2 * sd, mistake: 'doubled instead of squaring' },
          ],
        }[find],
        { format, spares: [answer + 4, answer + 5, answer * 2] },
      ),
      explanation: paragraphs(
        say(
          `Coefficient of variation = $\\frac{\\text{standard deviation}}{\\text{mean}} \\times 100$.`,
          `విచలనాంకం = (ప్రామాణిక విచలనం ÷ సగటు) × 100.`,
          `विचरण गुणांक = (मानक विचलन ÷ माध्य) × 100।`,
        ),
        {
          cv: say(
            `The standard deviation is ${root}, and ${quotient}. The variance itself must not be used.`,
            `ప్రామాణిక విచలనం ${root}; ${quotient}. విస్తృతిని నేరుగా వాడకూడదు.`,
            `मानक विचलन ${root}, और ${quotient}। प्रसरण का सीधे प्रयोग नहीं करना चाहिए।`,
          ),
          mean: say(`So the mean is ${meanFound}.`, `కాబట్టి సగటు = ${meanFound}.`, `अतः माध्य = ${meanFound}।`),
          variance: say(
            `So the standard deviation is ${deviationFound}, and the variance is its square.`,
            `కాబట్టి ప్రామాణిక విచలనం = ${deviationFound}; విస్తృతి దాని వర్గం.`,
            `अतः मानक विचलन = ${deviationFound}; प्रसरण इसका वर्ग है।`,
          ),
        }[find],
        say(`The ${name.en} is ${format(answer)}.`, `${name.te} ${format(answer)}.`, `${name.hi} ${format(answer)} है।`),
      ),
    }
  },

  verify({ mean, share, find }) {
    // two observations on either side of the mean
    const d = (mean * share) / 100
    const values = [mean - d, mean + d]
    const m = values.reduce((a, b) => a + b) / 2
    const v = squares(values.map((x) => x - m)) / 2
    return find === 'cv' ? percent((Math.sqrt(v) / m) * 100) : number(find === 'mean' ? m : v)
  },
})
