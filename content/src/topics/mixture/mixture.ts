import { numericDistractors, textDistractors } from '../../questions/distractors.ts'
import { template } from '../../questions/template.ts'
import { inTex, isLowestRatio, number, ratio, rupees } from '../../text/format.ts'
import { paragraphs, same, say } from '../../text/localized.ts'
import { quantity } from '../../text/units.ts'

const COMMODITIES = [
  { name: say('rice', 'బియ్యం', 'चावल'), low: 40, spread: 30 },
  { name: say('tea', 'టీ పొడి', 'चाय पत्ती'), low: 240, spread: 120 },
  { name: say('coffee powder', 'కాఫీ పొడి', 'कॉफ़ी पाउडर'), low: 360, spread: 150 },
  { name: say('toor dal', 'కందిపప్పు', 'अरहर दाल'), low: 120, spread: 60 },
  { name: say('sugar', 'చక్కెర', 'चीनी'), low: 40, spread: 12 },
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
    const { name } = good
    const correct = ratio(p, q)
    const sale = (mean * (100 + gain)) / 100
    return {
      stem:
        gain === 0
          ? say(
              `In what ratio must ${name.en} at ${rupees(cheap)} per kg be mixed with ${name.en} at ${rupees(dear)} per kg so that the mixture is worth ${rupees(mean)} per kg?`,
              `కిలో ${rupees(cheap)} ధర గల ${name.te}, కిలో ${rupees(dear)} ధర గల ${name.te} ఏ నిష్పత్తిలో కలిపితే మిశ్రమం ధర కిలో ${rupees(mean)} అవుతుంది?`,
              `${name.hi} की दो किस्मों के मूल्य क्रमशः ${rupees(cheap)} और ${rupees(dear)} प्रति किग्रा हैं। पहली और दूसरी किस्म को किस अनुपात में मिलाएँ कि मिश्रण का मूल्य ${rupees(mean)} प्रति किग्रा हो?`,
            )
          : say(
              `In what ratio must a grocer mix ${name.en} at ${rupees(cheap)} per kg with ${name.en} at ${rupees(dear)} per kg to gain ${gain}% by selling the mixture at ${rupees(sale)} per kg?`,
              `కిలో ${rupees(cheap)} ధర గల ${name.te}, కిలో ${rupees(dear)} ధర గల ${name.te} ఏ నిష్పత్తిలో కలిపి, మిశ్రమాన్ని కిలో ${rupees(sale)} చొప్పున అమ్మితే కిరాణా వ్యాపారికి ${gain}% లాభం వస్తుంది?`,
              `${name.hi} की दो किस्मों के मूल्य क्रमशः ${rupees(cheap)} और ${rupees(dear)} प्रति किग्रा हैं। पहली और दूसरी किस्म को किस अनुपात में मिलाकर मिश्रण को ${rupees(sale)} प्रति किग्रा की दर से बेचने पर दुकानदार को ${gain}% लाभ होगा?`,
            ),
      correct: same(correct),
      distractors: textDistractors(correct, [
        [ratio(q, p), 'took the two differences the wrong way round'],
        [ratio(q, p + q), 'took one difference and the whole difference'],
        [ratio(p, p + q), 'took one difference and the whole difference'],
        [ratio(p + 1, q), 'made an error of 1 in a difference'],
        [ratio(p, q + 1), 'made an error of 1 in a difference'],
      ]),
      explanation: paragraphs(
        gain !== 0 &&
          say(
            `The cost of the mixture is ${rupees(sale)} × $\\frac{100}{${100 + gain}}$ = ${rupees(mean)} per kg; the selling price must not be used in its place.`,
            `మిశ్రమం కొన్నవెల కిలోకు ${rupees(sale)} × $\\frac{100}{${100 + gain}}$ = ${rupees(mean)}; దీనికి బదులు అమ్మినవెలను వాడకూడదు.`,
            `मिश्रण का क्रय मूल्य ${rupees(sale)} × $\\frac{100}{${100 + gain}}$ = ${rupees(mean)} प्रति किग्रा है; इसके स्थान पर विक्रय मूल्य नहीं लेना चाहिए।`,
          ),
        say(
          `By alligation, cheaper : dearer = (dearer price − mean price) : (mean price − cheaper price).`,
          `మిశ్రమ నియమం (అలిగేషన్) ప్రకారం, చౌక రకం : ఖరీదైన రకం = (ఖరీదైన ధర − సగటు ధర) : (సగటు ధర − చౌక ధర).`,
          `मिश्रण नियम (एलिगेशन) से, सस्ती : महँगी = (महँगा मूल्य − औसत मूल्य) : (औसत मूल्य − सस्ता मूल्य)।`,
        ),
        say(
          `${dear} − ${mean} = ${p} and ${mean} − ${cheap} = ${q}.`,
          `${dear} − ${mean} = ${p}; ${mean} − ${cheap} = ${q}.`,
          `${dear} − ${mean} = ${p} और ${mean} − ${cheap} = ${q}।`,
        ),
        say(
          `The loss on the dearer kind balances the gain on the cheaper, so each difference goes with the other kind; ${ratio(q, p)} has them the wrong way round.`,
          `ఖరీదైన రకంపై నష్టం చౌక రకంపై లాభంతో సరిపోతుంది; కాబట్టి ప్రతి తేడా రెండవ రకానికి చెందుతుంది. ${ratio(q, p)} అంటే వాటిని తారుమారు చేసినట్లే.`,
          `महँगी किस्म की हानि सस्ती किस्म के लाभ से संतुलित होती है, इसलिए हर अंतर दूसरी किस्म के साथ जाता है; ${ratio(q, p)} में वे उलटे हैं।`,
        ),
        say(`The ratio is ${correct}.`, `నిష్పత్తి ${correct}.`, `अनुपात ${correct} है।`),
      ),
    }
  },

  codes: () => isLowestRatio,

  verify({ cheap, mean, dear }) {
    for (let sum = 2; sum < 400; sum++)
      for (let a = 1; a < sum; a++) if (a * cheap + (sum - a) * dear === sum * mean) return `${a} : ${sum - a}`
    return 'none'
  },
})
const WATER = say('water', 'నీరు', 'पानी')
const MILK = say('milk', 'పాలు', 'दूध')
const GROUNDNUT_OIL = say('groundnut oil', 'వేరుశనగ నూనె', 'मूँगफली का तेल')
const PALM_OIL = say('palm oil', 'పామాయిల్', 'पाम तेल')

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
        [say('A can holds', 'ఒక డబ్బాలో', 'एक डिब्बे में'), MILK],
        [say('A drum holds', 'ఒక డ్రమ్ములో', 'एक ड्रम में'), GROUNDNUT_OIL],
        [say('A cask contains', 'ఒక పీపాలో', 'एक पीपे में'), say('fruit juice', 'పండ్ల రసం', 'फलों का रस')],
        [say('A vessel contains', 'ఒక పాత్రలో', 'एक बर्तन में'), MILK],
      ] as const),
    }
  },

  write({ part, times, capacity, vessel }) {
    const [holds, content] = vessel
    const out = capacity / part
    const left = capacity * (1 - 1 / part) ** times
    const format = (value: number) => quantity(value, 'litres', 3)
    const drawn = format(out)
    const other = content === GROUNDNUT_OIL ? PALM_OIL : WATER
    return {
      stem: say(
        `${holds.en} ${capacity} litres of ${content.en}. ${drawn.en} are drawn out and replaced by ${other.en}, and this is done ${times === 2 ? 'once' : 'twice'} more. How much ${content.en} is left?`,
        `${holds.te} ${capacity} లీటర్ల ${content.te} నింపారు. అందులోనుండి ${drawn.te} తీసివేసి, ఆ స్థానంలో ${other.te} పోశారు; ఇలా ${times === 2 ? 'మరొకసారి' : 'మరో రెండుసార్లు'} చేశారు. చివరకు మిగిలిన ${content.te} ఎన్ని లీటర్లు?`,
        `${holds.hi} ${capacity} लीटर ${content.hi} है। उसमें से ${drawn.hi} निकालकर उतना ही ${other.hi} डाला जाता है; यह क्रिया ${times === 2 ? 'एक बार' : 'दो बार'} और की जाती है। अंत में ${content.hi} कितना बचता है?`,
      ),
      correct: format(left),
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
      explanation: paragraphs(
        say(
          `Each time $\\frac{${number(out)}}{${capacity}} = \\frac{1}{${part}}$ of the ${content.en} then present is taken out, so $\\frac{${part - 1}}{${part}}$ of it stays.`,
          `ప్రతిసారీ అప్పటికి ఉన్న దానిలో (${content.te}) $\\frac{${number(out)}}{${capacity}} = \\frac{1}{${part}}$ వంతు బయటకు పోతుంది; కాబట్టి $\\frac{${part - 1}}{${part}}$ వంతు మిగులుతుంది.`,
          `हर बार उस समय मौजूद शुद्ध द्रव (${content.hi}) का $\\frac{${number(out)}}{${capacity}} = \\frac{1}{${part}}$ भाग निकल जाता है, इसलिए $\\frac{${part - 1}}{${part}}$ भाग बचता है।`,
        ),
        say(
          `After ${times} such operations: $${capacity} \\times \\left(\\frac{${part - 1}}{${part}}\\right)^{${times}} = ${inTex(left)}$.`,
          `ఇలా ${times} సార్లు చేసిన తర్వాత: $${capacity} \\times \\left(\\frac{${part - 1}}{${part}}\\right)^{${times}} = ${inTex(left)}$.`,
          `ऐसा ${times} बार करने के बाद: $${capacity} \\times \\left(\\frac{${part - 1}}{${part}}\\right)^{${times}} = ${inTex(left)}$।`,
        ),
        say(
          `From the second time on a mixture is drawn, so subtracting ${number(out)} litres each time takes away too much.`,
          `రెండవసారి నుండి బయటకు తీసేది మిశ్రమం; కాబట్టి ప్రతిసారీ ${drawn.te} తీసివేస్తే తప్పు వస్తుంది.`,
          `दूसरी बार से मिश्रण निकलता है, इसलिए हर बार ${drawn.hi} घटाना गलत है।`,
        ),
        say(
          `The quantity of ${content.en} left is ${format(left).en}.`,
          `మిగిలిన ${content.te} ${format(left).te}.`,
          `बचा हुआ ${content.hi} ${format(left).hi} है।`,
        ),
      ),
    }
  },

  verify({ part, times, capacity }) {
    let pure = capacity
    for (let n = 0; n < times; n++) pure -= (capacity / part) * (pure / capacity)
    return quantity(pure, 'litres', 3).en
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
        [MILK, WATER],
        [say('syrup', 'సిరప్', 'सिरप'), WATER],
        [say('acid', 'ఆమ్లం', 'अम्ल'), WATER],
        [say('alcohol', 'ఆల్కహాల్', 'अल्कोहल'), WATER],
      ] as const),
    }
  },

  write({ a, b, unit, extra, add, pair }) {
    const [main, water] = pair
    const total = (a + b) * unit
    const [finalA, finalB] = add ? [a, b + extra] : [a + extra, b]
    const answer = extra * unit
    const format = (value: number) => quantity(value, 'litres')
    const [added, kept] = add ? [water, main] : [main, water]
    const [before, after, still] = add ? [b * unit, finalB * unit, a * unit] : [a * unit, finalA * unit, b * unit]
    return {
      stem: say(
        `A mixture of ${total} litres contains ${main.en} and ${water.en} in the ratio ${a} : ${b}. How much ${added.en} must be added to make the ratio ${ratio(finalA, finalB)}?`,
        `${total} లీటర్ల మిశ్రమంలో ${main.te}, ${water.te} ${a} : ${b} నిష్పత్తిలో ఉన్నాయి. ఈ నిష్పత్తి ${ratio(finalA, finalB)} కావాలంటే ఇంకా ఎన్ని లీటర్ల ${added.te} కలపాలి?`,
        `${total} लीटर के मिश्रण में ${main.hi} और ${water.hi} का अनुपात ${a} : ${b} है। अनुपात ${ratio(finalA, finalB)} करने के लिए कितना ${added.hi} मिलाना होगा?`,
      ),
      correct: format(answer),
      distractors: numericDistractors(
        answer,
        [
          { value: after, mistake: `gave the whole quantity of ${added.en} in the new mixture` },
          { value: before, mistake: `gave the quantity of ${added.en} in the old mixture` },
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
      explanation: paragraphs(
        say(
          `Only the ${added.en} changes; the ${kept.en} stays as it is.`,
          `మారేది ${added.te} మాత్రమే; ${kept.te} మొదట ఉన్నంతే.`,
          `केवल ${added.hi} बदलता है; ${kept.hi} उतना ही रहता है।`,
        ),
        say(
          `At first: ${main.en} ${a * unit} litres, ${water.en} ${b * unit} litres.`,
          `మొదట: ${main.te} ${a * unit} లీటర్లు, ${water.te} ${b * unit} లీటర్లు.`,
          `आरंभ में: ${main.hi} ${a * unit} लीटर, ${water.hi} ${b * unit} लीटर।`,
        ),
        say(
          `With ${still} litres of ${kept.en} the ratio ${ratio(finalA, finalB)} needs ${after} litres of ${added.en}. That is the whole of it, and ${before} litres are there already.`,
          `${still} లీటర్ల ${kept.te} ఉన్నప్పుడు నిష్పత్తి ${ratio(finalA, finalB)} కావాలంటే ${added.te} మొత్తం ${after} లీటర్లు ఉండాలి; అందులో ${before} లీటర్లు ఇప్పటికే ఉన్నాయి.`,
          `${still} लीटर ${kept.hi} के साथ अनुपात ${ratio(finalA, finalB)} के लिए कुल ${after} लीटर ${added.hi} चाहिए; इसमें से ${before} लीटर पहले से है।`,
        ),
        say(
          `So ${after} − ${before} = ${format(answer).en} of ${added.en} must be added.`,
          `కాబట్టి కలపాల్సిన ${added.te} = ${after} − ${before} = ${format(answer).te}.`,
          `इसलिए ${after} − ${before} = ${format(answer).hi} ${added.hi} मिलाना होगा।`,
        ),
      ),
    }
  },

  verify({ a, b, unit, extra, add }) {
    const [finalA, finalB] = add ? [a, b + extra] : [a + extra, b]
    let added = 0
    while ((a * unit + (add ? 0 : added)) * finalB !== (b * unit + (add ? added : 0)) * finalA) added++
    return quantity(added, 'litres').en
  },
})
