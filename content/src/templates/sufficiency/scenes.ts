import { rupees } from '../../format.ts'
import { MEN, named, WOMEN } from '../../names.ts'
import type { Random } from '../../random.ts'
import { type Speech, say } from '../../speech.ts'
import { quantity } from '../../units.ts'

/** Two unknown whole numbers, what is asked of them, and what may be said about them. */
export type Scene = {
  readonly question: Speech
  /** The asked value p·x + q·y, or undefined where both must be known. */
  readonly asked: readonly [p: number, q: number] | undefined
  readonly value: (x: number, y: number) => number
  readonly shown: (value: number) => Speech
  /** What the two numbers are called, for examples. */
  readonly called: (x: number, y: number) => Speech
  readonly hidden: readonly [x: number, y: number]
  readonly range: readonly [x: readonly [number, number], y: readonly [number, number]]
  readonly facts: readonly Fact[]
}
/** a·x + b·y = c, in words. */
export type Fact = { readonly row: readonly [a: number, b: number, c: number]; readonly text: Speech }

const times = (n: number): Speech =>
  [
    say('', '', ''),
    say('', '', ''),
    say('twice', 'రెండు రెట్లు', 'दोगुनी'),
    say('three times', 'మూడు రెట్లు', 'तीन गुनी'),
    say('four times', 'నాలుగు రెట్లు', 'चार गुनी'),
  ][n] ?? say(`${n} times`, `${n} రెట్లు`, `${n} गुनी`)

export function ages(random: Random): Scene {
  const [he, she] = [named(random.pick(MEN)), named(random.pick(WOMEN))]
  const y = random.int(8, 24)
  const m = random.int(2, 3)
  const x = random.chance(0.5) ? m * y : y + random.int(4, 20)
  const [ago, ahead] = [random.int(2, 6), random.int(3, 12)]
  const asks = random.pick([
    {
      asked: [1, 0] as const,
      text: say(`What is ${he.en}'s present age?`, `${he.te} ప్రస్తుత వయస్సు ఎంత?`, `${he.hi} की वर्तमान आयु क्या है?`),
    },
    {
      asked: [0, 1] as const,
      text: say(`What is ${she.en}'s present age?`, `${she.te} ప్రస్తుత వయస్సు ఎంత?`, `${she.hi} की वर्तमान आयु क्या है?`),
    },
    {
      asked: [1, 1] as const,
      text: say(
        `What is the sum of the present ages of ${he.en} and ${she.en}?`,
        `${he.te}, ${she.te} ల ప్రస్తుత వయస్సుల మొత్తం ఎంత?`,
        `${he.hi} और ${she.hi} की वर्तमान आयु का योग क्या है?`,
      ),
    },
  ])
  const years = (n: number) => quantity(n, 'years')
  const facts: Fact[] = [
    {
      row: [1, 1, x + y],
      text: say(
        `The sum of the present ages of ${he.en} and ${she.en} is ${years(x + y).en}.`,
        `${he.te}, ${she.te} ల ప్రస్తుత వయస్సుల మొత్తం ${years(x + y).te}.`,
        `${he.hi} और ${she.hi} की वर्तमान आयु का योग ${years(x + y).hi} है।`,
      ),
    },
    {
      row: [1, -1, x - y],
      text: say(
        `${he.en} is ${years(x - y).en} older than ${she.en}.`,
        `${she.te} కంటే ${he.te} ${years(x - y).te} పెద్ద.`,
        `${he.hi} की आयु ${she.hi} की आयु से ${years(x - y).hi} अधिक है।`,
      ),
    },
    {
      row: [1, 1, x + y],
      text: say(
        `${ago} years ago the sum of the ages of ${he.en} and ${she.en} was ${years(x + y - 2 * ago).en}.`,
        `${ago} సంవత్సరాల క్రితం ${he.te}, ${she.te} ల వయస్సుల మొత్తం ${years(x + y - 2 * ago).te}.`,
        `${ago} वर्ष पहले ${he.hi} और ${she.hi} की आयु का योग ${years(x + y - 2 * ago).hi} था।`,
      ),
    },
    {
      row: [1, -1, x - y],
      text: say(
        `When ${she.en} was born, ${he.en} was ${years(x - y).en} old.`,
        `${she.te} పుట్టినప్పుడు ${he.te} వయస్సు ${years(x - y).te}.`,
        `${she.hi} के जन्म के समय ${he.hi} की आयु ${years(x - y).hi} थी।`,
      ),
    },
    {
      row: [0, 1, y],
      text: say(
        `${ahead} years from now ${she.en} will be ${years(y + ahead).en} old.`,
        `${ahead} సంవత్సరాల తరువాత ${she.te} వయస్సు ${years(y + ahead).te} అవుతుంది.`,
        `${ahead} वर्ष बाद ${she.hi} की आयु ${years(y + ahead).hi} होगी।`,
      ),
    },
    {
      row: [1, 0, x],
      text: say(
        `${ago} years ago ${he.en} was ${years(x - ago).en} old.`,
        `${ago} సంవత్సరాల క్రితం ${he.te} వయస్సు ${years(x - ago).te}.`,
        `${ago} वर्ष पहले ${he.hi} की आयु ${years(x - ago).hi} थी।`,
      ),
    },
  ]
  if (x === m * y)
    facts.push({
      row: [1, -m, 0],
      text: say(
        `${he.en}'s present age is ${times(m).en} ${she.en}'s present age.`,
        `${he.te} ప్రస్తుత వయస్సు ${she.te} వయస్సుకు ${times(m).te}.`,
        `${he.hi} की वर्तमान आयु ${she.hi} की आयु की ${times(m).hi} है।`,
      ),
    })
  return {
    question: asks.text,
    asked: asks.asked,
    value: (a, b) => asks.asked[0] * a + asks.asked[1] * b,
    shown: years,
    called: (a, b) =>
      say(`${he.en} ${a}, ${she.en} ${b}`, `${he.te} ${a}, ${she.te} ${b}`, `${he.hi} ${a}, ${she.hi} ${b}`),
    hidden: [x, y],
    range: [
      [ago + 1, 100],
      [ago + 1, 100],
    ],
    facts,
  }
}

export function digits(random: Random): Scene {
  const x = random.int(2, 9)
  const y = random.int(1, x - 1)
  return {
    question: say(
      'What is the two-digit number, whose digits are not zero?',
      'సున్నా లేని రెండు అంకెల సంఖ్య ఏది?',
      'शून्येतर अंकों वाली दो अंकों की संख्या क्या है?',
    ),
    asked: undefined,
    value: (a, b) => 10 * a + b,
    shown: (value) => say(String(value), String(value), String(value)),
    called: (a, b) => say(`${a}${b}`, `${a}${b}`, `${a}${b}`),
    hidden: [x, y],
    range: [
      [1, 9],
      [1, 9],
    ],
    facts: [
      {
        row: [1, 1, x + y],
        text: say(`The sum of its digits is ${x + y}.`, `దాని అంకెల మొత్తం ${x + y}.`, `इसके अंकों का योग ${x + y} है।`),
      },
      {
        row: [1, -1, x - y],
        text: say(
          `Its tens digit is ${x - y} more than its units digit.`,
          `దాని పదుల స్థానంలోని అంకె ఒకట్ల స్థానంలోని అంకె కంటే ${x - y} ఎక్కువ.`,
          `इसका दहाई का अंक इकाई के अंक से ${x - y} अधिक है।`,
        ),
      },
      {
        row: [9, -9, 9 * (x - y)],
        text: say(
          `The number is ${9 * (x - y)} more than the number with its digits exchanged.`,
          `అంకెలను తారుమారు చేసిన సంఖ్య కంటే ఈ సంఖ్య ${9 * (x - y)} ఎక్కువ.`,
          `संख्या अपने अंकों को पलटने से बनी संख्या से ${9 * (x - y)} अधिक है।`,
        ),
      },
      {
        row: [11, 11, 11 * (x + y)],
        text: say(
          `The number and the number with its digits exchanged add up to ${11 * (x + y)}.`,
          `ఈ సంఖ్య, దాని అంకెలను తారుమారు చేసిన సంఖ్యల మొత్తం ${11 * (x + y)}.`,
          `संख्या और उसके अंकों को पलटने से बनी संख्या का योग ${11 * (x + y)} है।`,
        ),
      },
      {
        row: [0, 1, y],
        text: say(`Its units digit is ${y}.`, `దాని ఒకట్ల స్థానంలోని అంకె ${y}.`, `इसका इकाई का अंक ${y} है।`),
      },
      {
        row: [10, 1, 10 * x + y],
        text: say(
          `The number divided by ${x > 5 ? 2 : 3} gives ${Math.floor((10 * x + y) / (x > 5 ? 2 : 3))} with the remainder ${(10 * x + y) % (x > 5 ? 2 : 3)}.`,
          `ఆ సంఖ్యను ${x > 5 ? 2 : 3} తో భాగిస్తే భాగఫలం ${Math.floor((10 * x + y) / (x > 5 ? 2 : 3))}, శేషం ${(10 * x + y) % (x > 5 ? 2 : 3)}.`,
          `संख्या को ${x > 5 ? 2 : 3} से भाग देने पर भागफल ${Math.floor((10 * x + y) / (x > 5 ? 2 : 3))} और शेष ${(10 * x + y) % (x > 5 ? 2 : 3)} मिलता है।`,
        ),
      },
    ],
  }
}

export function field(random: Random): Scene {
  const y = random.step(12, 40, 2)
  const x = random.chance(0.5) ? 2 * y : y + random.step(4, 30, 2)
  const [more, less] = [random.int(2, 5), random.int(2, 5)]
  const area = random.chance(0.5)
  const m = (n: number) => quantity(n, 'm')
  // longer by `more` and narrower by `less`: the area changes by more·y - less·x - more·less
  const change = more * y - less * x - more * less
  const facts: Fact[] = [
    {
      row: [2, 2, 2 * (x + y)],
      text: say(
        `Its perimeter is ${m(2 * (x + y)).en}.`,
        `దాని చుట్టుకొలత ${m(2 * (x + y)).te}`,
        `इसका परिमाप ${m(2 * (x + y)).hi} है।`,
      ),
    },
    {
      row: [1, -1, x - y],
      text: say(
        `Its length is ${m(x - y).en} more than its breadth.`,
        `దాని పొడవు వెడల్పు కంటే ${m(x - y).te} ఎక్కువ.`,
        `इसकी लंबाई चौड़ाई से ${m(x - y).hi} अधिक है।`,
      ),
    },
    {
      row: [1, 1, x + y],
      text: say(
        `Half of its perimeter is ${m(x + y).en}.`,
        `దాని చుట్టుకొలతలో సగం ${m(x + y).te}`,
        `इसके परिमाप का आधा ${m(x + y).hi} है।`,
      ),
    },
    {
      row: [0, 1, y],
      text: say(
        `A square whose side is its breadth has an area of ${quantity(y * y, 'm²').en}.`,
        `దాని వెడల్పు భుజంగా గల చతురస్ర వైశాల్యం ${quantity(y * y, 'm²').te}`,
        `इसकी चौड़ाई को भुजा मानकर बने वर्ग का क्षेत्रफल ${quantity(y * y, 'm²').hi} है।`,
      ),
    },
    {
      row: [-less, more, change + more * less],
      text: say(
        `If it were ${m(more).en} longer and ${m(less).en} narrower, its area would ${change < 0 ? 'fall' : 'rise'} by ${quantity(Math.abs(change), 'm²').en}.`,
        `పొడవు ${m(more).te} పెంచి, వెడల్పు ${m(less).te} తగ్గిస్తే వైశాల్యం ${quantity(Math.abs(change), 'm²').te} ${change < 0 ? 'తగ్గుతుంది' : 'పెరుగుతుంది'}.`,
        `लंबाई ${m(more).hi} बढ़ाने और चौड़ाई ${m(less).hi} घटाने पर क्षेत्रफल ${quantity(Math.abs(change), 'm²').hi} ${change < 0 ? 'घट' : 'बढ़'} जाएगा।`,
      ),
    },
  ]
  if (x === 2 * y)
    facts.push({
      row: [1, -2, 0],
      text: say('Its length is twice its breadth.', 'దాని పొడవు వెడల్పుకు రెండు రెట్లు.', 'इसकी लंबाई चौड़ाई की दोगुनी है।'),
    })
  return {
    question: area
      ? say('What is the area of the rectangular field?', 'దీర్ఘచతురస్రాకార పొలం వైశాల్యం ఎంత?', 'आयताकार खेत का क्षेत्रफल क्या है?')
      : say('What is the length of the rectangular field?', 'దీర్ఘచతురస్రాకార పొలం పొడవు ఎంత?', 'आयताकार खेत की लंबाई क्या है?'),
    asked: area ? undefined : [1, 0],
    value: (a, b) => (area ? a * b : a),
    shown: (value) => quantity(value, area ? 'm²' : 'm'),
    called: (a, b) => say(`${a} m by ${b} m`, `${a} మీ. × ${b} మీ.`, `${a} मी × ${b} मी`),
    hidden: [x, y],
    range: [
      [less + 1, 200],
      [less + 1, 200],
    ],
    facts: facts.filter(({ row }) => row[0] !== -less || change !== 0),
  }
}

export function prices(random: Random): Scene {
  const things = random.pick([
    [
      { ...say('pen', 'పెన్ను', 'पेन'), many: 'పెన్నులు' },
      { ...say('notebook', 'నోట్‌బుక్', 'नोटबुक'), many: 'నోట్‌బుక్‌లు' },
    ],
    [
      { ...say('apple', 'ఆపిల్ పండు', 'सेब'), many: 'ఆపిల్ పండ్లు' },
      { ...say('orange', 'నారింజ పండు', 'संतरे'), many: 'నారింజ పండ్లు' },
    ],
    [
      { ...say('cup', 'కప్పు', 'कप'), many: 'కప్పులు' },
      { ...say('plate', 'ప్లేటు', 'प्लेट'), many: 'ప్లేట్లు' },
    ],
  ] as const)
  const [one, other] = things
  const [x, y] = [random.int(8, 30), random.int(15, 60)]
  const [a, b] = [random.int(2, 4), random.int(2, 5)]
  const bill = (m: number, n: number): Speech =>
    say(
      `${m} ${one.en}s and ${n} ${other.en}s cost ${rupees(m * x + n * y)}.`,
      `${m} ${one.many}, ${n} ${other.many} కలిపి కొంటే మొత్తం ధర ${rupees(m * x + n * y)}.`,
      `${m} ${one.hi} और ${n} ${other.hi} का मूल्य ${rupees(m * x + n * y)} है।`,
    )
  const sum = random.chance(0.4)
  const asked = sum ? ([a, b] as const) : ([1, 0] as const)
  return {
    question: sum
      ? say(
          `What do ${a} ${one.en}s and ${b} ${other.en}s cost together?`,
          `${a} ${one.many}, ${b} ${other.many} కలిపి కొంటే మొత్తం ధర ఎంత?`,
          `${a} ${one.hi} और ${b} ${other.hi} का कुल मूल्य क्या है?`,
        )
      : say(`What does one ${one.en} cost?`, `ఒక ${one.te} ధర ఎంత?`, `एक ${one.hi} का मूल्य क्या है?`),
    asked,
    value: (p, q) => asked[0] * p + asked[1] * q,
    shown: (value) => say(rupees(value), rupees(value), rupees(value)),
    called: (p, q) => say(`₹${p} and ₹${q}`, `₹${p}, ₹${q}`, `₹${p} और ₹${q}`),
    hidden: [x, y],
    range: [
      [1, 150],
      [1, 150],
    ],
    facts: [
      ...(sum ? [] : [{ row: [a, b, a * x + b * y] as const, text: bill(a, b) }]),
      { row: [2 * a, 2 * b, 2 * (a * x + b * y)], text: bill(2 * a, 2 * b) },
      { row: [a + 1, b, (a + 1) * x + b * y], text: bill(a + 1, b) },
      { row: [3 * a, 3 * b, 3 * (a * x + b * y)], text: bill(3 * a, 3 * b) },
      {
        row: [-1, 1, y - x],
        text:
          y >= x
            ? say(
                `A ${other.en} costs ${rupees(y - x)} more than ${one.en === 'apple' ? 'an' : 'a'} ${one.en}.`.replace(
                  'A orange',
                  'An orange',
                ),
                `ఒక ${other.te} ధర ఒక ${one.te} ధర కంటే ${rupees(y - x)} ఎక్కువ.`,
                `एक ${other.hi} का मूल्य एक ${one.hi} से ${rupees(y - x)} अधिक है।`,
              )
            : say(
                `A ${other.en} costs ${rupees(x - y)} less than ${one.en === 'apple' ? 'an' : 'a'} ${one.en}.`.replace(
                  'A orange',
                  'An orange',
                ),
                `ఒక ${other.te} ధర ఒక ${one.te} ధర కంటే ${rupees(x - y)} తక్కువ.`,
                `एक ${other.hi} का मूल्य एक ${one.hi} से ${rupees(x - y)} कम है।`,
              ),
      },
      {
        row: [0, 1, y],
        text: say(
          `A dozen ${other.en}s cost ${rupees(12 * y)}.`,
          `ఒక డజను ${other.many.replace(/లు$/u, 'ల')} ధర ${rupees(12 * y)}.`,
          `एक दर्जन ${other.hi} का मूल्य ${rupees(12 * y)} है।`,
        ),
      },
    ],
  }
}

export function boat(random: Random): Scene {
  const y = random.int(2, 5)
  const x = random.chance(0.5) ? 3 * y : y + random.int(4, 12)
  const [t, u] = [random.int(2, 4), random.int(2, 5)]
  const asks = random.pick([
    {
      asked: [1, 0] as const,
      text: say('What is the speed of the boat in still water?', 'నిలకడ నీటిలో పడవ వేగం ఎంత?', 'शांत जल में नाव की चाल क्या है?'),
    },
    { asked: [0, 1] as const, text: say('What is the speed of the stream?', 'ప్రవాహ వేగం ఎంత?', 'धारा की चाल क्या है?') },
    {
      asked: [1, -1] as const,
      text: say(
        'What is the speed of the boat upstream?',
        'ప్రవాహానికి ఎదురుగా పడవ వేగం ఎంత?',
        'धारा के विपरीत नाव की चाल क्या है?',
      ),
    },
  ])
  const km = (n: number) => quantity(n, 'km')
  const facts: Fact[] = [
    {
      row: [1, 1, x + y],
      text: say(
        `The boat goes ${km(t * (x + y)).en} downstream in ${t} hours.`,
        `పడవ ప్రవాహ దిశలో ${t} గంటల్లో ${km(t * (x + y)).te} వెళ్తుంది.`,
        `नाव धारा की दिशा में ${t} घंटे में ${km(t * (x + y)).hi} जाती है।`,
      ),
    },
    {
      row: [1, -1, x - y],
      text: say(
        `The boat goes ${km(u * (x - y)).en} upstream in ${u} hours.`,
        `పడవ ప్రవాహానికి ఎదురుగా ${u} గంటల్లో ${km(u * (x - y)).te} వెళ్తుంది.`,
        `नाव धारा के विपरीत ${u} घंटे में ${km(u * (x - y)).hi} जाती है।`,
      ),
    },
    {
      row: [0, 2, 2 * y],
      text: say(
        `The boat is ${quantity(2 * y, 'km/h').en} faster downstream than upstream.`,
        `ప్రవాహానికి ఎదురుగా కంటే ప్రవాహ దిశలో పడవ ${quantity(2 * y, 'km/h').te} వేగంగా వెళ్తుంది.`,
        `धारा की दिशा में नाव की चाल विपरीत दिशा की चाल से ${quantity(2 * y, 'km/h').hi} अधिक है।`,
      ),
    },
    {
      row: [0, 1, y],
      text: say(
        `A log of wood drifts ${km(t * y).en} with the stream in ${t} hours.`,
        `ఒక కొయ్యదుంగ ప్రవాహంతో ${t} గంటల్లో ${km(t * y).te} కొట్టుకుపోతుంది.`,
        `लकड़ी का लट्ठा धारा के साथ ${t} घंटे में ${km(t * y).hi} बहता है।`,
      ),
    },
    {
      row: [1, -1, x - y],
      text: say(
        `Against the stream it needs ${u + 1} hours for ${km((u + 1) * (x - y)).en}.`,
        `ప్రవాహానికి ఎదురుగా ${km((u + 1) * (x - y)).te} వెళ్లడానికి దానికి ${u + 1} గంటలు పడుతుంది.`,
        `धारा के विपरीत ${km((u + 1) * (x - y)).hi} जाने में उसे ${u + 1} घंटे लगते हैं।`,
      ),
    },
  ]
  if (x === 3 * y)
    facts.push({
      row: [1, -3, 0],
      text: say(
        'The speed of the boat in still water is three times that of the stream.',
        'నిలకడ నీటిలో పడవ వేగం ప్రవాహ వేగానికి మూడు రెట్లు.',
        'शांत जल में नाव की चाल धारा की चाल की तीन गुनी है।',
      ),
    })
  return {
    question: asks.text,
    asked: asks.asked,
    value: (a, b) => asks.asked[0] * a + asks.asked[1] * b,
    shown: (value) => quantity(value, 'km/h'),
    called: (a, b) =>
      say(`boat ${a} km/h, stream ${b} km/h`, `పడవ ${a}, ప్రవాహం ${b} కి.మీ./గం.`, `नाव ${a}, धारा ${b} किमी/घंटा`),
    hidden: [x, y],
    range: [
      [2, 80],
      [1, 40],
    ],
    facts,
  }
}

export function sale(random: Random): Scene {
  const x = random.step(200, 900, 20)
  const rate = random.pick([10, 15, 20, 25, 30, 40])
  const y = (x * (100 + rate)) / 100
  const asks = random.pick([
    {
      asked: [1, 0] as const,
      text: say('What is the cost price of the article?', 'వస్తువు కొన్నవెల ఎంత?', 'वस्तु का क्रय मूल्य क्या है?'),
    },
    {
      asked: [-1, 1] as const,
      text: say(
        'What is the profit on the article in rupees?',
        'వస్తువుపై లాభం ఎన్ని రూపాయలు?',
        'वस्तु पर कितने रुपये का लाभ हुआ?',
      ),
    },
    {
      asked: [0, 1] as const,
      text: say('What is the selling price of the article?', 'వస్తువు అమ్మినవెల ఎంత?', 'वस्तु का विक्रय मूल्य क्या है?'),
    },
  ])
  const extra = x / 10
  return {
    question: asks.text,
    asked: asks.asked,
    value: (a, b) => asks.asked[0] * a + asks.asked[1] * b,
    shown: (value) => say(rupees(value), rupees(value), rupees(value)),
    called: (a, b) => say(`cost ₹${a}, sale ₹${b}`, `కొన్నవెల ₹${a}, అమ్మినవెల ₹${b}`, `क्रय ₹${a}, विक्रय ₹${b}`),
    hidden: [x, y],
    range: [
      [20, 2000],
      [20, 2000],
    ],
    facts: [
      {
        row: [-(100 + rate), 100, 0],
        text: say(`It was sold at a profit of ${rate}%.`, `దానిని ${rate}% లాభానికి అమ్మారు.`, `इसे ${rate}% लाभ पर बेचा गया।`),
      },
      {
        row: [-1, 1, y - x],
        text: say(`The profit was ${rupees(y - x)}.`, `లాభం ${rupees(y - x)}.`, `लाभ ${rupees(y - x)} हुआ।`),
      },
      {
        row: [0, 1, y],
        text: say(
          `After a discount of 20% on the marked price of ${rupees(y * 1.25)} it was sold.`,
          `ప్రకటిత వెల ${rupees(y * 1.25)} పై 20% తగ్గింపు ఇచ్చి దానిని అమ్మారు.`,
          `अंकित मूल्य ${rupees(y * 1.25)} पर 20% छूट देकर इसे बेचा गया।`,
        ),
      },
      {
        row: [-11, 10, 10 * y - 11 * x],
        text: say(
          `Had it been bought for 10% more, the profit would have been ${rupees(y - x - extra)}${y - x - extra === 0 ? ' (no profit, no loss)' : ''}.`,
          `దానిని 10% ఎక్కువ ధరకు కొని ఉంటే లాభం ${rupees(y - x - extra)} అయ్యేది.`,
          `यदि इसे 10% अधिक में खरीदा जाता तो लाभ ${rupees(y - x - extra)} होता।`,
        ),
      },
      {
        row: [-(100 + rate), 100, 0],
        text: say(
          `The ratio of the selling price to the cost price is ${100 + rate} : 100.`,
          `అమ్మినవెల, కొన్నవెలల నిష్పత్తి ${100 + rate} : 100.`,
          `विक्रय मूल्य और क्रय मूल्य का अनुपात ${100 + rate} : 100 है।`,
        ),
      },
    ],
  }
}
