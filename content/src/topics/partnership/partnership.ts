import { tupleOf } from '../../checked-access.ts'
import { gcd } from '../../numbers.ts'
import { numericDistractors } from '../../questions/distractors.ts'
import { template } from '../../questions/template.ts'
import { fraction, percent, ratio, rupees } from '../../text/format.ts'
import { joined, paragraphs, same, say } from '../../text/localized.ts'
import { named, PEOPLE } from '../../text/names.ts'

/** Telugu and Hindi without “a”, so that their sentences can go on as they need. */
const FIRMS = [
  say('a readymade garments shop', 'రెడీమేడ్ దుస్తుల దుకాణం', 'रेडीमेड कपड़ों की दुकान'),
  say('a stationery shop', 'స్టేషనరీ దుకాణం', 'स्टेशनरी की दुकान'),
  say('a catering business', 'క్యాటరింగ్ వ్యాపారం', 'कैटरिंग व्यवसाय'),
  say('a travel agency', 'ట్రావెల్ ఏజెన్సీ', 'ट्रैवल एजेंसी'),
  say('a printing press', 'ప్రింటింగ్ ప్రెస్', 'प्रिंटिंग प्रेस'),
  say('a dairy', 'డెయిరీ', 'डेयरी'),
] as const

export const joinsLater = template({
  id: 'partnership/joins-later',
  topic: 'partnership',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'mat'],

  draw(random, level) {
    const months = level === 'easy' ? 12 : 12 - random.pick([2, 3, 4, 6, 8])
    const [a, b] = tupleOf(random.sample([2, 3, 4, 5, 6, 7, 8, 9], 2), 2)
    const divisor = gcd(a * 12, b * months)
    const parts = (a * 12 + b * months) / divisor
    return {
      a: a * 10000,
      b: b * 10000,
      months,
      profit: parts * random.step(600, 3000, 300),
      names: random.sample(PEOPLE, 2),
      firm: random.pick(FIRMS),
      first: random.chance(0.5),
    }
  },

  write({ a, b, months, profit, names, firm, first }) {
    const [x, y] = [a * 12, b * months]
    const answer = (profit * (first ? x : y)) / (x + y)
    const [one, two] = tupleOf(names.map(named), 2)
    const name = first ? one : two
    const late = 12 - months
    const shares = (x + y) / gcd(x, y)
    const unit = (profit * gcd(x, y)) / (x + y)
    const own = (first ? x : y) / gcd(x, y)
    const share = own === 1 ? rupees(answer) : `${own} × ${rupees(unit)} = ${rupees(answer)}`
    return {
      stem:
        late === 0
          ? say(
              `${one.en} and ${two.en} start ${firm.en} with ${rupees(a)} and ${rupees(b)} respectively. If the profit at the end of the year is ${rupees(profit)}, what is the share of ${name.en}?`,
              `${one.te}, ${two.te} వరుసగా ${rupees(a)}, ${rupees(b)} పెట్టుబడితో ఒక ${firm.te} ప్రారంభించారు. సంవత్సరాంతంలో లాభం ${rupees(profit)} అయితే ${name.te} వాటా ఎంత?`,
              `${one.hi} और ${two.hi} ने क्रमशः ${rupees(a)} और ${rupees(b)} लगाकर एक ${firm.hi} का आरंभ किया। यदि वर्ष के अंत में लाभ ${rupees(profit)} है, तो ${name.hi} का हिस्सा कितना है?`,
            )
          : say(
              `${one.en} starts ${firm.en} with ${rupees(a)}. After ${late} months ${two.en} joins with ${rupees(b)}. If the profit at the end of the year is ${rupees(profit)}, what is the share of ${name.en}?`,
              `${one.te} ${rupees(a)} పెట్టుబడితో ఒక ${firm.te} ప్రారంభించారు. ${late} నెలల తర్వాత ${two.te} ${rupees(b)} పెట్టుబడితో భాగస్వామిగా చేరారు. సంవత్సరాంతంలో లాభం ${rupees(profit)} అయితే ${name.te} వాటా ఎంత?`,
              `${one.hi} ने ${rupees(a)} लगाकर एक ${firm.hi} का आरंभ किया। ${late} महीने बाद ${two.hi} ने ${rupees(b)} लगाकर उसमें साझेदारी ली। यदि वर्ष के अंत में लाभ ${rupees(profit)} है, तो ${name.hi} का हिस्सा कितना है?`,
            ),
      correct: same(rupees(answer)),
      distractors: numericDistractors(
        answer,
        [
          { value: (profit * (first ? a : b)) / (a + b), mistake: 'left the time out' },
          { value: profit - answer, mistake: "gave the other partner's share" },
          {
            value: (profit * (first ? a * 12 : b * late)) / (a * 12 + b * late),
            mistake: 'used the months before joining',
          },
          { value: profit / 2, mistake: 'divided the profit equally' },
          { value: answer + profit / 10, mistake: 'slipped in the number of parts' },
          { value: answer - profit / 20, mistake: 'slipped in the number of parts' },
        ],
        {
          format: rupees,
          plausible: (value) => value > 0 && value < profit && Number.isInteger(value),
          spares: [answer + 300, answer - 300, answer + 600, answer + 900],
        },
      ),
      explanation: paragraphs(
        say(
          `Profit is shared in the ratio of capital × time.`,
          `లాభాన్ని పెట్టుబడి × కాలం నిష్పత్తిలో పంచుతారు.`,
          `लाभ पूँजी × समय के अनुपात में बाँटा जाता है।`,
        ),
        late === 0
          ? say(
              `Both invest for the whole year, so the ratio is ${rupees(a)} : ${rupees(b)} = ${ratio(a, b)}.`,
              `ఇద్దరి పెట్టుబడీ సంవత్సరమంతా ఉంది; కాబట్టి నిష్పత్తి ${rupees(a)} : ${rupees(b)} = ${ratio(a, b)}.`,
              `दोनों की पूँजी पूरे वर्ष लगी है, इसलिए अनुपात ${rupees(a)} : ${rupees(b)} = ${ratio(a, b)} है।`,
            )
          : say(
              `${two.en} invests for 12 − ${late} = ${months} months. The ratio is ${rupees(a)} × 12 : ${rupees(b)} × ${months} = ${ratio(x, y)}.`,
              `${two.te} పెట్టుబడి కాలం 12 − ${late} = ${months} నెలలు. నిష్పత్తి ${rupees(a)} × 12 : ${rupees(b)} × ${months} = ${ratio(x, y)}.`,
              `${two.hi} की पूँजी 12 − ${late} = ${months} महीने लगी है। अनुपात ${rupees(a)} × 12 : ${rupees(b)} × ${months} = ${ratio(x, y)} है।`,
            ),
        say(
          `The whole profit is ${shares} parts, each worth ${rupees(unit)}.${late === 0 ? '' : ` Sharing by capital alone, ${ratio(a, b)}, forgets the ${late} months.`}`,
          `మొత్తం లాభం ${shares} భాగాలు; ఒక్కో భాగం ${rupees(unit)}.${late === 0 ? '' : ` పెట్టుబడుల నిష్పత్తి ${ratio(a, b)} ప్రకారమే పంచితే ${late} నెలల తేడాను మరచినట్లే.`}`,
          `कुल लाभ के ${shares} भाग हैं, प्रत्येक ${rupees(unit)} का।${late === 0 ? '' : ` केवल पूँजी के अनुपात ${ratio(a, b)} में बाँटने पर ${late} महीनों का अंतर छूट जाता है।`}`,
        ),
        say(`The share of ${name.en} is ${share}.`, `${name.te} వాటా ${share}.`, `${name.hi} का हिस्सा ${share} है।`),
      ),
    }
  },

  verify({ a, b, months, profit, first }) {
    let [mine, whole] = [0, 0]
    for (let month = 1; month <= 12; month++) {
      const joined = month > 12 - months ? b : 0
      mine += first ? a : joined
      whole += a + joined
    }
    return rupees((profit * mine) / whole)
  },
})

export const managingPartner = template({
  id: 'partnership/managing-partner',
  topic: 'partnership',
  levels: ['medium', 'hard'],
  exams: ['icet', 'ssc', 'bank', 'mat', 'cat', 'railway'],

  draw(random, level) {
    const [p, q] = tupleOf(random.sample([2, 3, 4, 5, 7], 2), 2)
    const pay = random.pick([10, 20, 25])
    // the divisible part of the profit is a whole number of shares
    const unit = random.step(3600, 14400, 1800)
    return {
      p,
      q,
      pay,
      profit: ((p + q) * unit * 100) / (100 - pay),
      names: random.sample(PEOPLE, 2),
      firm: random.pick(FIRMS),
      backwards: level === 'hard',
    }
  },

  write({ p, q, pay, profit, names, firm, backwards }) {
    const salary = (profit * pay) / 100
    const rest = profit - salary
    const first = salary + (rest * p) / (p + q)
    const answer = backwards ? profit : first
    const [manager, sleeping] = tupleOf(names.map(named), 2)
    const ofRest = (rest * p) / (p + q)
    return {
      stem: joined([
        say(
          `${manager.en} and ${sleeping.en} invest in ${firm.en} in the ratio ${p} : ${q}. ${manager.en} manages it and gets ${percent(pay)} of the profit for that; the rest is shared in the ratio of their capitals.`,
          `${manager.te}, ${sleeping.te} ఒక ${firm.te} కోసం ${p} : ${q} నిష్పత్తిలో పెట్టుబడి పెట్టారు. నిర్వహణ బాధ్యత ${manager.te} చూసుకుంటున్నందుకు లాభంలో ${percent(pay)} ప్రతిఫలంగా ఇస్తారు; మిగిలిన లాభాన్ని పెట్టుబడుల నిష్పత్తిలో పంచుకుంటారు.`,
          `${manager.hi} और ${sleeping.hi} ने एक ${firm.hi} में ${p} : ${q} के अनुपात में पूँजी लगाई। उसे चलाने के लिए ${manager.hi} को लाभ का ${percent(pay)} मिलता है; शेष लाभ पूँजी के अनुपात में बाँटा जाता है।`,
        ),
        backwards
          ? say(
              `If ${manager.en} gets ${rupees(first)} in all, what is the total profit?`,
              `${manager.te} మొత్తం రాబడి ${rupees(first)} అయితే, మొత్తం లాభం ఎంత?`,
              `यदि ${manager.hi} को कुल ${rupees(first)} मिलते हैं, तो कुल लाभ कितना है?`,
            )
          : say(
              `Out of a profit of ${rupees(profit)}, how much does ${manager.en} get in all?`,
              `లాభం ${rupees(profit)} అయితే, ${manager.te} మొత్తం రాబడి ఎంత?`,
              `${rupees(profit)} के लाभ में से ${manager.hi} को कुल कितना मिलता है?`,
            ),
      ]),
      correct: same(rupees(answer)),
      distractors: numericDistractors(
        answer,
        backwards
          ? [
              { value: (first * (p + q)) / p, mistake: 'left out the payment for managing' },
              { value: rest, mistake: 'gave the part that is shared by capital' },
              {
                value: (first * (p + q) * 100) / (p * (100 - pay)),
                mistake: 'took the whole receipt for a share of the rest',
              },
              { value: profit + salary, mistake: 'added the payment once more' },
              { value: profit - first, mistake: 'gave what the other partner gets' },
            ]
          : [
              { value: (rest * p) / (p + q), mistake: 'left out the payment for managing' },
              { value: (profit * p) / (p + q), mistake: 'shared the whole profit by capital' },
              { value: salary + (profit * p) / (p + q), mistake: 'paid for managing but shared the whole profit' },
              { value: profit - first, mistake: 'gave what the other partner gets' },
              { value: salary + (rest * q) / (p + q), mistake: 'took the ratio the wrong way round' },
            ],
        {
          format: rupees,
          // nobody takes a part for more than the whole
          plausible: (value) => Number.isInteger(value) && (backwards ? value > first : value > 0 && value < profit),
          spares: [answer + 1800, answer + 3600, answer + 5400],
        },
      ),
      explanation: paragraphs(
        backwards
          ? say('Let the profit be $x$.', 'లాభం $x$ అనుకుందాం.', 'मान लें कि लाभ $x$ है।')
          : say(
              'First take out the payment for managing, then share the rest.',
              'ముందుగా నిర్వహణ ప్రతిఫలాన్ని తీసివేసి, మిగిలినదాన్ని పంచాలి.',
              'पहले संचालन का पारिश्रमिक निकालें, फिर शेष बाँटें।',
            ),
        backwards
          ? say(
              `${manager.en} gets $\\frac{${pay}}{100}x + \\frac{${p}}{${p + q}} \\times \\frac{${100 - pay}}{100}x$, which is ${fraction(pay * (p + q) + p * (100 - pay), 100 * (p + q))} of $x$.`,
              `${manager.te} రాబడి $\\frac{${pay}}{100}x + \\frac{${p}}{${p + q}} \\times \\frac{${100 - pay}}{100}x$; అంటే $x$లో ${fraction(pay * (p + q) + p * (100 - pay), 100 * (p + q))} వంతు.`,
              `${manager.hi} को $\\frac{${pay}}{100}x + \\frac{${p}}{${p + q}} \\times \\frac{${100 - pay}}{100}x$ मिलता है, जो $x$ का ${fraction(pay * (p + q) + p * (100 - pay), 100 * (p + q))} है।`,
            )
          : say(
              `Payment: ${percent(pay)} of ${rupees(profit)} = ${rupees(salary)}. Rest: ${rupees(rest)}, of which ${manager.en} gets $\\frac{${p}}{${p + q}}$, that is ${rupees(ofRest)}.`,
              `ప్రతిఫలం: ${rupees(profit)}లో ${percent(pay)} = ${rupees(salary)}. మిగిలినది ${rupees(rest)}; ఇందులో ${manager.te} వాటా $\\frac{${p}}{${p + q}}$, అంటే ${rupees(ofRest)}.`,
              `पारिश्रमिक: ${rupees(profit)} का ${percent(pay)} = ${rupees(salary)}। शेष: ${rupees(rest)}, जिसका $\\frac{${p}}{${p + q}}$ यानी ${rupees(ofRest)} ${manager.hi} को मिलता है।`,
            ),
        backwards
          ? say(
              `This equals ${rupees(first)}, so $x$ = ${rupees(profit)}. The ratio ${p} : ${q} applies to the rest only, not to the whole profit.`,
              `ఇది ${rupees(first)}; కాబట్టి $x$ = ${rupees(profit)}. ${p} : ${q} నిష్పత్తి మిగిలిన లాభానికే వర్తిస్తుంది, మొత్తం లాభానికి కాదు.`,
              `यह ${rupees(first)} के बराबर है, इसलिए $x$ = ${rupees(profit)}। अनुपात ${p} : ${q} केवल शेष पर लागू होता है, पूरे लाभ पर नहीं।`,
            )
          : say(
              `The ratio ${p} : ${q} applies only to what is left, not to the whole profit.`,
              `${p} : ${q} నిష్పత్తి మిగిలిన లాభానికే వర్తిస్తుంది, మొత్తం లాభానికి కాదు.`,
              `अनुपात ${p} : ${q} केवल शेष पर लागू होता है, पूरे लाभ पर नहीं।`,
            ),
        backwards
          ? say(`The total profit is ${rupees(answer)}.`, `మొత్తం లాభం ${rupees(answer)}.`, `कुल लाभ ${rupees(answer)} है।`)
          : say(
              `${manager.en} gets ${rupees(salary)} + ${rupees(ofRest)} = ${rupees(answer)}.`,
              `${manager.te} మొత్తం రాబడి ${rupees(salary)} + ${rupees(ofRest)} = ${rupees(answer)}.`,
              `${manager.hi} को कुल ${rupees(salary)} + ${rupees(ofRest)} = ${rupees(answer)} मिलते हैं।`,
            ),
      ),
    }
  },

  verify({ p, q, pay, profit, backwards }) {
    // what the sleeping partner gets is the complement
    const receipt = (whole: number) => whole - (whole * (1 - pay / 100) * q) / (p + q)
    if (!backwards) return rupees(Math.round(receipt(profit)))
    return rupees(Math.round((receipt(profit) / receipt(1000)) * 1000))
  },
})
