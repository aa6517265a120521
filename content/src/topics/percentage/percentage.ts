import { numericDistractors } from '../../questions/distractors.ts'
import { template } from '../../questions/template.ts'
import { number, percent, rupees } from '../../text/format.ts'
import { paragraphs, same, say } from '../../text/localized.ts'
import { named, TOWNS } from '../../text/names.ts'

const GOODS = [
  { name: say('rice', 'బియ్యం', 'चावल'), low: 40, high: 60 },
  { name: say('sugar', 'చక్కెర', 'चीनी'), low: 40, high: 50 },
  { name: say('toor dal', 'కందిపప్పు', 'अरहर दाल'), low: 120, high: 180 },
  { name: say('groundnuts', 'వేరుశనగ పప్పు', 'मूँगफली'), low: 100, high: 140 },
  { name: say('jaggery', 'బెల్లం', 'गुड़'), low: 50, high: 70 },
  { name: say('wheat flour', 'గోధుమ పిండి', 'गेहूँ के आटे'), low: 40, high: 60 },
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
    const saved = rupees((money * cut) / 100)
    const { name } = good
    const [te, hi] = original ? ['అసలు', 'मूल'] : ['తగ్గిన', 'घटा हुआ']
    return {
      stem: say(
        `A fall of ${percent(cut)} in the price of ${name.en} enables a family to buy ${extra} kg more for ${rupees(money)}. What is the ${original ? 'original' : 'reduced'} price of ${name.en} per kg?`,
        `${name.te} ధర ${percent(cut)} తగ్గడం వల్ల ఒక కుటుంబం ${rupees(money)}తో ${extra} కిలోలు ఎక్కువ కొనగలుగుతోంది. ${name.te} ${te} ధర కిలోకు ఎంత?`,
        `${name.hi} के मूल्य में ${percent(cut)} की कमी होने से एक परिवार ${rupees(money)} में ${extra} किग्रा अधिक ख़रीद सकता है। ${name.hi} का ${hi} मूल्य प्रति किग्रा कितना है?`,
      ),
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
      explanation: paragraphs(
        say(
          `The money saved on the old quantity, ${percent(cut)} of ${rupees(money)}, pays for the extra ${extra} kg at the reduced price.`,
          `పాత పరిమాణంపై ఆదా అయిన సొమ్ము, అంటే ${rupees(money)}లో ${percent(cut)}, తగ్గిన ధరకు అదనపు ${extra} కిలోల ఖరీదు అవుతుంది.`,
          `पुरानी मात्रा पर हुई बचत, यानी ${rupees(money)} का ${percent(cut)}, घटे हुए मूल्य पर अतिरिक्त ${extra} किग्रा का मूल्य है।`,
        ),
        say(
          `${percent(cut)} of ${rupees(money)} = ${saved}, so the reduced price is ${saved} ÷ ${extra} = ${rupees(reduced)} per kg.`,
          `${rupees(money)}లో ${percent(cut)} = ${saved}; కాబట్టి తగ్గిన ధర కిలోకు ${saved} ÷ ${extra} = ${rupees(reduced)}.`,
          `${rupees(money)} का ${percent(cut)} = ${saved}, इसलिए घटा हुआ मूल्य ${saved} ÷ ${extra} = ${rupees(reduced)} प्रति किग्रा है।`,
        ),
        original
          ? say(
              `This is ${percent(100 - cut)} of the original price, which is ${rupees(reduced)} × $\\frac{100}{${100 - cut}}$ = ${rupees(price)}. Adding ${percent(cut)} of the reduced price would give too little.`,
              `ఇది అసలు ధరలో ${percent(100 - cut)}; కాబట్టి అసలు ధర ${rupees(reduced)} × $\\frac{100}{${100 - cut}}$ = ${rupees(price)}. తగ్గిన ధరకు దానిలో ${percent(cut)} కలిపితే తక్కువ వస్తుంది.`,
              `यह मूल मूल्य का ${percent(100 - cut)} है, इसलिए मूल मूल्य ${rupees(reduced)} × $\\frac{100}{${100 - cut}}$ = ${rupees(price)} है। घटे हुए मूल्य में उसका ${percent(cut)} जोड़ने से उत्तर कम आएगा।`,
            )
          : say(
              `The original price, ${rupees(price)}, is what it was before the fall.`,
              `అసలు ధర ${rupees(price)} అనేది తగ్గుదలకు ముందున్న ధర.`,
              `मूल मूल्य ${rupees(price)} कमी से पहले का मूल्य है।`,
            ),
        say(
          `The ${original ? 'original' : 'reduced'} price per kg is ${rupees(answer)}.`,
          `కిలోకు ${te} ధర ${rupees(answer)}.`,
          `प्रति किग्रा ${hi} मूल्य ${rupees(answer)} है।`,
        ),
      ),
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

/** Things that are counted every year, in a town. */
const COUNTED = [
  (town: (typeof TOWNS)[number]) =>
    say(
      `The population of a town near ${town}`,
      `${named(town).te} సమీపంలోని ఒక పట్టణ జనాభా`,
      `${named(town).hi} के पास के एक नगर की जनसंख्या`,
    ),
  (town: (typeof TOWNS)[number]) =>
    say(
      `The number of daily passengers at ${town} bus station`,
      `${named(town).te} బస్ స్టేషన్‌లో రోజువారీ ప్రయాణికుల సంఖ్య`,
      `${named(town).hi} बस स्टेशन पर दैनिक यात्रियों की संख्या`,
    ),
  (town: (typeof TOWNS)[number]) =>
    say(
      `The number of readers of a newspaper in ${town}`,
      `${named(town).te} నగరంలో ఒక వార్తాపత్రిక పాఠకుల సంఖ్య`,
      `${named(town).hi} में एक समाचार पत्र के पाठकों की संख्या`,
    ),
]

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
    scene: random.pick(COUNTED.map((counted) => counted(random.pick(TOWNS)))),
  }),

  write({ first, second, start, backwards, scene }) {
    const middle = (start * (100 + first)) / 100
    const end = (middle * (100 + second)) / 100
    const answer = backwards ? start : end
    const known = backwards ? end : start
    return {
      stem: backwards
        ? say(
            `${scene.en} rose by ${percent(first)} in one year and fell by ${percent(-second)} in the next. If it is now ${number(end)}, what was it two years ago?`,
            `${scene.te} మొదటి సంవత్సరంలో ${percent(first)} పెరిగి, తర్వాతి సంవత్సరంలో ${percent(-second)} తగ్గింది. ఇప్పుడు అది ${number(end)} అయితే, రెండేళ్ల క్రితం ఎంత?`,
            `${scene.hi} एक वर्ष में ${percent(first)} बढ़ी और अगले वर्ष ${percent(-second)} घटी। यदि अब वह ${number(end)} है, तो दो वर्ष पहले कितनी थी?`,
          )
        : say(
            `${scene.en} was ${number(start)}. It rose by ${percent(first)} in one year and fell by ${percent(-second)} in the next. What is it now?`,
            `${scene.te} ${number(start)}. అది మొదటి సంవత్సరంలో ${percent(first)} పెరిగి, తర్వాతి సంవత్సరంలో ${percent(-second)} తగ్గింది. ఇప్పుడు అది ఎంత?`,
            `${scene.hi} ${number(start)} थी। वह एक वर्ष में ${percent(first)} बढ़ी और अगले वर्ष ${percent(-second)} घटी। अब वह कितनी है?`,
          ),
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
      explanation: paragraphs(
        say(
          `Each change is taken on the figure of the year before, so the multipliers are $\\frac{${100 + first}}{100}$ and $\\frac{${100 + second}}{100}$.`,
          `ప్రతి మార్పును అంతకుముందు సంవత్సరపు సంఖ్యపై లెక్కించాలి; కాబట్టి గుణకాలు $\\frac{${100 + first}}{100}$, $\\frac{${100 + second}}{100}$.`,
          `हर परिवर्तन पिछले वर्ष की संख्या पर लिया जाता है, इसलिए गुणक $\\frac{${100 + first}}{100}$ और $\\frac{${100 + second}}{100}$ हैं।`,
        ),
        backwards
          ? say(
              `Going back, divide by both: ${number(end)} × $\\frac{100}{${100 + second}} \\times \\frac{100}{${100 + first}}$ = ${number(start)}.`,
              `వెనక్కి వెళ్లడానికి రెండింటితోనూ భాగించండి: ${number(end)} × $\\frac{100}{${100 + second}} \\times \\frac{100}{${100 + first}}$ = ${number(start)}.`,
              `पीछे जाने के लिए दोनों से भाग दें: ${number(end)} × $\\frac{100}{${100 + second}} \\times \\frac{100}{${100 + first}}$ = ${number(start)}।`,
            )
          : say(
              `${number(start)} × $\\frac{${100 + first}}{100}$ = ${number(middle)}, and ${number(middle)} × $\\frac{${100 + second}}{100}$ = ${number(end)}.`,
              `${number(start)} × $\\frac{${100 + first}}{100}$ = ${number(middle)}; ${number(middle)} × $\\frac{${100 + second}}{100}$ = ${number(end)}.`,
              `${number(start)} × $\\frac{${100 + first}}{100}$ = ${number(middle)}, और ${number(middle)} × $\\frac{${100 + second}}{100}$ = ${number(end)}।`,
            ),
        say(
          `The two per cents may not simply be added, because they are taken on different figures.`,
          `రెండు శాతాలూ వేర్వేరు సంఖ్యలపై లెక్కించినవి; కాబట్టి వాటిని నేరుగా కూడకూడదు.`,
          `दोनों प्रतिशत अलग-अलग संख्याओं पर लिए गए हैं, इसलिए उन्हें सीधे जोड़ा नहीं जा सकता।`,
        ),
        say(
          `The figure ${backwards ? 'two years ago was' : 'now is'} ${number(answer)}.`,
          `${backwards ? 'రెండేళ్ల క్రితం ఆ సంఖ్య' : 'ఇప్పుడు ఆ సంఖ్య'} ${number(answer)}.`,
          `${backwards ? 'दो वर्ष पहले वह संख्या' : 'अब वह संख्या'} ${number(answer)} ${backwards ? 'थी' : 'है'}।`,
        ),
      ),
    }
  },

  // one equivalent change a + b + ab/100
  verify({ first, second, start, backwards }) {
    const net = first + second + (first * second) / 100
    return number(backwards ? (start + (start * net) / 100) / (1 + net / 100) : start + (start * net) / 100)
  },
})
