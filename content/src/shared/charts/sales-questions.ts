import type { DraftQuestion } from '../../question.ts'
import { numericQuestion, textQuestion, type Wrong } from '../../questions/numeric-question.ts'
import { capitalized } from '../../text/english.ts'
import { inTex, number, percent, ratio } from '../../text/format.ts'
import { each, same, say } from '../../text/localized.ts'
import { withEnding } from '../../text/telugu.ts'
import type { LocalizedText } from '../../text.ts'
import { cell, ofShop, ofYear, type Sales, type SalesQuestion, worth } from './sales.ts'

const IN = (year: number | undefined): LocalizedText => say(`in ${year}`, `${year}లో`, `${year} में`)

/** “the number of cars sold by shop A in 2019” */
function sold({ goods, shops, years }: Sales, shop: number, ...when: readonly number[]): LocalizedText {
  const time = when.map((year) => years[year])
  const then =
    time.length === 0
      ? say('in the five years', 'ఐదు సంవత్సరాల్లో', 'पाँचों वर्षों में')
      : time.length === 1
        ? IN(time[0])
        : say(`in ${time.join(' and ')} together`, `${time.join(', ')} రెండేళ్లలో కలిపి`, `${time.join(' और ')} में मिलाकर`)
  return say(
    `the number of ${goods.en} sold by shop ${shops[shop]} ${then.en}`,
    `${then.te} ${shops[shop]} దుకాణం అమ్మిన ${goods.te} సంఖ్య`,
    `${then.hi} दुकान ${shops[shop]} द्वारा बेची गई ${goods.hi} की संख्या`,
  )
}

/** One question of the set; the chart, where there is one, comes on top by whoever asks. */
export function writeQuestion(sales: Sales, asked: SalesQuestion): DraftQuestion {
  const value = worth(sales, asked)
  if (typeof value !== 'number') return ratioQuestion(sales, asked, value)
  const [stem, format, step, wrong, how] = worded(sales, asked, value)
  const question = numericQuestion({
    stem,
    answer: value,
    format,
    wrong: wrong.map(([n, mistake]) => [Math.round(n * 100) / 100, mistake] as const),
    plausible: (n) => n > 0 && (asked.kind !== 'above' || n <= 5) && (format !== number || Number.isInteger(n)),
    step,
    steps: [how],
  })
  return asked.kind === 'above' ? { ...question, range: [0, sales.years.length] } : question
}

function ratioQuestion(sales: Sales, { a, b, x, y }: SalesQuestion, [m, n]: readonly [number, number]): DraftQuestion {
  const of = (shop: number, year: number) => cell(sales, shop, year)
  const [first, second] = [sold(sales, a, x, y), sold(sales, b, x, y)]
  return textQuestion({
    stem: say(
      `What is the ratio of ${first.en} to ${second.en}?`,
      `${first.te}, ${second.te} – ఈ రెండింటి నిష్పత్తి ఎంత?`,
      `${first.hi} और ${second.hi} का अनुपात क्या है?`,
    ),
    correct: ratio(m, n),
    wrong: [
      [ratio(n, m), 'wrote the ratio the wrong way round'],
      [ratio(of(a, x), of(b, x)), 'took one year only'],
      [ratio(of(a, y), of(b, y)), 'took one year only'],
      [ratio(ofShop(sales, a), ofShop(sales, b)), 'took all five years'],
      [ratio(m, m + n), 'compared with both shops'],
      [ratio(m + 20, n), 'misread a number'],
      [ratio(m, n + 20), 'misread a number'],
    ],
    steps: [same(`(${of(a, x)} + ${of(a, y)}) : (${of(b, x)} + ${of(b, y)}) = ${m} : ${n}`)],
  })
}

type Worded = readonly [
  stem: LocalizedText,
  format: (value: number) => string,
  step: number,
  wrong: readonly Wrong[],
  how: LocalizedText,
]

function worded(sales: Sales, { kind, a, b, x, y, p, q }: SalesQuestion, value: number): Worded {
  const { goods, shops, years } = sales
  const [one, other] = [shops[a], shops[b]]
  const row = (shop: number) => (sales.values[shop] ?? []).join(' + ')
  const column = (year: number) => shops.map((_, shop) => cell(sales, shop, year)).join(' + ')
  const [ax, ay, bx, by] = [cell(sales, a, x), cell(sales, a, y), cell(sales, b, x), cell(sales, b, y)]
  switch (kind) {
    case 'average': {
      const what = sold(sales, a)
      return [
        say(
          `What is the average number of ${goods.en} sold by shop ${one} per year?`,
          `${one} దుకాణం సంవత్సరానికి సగటున అమ్మిన ${goods.te} సంఖ్య ఎంత?`,
          `दुकान ${one} द्वारा प्रति वर्ष औसतन बेची गई ${goods.hi} की संख्या क्या है?`,
        ),
        number,
        4,
        [
          [ofShop(sales, a) / 4, 'divided by the four steps between the years'],
          [ofShop(sales, b) / 5, 'averaged another shop'],
          [ofShop(sales, a), 'forgot to divide'],
          [ofYear(sales, x) / 5, 'averaged a year'],
        ],
        each(
          (language) =>
            `${capitalized(what[language])}: ${row(a)} = ${number(ofShop(sales, a))}; ${number(ofShop(sales, a))} ÷ 5 = ${number(value)}`,
        ),
      ]
    }
    case 'change':
      return [
        say(
          `By what per cent did the sales of shop ${one} ${ay > ax ? 'rise' : 'fall'} from ${years[x]} to ${years[y]}?`,
          `${years[x]} నుండి ${withEnding(String(years[y]), 'కు')} ${one} దుకాణం అమ్మకాలు ఎంత శాతం ${ay > ax ? 'పెరిగాయి' : 'తగ్గాయి'}?`,
          `${years[x]} से ${years[y]} तक दुकान ${one} की बिक्री कितने प्रतिशत ${ay > ax ? 'बढ़ी' : 'घटी'}?`,
        ),
        percent,
        2.5,
        [
          [(Math.abs(ay - ax) * 100) / ay, 'reckoned on the later year'],
          [Math.abs(ay - ax), 'gave the difference itself'],
          [(ay * 100) / ax, 'gave the later year as a per cent of the earlier'],
          [(Math.abs(by - bx) * 100) / bx, 'took another shop'],
        ],
        same(`$\\frac{${Math.max(ax, ay)} - ${Math.min(ax, ay)}}{${ax}} \\times 100$ = ${number(value)}`),
      ]
    case 'difference':
      return [
        say(
          `What is the difference between the numbers of ${goods.en} sold by ${shops.length === 2 ? 'both shops' : 'all the shops'} together in ${years[x]} and in ${years[y]}?`,
          `${years[x]}లో, ${years[y]}లో ${shops.length === 2 ? 'రెండు దుకాణాలు' : 'అన్ని దుకాణాలు'} కలిసి అమ్మిన ${goods.te} సంఖ్యల మధ్య తేడా ఎంత?`,
          `${years[x]} और ${years[y]} में ${shops.length === 2 ? 'दोनों' : 'सभी'} दुकानों द्वारा मिलाकर बेची गई ${goods.hi} की संख्याओं का अंतर क्या है?`,
        ),
        number,
        20,
        [
          [Math.abs(ax - ay), 'took one shop only'],
          [Math.abs(bx - by), 'took one shop only'],
          [ofYear(sales, x) / 5, 'took an average'],
          [
            Math.abs(ofYear(sales, x) - ofYear(sales, (y + 1) % 5 === x ? (y + 2) % 5 : (y + 1) % 5)),
            'read another year',
          ],
        ],
        same(
          `${years[x]}: ${column(x)} = ${number(ofYear(sales, x))}; ${years[y]}: ${column(y)} = ${number(ofYear(sales, y))}; ${number(Math.max(ofYear(sales, x), ofYear(sales, y)))} − ${number(Math.min(ofYear(sales, x), ofYear(sales, y)))} = ${number(value)}`,
        ),
      ]
    case 'part': {
      const [first, second] = [sold(sales, a, x), sold(sales, b, y)]
      return [
        say(
          `${capitalized(first.en)} is what per cent of ${second.en}?`,
          `${first.te}, ${second.te}లో ఎంత శాతం?`,
          `${first.hi}, ${second.hi} का कितना प्रतिशत है?`,
        ),
        percent,
        2.5,
        [
          [(by * 100) / ax, 'inverted the quotient'],
          [(ax * 100) / (ax + by), 'compared with both together'],
          [(Math.abs(ax - by) * 100) / by, 'compared the difference'],
          [(ay * 100) / by, 'read another year'],
        ],
        same(`$\\frac{${ax}}{${by}} \\times 100$ = ${number(value)}`),
      ]
    }
    case 'next year': {
      const [last, next] = [years.at(-1), (years.at(-1) ?? 0) + 1]
      const [al, bl] = [cell(sales, a, 4), cell(sales, b, 4)]
      return [
        say(
          `In ${next} shop ${one} sells ${percent(p)} more and shop ${other} ${percent(q)} fewer ${goods.en} than in ${last}. How many do the two sell together in ${next}?`,
          `${last}తో పోలిస్తే ${next}లో ${one} దుకాణం అమ్మకాలు ${percent(p)} పెరిగి, ${other} దుకాణం అమ్మకాలు ${percent(q)} తగ్గితే, ${next}లో రెండు దుకాణాలు కలిసి అమ్మే ${goods.te} సంఖ్య ఎంత?`,
          `${last} की तुलना में ${next} में दुकान ${one} की बिक्री ${percent(p)} अधिक और दुकान ${other} की ${percent(q)} कम हो, तो ${next} में दोनों द्वारा मिलाकर बेची गई ${goods.hi} की संख्या क्या होगी?`,
        ),
        number,
        10,
        [
          [(al * (100 - p) + bl * (100 + q)) / 100, 'exchanged rise and fall'],
          [((al + bl) * (100 + p - q)) / 100, 'took the per cents together'],
          [al + bl, 'forgot the changes'],
          [(al * (100 + q) + bl * (100 - p)) / 100, 'exchanged the per cents'],
        ],
        same(`${al} × ${(100 + p) / 100} + ${bl} × ${(100 - q) / 100} = ${number(value)}`),
      ]
    }
    case 'share': {
      const whole = ofYear(sales, x) + ofYear(sales, y)
      return [
        say(
          `In ${years[x]} and ${years[y]} together, what per cent of the ${goods.en} sold by ${shops.length === 2 ? 'both shops' : 'all the shops'} did shop ${one} sell?`,
          `${years[x]}, ${years[y]} రెండేళ్లలో ${shops.length === 2 ? 'రెండు దుకాణాలు' : 'అన్ని దుకాణాలు'} అమ్మిన ${goods.te} సంఖ్యలో ${one} దుకాణం వాటా ఎంత శాతం?`,
          `${years[x]} और ${years[y]} में मिलाकर ${shops.length === 2 ? 'दोनों' : 'सभी'} दुकानों द्वारा बेची गई ${goods.hi} की संख्या में दुकान ${one} का हिस्सा कितने प्रतिशत है?`,
        ),
        percent,
        2.5,
        [
          [((ax + ay) * 100) / (whole - ax - ay), 'compared with the other shops'],
          [(ax * 100) / ofYear(sales, x), 'took one year only'],
          [(ay * 100) / ofYear(sales, y), 'took one year only'],
          [((bx + by) * 100) / whole, 'took another shop'],
          [100 / shops.length, 'took equal shares'],
        ],
        same(
          `$\\frac{${ax} + ${ay}}{${inTex(ofYear(sales, x))} + ${inTex(ofYear(sales, y))}} \\times 100 = \\frac{${ax + ay}}{${inTex(whole)}} \\times 100$ = ${number(value)}`,
        ),
      ]
    }
    case 'returned':
      return [
        say(
          `Of the ${goods.en} sold in ${years[x]}, ${percent(p)} of those of shop ${one} and ${percent(q)} of those of shop ${other} were returned. What per cent of the ${goods.en} sold by these two shops in that year were returned?`,
          `${years[x]}లో అమ్మిన వాటిలో ${one} దుకాణానికి ${percent(p)}, ${other} దుకాణానికి ${percent(q)} తిరిగి వచ్చాయి. ఆ ఏడాది ఈ రెండు దుకాణాలు అమ్మిన ${goods.te} సంఖ్యలో ఎంత శాతం తిరిగి వచ్చాయి?`,
          `${years[x]} में बेची गई ${goods.hi} में से दुकान ${one} की ${percent(p)} और दुकान ${other} की ${percent(q)} लौटा दी गईं। उस वर्ष इन दोनों दुकानों द्वारा बेची गई ${goods.hi} में से कितने प्रतिशत लौटाई गईं?`,
        ),
        percent,
        0.5,
        [
          [(p + q) / 2, 'took the mean of the per cents'],
          [p + q, 'added the per cents'],
          [(ax * q + bx * p) / (ax + bx), 'exchanged the per cents'],
          [(ay * p + by * q) / (ay + by), 'read another year'],
        ],
        same(`$\\frac{${(ax * p) / 100} + ${(bx * q) / 100}}{${ax} + ${bx}} \\times 100$ = ${number(value)}`),
      ]
    case 'excess': {
      const [first, second] = [sold(sales, a), sold(sales, b)]
      return [
        say(
          `By what per cent is ${first.en} greater than ${second.en}?`,
          `${first.te}, ${second.te} కంటే ఎంత శాతం ఎక్కువ?`,
          `${first.hi}, ${second.hi} से कितने प्रतिशत अधिक है?`,
        ),
        percent,
        2.5,
        [
          [((ofShop(sales, a) - ofShop(sales, b)) * 100) / ofShop(sales, a), 'reckoned on the greater number'],
          [(ofShop(sales, a) * 100) / ofShop(sales, b), 'gave one as a per cent of the other'],
          [(ofShop(sales, a) - ofShop(sales, b)) / 5, 'took the average difference'],
          [value + 5, 'slipped in a sum'],
        ],
        same(
          `${one}: ${row(a)} = ${number(ofShop(sales, a))}; ${other}: ${row(b)} = ${number(ofShop(sales, b))}; $\\frac{${inTex(ofShop(sales, a))} - ${inTex(ofShop(sales, b))}}{${inTex(ofShop(sales, b))}} \\times 100$ = ${number(value)}`,
        ),
      ]
    }
    default:
      return [
        say(
          `In how many of the five years did shop ${one} sell more than the average of ${shops.length === 2 ? 'the two shops' : 'all the shops'} in that year?`,
          `ఐదు సంవత్సరాలలో ఎన్ని సంవత్సరాలలో ${one} దుకాణం అమ్మకాలు ఆ సంవత్సరపు ${shops.length === 2 ? 'రెండు దుకాణాల' : 'అన్ని దుకాణాల'} సగటు కంటే ఎక్కువ?`,
          `पाँच में से कितने वर्षों में दुकान ${one} की बिक्री उस वर्ष की ${shops.length === 2 ? 'दोनों' : 'सभी'} दुकानों की औसत बिक्री से अधिक थी?`,
        ),
        String,
        1,
        [
          [years.length - value, 'counted the other years'],
          [
            years.filter((_, year) => cell(sales, a, year) * 5 > ofShop(sales, a)).length,
            'compared with the average of the shop',
          ],
          [value + 1, 'counted one too many'],
          [value - 1, 'counted one too few'],
        ],
        same(
          years
            .map(
              (year, n) =>
                `${year}: ${cell(sales, a, n)} ${cell(sales, a, n) * shops.length > ofYear(sales, n) ? '>' : '≤'} ${number(ofYear(sales, n) / shops.length)}`,
            )
            .join('; '),
        ),
      ]
  }
}
