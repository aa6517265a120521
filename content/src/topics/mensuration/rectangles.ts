import { numericDistractors } from '../../questions/distractors.ts'
import { template } from '../../questions/template.ts'
import { number, percent } from '../../text/format.ts'
import { paragraphs, say } from '../../text/localized.ts'
import { quantity } from '../../text/units.ts'
import type { LocalizedText } from '../../text.ts'

const squareMetres = (value: number) => quantity(value, 'm²')

export const pathAround = template({
  id: 'mensuration/path-around',
  topic: 'mensuration',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'afcat', 'cat', 'mat'],

  draw: (random, level) => ({
    long: random.step(30, 80, 2),
    short: random.step(18, 28, 2),
    wide: random.pick([1, 1.5, 2, 2.5, 3]),
    inside: level === 'medium',
    ground: random.pick([
      say('park', 'పార్కు', 'पार्क'),
      say('garden', 'తోట', 'बगीचे'),
      say('lawn', 'పచ్చిక మైదానం', 'लॉन'),
      say('playground', 'ఆట స్థలం', 'खेल के मैदान'),
      say('field', 'పొలం', 'खेत'),
    ]),
  }),

  write({ long, short, wide, inside, ground }) {
    const sign = inside ? -1 : 1
    const [l, s] = [long + sign * 2 * wide, short + sign * 2 * wide]
    const answer = Math.abs(l * s - long * short)
    const subtraction = inside
      ? `${long} × ${short} − ${number(l)} × ${number(s)} = ${number(long * short)} − ${number(l * s)}`
      : `${number(l)} × ${number(s)} − ${long} × ${short} = ${number(l * s)} − ${number(long * short)}`
    return {
      stem: say(
        `A rectangular ${ground.en} is ${long} m long and ${short} m broad. A path ${number(wide)} m wide runs all round it on the ${inside ? 'inside' : 'outside'}. The area of the path is`,
        `ఒక దీర్ఘచతురస్రాకార ${ground.te} పొడవు ${long} మీ., వెడల్పు ${short} మీ. దాని చుట్టూ ${inside ? 'లోపలి' : 'బయటి'} వైపు ${number(wide)} మీ. వెడల్పు గల బాట ఉంది. ఆ బాట వైశాల్యం ఎంత?`,
        `एक आयताकार ${ground.hi} की लंबाई ${long} मी और चौड़ाई ${short} मी है। इसके चारों ओर ${inside ? 'अंदर' : 'बाहर'} की तरफ ${number(wide)} मी चौड़ा रास्ता है। रास्ते का क्षेत्रफल कितना है?`,
      ),
      correct: squareMetres(answer),
      distractors: numericDistractors(
        answer,
        [
          {
            value: Math.abs((long + sign * wide) * (short + sign * wide) - long * short),
            mistake: 'counted the width on one side only',
          },
          {
            value: 2 * (long + short) * wide,
            mistake: 'multiplied the perimeter by the width and got the corners wrong',
          },
          {
            value: 2 * (long + short) * wide - sign * 4 * wide * wide,
            mistake: 'took the corners with the wrong sign',
          },
          { value: l * s, mistake: `gave the area of the ${inside ? 'inner' : 'outer'} rectangle` },
        ],
        { format: squareMetres },
      ),
      explanation: paragraphs(
        say(
          `The path is the difference of two rectangles; the width counts at both ends of each side.`,
          `బాట వైశాల్యం రెండు దీర్ఘచతురస్రాల వైశాల్యాల తేడా; ప్రతి భుజానికి రెండు చివరలా బాట వెడల్పును లెక్కించాలి.`,
          `रास्ते का क्षेत्रफल दो आयतों के क्षेत्रफलों का अंतर है; चौड़ाई हर भुजा के दोनों सिरों पर गिनी जाती है।`,
        ),
        say(
          `The ${inside ? 'inner' : 'outer'} rectangle is ${long} ${inside ? '−' : '+'} ${number(2 * wide)} = ${number(l)} m by ${short} ${inside ? '−' : '+'} ${number(2 * wide)} = ${number(s)} m.`,
          `${inside ? 'లోపలి' : 'బయటి'} దీర్ఘచతురస్రం కొలతలు: ${long} ${inside ? '−' : '+'} ${number(2 * wide)} = ${number(l)} మీ., ${short} ${inside ? '−' : '+'} ${number(2 * wide)} = ${number(s)} మీ.`,
          `${inside ? 'भीतरी' : 'बाहरी'} आयत की माप: ${long} ${inside ? '−' : '+'} ${number(2 * wide)} = ${number(l)} मी और ${short} ${inside ? '−' : '+'} ${number(2 * wide)} = ${number(s)} मी।`,
        ),
        say(`Area = ${subtraction} m².`, `వైశాల్యం = ${subtraction} చ.మీ.`, `क्षेत्रफल = ${subtraction} वर्ग मी।`),
        say(
          `Perimeter × width, ${number(2 * (long + short) * wide)} m², ${inside ? 'counts the corners twice' : 'leaves the corners out'}.`,
          `చుట్టుకొలత × వెడల్పు = ${number(2 * (long + short) * wide)} చ.మీ.; ఇందులో మూలలు ${inside ? 'రెండుసార్లు లెక్కలోకి వస్తాయి' : 'లెక్కలోకి రావు'}.`,
          `परिमाप × चौड़ाई = ${number(2 * (long + short) * wide)} वर्ग मी में कोने ${inside ? 'दो बार गिने जाते हैं' : 'छूट जाते हैं'}।`,
        ),
        say(
          `The area of the path is ${squareMetres(answer).en}.`,
          `బాట వైశాల్యం ${squareMetres(answer).te}`,
          `रास्ते का क्षेत्रफल ${squareMetres(answer).hi} है।`,
        ),
      ),
    }
  },

  // four strips and four corner squares
  verify({ long, short, wide, inside }) {
    const strips = 2 * wide * (inside ? long - 2 * wide : long) + 2 * wide * (inside ? short - 2 * wide : short)
    return squareMetres(strips + 4 * wide * wide).en
  },
})
const LENGTH = say('length', 'పొడవు', 'लंबाई')
const BREADTH = say('breadth', 'వెడల్పు', 'चौड़ाई')
const BASE = say('base', 'భూమి', 'आधार')
const HEIGHT = say('height', 'ఎత్తు', 'ऊँचाई')
const TRIANGLE = say('a triangle', 'త్రిభుజం', 'त्रिभुज')

const change = (value: number): LocalizedText => {
  const by = percent(Math.abs(value))
  if (value === 0) return say('no change', 'మార్పు లేదు', 'कोई परिवर्तन नहीं')
  return value > 0
    ? say(`${by} increase`, `${by} పెరుగుదల`, `${by} वृद्धि`)
    : say(`${by} decrease`, `${by} తగ్గుదల`, `${by} कमी`)
}

export const areaChange = template({
  id: 'mensuration/change-of-area',
  topic: 'mensuration',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'afcat', 'cat', 'mat'],

  draw: (random, level) => ({
    up: random.pick([10, 20, 25, 30, 40, 50, 60]),
    down: level === 'easy' ? -random.pick([10, 20, 30, 40]) : random.pick([5, 10, 15, 20, 25]),
    figure: random.pick([
      [say('a rectangle', 'దీర్ఘచతురస్రం', 'आयत'), LENGTH, BREADTH],
      [TRIANGLE, BASE, HEIGHT],
      [say('a parallelogram', 'సమాంతర చతుర్భుజం', 'समांतर चतुर्भुज'), BASE, HEIGHT],
      [say('a rectangular garden', 'దీర్ఘచతురస్రాకార తోట', 'आयताकार बगीचे'), LENGTH, BREADTH],
    ] as const),
  }),

  write({ up, down, figure }) {
    const second = -down
    const net = up + second + (up * second) / 100
    const factors = `$\\frac{${100 + up}}{100} \\times \\frac{${100 + second}}{100} = \\frac{${number(100 + net)}}{100}$`
    const [name, x, y] = figure
    const by = percent(Math.abs(second))
    return {
      stem: say(
        `The ${x.en} of ${name.en} is increased by ${percent(up)} and its ${y.en} is ${second < 0 ? 'decreased' : 'increased'} by ${by}. What is the change in its area?`,
        `ఒక ${name.te} ${x.te} ${percent(up)} పెరిగింది, ${y.te} ${by} ${second < 0 ? 'తగ్గింది' : 'పెరిగింది'}. దాని వైశాల్యంలో మార్పు ఎంత?`,
        `एक ${name.hi} ${x === BASE ? 'के' : 'की'} ${x.hi} में ${percent(up)} की वृद्धि और ${y.hi} में ${by} की ${second < 0 ? 'कमी' : 'वृद्धि'} की जाती है। उसके क्षेत्रफल में कितना परिवर्तन होगा?`,
      ),
      correct: change(net),
      distractors: numericDistractors(
        net,
        [
          { value: up + second, mistake: 'added the two per cents' },
          { value: up + second - (up * second) / 100, mistake: 'took the product term with the wrong sign' },
          { value: -net, mistake: 'took increase for decrease' },
          { value: up - second, mistake: 'took the second change with the wrong sign' },
          { value: (up * second) / 100, mistake: 'kept the product term only' },
          { value: up, mistake: 'forgot the second change' },
          { value: second, mistake: 'forgot the first change' },
        ],
        { format: change, plausible: () => true, spares: [net + 5, net - 5] },
      ),
      explanation: paragraphs(
        say(
          `The area is multiplied by both factors: ${factors}.`,
          `వైశాల్యం రెండు గుణకాలతోనూ గుణించబడుతుంది: ${factors}.`,
          `क्षेत्रफल दोनों गुणकों से गुणा होता है: ${factors}।`,
        ),
        say(
          `Adding the two per cents leaves out their product, ${number(Math.abs((up * second) / 100))}%.`,
          `రెండు శాతాలను కూడితే వాటి లబ్ధం ${number(Math.abs((up * second) / 100))}% వదిలిపోతుంది.`,
          `दोनों प्रतिशत जोड़ने पर उनका गुणनफल ${number(Math.abs((up * second) / 100))}% छूट जाता है।`,
        ),
        net === 0
          ? say('There is no change in the area.', 'వైశాల్యంలో మార్పు లేదు.', 'क्षेत्रफल में कोई परिवर्तन नहीं होगा।')
          : say(
              `The result is ${/^(8|11|18)/.test(change(net).en) ? 'an' : 'a'} ${change(net).en}.`,
              `ఫలితం: ${change(net).te}.`,
              `परिणाम: ${change(net).hi}।`,
            ),
      ),
    }
  },

  verify({ up, down, figure }) {
    const half = figure[0] === TRIANGLE ? 0.5 : 1
    const [x, y] = [200, 300]
    const after = half * (x + (x * up) / 100) * (y - (y * down) / 100)
    const grown = (after / (half * x * y) - 1) * 100
    return change(Math.abs(grown) < 1e-9 ? 0 : grown).en
  },
})
