import { numericDistractors } from '../../questions/distractors.ts'
import { template } from '../../questions/template.ts'
import { nth } from '../../text/counts.ts'
import { number } from '../../text/format.ts'
import { paragraphs, same, say } from '../../text/localized.ts'
import { quantity } from '../../text/units.ts'
import type { LocalizedText } from '../../text.ts'

/** Telugu and Hindi in the form that stands before “the number of”; the whole with “in”. */
const GROUPS = [
  [say('boys', 'బాలుర', 'लड़कों'), say('girls', 'బాలికల', 'लड़कियों'), say('a class', 'ఒక తరగతిలో', 'एक कक्षा में')],
  [
    say('students of section A', 'సెక్షన్ A విద్యార్థుల', 'सेक्शन A के विद्यार्थियों'),
    say('students of section B', 'సెక్షన్ B విద్యార్థుల', 'सेक्शन B के विद्यार्थियों'),
    say('a school', 'ఒక పాఠశాలలో', 'एक विद्यालय में'),
  ],
  [
    say('students of the first batch', 'మొదటి బ్యాచ్ విద్యార్థుల', 'पहले बैच के विद्यार्थियों'),
    say('students of the second batch', 'రెండవ బ్యాచ్ విద్యార్థుల', 'दूसरे बैच के विद्यार्थियों'),
    say('a coaching centre', 'ఒక కోచింగ్ సెంటర్‌లో', 'एक कोचिंग केंद्र में'),
  ],
  [
    say('day scholars', 'డే స్కాలర్ల', 'डे स्कॉलरों'),
    say('hostellers', 'హాస్టల్ విద్యార్థుల', 'छात्रावासी विद्यार्थियों'),
    say('a college', 'ఒక కళాశాలలో', 'एक कॉलेज में'),
  ],
] as const

export const combinedMean = template({
  id: 'mean-median-mode/combined-mean',
  topic: 'mean-median-mode',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'bank', 'mat', 'nimcet', 'railway'],

  draw(random, level) {
    const [p, q] = random.pick([
      [2, 3],
      [3, 2],
      [1, 3],
      [3, 1],
      [3, 5],
      [2, 1],
      [5, 3],
      [1, 4],
    ] as const)
    const low = random.int(42, 60)
    const step = random.int(2, 4)
    return {
      p,
      q,
      size: random.int(5, 12),
      m1: low + q * step,
      m2: low - p * step,
      mean: low,
      group: random.pick(GROUPS),
      findCount: level === 'medium',
    }
  },

  // the means lie q and p steps on either side of the combined one
  write({ p, q, size, m1, m2, mean, group, findCount }) {
    const [a, b, whole] = group
    const [n1, n2] = [p * size, q * size]
    const answer = findCount ? n1 : mean
    const format = (value: number): LocalizedText => (findCount ? same(number(value)) : quantity(value, 'marks'))
    return {
      stem: findCount
        ? say(
            `The mean score of ${n1 + n2} students of ${whole.en} is ${mean} marks. The mean score of the ${a.en} is ${m1} marks and that of the ${b.en} is ${m2} marks. How many ${a.en} are there?`,
            `${whole.te} ${n1 + n2} మంది విద్యార్థుల సగటు ${mean} మార్కులు. ${a.te} సగటు ${m1} మార్కులు, ${b.te} సగటు ${m2} మార్కులు. అయితే ${a.te} సంఖ్య ఎంత?`,
            `${whole.hi} ${n1 + n2} विद्यार्थियों का औसत ${mean} अंक है। ${a.hi} का औसत ${m1} अंक और ${b.hi} का औसत ${m2} अंक है। ${a.hi} की संख्या कितनी है?`,
          )
        : say(
            `In ${whole.en}, the mean score of the ${n1} ${a.en} is ${m1} marks and that of the ${n2} ${b.en} is ${m2} marks. The mean score of all of them is`,
            `${whole.te} ${a.te} సంఖ్య ${n1}, వారి సగటు ${m1} మార్కులు; ${b.te} సంఖ్య ${n2}, వారి సగటు ${m2} మార్కులు. అందరి సగటు ఎంత?`,
            `${whole.hi} ${a.hi} की संख्या ${n1} और उनका औसत ${m1} अंक है; ${b.hi} की संख्या ${n2} और उनका औसत ${m2} अंक है। सबका औसत कितना है?`,
          ),
      correct: format(answer),
      distractors: numericDistractors(
        answer,
        findCount
          ? [
              { value: n2, mistake: 'gave the other group' },
              { value: (n1 + n2) / 2, mistake: 'took equal groups' },
              { value: Math.abs(n2 - n1), mistake: 'gave the difference of the groups' },
              { value: n1 + size, mistake: 'took one part too many' },
              { value: n1 + 2 * size, mistake: 'took two parts too many' },
            ]
          : [
              { value: (m1 + m2) / 2, mistake: 'took the mean of the two means' },
              { value: (n2 * m1 + n1 * m2) / (n1 + n2), mistake: 'exchanged the numbers of students' },
              { value: m1 + m2 - mean, mistake: 'took the distances the wrong way round' },
              { value: mean + 1, mistake: 'slipped in the division' },
              { value: mean - 1, mistake: 'slipped in the division' },
            ],
        {
          format,
          plausible: (value) => value > 0 && (findCount ? Number.isInteger(value) && value < n1 + n2 : true),
          spares: [answer + 2, answer - 2, answer + 3],
        },
      ),
      explanation: paragraphs(
        say(
          `The groups differ in size, so totals are added, not means.`,
          `సమూహాల పరిమాణాలు వేర్వేరు; కాబట్టి మొత్తాలను కూడాలి, సగటులను కాదు.`,
          `समूह बराबर नहीं हैं, इसलिए योग जोड़े जाते हैं, औसत नहीं।`,
        ),
        findCount
          ? say(
              `With $n$ ${a.en}: $${m1}n + ${m2}(${n1 + n2} - n) = ${mean} \\times ${n1 + n2} = ${mean * (n1 + n2)}$.`,
              `${a.te} సంఖ్య $n$ అయితే: $${m1}n + ${m2}(${n1 + n2} - n) = ${mean} \\times ${n1 + n2} = ${mean * (n1 + n2)}$.`,
              `${a.hi} की संख्या $n$ हो तो: $${m1}n + ${m2}(${n1 + n2} - n) = ${mean} \\times ${n1 + n2} = ${mean * (n1 + n2)}$।`,
            )
          : say(
              `Totals: ${n1} × ${m1} = ${number(n1 * m1)} and ${n2} × ${m2} = ${number(n2 * m2)}, together ${number(n1 * m1 + n2 * m2)}.`,
              `మొత్తాలు: ${n1} × ${m1} = ${number(n1 * m1)}, ${n2} × ${m2} = ${number(n2 * m2)}; రెండూ కలిపి ${number(n1 * m1 + n2 * m2)}.`,
              `योग: ${n1} × ${m1} = ${number(n1 * m1)} और ${n2} × ${m2} = ${number(n2 * m2)}; कुल ${number(n1 * m1 + n2 * m2)}।`,
            ),
        findCount
          ? say(
              `$${m1 - m2}n = ${mean * (n1 + n2)} - ${m2 * (n1 + n2)} = ${(mean - m2) * (n1 + n2)}$, so $n = ${n1}$.`,
              `$${m1 - m2}n = ${mean * (n1 + n2)} - ${m2 * (n1 + n2)} = ${(mean - m2) * (n1 + n2)}$; కాబట్టి $n = ${n1}$.`,
              `$${m1 - m2}n = ${mean * (n1 + n2)} - ${m2 * (n1 + n2)} = ${(mean - m2) * (n1 + n2)}$, इसलिए $n = ${n1}$।`,
            )
          : say(
              `Divide by ${n1 + n2}. The mean of the two means, ${number((m1 + m2) / 2)}, would be right only for groups of equal size.`,
              `${n1 + n2}తో భాగించండి. రెండు సగటుల సగటు ${number((m1 + m2) / 2)} సమూహాలు సమానమైతేనే సరి.`,
              `${n1 + n2} से भाग दें। दोनों औसतों का औसत ${number((m1 + m2) / 2)} तभी सही होता जब समूह बराबर होते।`,
            ),
        findCount
          ? say(
              `The number is ${format(answer).en}.`,
              `వారి సంఖ్య ${format(answer).te}.`,
              `उनकी संख्या ${format(answer).hi} है।`,
            )
          : say(
              `The mean of all is ${format(answer).en}.`,
              `అందరి సగటు ${format(answer).te}.`,
              `सबका औसत ${format(answer).hi} है।`,
            ),
      ),
    }
  },

  verify({ p, q, size, m1, m2, mean, findCount }) {
    const total = (p + q) * size
    const scores = (n: number) => [...Array<number>(n).fill(m1), ...Array<number>(total - n).fill(m2)]
    const meanOf = (list: readonly number[]) => list.reduce((a, b) => a + b) / list.length
    if (!findCount) return quantity(meanOf(scores(p * size)), 'marks').en
    let n = 0
    while (meanOf(scores(n)) !== mean) n++
    return number(n)
  },
})

const DATA = [
  {
    what: say(
      'The marks of some students in a test',
      'ఒక పరీక్షలో కొందరు విద్యార్థుల మార్కులు',
      'एक परीक्षा में कुछ विद्यार्थियों के अंक',
    ),
    unit: 10,
  },
  {
    what: say(
      'The runs scored by a batter in successive matches',
      'వరుస మ్యాచ్‌లలో ఒక బ్యాటర్ చేసిన పరుగులు',
      'लगातार मैचों में एक बल्लेबाज़ के रन',
    ),
    unit: 20,
  },
  {
    what: say(
      'The daily sales (in cups) of a tea stall',
      'ఒక టీ దుకాణం రోజువారీ అమ్మకాలు (కప్పుల్లో)',
      'एक चाय की दुकान की दैनिक बिक्री (कपों में)',
    ),
    unit: 60,
  },
  {
    what: say(
      'The ages (in years) of the members of a club',
      'ఒక క్లబ్ సభ్యుల వయస్సులు (సంవత్సరాల్లో)',
      'एक क्लब के सदस्यों की आयु (वर्षों में)',
    ),
    unit: 25,
  },
] as const

export const medianOrMode = template({
  id: 'mean-median-mode/median-of-list',
  topic: 'mean-median-mode',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'nimcet'],

  draw(random, level) {
    const count = level === 'easy' ? random.pick([7, 9]) : random.pick([8, 10])
    const story = random.pick(DATA)
    const values = random.sample(
      Array.from({ length: 24 }, (_, n) => story.unit + n),
      count,
    )
    return { story, values }
  },

  write({ story, values }) {
    const sorted = [...values].sort((a, b) => a - b)
    const n = sorted.length
    const at = (k: number) => sorted[k] ?? 0
    const median = n % 2 === 1 ? at((n - 1) / 2) : (at(n / 2 - 1) + at(n / 2)) / 2
    const middle = Math.floor(n / 2)
    const asGiven = n % 2 === 1 ? (values[middle] ?? 0) : ((values[middle - 1] ?? 0) + (values[middle] ?? 0)) / 2
    const mean = values.reduce((a, b) => a + b) / n
    return {
      stem: say(
        `${story.what.en} are ${values.slice(0, -1).join(', ')} and ${values.at(-1)}. The median is`,
        `${story.what.te}: ${values.join(', ')}. మధ్యగతం ఎంత?`,
        `${story.what.hi}: ${values.join(', ')}। माध्यिका कितनी है?`,
      ),
      correct: same(number(median)),
      distractors: numericDistractors(
        median,
        [
          { value: asGiven, mistake: 'took the middle of the list without arranging it' },
          {
            value: n % 2 === 1 ? at(middle + 1) : at(middle),
            mistake: n % 2 === 1 ? 'took the next value' : 'took one of the two middle values',
          },
          { value: at(middle - 1), mistake: 'took the value before the middle' },
          { value: (at(0) + at(n - 1)) / 2, mistake: 'took the middle of least and greatest' },
          { value: mean, mistake: 'found the mean' },
        ],
        { format: (value) => number(value, 1), spares: [median + 2, median - 2] },
      ),
      explanation: paragraphs(
        say(
          `Arrange the values in order first: ${sorted.join(', ')}.`,
          `ముందుగా విలువలను క్రమంలో అమర్చండి: ${sorted.join(', ')}.`,
          `पहले मानों को क्रम में रखें: ${sorted.join(', ')}।`,
        ),
        n % 2 === 1
          ? say(
              `There are ${n}, so the median is the ${(n + 1) / 2}th.`,
              `మొత్తం ${n} విలువలు; కాబట్టి మధ్యగతం ${(n + 1) / 2}వ విలువ.`,
              `कुल ${n} मान हैं, इसलिए माध्यिका क्रम में ${nth((n + 1) / 2).hi} स्थान का मान है।`,
            )
          : say(
              `There are ${n}, so the median is the mean of the ${n / 2}th and ${n / 2 + 1}th: $\\frac{${at(n / 2 - 1)} + ${at(n / 2)}}{2}$.`,
              `మొత్తం ${n} విలువలు; కాబట్టి మధ్యగతం ${n / 2}వ, ${n / 2 + 1}వ విలువల సగటు: $\\frac{${at(n / 2 - 1)} + ${at(n / 2)}}{2}$.`,
              `कुल ${n} मान हैं, इसलिए माध्यिका क्रम में ${nth(n / 2).hi} और ${nth(n / 2 + 1).hi} स्थान के मानों का औसत है: $\\frac{${at(n / 2 - 1)} + ${at(n / 2)}}{2}$।`,
            ),
        say(
          `The middle of the list as given, ${number(asGiven, 1)}, has no meaning.`,
          `ఇచ్చిన జాబితా మధ్య విలువ ${number(asGiven, 1)} అర్థరహితం.`,
          `दी गई सूची का बीच का मान ${number(asGiven, 1)} माध्यिका नहीं है।`,
        ),
        say(`The median is ${number(median)}.`, `మధ్యగతం ${number(median)}.`, `माध्यिका ${number(median)} है।`),
      ),
    }
  },

  // takes away least and greatest in pairs until one or two are left
  verify({ values }) {
    let left = [...values]
    while (left.length > 2) left = left.filter((value) => value !== Math.min(...left) && value !== Math.max(...left))
    return number(left.reduce((a, b) => a + b) / left.length)
  },
})
