import { fraction } from '../../format.ts'
import { named, PEOPLE } from '../../names.ts'
import { type Speech, say } from '../../speech.ts'
import { ended } from '../../telugu.ts'
import { dated, dayOfWeek, MONTHS, ordinal, WEEKDAYS } from './dates.ts'
import { type Fact, fact, pairs, span, sufficiencyTemplate } from './sufficiency.ts'

/** What somebody in a group takes or does not take. */
const GROUPS = [
  {
    who: say('students in a class', 'ఒక తరగతిలోని విద్యార్థుల', 'एक कक्षा के विद्यार्थियों'),
    does: { en: 'read', te: 'చదివేవారి', hi: 'पढ़ने वाले', notTe: 'చదవనివారి', notHi: 'न पढ़ने वाले' },
    things: [say('The Hindu', 'ది హిందూ', 'द हिंदू'), say('Eenadu', 'ఈనాడు', 'ईनाडु')],
  },
  {
    who: say('members in a club', 'ఒక క్లబ్బులోని సభ్యుల', 'एक क्लब के सदस्यों'),
    does: { en: 'play', te: 'ఆడేవారి', hi: 'खेलने वाले', notTe: 'ఆడనివారి', notHi: 'न खेलने वाले' },
    things: [say('chess', 'చదరంగం', 'शतरंज'), say('carrom', 'క్యారమ్', 'कैरम')],
  },
  {
    who: say('families in a street', 'ఒక వీధిలోని కుటుంబాల', 'एक गली के परिवारों'),
    does: { en: 'own', te: 'ఉన్నవాటి', hi: 'रखने वाले', notTe: 'లేనివాటి', notHi: 'न रखने वाले' },
    things: [say('a car', 'కారు', 'कार'), say('a scooter', 'స్కూటర్', 'स्कूटर')],
  },
  {
    who: say('employees in an office', 'ఒక కార్యాలయంలోని ఉద్యోగుల', 'एक कार्यालय के कर्मचारियों'),
    does: { en: 'speak', te: 'మాట్లాడేవారి', hi: 'बोलने वाले', notTe: 'మాట్లాడనివారి', notHi: 'न बोलने वाले' },
    things: [say('Telugu', 'తెలుగు', 'तेलुगु'), say('Hindi', 'హిందీ', 'हिंदी')],
  },
  {
    who: say('students in a hostel', 'ఒక వసతి గృహంలోని విద్యార్థుల', 'एक छात्रावास के विद्यार्थियों'),
    does: { en: 'take', te: 'తాగేవారి', hi: 'लेने वाले', notTe: 'తాగనివారి', notHi: 'न लेने वाले' },
    things: [say('tea', 'టీ', 'चाय'), say('coffee', 'కాఫీ', 'कॉफ़ी')],
  },
] as const
const EVENTS = [
  say('interview', 'ఇంటర్వ్యూ', 'साक्षात्कार'),
  say('driving test', 'డ్రైవింగ్ పరీక్ష', 'ड्राइविंग टेस्ट'),
  say('birthday party', 'పుట్టినరోజు వేడుక', 'जन्मदिन समारोह'),
  say('housewarming', 'గృహప్రవేశం', 'गृह-प्रवेश'),
  say('wedding reception', 'వివాహ విందు', 'विवाह-भोज'),
]
const TASKS = [
  say('paint a wall', 'ఒక గోడకు రంగు వేయడానికి', 'एक दीवार रंगने में'),
  say('plough a field', 'ఒక పొలం దున్నడానికి', 'एक खेत जोतने में'),
  say('type a report', 'ఒక నివేదిక టైప్ చేయడానికి', 'एक रिपोर्ट टाइप करने में'),
  say('build a shed', 'ఒక షెడ్డు కట్టడానికి', 'एक शेड बनाने में'),
]

type Class = { readonly first: number; readonly second: number; readonly both: number; readonly none: number }

export const bothLanguages = sufficiencyTemplate<Class>({
  id: 'data-sufficiency/both-of-two-sets',
  levels: ['medium'],
  puzzle(random) {
    const both = random.int(3, 7)
    const [first, second, none] = [random.int(4, 9), random.int(4, 9), random.int(2, 5)]
    const total = both + first + second + none
    const { who, does, things } = random.pick(GROUPS)
    const [p, q] = things
    const [te, hi] = [does.te, does.hi]
    /** How many are told of: Telugu and Hindi name them before the number. */
    const counted = (en: string, whoTe: string, whoHi: string, n: number): Speech =>
      say(en, `${whoTe} సంఖ్య ${n}.`, `${whoHi} ${n} हैं।`)
    const takers = (x: Speech, n: number) =>
      counted(`${n} of them ${does.en} ${x.en}.`, `వారిలో ${x.te} ${te}`, `उनमें से ${x.hi} ${hi}`, n)
    const notSaid = (x: Speech): Speech =>
      say(
        `how many of these ${does.en} ${x.en} too is not said.`,
        `వీరిలో ${x.te} కూడా ${te} సంఖ్య చెప్పలేదు.`,
        `इनमें से ${x.hi} भी ${hi} कितने हैं, यह नहीं कहा गया।`,
      )
    const [allP, allOfQ, some, alone] = [first + both, second + both, total - none, first + second]
    const all = fact<Class>(takers(p, allP), notSaid(q), (c) => c.first + c.both === first + both)
    const allQ = fact<Class>(takers(q, allOfQ), notSaid(p), (c) => c.second + c.both === second + both)
    const sums = fact<Class>(
      say(
        `${allP} of them ${does.en} ${p.en} and ${allOfQ} ${does.en} ${q.en}.`,
        `వారిలో ${p.te} ${te} సంఖ్య ${allP}, ${q.te} ${te} సంఖ్య ${allOfQ}.`,
        `उनमें से ${p.hi} ${hi} ${allP} और ${q.hi} ${hi} ${allOfQ} हैं।`,
      ),
      say(
        `how many ${does.en} neither is not said, so the overlap is open.`,
        `ఏదీ ${does.notTe} సంఖ్య చెప్పలేదు, కాబట్టి ఉమ్మడి సంఖ్య తేలదు.`,
        `दोनों में से कुछ भी ${does.notHi} कितने हैं, यह नहीं कहा गया; इसलिए साझा संख्या तय नहीं।`,
      ),
      (c) => c.first + c.both === first + both && c.second + c.both === second + both,
    )
    const neither = fact<Class>(
      counted(
        `${none} of them ${does.en} neither.`,
        `వారిలో రెండింటిలో ఏదీ ${does.notTe}`,
        `उनमें से दोनों में से कुछ भी ${does.notHi}`,
        none,
      ),
      say(
        `this leaves ${some} who ${does.en} at least one.`,
        `కనీసం ఒకటి ${te} సంఖ్య ${some} అని తెలుస్తుంది.`,
        `इससे कम से कम एक ${hi} ${some} बचते हैं।`,
      ),
      (c) => c.none === none,
    )
    const one = fact<Class>(
      counted(
        `${alone} of them ${does.en} only one of the two.`,
        `వారిలో రెండింటిలో ఒక్కటి మాత్రమే ${te}`,
        `उनमें से दोनों में से केवल एक ${hi}`,
        alone,
      ),
      say(
        `the other ${both + none} ${does.en} both or neither.`,
        `మిగతా ${both + none} లో రెండూ ${te}, ఏదీ ${does.notTe} సంఖ్యలు కలిసి ఉన్నాయి.`,
        `बाकी ${both + none} या तो दोनों ${hi} हैं या कुछ भी ${does.notHi}।`,
      ),
      (c) => c.first + c.second === first + second,
    )
    const onlyQ = fact<Class>(
      counted(
        `${second} of them ${does.en} only ${q.en}.`,
        `వారిలో ${q.te} మాత్రమే ${te}`,
        `उनमें से केवल ${q.hi} ${hi}`,
        second,
      ),
      say('the other three groups stay open.', 'మిగతా మూడు సమూహాల సంఖ్యలు తేలవు.', 'बाकी तीन समूहों की संख्या तय नहीं होती।'),
      (c) => c.second === second,
    )
    const notP = fact<Class>(
      counted(
        `${second + none} of them do not ${does.en} ${p.en}.`,
        `వారిలో ${p.te} ${does.notTe}`,
        `उनमें से ${p.hi} ${does.notHi}`,
        second + none,
      ),
      say(
        `so ${allP} ${does.en} ${p.en}, some of them perhaps ${q.en} too.`,
        `కాబట్టి ${p.te} ${te} సంఖ్య ${allP}; వారిలో కొందరు ${q.te} జాబితాలో కూడా ఉండవచ్చు.`,
        `अतः ${p.hi} ${hi} ${allP} हैं; उनमें कुछ ${q.hi} ${hi} भी हो सकते हैं।`,
      ),
      (c) => c.second + c.none === second + none,
    )
    const result = say(`${both} ${does.en} both.`, `రెండూ ${te} సంఖ్య ${both}.`, `दोनों ${hi} ${both} हैं।`)
    const together = (way: string, then = 'that is, '): Speech =>
      say(`Together: ${way}, ${then}${result.en}`, `కలిపితే: ${way}, అంటే ${result.te}`, `मिलकर: ${way}, यानी ${result.hi}`)
    const equation = (sum: string): Speech => say(`both: ${sum}.`, `రెండూ: ${sum}.`, `दोनों: ${sum}।`)
    return {
      question: say(
        `There are ${total} ${who.en}. How many of them ${does.en} both ${p.en} and ${q.en}?`,
        `${who.te} సంఖ్య ${total}. వారిలో ${p.te}, ${q.te} రెండూ ${te} సంఖ్య ఎంత?`,
        `${who.hi} की संख्या ${total} है। उनमें से ${p.hi} और ${q.hi} दोनों ${hi} कितने हैं?`,
      ),
      models: pairs(span(0, total), span(0, total)).flatMap(([a, b]) =>
        a + b > total
          ? []
          : span(0, total - a - b).map((c) => ({ first: a, second: b, both: c, none: total - a - b - c })),
      ),
      answer: (c) => c.both,
      enough: [
        fact(
          say(
            `${first} of them ${does.en} only ${p.en}, ${second} only ${q.en} and ${none} neither.`,
            `వారిలో ${p.te} మాత్రమే ${te} సంఖ్య ${first}, ${q.te} మాత్రమే ${te} సంఖ్య ${second}, ఏదీ ${does.notTe} సంఖ్య ${none}.`,
            `उनमें से केवल ${p.hi} ${hi} ${first}, केवल ${q.hi} ${hi} ${second} और कुछ भी ${does.notHi} ${none} हैं।`,
          ),
          equation(`${total} − ${first} − ${second} − ${none} = ${both}`),
          (c) => c.first === first && c.second === second && c.none === none,
        ),
        fact(
          say(
            `${allP} of them ${does.en} ${p.en}, and ${first} of these do not ${does.en} ${q.en}.`,
            `వారిలో ${p.te} ${te} సంఖ్య ${allP}; వీరిలో ${q.te} ${does.notTe} సంఖ్య ${first}.`,
            `उनमें से ${p.hi} ${hi} ${allP} हैं और इनमें से ${q.hi} ${does.notHi} ${first} हैं।`,
          ),
          equation(`${allP} − ${first} = ${both}`),
          (c) => c.first + c.both === first + both && c.first === first,
        ),
      ],
      notEnough: [allQ, one, notP],
      enoughTogether: [
        {
          facts: [sums, neither],
          shows: together(`${allP} + ${allOfQ} − ${some} = ${both}`),
        },
        {
          facts: [sums, one],
          shows: say(
            `Together: ${allP} + ${allOfQ} counts those with both twice; take off ${alone} and halve: ${result.en}`,
            `కలిపితే: ${allP} + ${allOfQ} లో రెండూ ఉన్నవారు రెండుసార్లు లెక్కలోకి వస్తారు; ${alone} తీసివేసి సగం చేయండి: ${result.te}`,
            `मिलकर: ${allP} + ${allOfQ} में दोनों वाले दो बार गिने गए; ${alone} घटाकर आधा कीजिए: ${result.hi}`,
          ),
        },
        { facts: [allQ, onlyQ], shows: together(`${allOfQ} − ${second} = ${both}`) },
        {
          facts: [one, neither],
          shows: together(`${total} − ${alone} − ${none} = ${both}`),
        },
      ],
      neverEnough: [
        {
          facts: [all, onlyQ],
          shows: say(
            `Together they give how many ${does.en} neither, but those who ${does.en} ${p.en} stay undivided.`,
            `కలిపితే ఏదీ ${does.notTe} సంఖ్య తెలుస్తుంది, కానీ ${p.te} ${te} సంఖ్య విడిపోదు.`,
            `मिलकर कुछ भी ${does.notHi} की संख्या मिलती है, पर ${p.hi} ${hi} अलग-अलग नहीं होते।`,
          ),
        },
        {
          facts: [all, allQ],
          shows: say(
            `The two numbers overlap, and how many ${does.en} neither is not known.`,
            `రెండు సంఖ్యలలో ఉమ్మడివారు ఉన్నారు; ఏదీ ${does.notTe} సంఖ్య తెలియదు.`,
            `दोनों संख्याओं में साझा लोग हैं, और कुछ भी ${does.notHi} कितने हैं यह पता नहीं।`,
          ),
        },
        {
          facts: [all, notP],
          shows: say(
            `Both say the same: ${allP} of ${total} ${does.en} ${p.en}.`,
            `రెండూ ఒకే విషయం చెబుతాయి: ${total} లో ${p.te} ${te} సంఖ్య ${allP}.`,
            `दोनों एक ही बात कहते हैं: ${total} में से ${p.hi} ${hi} ${allP} हैं।`,
          ),
        },
        {
          facts: [sums, notP],
          shows: say(
            `The second only repeats that ${allP} of ${total} ${does.en} ${p.en}.`,
            `${total} లో ${p.te} ${te} సంఖ్య ${allP} అనే విషయమే మళ్ళీ చెప్పబడింది.`,
            `दूसरी बात केवल यही दोहराती है कि ${total} में से ${p.hi} ${hi} ${allP} हैं।`,
          ),
        },
      ],
    }
  },
})

export const dayOfEvent = sufficiencyTemplate<number>({
  id: 'data-sufficiency/day-of-event',
  levels: ['easy'],
  puzzle(random) {
    const year = random.int(2021, 2029)
    const month = random.int(0, 11)
    const date = random.int(9, 22)
    const person = named(random.pick(PEOPLE))
    const event = random.pick(EVENTS)
    const weekday = (n: number): string => (WEEKDAYS[dayOfWeek(year, month, n)] as Speech).en
    const after = (low: number, high: number): Fact<number> =>
      fact(
        say(
          `It was after the ${ordinal(low)} but before the ${ordinal(high)} of the month.`,
          `అది ఆ నెల ${dated(low).te} తరువాత, ${dated(high).te} కు ముందు జరిగింది.`,
          `वह महीने की ${dated(low).hi} के बाद और ${dated(high).hi} से पहले था।`,
        ),
        say(
          `the dates from the ${ordinal(low + 1)} to the ${ordinal(high - 1)} are possible.`,
          `${dated(low + 1).te} నుండి ${dated(high - 1).te} వరకు సాధ్యమే.`,
          `${low + 1} से ${dated(high - 1).hi} तक संभव हैं।`,
        ),
        (n) => n > low && n < high,
      )
    const divisor = random.pick([6, 5, 4, 3, 1].filter((d) => date % d === 0))
    const odd = fact<number>(
      date % 2
        ? say('The date was an odd number.', 'ఆ తేదీ బేసి సంఖ్య.', 'तारीख विषम संख्या थी।')
        : say('The date was an even number.', 'ఆ తేదీ సరి సంఖ్య.', 'तारीख सम संख्या थी।'),
      say(
        'such dates fall on every day of the week.',
        'అలాంటి తేదీలు వారంలోని ప్రతి రోజూ వస్తాయి.',
        'ऐसी तारीखें सप्ताह के हर दिन पड़ती हैं।',
      ),
      (n) => n % 2 === date % 2,
    )
    const multiple = fact<number>(
      say(`The date was divisible by ${divisor}.`, `ఆ తేదీని ${divisor} నిశ్శేషంగా భాగిస్తుంది.`, `तारीख ${divisor} से विभाज्य थी।`),
      say(
        'such dates fall on several days of the week.',
        'అలాంటి తేదీలు వారంలోని అనేక రోజులలో వస్తాయి.',
        'ऐसी तारीखें सप्ताह के कई दिनों में पड़ती हैं।',
      ),
      (n) => n % divisor === 0,
    )
    const narrow = after(date - 2, date + 2)
    const early = after(date - 4, date + 2)
    const late = after(date - 1, date + 4)
    const lateOne = after(date - 1, date + 3)
    const earlyOne = after(date - 3, date + 1)
    const base = date - (date > 14 ? random.pick([7, 14]) : 7)
    const [of, right, week] = [MONTHS[month] as Speech, dated(date), date - base === 7]
    const bothMeet = (low: number, high: number): Speech =>
      say(
        `The ${ordinal(low)} and the ${ordinal(high)} meet both, and they are different days of the week.`,
        `${dated(low).te}, ${dated(high).te} రెండూ సరిపోతాయి; అవి వారంలో వేర్వేరు రోజులు.`,
        `${low} और ${dated(high).hi} दोनों ठीक बैठती हैं, और वे सप्ताह के अलग-अलग दिन हैं।`,
      )
    return {
      question: say(
        `On which day of the week was ${person.en}’s ${event.en} in ${of.en} ${year}?`,
        `${year} ${of.te} నెలలో ${person.te} ${event.te} వారంలో ఏ రోజు జరిగింది?`,
        `${of.hi} ${year} में ${person.hi} का ${event.hi} सप्ताह के किस दिन था?`,
      ),
      models: span(1, 28),
      answer: weekday,
      enough: [
        fact(
          say(
            `It was ${week ? 'exactly one week' : 'exactly two weeks'} after the ${ordinal(base)} of the month.`,
            `అది ఆ నెల ${dated(base).te} తరువాత సరిగ్గా ${week ? 'ఒక వారానికి' : 'రెండు వారాలకు'} జరిగింది.`,
            `वह महीने की ${dated(base).hi} के ठीक ${week ? 'एक सप्ताह' : 'दो सप्ताह'} बाद था।`,
          ),
          say(
            `it was on the ${right.en}, whose weekday the calendar of the year gives.`,
            `అది ${right.te}; ఆ సంవత్సరపు క్యాలెండర్ నుండి దాని వారం తెలుస్తుంది.`,
            `वह ${right.hi} को था, जिसका दिन उस वर्ष के कैलेंडर से मिलता है।`,
          ),
          (n) => n === date,
        ),
        fact(
          say('The date was divisible by 7.', 'ఆ తేదీని 7 నిశ్శేషంగా భాగిస్తుంది.', 'तारीख 7 से विभाज्य थी।'),
          say(
            'the 7th, 14th, 21st and 28th of a month fall on the same day of the week, so any of them gives the answer.',
            'నెలలోని 7, 14, 21, 28 తేదీలు ఒకే వారానికి వస్తాయి, కాబట్టి వాటిలో ఏదైనా సమాధానం ఇస్తుంది.',
            'महीने की 7, 14, 21 और 28 तारीख सप्ताह के एक ही दिन पड़ती हैं, इसलिए इनमें से कोई भी उत्तर दे देती है।',
          ),
          (n) => n % 7 === 0,
        ),
      ],
      notEnough: [early, late, odd, narrow],
      enoughTogether: [
        {
          facts: [earlyOne, lateOne],
          shows: say(
            `Only the ${right.en} meets both, and the calendar gives its weekday.`,
            `రెండింటికీ సరిపోయేది ${right.te} మాత్రమే; క్యాలెండర్ నుండి దాని వారం తెలుస్తుంది.`,
            `दोनों पर केवल ${right.hi} ठीक बैठती है; कैलेंडर से उसका दिन मिलता है।`,
          ),
        },
        {
          facts: [narrow, odd],
          shows: say(
            `Of the possible dates only the ${right.en} is ${date % 2 ? 'odd' : 'even'}, and the calendar gives its weekday.`,
            `సాధ్యమైన తేదీలలో ${date % 2 ? 'బేసి' : 'సరి'} సంఖ్య ${right.te} మాత్రమే; క్యాలెండర్ నుండి దాని వారం తెలుస్తుంది.`,
            `संभव तारीखों में केवल ${right.hi} ${date % 2 ? 'विषम' : 'सम'} है; कैलेंडर से उसका दिन मिलता है।`,
          ),
        },
        ...(divisor === 1
          ? []
          : [
              {
                facts: [narrow, multiple] as const,
                shows: say(
                  `Of the possible dates only the ${right.en} is divisible by ${divisor}.`,
                  `సాధ్యమైన తేదీలలో ${divisor} భాగించేది ${right.te} మాత్రమే.`,
                  `संभव तारीखों में केवल ${right.hi} ${divisor} से विभाज्य है।`,
                ),
              },
            ]),
      ],
      neverEnough: [
        {
          facts: [early, late],
          shows: bothMeet(date, date + 1),
        },
        {
          facts: [early, odd],
          shows: bothMeet(date - 2, date),
        },
        {
          facts: [late, odd],
          shows: bothMeet(date, date + 2),
        },
      ],
    }
  },
})

type Days = readonly [number, number]

export const workAlone = sufficiencyTemplate<Days>({
  id: 'data-sufficiency/work-alone',
  levels: ['medium'],
  puzzle(random) {
    const [who, other] = random.sample(PEOPLE, 2).map(named) as [Speech, Speech]
    const k = random.int(2, 4)
    const slow = random.int(2, 5) * k * (k + 1)
    const fast = slow / k
    const together = slow / (k + 1)
    const task = random.pick(TASKS)
    const asked = random.chance(0.5) ? slow : fast
    const rest = asked === slow ? fast : slow
    const parts = [3, 2, 5].find((part) => asked % part === 0) ?? 1
    const [askedName, restName] = asked === slow ? [other, who] : [who, other]
    const times = k === 2 ? 'twice' : `${k} times`
    const [whom, whomOther] = [ended(who.te, 'కు'), ended(other.te, 'కు')]
    const compares = say(
      'this compares the two but gives no time.',
      'ఇది ఇద్దరినీ పోలుస్తుంది, కానీ కాలాన్ని ఇవ్వదు.',
      'इससे दोनों की तुलना होती है, पर समय नहीं मिलता।',
    )
    const both = fact<Days>(
      say(
        `${who.en} and ${other.en} together take ${together} days to ${task.en}.`,
        `${who.te}, ${other.te} కలిసి ${task.te} ${together} రోజులు పడుతుంది.`,
        `${who.hi} और ${other.hi} को मिलकर ${task.hi} ${together} दिन लगते हैं।`,
      ),
      say('one equation in two unknown times.', 'రెండు తెలియని కాలాలున్న ఒకే సమీకరణం.', 'दो अज्ञात समयों का एक ही समीकरण।'),
      ([x, y]) => x * y === together * (x + y),
    )
    const faster = fact<Days>(
      say(
        `${who.en} works ${times} as fast as ${other.en}.`,
        `${who.te} పని వేగం ${other.te} పని వేగానికి ${k} రెట్లు.`,
        `${who.hi} की कार्य-गति ${other.hi} की कार्य-गति की ${k} गुनी है।`,
      ),
      compares,
      ([x, y]) => (asked === fast ? y === k * x : x === k * y),
    )
    const longer = fact<Days>(
      say(
        `${other.en} takes ${times} as long as ${who.en} to ${task.en}.`,
        `${task.te} ${whom} పట్టే కాలానికి ${k} రెట్లు ${whomOther} పడుతుంది.`,
        `${task.hi} ${other.hi} को ${who.hi} से ${k} गुना समय लगता है।`,
      ),
      compares,
      ([x, y]) => (asked === fast ? y === k * x : x === k * y),
    )
    const difference = fact<Days>(
      say(
        `${other.en} takes ${slow - fast} days more than ${who.en} to ${task.en}.`,
        `${task.te} ${whom} కంటే ${whomOther} ${slow - fast} రోజులు ఎక్కువ పడుతుంది.`,
        `${task.hi} ${other.hi} को ${who.hi} से ${slow - fast} दिन अधिक लगते हैं।`,
      ),
      say('a difference fixes neither time.', 'తేడా ఏ కాలాన్నీ నిర్ణయించదు.', 'अंतर से कोई भी समय तय नहीं होता।'),
      ([x, y]) => (asked === fast ? y - x : x - y) === slow - fast,
    )
    const alone = fact<Days>(
      say(
        `${restName.en} alone takes ${rest} days to ${task.en}.`,
        `${ended(restName.te, 'కు')} ఒంటరిగా ${task.te} ${rest} రోజులు పడుతుంది.`,
        `${restName.hi} को अकेले ${task.hi} ${rest} दिन लगते हैं।`,
      ),
      say(
        `nothing is said of ${askedName.en}.`,
        `${askedName.te} గురించి ఏమీ చెప్పలేదు.`,
        `${askedName.hi} के बारे में कुछ नहीं कहा गया।`,
      ),
      ([, y]) => y === rest,
    )
    const result = say(
      `${askedName.en} alone takes ${asked} days.`,
      `${ended(askedName.te, 'కు')} ఒంటరిగా ${asked} రోజులు పడుతుంది.`,
      `${askedName.hi} को अकेले ${asked} दिन लगते हैं।`,
    )
    const twice = k - 1 === 1
    return {
      question: say(
        `In how many days can ${askedName.en} alone ${task.en}?`,
        `${ended(askedName.te, 'కు')} ఒంటరిగా ${task.te} ఎన్ని రోజులు పడుతుంది?`,
        `${askedName.hi} को अकेले ${task.hi} कितने दिन लगेंगे?`,
      ),
      models: pairs(span(1, 130), span(1, 130)),
      answer: ([x]) => x,
      enough: [
        fact(
          say(
            `${askedName.en} does ${fraction(1, parts)} of the work in ${asked / parts} days.`,
            `${askedName.te} పనిలో ${fraction(1, parts)} వంతును ${asked / parts} రోజుల్లో చేస్తారు.`,
            `${askedName.hi} को काम का ${fraction(1, parts)} भाग करने में ${asked / parts} दिन लगते हैं।`,
          ),
          say(
            `the whole takes ${parts} times as long, ${asked} days.`,
            `మొత్తం పనికి దానికి ${parts} రెట్లు, అంటే ${asked} రోజులు పడుతుంది.`,
            `पूरे काम में उसका ${parts} गुना, यानी ${asked} दिन लगते हैं।`,
          ),
          ([x]) => x === asked,
        ),
      ],
      notEnough: [both, faster, longer, difference, alone],
      enoughTogether: [
        {
          facts: [both, faster],
          shows: say(
            `Together: in a day ${who.en} does ${k} parts and ${other.en} 1 part, and ${together} days make ${together * (k + 1)} parts; ${result.en}`,
            `కలిపితే: రోజుకు ${who.te} ${k} భాగాలు, ${other.te} 1 భాగం; ${together} రోజుల్లో ${together * (k + 1)} భాగాలు; ${result.te}`,
            `मिलकर: एक दिन में ${who.hi} के ${k} भाग और ${other.hi} का 1 भाग; ${together} दिन में ${together * (k + 1)} भाग; ${result.hi}`,
          ),
        },
        {
          facts: [both, alone],
          shows: say(
            `Together: take ${restName.en}’s daily share from the common one; ${result.en}`,
            `కలిపితే: ఇద్దరి ఒక రోజు పని నుండి ${restName.te} ఒక రోజు పనిని తీసివేయండి; ${result.te}`,
            `मिलकर: दोनों के एक दिन के काम में से ${restName.hi} का एक दिन का काम घटाइए; ${result.hi}`,
          ),
        },
        {
          facts: [longer, difference],
          shows: say(
            `Together: ${twice ? 'the difference is' : `${k - 1} times`} ${who.en}’s time${twice ? ',' : ' is'} ${slow - fast} days; ${result.en}`,
            `కలిపితే: ${twice ? `${who.te} కాలం తేడాకు సమానం, అంటే` : `${who.te} కాలానికి ${k - 1} రెట్లు`} ${slow - fast} రోజులు; ${result.te}`,
            `मिलकर: ${twice ? `अंतर ही ${who.hi} का समय है, यानी` : `${who.hi} के समय का ${k - 1} गुना`} ${slow - fast} दिन; ${result.hi}`,
          ),
        },
        {
          facts: [faster, alone],
          shows: say(`Together: ${result.en}`, `కలిపితే: ${result.te}`, `मिलकर: ${result.hi}`),
        },
      ],
      neverEnough: [
        {
          facts: [faster, longer],
          shows: say(
            'Both say the same about the two; no time follows.',
            'రెండూ ఇద్దరి గురించి ఒకే విషయం చెబుతాయి; ఏ కాలమూ రాదు.',
            'दोनों एक ही बात कहते हैं; कोई समय नहीं निकलता।',
          ),
        },
      ],
    }
  },
})
