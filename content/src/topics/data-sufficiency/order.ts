import { itemAt, tupleOf } from '../../checked-access.ts'
import { permutations } from '../../shared/puzzles/arrangements.ts'
import { listed, same, say } from '../../text/localized.ts'
import { named, PEOPLE, type Person } from '../../text/names.ts'
import { withEnding } from '../../text/telugu.ts'
import type { LocalizedText } from '../../text.ts'
import { fact, sufficiencyTemplate } from './sufficiency.ts'

/** Ways to compare people: who leads, who follows, and the extreme that is asked for. */
const [HEIGHTS, AGES, WEIGHTS] = [
  say('of different heights', 'వేర్వేరు ఎత్తులు కలవారు', 'अलग-अलग लंबाई के व्यक्ति'),
  say('of different ages', 'వేర్వేరు వయస్సులు కలవారు', 'अलग-अलग आयु के व्यक्ति'),
  say('of different weights', 'వేర్వేరు బరువులు కలవారు', 'अलग-अलग भार के व्यक्ति'),
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
    const [a, b, c, d, e] = tupleOf(random.shuffle(people), 5)
    const { more, most: extreme, said, measure, degree } = random.pick(COMPARISONS)
    const name = (x: string): LocalizedText => (level === 'easy' ? same(x) : named(x as Person))
    const [A, B, C, D, E] = tupleOf([a, b, c, d, e].map(name), 5)
    /** X is taller than Y and Z, without the full stop. */
    const than = (x: LocalizedText, ...ys: readonly LocalizedText[]): LocalizedText => {
      const all = listed(ys)
      return say(
        `${x.en} is ${more} ${all.en}`,
        `${all.te} కంటే ${x.te} ${measure.te} ${degree.te}`,
        `${x.hi} ${measure.of} ${measure.hi} ${all.hi} से ${degree.hi} है`,
      )
    }
    const claimed = ({ en, te, hi }: LocalizedText): LocalizedText => say(`${en}.`, `${te}.`, `${hi}।`)
    const most = say(extreme, `అందరికంటే ${measure.te} ${degree.te} ఉన్నవారు`, `सबसे ${degree.hi} ${measure.hi} वाला व्यक्ति`)
    const mostIs = (x: LocalizedText): LocalizedText =>
      say(`${most.en} is ${x.en}.`, `${most.te} ${x.te}.`, `${most.hi} ${x.hi} है।`)
    const aOrB = mostIs(say(`${A.en} or ${B.en}`, `${A.te} లేదా ${B.te}`, `${A.hi} या ${B.hi}`))
    const unmentioned = (x: LocalizedText, y: LocalizedText): LocalizedText =>
      say(
        `nothing is said of ${x.en} and ${y.en}.`,
        `${x.te}, ${y.te} గురించి ఏమీ చెప్పలేదు.`,
        `${x.hi} और ${y.hi} के बारे में कुछ नहीं कहा गया।`,
      )
    /** What two statements say together of the order, and so of the one asked for. */
    const so = (en: string, te: string, hi: string): LocalizedText =>
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
      answer: (o) => itemAt(o, 0),
      enough: [
        fact(
          say(
            `${than(A, B, C).en}; ${than(B, D).en}, and ${than(C, E).en}.`,
            `${than(A, B, C).te}; ${than(B, D).te}; ${than(C, E).te}.`,
            `${than(A, B, C).hi}; ${than(B, D).hi} और ${than(C, E).hi}।`,
          ),
          say(`all the others come after ${a}.`, `మిగతా వారందరూ ${A.te} తర్వాతే వస్తారు.`, `बाकी सब ${A.hi} के बाद आते हैं।`),
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
            `${A.hi}, ${B.hi} से आगे है और ${B.hi}, बाकी तीनों से`,
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
            `${A.hi}, ${B.hi} से; ${B.hi}, ${C.hi} से; और ${C.hi}, बाकी दोनों से आगे है`,
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
            `${B.te}, ${E.te}, ${D.te} కంటే ${A.te} ముందు; కానీ ${withEnding(C.te, 'ను')} ఎవరితోనూ పోల్చలేదు.`,
            `${A.hi} का स्थान ${B.hi}, ${E.hi} और ${D.hi} से आगे है, पर ${C.hi} की किसी से तुलना नहीं है।`,
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
