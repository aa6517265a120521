import { say } from '../../text/localized.ts'
import type { LocalizedText } from '../../text.ts'
import { fact, pairs, span, sufficiencyTemplate } from './sufficiency.ts'

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
    things: [say('chess', 'చెస్', 'शतरंज'), say('carrom', 'క్యారమ్', 'कैरम')],
  },
  {
    who: say('families in a street', 'ఒక వీధిలోని కుటుంబాల', 'एक गली के परिवारों'),
    does: { en: 'own', te: 'ఉన్నవారి', hi: 'रखने वाले', notTe: 'లేనివారి', notHi: 'न रखने वाले' },
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
    const counted = (en: string, whoTe: string, whoHi: string, n: number): LocalizedText =>
      say(en, `${whoTe} సంఖ్య ${n}.`, `${whoHi} ${n} हैं।`)
    const takers = (x: LocalizedText, n: number) =>
      counted(`${n} of them ${does.en} ${x.en}.`, `వారిలో ${x.te} ${te}`, `उनमें से ${x.hi} ${hi}`, n)
    const notSaid = (x: LocalizedText): LocalizedText =>
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
        `दोनों में से कोई भी ${does.notHi} कितने हैं, यह नहीं कहा गया; इसलिए साझा संख्या तय नहीं।`,
      ),
      (c) => c.first + c.both === first + both && c.second + c.both === second + both,
    )
    const neither = fact<Class>(
      counted(
        `${none} of them ${does.en} neither.`,
        `వారిలో రెండింటిలో ఏదీ ${does.notTe}`,
        `उनमें इन दोनों में से कोई भी ${does.notHi}`,
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
        `उनमें इन दोनों में से केवल एक ${hi}`,
        alone,
      ),
      say(
        `the other ${both + none} ${does.en} both or neither.`,
        `మిగతా ${both + none}లో రెండూ ${te}, ఏదీ ${does.notTe} సంఖ్యలు కలిసి ఉన్నాయి.`,
        `बाकी ${both + none} या तो दोनों ${hi} हैं या दोनों में से कोई भी ${does.notHi}।`,
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
        `కాబట్టి ${p.te} ${te} సంఖ్య ${allP}; వారిలో ${q.te} కూడా ${te} సంఖ్య తెలియదు.`,
        `अतः ${p.hi} ${hi} ${allP} हैं; उनमें कुछ ${q.hi} ${hi} भी हो सकते हैं।`,
      ),
      (c) => c.second + c.none === second + none,
    )
    const result = say(`${both} ${does.en} both.`, `రెండూ ${te} సంఖ్య ${both}.`, `दोनों ${hi} ${both} हैं।`)
    const together = (way: string, then = 'that is, '): LocalizedText =>
      say(`Together: ${way}, ${then}${result.en}`, `కలిపితే: ${way}, అంటే ${result.te}`, `मिलकर: ${way}, यानी ${result.hi}`)
    const equation = (sum: string): LocalizedText => say(`both: ${sum}.`, `రెండూ: ${sum}.`, `दोनों: ${sum}।`)
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
            `उनमें से केवल ${p.hi} ${hi} ${first}, केवल ${q.hi} ${hi} ${second} और दोनों में से कोई भी ${does.notHi} ${none} हैं।`,
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
            `కలిపితే: ${allP} + ${allOfQ}లో రెండూ ఉన్నవారు రెండుసార్లు లెక్కలోకి వస్తారు; ${alone} తీసివేసి సగం చేయండి: ${result.te}`,
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
            `मिलकर यह मिलता है कि दोनों में से कोई भी ${does.notHi} कितने हैं, पर ${p.hi} ${hi} अलग-अलग नहीं होते।`,
          ),
        },
        {
          facts: [all, allQ],
          shows: say(
            `The two numbers overlap, and how many ${does.en} neither is not known.`,
            `రెండు సంఖ్యలలో ఉమ్మడివారు ఉన్నారు; ఏదీ ${does.notTe} సంఖ్య తెలియదు.`,
            `दोनों संख्याओं में कुछ साझा हैं, और दोनों में से कोई भी ${does.notHi} कितने हैं यह पता नहीं।`,
          ),
        },
        {
          facts: [all, notP],
          shows: say(
            `Both say the same: ${allP} of ${total} ${does.en} ${p.en}.`,
            `రెండూ ఒకే విషయం చెబుతాయి: ${total}లో ${p.te} ${te} సంఖ్య ${allP}.`,
            `दोनों एक ही बात कहते हैं: ${total} में से ${p.hi} ${hi} ${allP} हैं।`,
          ),
        },
        {
          facts: [sums, notP],
          shows: say(
            `The second only repeats that ${allP} of ${total} ${does.en} ${p.en}.`,
            `${total}లో ${p.te} ${te} సంఖ్య ${allP} అనే విషయాన్నే మళ్లీ చెప్పారు.`,
            `दूसरी बात केवल यही दोहराती है कि ${total} में से ${p.hi} ${hi} ${allP} हैं।`,
          ),
        },
      ],
    }
  },
})
