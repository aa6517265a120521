import { numericDistractors } from '../../questions/distractors.ts'
import { template } from '../../questions/template.ts'
import { number, percent, rupees } from '../../text/format.ts'
import { answerLine, paragraphs, same, say } from '../../text/localized.ts'

const ARTICLES = {
  mixer: say('mixer', 'మిక్సర్', 'मिक्सर'),
  fan: say('ceiling fan', 'సీలింగ్ ఫ్యాన్', 'सीलिंग फैन'),
  suitcase: say('suitcase', 'సూట్‌కేస్', 'सूटकेस'),
  cooker: say('pressure cooker', 'ప్రెషర్ కుక్కర్', 'प्रेशर कुकर'),
  lamp: say('study lamp', 'స్టడీ ల్యాంప్', 'स्टडी लैंप'),
  watch: say('wrist watch', 'చేతి గడియారం', 'कलाई घड़ी'),
  clock: say('wall clock', 'గోడ గడియారం', 'दीवार घड़ी'),
  table: say('study table', 'స్టడీ టేబుల్', 'स्टडी टेबल'),
  sari: say('sari', 'చీర', 'साड़ी'),
} as const
const MARKED = ['mixer', 'fan', 'suitcase', 'cooker', 'lamp', 'watch'] as const
const TRADED = ['fan', 'mixer', 'clock', 'cooker', 'table', 'suitcase', 'sari'] as const

export const successiveDiscounts = template({
  id: 'profit-and-loss/successive-discounts',
  topic: 'profit-and-loss',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'mat', 'afcat', 'cat'],

  draw: (random, level) => ({
    article: ARTICLES[random.pick(MARKED)],
    marked: level === 'easy' ? random.step(1000, 5000, 500) : random.step(1200, 9600, 400),
    first: random.pick([10, 20, 30, 40]),
    second: level === 'easy' ? 10 : random.pick([5, 15, 25]),
  }),

  write({ article, marked, first, second }) {
    const afterFirst = (marked * (100 - first)) / 100
    const price = (afterFirst * (100 - second)) / 100
    return {
      stem: say(
        `A shopkeeper marks a ${article.en} at ${rupees(marked)} and allows two successive discounts of ${percent(first)} and ${percent(second)}. What does a customer pay?`,
        `ఒక దుకాణదారుడు ఒక ${article.te} ప్రకటిత వెలను ${rupees(marked)}గా నిర్ణయించి, దానిపై వరుసగా ${percent(first)}, ${percent(second)} చొప్పున రెండు తగ్గింపులు (డిస్కౌంట్లు) ఇస్తాడు. కొనుగోలుదారు చెల్లించే ధర ఎంత?`,
        `एक दुकानदार एक ${article.hi} का अंकित मूल्य ${rupees(marked)} रखता है और ${percent(first)} तथा ${percent(second)} की दो क्रमिक छूटें देता है। ग्राहक को कितना भुगतान करना होगा?`,
      ),
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
      explanation: paragraphs(
        say(
          `The second discount is taken on what is left after the first, so the two are not added.`,
          `రెండవ తగ్గింపును మొదటి తగ్గింపు తర్వాత మిగిలిన ధరపై లెక్కిస్తారు; కాబట్టి రెండు తగ్గింపులను కూడకూడదు.`,
          `दूसरी छूट पहली छूट के बाद बचे मूल्य पर मिलती है, इसलिए दोनों को जोड़ा नहीं जाता।`,
        ),
        say(
          `After ${percent(first)}: ${rupees(marked)} × $\\frac{${100 - first}}{100}$ = ${rupees(afterFirst)}.`,
          `${percent(first)} తగ్గింపు తర్వాత: ${rupees(marked)} × $\\frac{${100 - first}}{100}$ = ${rupees(afterFirst)}.`,
          `${percent(first)} की छूट के बाद: ${rupees(marked)} × $\\frac{${100 - first}}{100}$ = ${rupees(afterFirst)}।`,
        ),
        say(
          `After ${percent(second)} of that: ${rupees(afterFirst)} × $\\frac{${100 - second}}{100}$ = ${rupees(price)}.`,
          `దానిపై ${percent(second)} తగ్గింపు తర్వాత: ${rupees(afterFirst)} × $\\frac{${100 - second}}{100}$ = ${rupees(price)}.`,
          `उस पर ${percent(second)} की छूट के बाद: ${rupees(afterFirst)} × $\\frac{${100 - second}}{100}$ = ${rupees(price)}।`,
        ),
        say(
          `Taking ${number(first + second)}% at once would give ${rupees((marked * (100 - first - second)) / 100)}, which is too low.`,
          `ఒకేసారి ${number(first + second)}% తగ్గిస్తే ${rupees((marked * (100 - first - second)) / 100)} వస్తుంది; ఇది సరైన ధర కంటే తక్కువ.`,
          `एक साथ ${number(first + second)}% घटाने पर ${rupees((marked * (100 - first - second)) / 100)} मिलेगा, जो सही मूल्य से कम है।`,
        ),
        say(
          `The customer pays ${rupees(price)}.`,
          `కొనుగోలుదారు చెల్లించే ధర ${rupees(price)}.`,
          `ग्राहक को ${rupees(price)} का भुगतान करना होगा।`,
        ),
      ),
    }
  },

  // the single equivalent discount a + b - ab/100, by another road than the two steps above
  verify: ({ marked, first, second }) => rupees(marked - (marked * (first + second - (first * second) / 100)) / 100),
})

/** Telugu and Hindi in the form that stands before “cost price of”. */
const THINGS = [
  say('pens', 'పెన్నుల', 'पेनों'),
  say('notebooks', 'నోటు పుస్తకాల', 'कॉपियों'),
  say('mangoes', 'మామిడి పండ్ల', 'आमों'),
  say('oranges', 'నారింజ పండ్ల', 'संतरों'),
  say('handkerchiefs', 'చేతి రుమాళ్ల', 'रूमालों'),
  say('tea cups', 'టీ కప్పుల', 'चाय के कपों'),
  say('guavas', 'జామ పండ్ల', 'अमरूदों'),
]

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
      things: random.pick(THINGS),
    }
  },

  write({ sold, bought, things }) {
    const gain = bought > sold
    const answer = (Math.abs(bought - sold) * 100) / sold
    const gains = (value: number) => say(`${percent(value)} gain`, `${percent(value)} లాభం`, `${percent(value)} लाभ`)
    const loses = (value: number) => say(`${percent(value)} loss`, `${percent(value)} నష్టం`, `${percent(value)} हानि`)
    const [show, other] = gain ? ([gains, loses] as const) : ([loses, gains] as const)
    const difference = Math.abs(bought - sold)
    return {
      stem: say(
        `The cost price of ${bought} ${things.en} is equal to the selling price of ${sold} ${things.en}. The gain or loss per cent is`,
        `${bought} ${things.te} కొన్నవెల, ${sold} ${things.te} అమ్మినవెలకు సమానం. లాభ లేదా నష్ట శాతం ఎంత?`,
        `${bought} ${things.hi} का क्रय मूल्य ${sold} ${things.hi} के विक्रय मूल्य के बराबर है। लाभ या हानि प्रतिशत कितना है?`,
      ),
      correct: show(answer),
      distractors: [
        { text: other(answer), mistake: 'took gain for loss or the reverse' },
        { text: show((difference * 100) / bought), mistake: 'divided by the number bought' },
        {
          text: other((difference * 100) / bought),
          mistake: 'divided by the number bought and mixed up gain and loss',
        },
        { text: show((difference * 200) / (bought + sold)), mistake: 'divided by the mean of the two numbers' },
      ],
      explanation: paragraphs(
        say(
          `Let each of the ${things.en} cost ₹1. Then ${sold} of them cost ${rupees(sold)} and are sold for the cost of ${bought}, that is ${rupees(bought)}.`,
          `ఒక్కో వస్తువు కొన్నవెల ₹1 అనుకుందాం. అప్పుడు ${sold} వస్తువుల కొన్నవెల ${rupees(sold)}; అవి ${bought} వస్తువుల కొన్నవెలకు, అంటే ${rupees(bought)}కు అమ్ముడయ్యాయి.`,
          `मान लें कि प्रत्येक वस्तु का क्रय मूल्य ₹1 है। तब ${sold} वस्तुओं का क्रय मूल्य ${rupees(sold)} है और वे ${bought} वस्तुओं के क्रय मूल्य पर, यानी ${rupees(bought)} में बिकती हैं।`,
        ),
        say(
          `${gain ? 'Gain' : 'Loss'} = ${rupees(difference)} on a cost of ${rupees(sold)}.`,
          `${rupees(sold)} కొన్నవెలపై ${gain ? 'లాభం' : 'నష్టం'} = ${rupees(difference)}.`,
          `${rupees(sold)} के क्रय मूल्य पर ${gain ? 'लाभ' : 'हानि'} = ${rupees(difference)}।`,
        ),
        say(
          `Per cent = $\\frac{${difference}}{${sold}} \\times 100 = ${number(answer)}$. Dividing by ${bought} would measure it on the selling price.`,
          `శాతం = $\\frac{${difference}}{${sold}} \\times 100 = ${number(answer)}$. ${bought}తో భాగిస్తే అమ్మినవెలపై శాతం వస్తుంది, అది తప్పు.`,
          `प्रतिशत = $\\frac{${difference}}{${sold}} \\times 100 = ${number(answer)}$। ${bought} से भाग देने पर विक्रय मूल्य पर प्रतिशत मिलेगा, जो गलत है।`,
        ),
        answerLine(show(answer)),
      ),
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
    article: ARTICLES[random.pick(TRADED)],
    difference: level === 'medium',
  }),

  write({ cost, loss, gain, article, difference }) {
    const low = (cost * (100 - loss)) / 100
    const high = (cost * (100 + gain)) / 100
    const answer = difference ? cost : high
    return {
      stem: difference
        ? say(
            `A trader sells a ${article.en} at a loss of ${percent(loss)}. Had it been sold for ${rupees(high - low)} more, there would have been a gain of ${percent(gain)}. What is the cost price of the ${article.en}?`,
            `ఒక ${article.te} అమ్మకంలో వర్తకునికి ${percent(loss)} నష్టం వచ్చింది. దానిని ${rupees(high - low)} ఎక్కువకు అమ్మి ఉంటే ${percent(gain)} లాభం వచ్చేది. ఆ ${article.te} కొన్నవెల ఎంత?`,
            `एक ${article.hi} को बेचने पर व्यापारी को ${percent(loss)} की हानि हुई। यदि उसे ${rupees(high - low)} अधिक में बेचा जाता, तो ${percent(gain)} का लाभ होता। ${article.hi} का क्रय मूल्य कितना है?`,
          )
        : say(
            `By selling a ${article.en} for ${rupees(low)} a trader loses ${percent(loss)}. At what price should it be sold to gain ${percent(gain)}?`,
            `ఒక ${article.te} అమ్మినవెల ${rupees(low)} అయితే వర్తకునికి ${percent(loss)} నష్టం వస్తుంది. ${percent(gain)} లాభం రావాలంటే దానిని ఎంతకు అమ్మాలి?`,
            `एक ${article.hi} को ${rupees(low)} में बेचने पर व्यापारी को ${percent(loss)} की हानि होती है। ${percent(gain)} लाभ के लिए उसे किस मूल्य पर बेचना चाहिए?`,
          ),
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
      explanation: paragraphs(
        say(`Both per cents are of the cost price.`, `రెండు శాతాలూ కొన్నవెలపై లెక్కించినవే.`, `दोनों प्रतिशत क्रय मूल्य पर हैं।`),
        difference
          ? say(
              `From a loss of ${percent(loss)} to a gain of ${percent(gain)} is a change of ${percent(loss + gain)} of the cost, and this is ${rupees(high - low)}.`,
              `${percent(loss)} నష్టం నుండి ${percent(gain)} లాభం వరకు తేడా కొన్నవెలలో ${percent(loss + gain)}; ఇది ${rupees(high - low)}.`,
              `${percent(loss)} हानि से ${percent(gain)} लाभ तक का अंतर क्रय मूल्य का ${percent(loss + gain)} है, और यह ${rupees(high - low)} है।`,
            )
          : say(
              `${rupees(low)} is ${percent(100 - loss)} of the cost, so the cost is ${rupees(low)} × $\\frac{100}{${100 - loss}}$ = ${rupees(cost)}.`,
              `${rupees(low)} అంటే కొన్నవెలలో ${percent(100 - loss)}; కాబట్టి కొన్నవెల ${rupees(low)} × $\\frac{100}{${100 - loss}}$ = ${rupees(cost)}.`,
              `${rupees(low)} क्रय मूल्य का ${percent(100 - loss)} है, इसलिए क्रय मूल्य ${rupees(low)} × $\\frac{100}{${100 - loss}}$ = ${rupees(cost)}।`,
            ),
        difference
          ? say(
              `Cost = ${rupees(high - low)} × $\\frac{100}{${loss + gain}}$ = ${rupees(cost)}. The change passes through the cost price, so the per cents are added, not subtracted.`,
              `కొన్నవెల = ${rupees(high - low)} × $\\frac{100}{${loss + gain}}$ = ${rupees(cost)}. మార్పు కొన్నవెలను దాటి వెళ్తుంది కాబట్టి శాతాలను కూడాలి, తీసివేయకూడదు.`,
              `क्रय मूल्य = ${rupees(high - low)} × $\\frac{100}{${loss + gain}}$ = ${rupees(cost)}। परिवर्तन क्रय मूल्य के दोनों ओर है, इसलिए प्रतिशत जोड़े जाते हैं, घटाए नहीं।`,
            )
          : say(
              `For a gain of ${percent(gain)}: ${rupees(cost)} × $\\frac{${100 + gain}}{100}$ = ${rupees(high)}. Adding ${percent(gain)} of ${rupees(low)} would take it on the wrong base.`,
              `${percent(gain)} లాభానికి: ${rupees(cost)} × $\\frac{${100 + gain}}{100}$ = ${rupees(high)}. ${rupees(low)}లో ${percent(gain)} కూడితే తప్పు మొత్తంపై శాతం లెక్కించినట్లు అవుతుంది.`,
              `${percent(gain)} लाभ के लिए: ${rupees(cost)} × $\\frac{${100 + gain}}{100}$ = ${rupees(high)}। ${rupees(low)} का ${percent(gain)} जोड़ना गलत आधार पर प्रतिशत लेना होगा।`,
            ),
        difference
          ? say(`The cost price is ${rupees(answer)}.`, `కొన్నవెల ${rupees(answer)}.`, `क्रय मूल्य ${rupees(answer)} है।`)
          : say(
              `The required selling price is ${rupees(answer)}.`,
              `కావలసిన అమ్మినవెల ${rupees(answer)}.`,
              `अभीष्ट विक्रय मूल्य ${rupees(answer)} है।`,
            ),
      ),
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
