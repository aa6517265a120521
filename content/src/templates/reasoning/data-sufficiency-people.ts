import { gcd, ratio } from '../../format.ts'
import { named, PEOPLE, type Person } from '../../names.ts'
import { listed, type Speech, say, unsaid } from '../../speech.ts'
import { ended } from '../../telugu.ts'
import { permutations } from './arrangements.ts'
import { type Fact, fact, pairs, span, sufficiencyTemplate } from './sufficiency.ts'

type Ages = readonly [number, number]

export const ages = sufficiencyTemplate<Ages>({
  id: 'data-sufficiency/ages',
  levels: ['easy', 'medium'],
  puzzle(random, level) {
    const [who, other] = random.sample(PEOPLE, 2).map(named) as [Speech, Speech]
    const [m, n] = random.pick([
      [3, 2],
      [4, 3],
      [5, 3],
      [5, 4],
      [7, 5],
      [2, 1],
    ] as const)
    const unit = random.int(5, 9)
    const [a, b] = [m * unit, n * unit]
    // small ratios, so that many ages have them
    const years = random.pick(span(3, 12).filter((y) => (a + y) / gcd(a + y, b + y) <= (level === 'easy' ? 9 : 16)))
    const ago = random.int(2, Math.min(5, b - 3))
    const past = random.int(2, Math.floor((a - 2) / 2))
    const ratioLater = ratio(a + years, b + years)
    const sum = fact<Ages>(
      say(
        `The sum of the present ages of ${who.en} and ${other.en} is ${a + b} years.`,
        `${who.te}, ${other.te} ప్రస్తుత వయస్సుల మొత్తం ${a + b} సంవత్సరాలు.`,
        `${who.hi} और ${other.hi} की वर्तमान आयु का योग ${a + b} वर्ष है।`,
      ),
      say('a sum alone fixes neither age.', 'మొత్తం ఒక్కటే ఏ వయస్సునూ నిర్ణయించదు.', 'केवल योग से किसी की आयु तय नहीं होती।'),
      ([x, y]) => x + y === a + b,
    )
    const older = fact<Ages>(
      say(
        `${who.en} is ${a - b} years older than ${other.en}.`,
        `${other.te} కంటే ${who.te} ${a - b} సంవత్సరాలు పెద్ద.`,
        `${who.hi} की आयु ${other.hi} से ${a - b} वर्ष अधिक है।`,
      ),
      say('a difference alone fixes neither age.', 'తేడా ఒక్కటే ఏ వయస్సునూ నిర్ణయించదు.', 'केवल अंतर से किसी की आयु तय नहीं होती।'),
      ([x, y]) => x - y === a - b,
    )
    const share = fact<Ages>(
      say(
        `The present ages of ${who.en} and ${other.en} are in the ratio ${m} : ${n}.`,
        `${who.te}, ${other.te} ప్రస్తుత వయస్సుల నిష్పత్తి ${m} : ${n}.`,
        `${who.hi} और ${other.hi} की वर्तमान आयु का अनुपात ${m} : ${n} है।`,
      ),
      say('a ratio alone fixes neither age.', 'నిష్పత్తి ఒక్కటే ఏ వయస్సునూ నిర్ణయించదు.', 'केवल अनुपात से किसी की आयु तय नहीं होती।'),
      ([x, y]) => x * n === y * m,
    )
    const later = fact<Ages>(
      say(
        `After ${years} years the ages of ${who.en} and ${other.en} will be in the ratio ${ratioLater}.`,
        `${years} సంవత్సరాల తరువాత ${who.te}, ${other.te} వయస్సుల నిష్పత్తి ${ratioLater} అవుతుంది.`,
        `${years} वर्ष बाद ${who.hi} और ${other.hi} की आयु का अनुपात ${ratioLater} होगा।`,
      ),
      say(
        'one ratio gives one equation in two unknowns.',
        'ఒక నిష్పత్తి నుండి రెండు అజ్ఞాత రాశుల ఒక సమీకరణమే వస్తుంది.',
        'एक अनुपात से दो अज्ञात राशियों का एक ही समीकरण मिलता है।',
      ),
      ([x, y]) => (x + years) * (b + years) === (y + years) * (a + years),
    )
    const before = fact<Ages>(
      say(
        `${ago} years ago, ${who.en} was ${a - b} years older than ${other.en}.`,
        `${ago} సంవత్సరాల క్రితం ${other.te} కంటే ${who.te} ${a - b} సంవత్సరాలు పెద్ద.`,
        `${ago} वर्ष पहले ${who.hi} की आयु ${other.hi} से ${a - b} वर्ष अधिक थी।`,
      ),
      say(
        'the difference of two ages never changes, so this is only a difference.',
        'ఇద్దరి వయస్సుల తేడా ఎప్పుడూ మారదు, కాబట్టి ఇది కేవలం తేడా మాత్రమే.',
        'दो व्यक्तियों की आयु का अंतर कभी नहीं बदलता, इसलिए यह केवल अंतर है।',
      ),
      ([x, y]) => x - ago - (y - ago) === a - b && y > ago,
    )
    const part = fact<Ages>(
      say(
        `The present age of ${other.en} is $\\frac{${n}}{${m}}$ of that of ${who.en}.`,
        `${other.te} ప్రస్తుత వయస్సు ${who.te} వయస్సులో $\\frac{${n}}{${m}}$ వంతు.`,
        `${other.hi} की वर्तमान आयु ${who.hi} की आयु की $\\frac{${n}}{${m}}$ है।`,
      ),
      say(
        'this is a ratio and fixes neither age.',
        'ఇది నిష్పత్తి; ఏ వయస్సునూ నిర్ణయించదు.',
        'यह अनुपात है; इससे किसी की आयु तय नहीं होती।',
      ),
      ([x, y]) => y * m === x * n,
    )
    const together = (way: Speech): Speech =>
      say(
        `${way.en}, ${who.en} is ${a} and ${other.en} is ${b} years old.`,
        `${way.te}: ${who.te} వయస్సు ${a}, ${other.te} వయస్సు ${b} సంవత్సరాలు.`,
        `${way.hi}: ${who.hi} की आयु ${a} और ${other.hi} की ${b} वर्ष है।`,
      )
    return {
      question: random.pick([
        say(`How old is ${who.en} now?`, `ఇప్పుడు ${who.te} వయస్సు ఎన్ని సంవత్సరాలు?`, `${who.hi} अब कितने वर्ष के हैं?`),
        say(`What is the present age of ${who.en}?`, `${who.te} ప్రస్తుత వయస్సు ఎంత?`, `${who.hi} की वर्तमान आयु क्या है?`),
      ]),
      models: pairs(span(1, 99), span(1, 99)),
      answer: ([x]) => x,
      enough: [
        fact(
          say(
            `After ${a - 2 * past} years the age of ${who.en} will be twice what it was ${past} years ago.`,
            `${a - 2 * past} సంవత్సరాల తరువాత ${who.te} వయస్సు, ${past} సంవత్సరాల క్రితం ఉన్న వయస్సుకు రెట్టింపు అవుతుంది.`,
            `${a - 2 * past} वर्ष बाद ${who.hi} की आयु ${past} वर्ष पहले की आयु की दुगुनी होगी।`,
          ),
          say(
            `if the present age is x, x + ${a - 2 * past} = 2(x − ${past}) gives x = ${a}.`,
            `ప్రస్తుత వయస్సు x అయితే, x + ${a - 2 * past} = 2(x − ${past}) నుండి x = ${a}.`,
            `यदि वर्तमान आयु x हो, तो x + ${a - 2 * past} = 2(x − ${past}) से x = ${a}।`,
          ),
          ([x]) => x + (a - 2 * past) === 2 * (x - past),
        ),
        fact(
          say(
            `${years} years from now, ${who.en} will be ${a + years} years old.`,
            `ఇప్పటి నుండి ${years} సంవత్సరాలకు ${who.te} వయస్సు ${a + years} సంవత్సరాలు అవుతుంది.`,
            `अब से ${years} वर्ष बाद ${who.hi} की आयु ${a + years} वर्ष होगी।`,
          ),
          say(
            `the present age is ${a + years} − ${years} = ${a} years.`,
            `ప్రస్తుత వయస్సు ${a + years} − ${years} = ${a} సంవత్సరాలు.`,
            `वर्तमान आयु ${a + years} − ${years} = ${a} वर्ष है।`,
          ),
          ([x]) => x + years === a + years,
        ),
      ],
      notEnough: [sum, older, share, later],
      enoughTogether: [
        {
          facts: [sum, older],
          shows: together(say('From the sum and the difference', 'మొత్తం, తేడాల నుండి', 'योग और अंतर से')),
        },
        {
          facts: [share, sum],
          shows: together(say('From the ratio and the sum', 'నిష్పత్తి, మొత్తాల నుండి', 'अनुपात और योग से')),
        },
        {
          facts: [share, older],
          shows: together(say('From the ratio and the difference', 'నిష్పత్తి, తేడాల నుండి', 'अनुपात और अंतर से')),
        },
        {
          facts: [share, later],
          shows: together(say('From the two ratios', 'రెండు నిష్పత్తుల నుండి', 'दोनों अनुपातों से')),
        },
      ],
      neverEnough: [
        {
          facts: [older, before],
          shows: say(
            'Both give the same difference, so the ages stay open.',
            'రెండూ ఒకే తేడాను ఇస్తాయి, కాబట్టి వయస్సులు తేలవు.',
            'दोनों एक ही अंतर बताते हैं, इसलिए आयु तय नहीं होती।',
          ),
        },
        {
          facts: [share, part],
          shows: say(
            'Both give the same ratio, so the ages stay open.',
            'రెండూ ఒకే నిష్పత్తిని ఇస్తాయి, కాబట్టి వయస్సులు తేలవు.',
            'दोनों एक ही अनुपात बताते हैं, इसलिए आयु तय नहीं होती।',
          ),
        },
      ],
    }
  },
})

/** Ways to compare people: who leads, who follows, and the extreme that is asked for. */
const [HEIGHTS, AGES, WEIGHTS] = [
  say('of different heights', 'వేర్వేరు ఎత్తులు కలవారు', 'अलग-अलग लंबाई के'),
  say('of different ages', 'వేర్వేరు వయస్సులు కలవారు', 'अलग-अलग आयु के'),
  say('of different weights', 'వేర్వేరు బరువులు కలవారు', 'अलग-अलग भार के'),
]
const SPEEDS = say('runners of different speeds', 'వేర్వేరు వేగాలు కల పరుగువీరులు', 'अलग-अलग गति वाले धावक')
const [GREATER, LESS] = [
  { te: 'ఎక్కువ', hi: 'अधिक' },
  { te: 'తక్కువ', hi: 'कम' },
]
/** What is compared, and in Hindi whose it is. */
const [HEIGHT, AGE, WEIGHT, SPEED] = [
  { te: 'ఎత్తు', hi: 'लंबाई', of: 'की' },
  { te: 'వయస్సు', hi: 'आयु', of: 'की' },
  { te: 'బరువు', hi: 'भार', of: 'का' },
  { te: 'వేగం', hi: 'गति', of: 'की' },
]
const COMPARISONS = [
  { more: 'taller than', most: 'the tallest', said: HEIGHTS, measure: HEIGHT, degree: GREATER },
  { more: 'older than', most: 'the eldest', said: AGES, measure: AGE, degree: GREATER },
  { more: 'heavier than', most: 'the heaviest', said: WEIGHTS, measure: WEIGHT, degree: GREATER },
  { more: 'faster than', most: 'the fastest', said: SPEEDS, measure: SPEED, degree: GREATER },
  { more: 'shorter than', most: 'the shortest', said: HEIGHTS, measure: HEIGHT, degree: LESS },
  { more: 'younger than', most: 'the youngest', said: AGES, measure: AGE, degree: LESS },
] as const

type Order = readonly string[]

export const order = sufficiencyTemplate<Order>({
  id: 'data-sufficiency/order',
  levels: ['easy', 'medium'],
  puzzle(random, level) {
    const people = level === 'easy' ? ['P', 'Q', 'R', 'S', 'T'] : random.sample(PEOPLE, 5)
    const [a, b, c, d, e] = random.shuffle(people) as [string, string, string, string, string]
    const { more, most: extreme, said, measure, degree } = random.pick(COMPARISONS)
    const name = (x: string): Speech => (level === 'easy' ? unsaid(x) : named(x as Person))
    const [A, B, C, D, E] = [a, b, c, d, e].map(name) as [Speech, Speech, Speech, Speech, Speech]
    /** X is taller than Y and Z, without the full stop. */
    const than = (x: Speech, ...ys: readonly Speech[]): Speech => {
      const all = listed(ys)
      return say(
        `${x.en} is ${more} ${all.en}`,
        `${all.te} కంటే ${x.te} ${measure.te} ${degree.te}`,
        `${x.hi} ${measure.of} ${measure.hi} ${all.hi} से ${degree.hi} है`,
      )
    }
    const claimed = ({ en, te, hi }: Speech): Speech => say(`${en}.`, `${te}.`, `${hi}।`)
    const most = say(extreme, `అందరికంటే ${measure.te} ${degree.te} ఉన్నవారు`, `सबसे ${degree.hi} ${measure.hi} वाला व्यक्ति`)
    const mostIs = (x: Speech): Speech => say(`${most.en} is ${x.en}.`, `${most.te} ${x.te}.`, `${most.hi} ${x.hi} है।`)
    const aOrB = mostIs(say(`${A.en} or ${B.en}`, `${A.te} లేదా ${B.te}`, `${A.hi} या ${B.hi}`))
    const unmentioned = (x: Speech, y: Speech): Speech =>
      say(
        `nothing is said of ${x.en} and ${y.en}.`,
        `${x.te}, ${y.te} గురించి ఏమీ చెప్పలేదు.`,
        `${x.hi} और ${y.hi} के बारे में कुछ नहीं कहा गया।`,
      )
    /** What two statements say together of the order, and so of the one asked for. */
    const so = (en: string, te: string, hi: string): Speech =>
      say(`Together ${en}, so ${mostIs(A).en}`, `కలిపితే ${te}; కాబట్టి ${mostIs(A).te}`, `मिलकर ${hi}; अतः ${mostIs(A).hi}`)
    const before = (ranks: Order, x: string, y: string) => ranks.indexOf(x) < ranks.indexOf(y)
    const ab = fact<Order>(
      claimed(than(A, B)),
      say('the other three are not mentioned.', 'మిగతా ముగ్గురి ప్రస్తావన లేదు.', 'बाकी तीन का उल्लेख नहीं है।'),
      (o) => before(o, a, b),
    )
    const bRest = fact<Order>(claimed(than(B, C, D, E)), aOrB, (o) => [c, d, e].every((x) => before(o, b, x)))
    const aThree = fact<Order>(claimed(than(A, C, D)), unmentioned(B, E), (o) => before(o, a, c) && before(o, a, d))
    const bOne = fact<Order>(
      say(
        `${than(B, E).en}, who is ${more} ${d}.`,
        `${than(B, E).te}; ${than(E, D).te}.`,
        `${than(B, E).hi}; ${than(E, D).hi}।`,
      ),
      say(`${a} and ${c} are not placed.`, `${A.te}, ${C.te} స్థానాలు తెలియవు.`, `${A.hi} और ${C.hi} के स्थान पता नहीं।`),
      (o) => before(o, b, e) && before(o, e, d),
    )
    const aTwo = fact<Order>(claimed(than(A, B, E)), unmentioned(C, D), (o) => before(o, a, b) && before(o, a, e))
    const second = fact<Order>(
      say(
        `Only one of the five is ${more} ${b}.`,
        `ఐదుగురిలో ఒక్కరి ${measure.te} మాత్రమే ${B.te} కంటే ${degree.te}.`,
        `पाँचों में से केवल एक ${measure.of} ${measure.hi} ${B.hi} से ${degree.hi} है।`,
      ),
      say(
        `${b} is second, but who is first is not said.`,
        `${B.te} రెండవ స్థానం; మొదటి స్థానం ఎవరిదో చెప్పలేదు.`,
        `${B.hi} दूसरे स्थान पर है, पर पहला कौन है यह नहीं कहा गया।`,
      ),
      (o) => o[1] === b,
    )
    const secondOfThree = fact<Order>(
      say(
        `${than(B, C).en}, who is ${more} ${d} and ${e}.`,
        `${than(B, C).te}; ${than(C, D, E).te}.`,
        `${than(B, C).hi}; ${than(C, D, E).hi}।`,
      ),
      aOrB,
      (o) => before(o, c, d) && before(o, c, e) && before(o, b, c),
    )
    const everybody = listed(people.map(name))
    return {
      question: say(
        `${everybody.en} are ${said.en}. Who among them is ${most.en}?`,
        `${everybody.te} ${said.te}. వారిలో అందరికంటే ఎవరి ${measure.te} ${degree.te}?`,
        `${everybody.hi} ${said.hi} हैं। उनमें सबसे ${degree.hi} ${measure.hi} ${measure.of === 'का' ? 'किसका' : 'किसकी'} है?`,
      ),
      models: permutations(people),
      answer: (o) => o[0] as string,
      enough: [
        fact(
          say(
            `${than(A, B, C).en}; ${than(B, D).en}, and ${than(C, E).en}.`,
            `${than(A, B, C).te}; ${than(B, D).te}; ${than(C, E).te}.`,
            `${than(A, B, C).hi}; ${than(B, D).hi} और ${than(C, E).hi}।`,
          ),
          say(`all the others come after ${a}.`, `మిగతా వారందరూ ${A.te} తరువాతే వస్తారు.`, `बाकी सब ${A.hi} के बाद आते हैं।`),
          (o) => before(o, a, b) && before(o, a, c) && before(o, b, d) && before(o, c, e),
        ),
        fact(
          say(
            `Only ${a} is ${more} ${b}.`,
            `${A.te} ${measure.te} మాత్రమే ${B.te} కంటే ${degree.te}.`,
            `केवल ${A.hi} ${measure.of} ${measure.hi} ${B.hi} से ${degree.hi} है।`,
          ),
          say(
            `${b} is second and the only person ahead is ${a}.`,
            `${B.te} రెండవ స్థానం; ముందున్న ఏకైక వ్యక్తి ${A.te}.`,
            `${B.hi} दूसरे स्थान पर है और आगे केवल ${A.hi} है।`,
          ),
          (o) => o[1] === b && o[0] === a,
        ),
      ],
      notEnough: [ab, bRest, aThree, bOne, aTwo, secondOfThree],
      enoughTogether: [
        {
          facts: [ab, bRest],
          shows: so(
            `${a} is ahead of ${b}, who is ahead of the other three`,
            `${B.te} కంటే ${A.te} ముందు, మిగతా ముగ్గురి కంటే ${B.te} ముందు`,
            `${A.hi} ${B.hi} से आगे है और ${B.hi} बाकी तीनों से`,
          ),
        },
        {
          facts: [ab, second],
          shows: so(
            `the one person ahead of ${b} is ${a}`,
            `${B.te} కంటే ముందున్న ఏకైక వ్యక్తి ${A.te}`,
            `${B.hi} से आगे का एकमात्र व्यक्ति ${A.hi} है`,
          ),
        },
        {
          facts: [aThree, aTwo],
          shows: so(
            `${a} is ahead of each of the other four`,
            `మిగతా నలుగురి కంటే ${A.te} ముందు`,
            `${A.hi} बाकी चारों से आगे है`,
          ),
        },
        {
          facts: [ab, secondOfThree],
          shows: so(
            `${a} is ahead of ${b}, ${b} of ${c}, and ${c} of the other two`,
            `${B.te} కంటే ${A.te}, ${C.te} కంటే ${B.te}, మిగతా ఇద్దరి కంటే ${C.te} ముందు`,
            `${A.hi} ${B.hi} से, ${B.hi} ${C.hi} से और ${C.hi} बाकी दोनों से आगे है`,
          ),
        },
      ],
      neverEnough: [
        {
          facts: [aThree, bOne],
          shows: say(
            `Nobody is placed ahead of ${a} or of ${b}, so ${most.en} can be either of them.`,
            `${A.te}, ${B.te} కంటే ముందు ఎవరూ ఉన్నట్లు చెప్పలేదు; కాబట్టి ${most.te} వారిద్దరిలో ఎవరైనా కావచ్చు.`,
            `${A.hi} या ${B.hi} से आगे कोई नहीं बताया गया; इसलिए ${most.hi} इन दोनों में से कोई भी हो सकता है।`,
          ),
        },
        {
          facts: [aTwo, bOne],
          shows: say(
            `${a} is ahead of ${b}, ${e} and ${d}, but ${c} is not compared with anybody.`,
            `${B.te}, ${E.te}, ${D.te} కంటే ${A.te} ముందు; కానీ ${ended(C.te, 'ను')} ఎవరితోనూ పోల్చలేదు.`,
            `${A.hi} ${B.hi}, ${E.hi} और ${D.hi} से आगे है, पर ${C.hi} की किसी से तुलना नहीं है।`,
          ),
        },
        {
          facts: [second, bOne],
          shows: say(
            `The one person ahead of ${b} can be ${a} or ${c}.`,
            `${B.te} కంటే ముందున్న ఏకైక వ్యక్తి ${A.te} లేదా ${C.te} కావచ్చు.`,
            `${B.hi} से आगे का एकमात्र व्यक्ति ${A.hi} या ${C.hi} हो सकता है।`,
          ),
        },
      ],
    }
  },
})

type Row = readonly string[]

export const rowOfFive = sufficiencyTemplate<Row>({
  id: 'data-sufficiency/row-of-five',
  levels: ['medium'],
  puzzle(random) {
    const people = random.sample(PEOPLE, 5)
    const [a, b, c, d, e] = random.shuffle(people) as [Person, Person, Person, Person, Person]
    const [A, B, C, D, E] = [a, b, c, d, e].map(named) as [Speech, Speech, Speech, Speech, Speech]
    const neighbours = (x: Person, y: Person): Fact<Row> => {
      const [X, Y] = [named(x), named(y)]
      return fact(
        say(
          `${x} and ${y} sit next to each other.`,
          `${X.te}, ${Y.te} పక్కపక్కన కూర్చున్నారు.`,
          `${X.hi} और ${Y.hi} एक-दूसरे के बगल में बैठे हैं।`,
        ),
        say('the pair can sit at several places.', 'ఈ జంట అనేక చోట్ల కూర్చోవచ్చు.', 'यह जोड़ी कई स्थानों पर बैठ सकती है।'),
        (row) => Math.abs(row.indexOf(x) - row.indexOf(y)) === 1,
      )
    }
    const ends = (x: Person, y: Person): Fact<Row> => {
      const [X, Y] = [named(x), named(y)]
      return fact(
        say(
          `${x} and ${y} sit at the two ends.`,
          `${X.te}, ${Y.te} రెండు చివరలలో కూర్చున్నారు.`,
          `${X.hi} और ${Y.hi} दोनों छोरों पर बैठे हैं।`,
        ),
        say(
          'the other three can sit in any order.',
          'మిగతా ముగ్గురు ఏ క్రమంలోనైనా కూర్చోవచ్చు.',
          'बाकी तीन किसी भी क्रम में बैठ सकते हैं।',
        ),
        (row) => row.indexOf(x) % 4 === 0 && row.indexOf(y) % 4 === 0,
      )
    }
    const anyOrder = say(
      'the other four can sit in any order.',
      'మిగతా నలుగురు ఏ క్రమంలోనైనా కూర్చోవచ్చు.',
      'बाकी चार किसी भी क्रम में बैठ सकते हैं।',
    )
    const between = fact<Row>(
      say(
        `${a} sits between ${b} and ${c} and next to both.`,
        `${B.te}, ${C.te} మధ్యలో, ఇద్దరి పక్కనే ${A.te} కూర్చున్నారు.`,
        `${A.hi} का स्थान ${B.hi} और ${C.hi} के बीच, दोनों के बगल में है।`,
      ),
      say('these three can sit at several places.', 'ఈ ముగ్గురు అనేక చోట్ల కూర్చోవచ్చు.', 'ये तीनों कई स्थानों पर बैठ सकते हैं।'),
      (row) => Math.abs(row.indexOf(b) - row.indexOf(a)) === 1 && Math.abs(row.indexOf(c) - row.indexOf(a)) === 1,
    )
    const twoToTheRight = fact<Row>(
      say(
        `${a} sits second to the right of ${b}.`,
        `${ended(B.te, 'కు')} కుడివైపు రెండవ స్థానంలో ${A.te} కూర్చున్నారు.`,
        `${B.hi} के दाएँ दूसरे स्थान पर ${A.hi} का स्थान है।`,
      ),
      say(
        `${a} can be third, fourth or fifth from the left.`,
        `${A.te} ఎడమ నుండి మూడవ, నాలుగవ లేదా ఐదవ స్థానంలో ఉండవచ్చు.`,
        `${A.hi} बाएँ से तीसरे, चौथे या पाँचवें स्थान पर हो सकता है।`,
      ),
      (row) => row.indexOf(a) - row.indexOf(b) === 2,
    )
    const leftEnd = fact<Row>(
      say(`${b} sits at the left end.`, `${B.te} ఎడమ చివర కూర్చున్నారు.`, `${B.hi} का स्थान बाएँ छोर पर है।`),
      anyOrder,
      (row) => row[0] === b,
    )
    const secondFromLeft = fact<Row>(
      say(`${d} sits second from the left.`, `${D.te} ఎడమ నుండి రెండవ స్థానంలో కూర్చున్నారు.`, `${D.hi} का स्थान बाएँ से दूसरा है।`),
      anyOrder,
      (row) => row[1] === d,
    )
    const everybody = listed(people.map(named))
    return {
      question: say(
        `${everybody.en} sit in a row, all facing north. Who sits in the middle?`,
        `${everybody.te} ఉత్తరం వైపు చూస్తూ ఒక వరుసలో కూర్చున్నారు. మధ్యలో ఎవరు కూర్చున్నారు?`,
        `${everybody.hi} उत्तर की ओर मुख करके एक पंक्ति में बैठे हैं। बीच में किसका स्थान है?`,
      ),
      models: permutations(people),
      answer: (row) => row[2] as string,
      enough: [
        fact(
          say(
            `${a} sits second to the right of ${b}, who is at the left end.`,
            `ఎడమ చివర ఉన్న ${ended(B.te, 'కు')} కుడివైపు రెండవ స్థానంలో ${A.te} కూర్చున్నారు.`,
            `बाएँ छोर पर बैठे ${B.hi} के दाएँ दूसरे स्थान पर ${A.hi} का स्थान है।`,
          ),
          say(
            `${b} is first from the left, so ${a} is third, in the middle.`,
            `${B.te} ఎడమ నుండి మొదటి స్థానం, కాబట్టి ${A.te} మూడవ స్థానం, అంటే మధ్యలో.`,
            `${B.hi} बाएँ से पहला है, इसलिए ${A.hi} तीसरा, यानी बीच में है।`,
          ),
          (row) => row[0] === b && row[2] === a,
        ),
        fact(
          say(
            `As many persons sit to the left of ${a} as to the right of ${a}.`,
            `${ended(A.te, 'కు')} ఎడమవైపు ఎంతమంది ఉన్నారో కుడివైపు కూడా అంతేమంది ఉన్నారు.`,
            `${A.hi} के बाएँ उतने ही व्यक्ति बैठे हैं जितने दाएँ।`,
          ),
          say(
            `four others are there, so two sit on each side of ${a}.`,
            `మిగతా నలుగురిలో ${ended(A.te, 'కు')} ప్రతి వైపు ఇద్దరు ఉంటారు.`,
            `बाकी चार हैं, इसलिए ${A.hi} के हर ओर दो बैठे हैं।`,
          ),
          (row) => row.indexOf(a) === 2,
        ),
        fact(
          say(
            `${a} sits third from the right end.`,
            `${A.te} కుడి చివర నుండి మూడవ స్థానంలో కూర్చున్నారు.`,
            `${A.hi} का स्थान दाएँ छोर से तीसरा है।`,
          ),
          say(
            'in a row of five, the third from the right end is the middle seat.',
            'ఐదుగురి వరుసలో కుడి చివర నుండి మూడవ స్థానమే మధ్య స్థానం.',
            'पाँच की पंक्ति में दाएँ छोर से तीसरा स्थान ही बीच का है।',
          ),
          (row) => row.length - row.indexOf(a) === 3,
        ),
      ],
      notEnough: [neighbours(a, c), ends(b, e), between, secondFromLeft, neighbours(d, e), neighbours(c, d)],
      enoughTogether: [
        {
          facts: [twoToTheRight, leftEnd],
          shows: say(
            `Together ${b} is first and ${a} is third from the left, in the middle.`,
            `కలిపితే ఎడమ నుండి ${B.te} మొదటి, ${A.te} మూడవ స్థానం, అంటే మధ్యలో.`,
            `मिलकर बाएँ से ${B.hi} पहला और ${A.hi} तीसरा, यानी बीच में है।`,
          ),
        },
        {
          facts: [between, ends(d, e)],
          shows: say(
            `With ${d} and ${e} at the ends, ${b}, ${a}, ${c} fill the three middle seats with ${a} in the very middle.`,
            `${D.te}, ${E.te} చివరలలో ఉంటే, మధ్య మూడు సీట్లలో ${B.te}, ${A.te}, ${C.te} ఉంటారు; సరిగ్గా మధ్యలో ${A.te}.`,
            `${D.hi} और ${E.hi} छोरों पर हों तो बीच की तीन सीटों पर ${B.hi}, ${A.hi}, ${C.hi} होंगे और ठीक बीच में ${A.hi}।`,
          ),
        },
      ],
      neverEnough: [
        {
          facts: [neighbours(a, b), ends(d, e)],
          shows: say(
            `The three middle seats can read ${c}, ${a}, ${b} or ${c}, ${b}, ${a}, so the middle is not settled.`,
            `మధ్య మూడు సీట్లలో ${C.te}, ${A.te}, ${B.te} లేదా ${C.te}, ${B.te}, ${A.te} ఉండవచ్చు; కాబట్టి మధ్య వ్యక్తి తేలదు.`,
            `बीच की तीन सीटों पर ${C.hi}, ${A.hi}, ${B.hi} या ${C.hi}, ${B.hi}, ${A.hi} हो सकते हैं; इसलिए बीच वाला तय नहीं।`,
          ),
        },
        {
          facts: [leftEnd, secondFromLeft],
          shows: say(
            `${a}, ${c} and ${e} can each be in the middle.`,
            `${A.te}, ${C.te}, ${E.te} లలో ఎవరైనా మధ్యలో ఉండవచ్చు.`,
            `${A.hi}, ${C.hi} और ${E.hi} में से कोई भी बीच में हो सकता है।`,
          ),
        },
        {
          facts: [neighbours(a, c), leftEnd],
          shows: say(
            `${a}, ${c} and others can each be in the middle.`,
            `${A.te}, ${C.te}, ఇతరులలో ఎవరైనా మధ్యలో ఉండవచ్చు.`,
            `${A.hi}, ${C.hi} या दूसरे, कोई भी बीच में हो सकता है।`,
          ),
        },
        {
          facts: [ends(b, e), leftEnd],
          shows: say(
            `${b} is at the left end and ${e} at the right; ${a}, ${c} and ${d} remain for the middle.`,
            `${B.te} ఎడమ చివర, ${E.te} కుడి చివర ఉన్నారు; మధ్య స్థానానికి ${A.te}, ${C.te}, ${D.te} మిగులుతారు.`,
            `${B.hi} बाएँ छोर पर और ${E.hi} दाएँ छोर पर है; बीच के लिए ${A.hi}, ${C.hi} और ${D.hi} बचते हैं।`,
          ),
        },
      ],
    }
  },
})
