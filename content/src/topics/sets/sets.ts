import { numericDistractors } from '../../questions/distractors.ts'
import { template } from '../../questions/template.ts'
import { paragraphs, same, say } from '../../text/localized.ts'
import type { LocalizedText } from '../../text.ts'

/** What people do with two things. Telugu and Hindi: among them, each of them, what they do (and do not), and who does. */
type Survey = {
  readonly people: string
  readonly verb: string
  readonly a: LocalizedText
  readonly b: LocalizedText
  /** “… read The Hindu” in English. */
  readonly does: readonly [a: string, b: string]
  readonly te: { among: string; each: string; do: string; both: string; not: string; who: string; whoNot: string }
  readonly hi: { among: string; each: string; do: string; both: string; which: string }
}
const person = (people: string, verb: string, not: string, who: string, whoNot: string): Survey['te'] => ({
  among: `మంది ${people}`,
  each: 'మంది',
  do: verb,
  both: verb,
  not,
  who: `${who} ఎంతమంది`,
  whoNot: `${whoNot} ఎంతమంది`,
})
const someone = (people: string, one: string, verb: string): Survey['hi'] => ({
  among: people,
  each: '',
  do: verb,
  both: verb,
  which: `कितने ${one}`,
})

const SURVEYS: readonly Survey[] = [
  {
    people: 'students',
    verb: 'read',
    a: say('The Hindu', 'ది హిందూ', 'द हिंदू'),
    b: say('Eenadu', 'ఈనాడు', 'ईनाडु'),
    does: ['read The Hindu', 'read Eenadu'],
    te: person('విద్యార్థుల్లో', 'చదువుతారు', 'చదవరు', 'చదివేవారు', 'చదవనివారు'),
    hi: someone('विद्यार्थियों', 'विद्यार्थी', 'पढ़ते हैं'),
  },
  {
    people: 'families',
    verb: 'own',
    a: say('a car', 'కారు', 'कार'),
    b: say('a scooter', 'స్కూటర్', 'स्कूटर'),
    does: ['own a car', 'own a scooter'],
    te: {
      among: 'కుటుంబాల్లో',
      each: 'కుటుంబాలకు',
      do: 'ఉంది',
      both: 'ఉన్నాయి',
      not: 'లేదు',
      who: 'ఉన్న కుటుంబాలు ఎన్ని',
      whoNot: 'లేని కుటుంబాలు ఎన్ని',
    },
    hi: { among: 'परिवारों', each: ' के पास', do: 'है', both: 'हैं', which: 'कितने परिवारों के पास' },
  },
  {
    people: 'employees',
    verb: 'drink',
    a: say('tea', 'టీ', 'चाय'),
    b: say('coffee', 'కాఫీ', 'कॉफ़ी'),
    does: ['drink tea', 'drink coffee'],
    te: person('ఉద్యోగుల్లో', 'తాగుతారు', 'తాగరు', 'తాగేవారు', 'తాగనివారు'),
    hi: someone('कर्मचारियों', 'कर्मचारी', 'पीते हैं'),
  },
  {
    people: 'students',
    verb: 'play',
    a: say('cricket', 'క్రికెట్', 'क्रिकेट'),
    b: say('kabaddi', 'కబడ్డీ', 'कबड्डी'),
    does: ['play cricket', 'play kabaddi'],
    te: person('విద్యార్థుల్లో', 'ఆడతారు', 'ఆడరు', 'ఆడేవారు', 'ఆడనివారు'),
    hi: someone('विद्यार्थियों', 'विद्यार्थी', 'खेलते हैं'),
  },
  {
    people: 'villagers',
    verb: 'speak',
    a: say('Telugu', 'తెలుగు', 'तेलुगु'),
    b: say('Urdu', 'ఉర్దూ', 'उर्दू'),
    does: ['speak Telugu', 'speak Urdu'],
    te: person('గ్రామస్థుల్లో', 'మాట్లాడతారు', 'మాట్లాడరు', 'మాట్లాడేవారు', 'మాట్లాడనివారు'),
    hi: someone('ग्रामीणों', 'ग्रामीण', 'बोलते हैं'),
  },
]

export const survey = template({
  id: 'sets/survey-of-two',
  topic: 'sets',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'mat', 'cat', 'nimcet'],

  draw: (random, level) => ({
    story: random.pick(SURVEYS),
    onlyA: random.int(12, 60),
    onlyB: random.int(12, 60),
    both: random.int(8, 30),
    neither: random.int(5, 25),
    ask: level === 'easy' ? random.pick(['both', 'neither'] as const) : random.pick(['one', 'onlyA'] as const),
  }),

  write({ story, onlyA, onlyB, both, neither, ask }) {
    const [a, b] = [onlyA + both, onlyB + both]
    const total = onlyA + onlyB + both + neither
    const { people, verb, does, te, hi } = story

    const third =
      ask === 'neither'
        ? say(`${both} ${verb} both`, `${both} ${te.each} రెండూ ${te.both}`, `${both}${hi.each} दोनों ${hi.both}`)
        : say(
            `${neither} ${verb} neither`,
            `${neither} ${te.each} రెండింటిలో ఏదీ ${te.not}`,
            `${neither}${hi.each} दोनों में से कोई भी नहीं ${hi.do}`,
          )
    const question = {
      both: say(`How many ${verb} both?`, `రెండూ ${te.who}?`, `${hi.which} दोनों ${hi.both}?`),
      neither: say(`How many ${verb} neither?`, `రెండింటిలో ఏదీ ${te.whoNot}?`, `${hi.which} दोनों में से कोई भी नहीं ${hi.do}?`),
      one: say(
        `How many ${verb} exactly one of the two?`,
        `రెండింటిలో సరిగ్గా ఒకటి మాత్రమే ${te.who}?`,
        `${hi.which} दोनों में से ठीक एक ${hi.do}?`,
      ),
      onlyA: say(
        `How many ${does[0]} only?`,
        `${story.a.te} మాత్రమే ${te.who}?`,
        `${hi.which} केवल ${story.a.hi} ${hi.do}?`,
      ),
    }[ask]
    const answer = { both, neither, one: onlyA + onlyB, onlyA }[ask]
    const union = onlyA + onlyB + both
    return {
      stem: say(
        `Of ${total} ${people}, ${a} ${does[0]}, ${b} ${does[1]} and ${third.en}. ${question.en}`,
        `${total} ${te.among} ${a} ${te.each} ${story.a.te}, ${b} ${te.each} ${story.b.te} ${te.do}; ${third.te}. ${question.te}`,
        `${total} ${hi.among} में से ${a}${hi.each} ${story.a.hi} और ${b}${hi.each} ${story.b.hi} ${hi.do}; ${third.hi}। ${question.hi}`,
      ),
      correct: same(String(answer)),
      distractors: numericDistractors(
        answer,
        [
          ...{
            both: [
              { value: a + b - total, mistake: 'forgot those who do neither' },
              { value: onlyA + onlyB, mistake: 'gave those who do exactly one' },
            ],
            neither: [
              { value: total - a - b, mistake: 'counted those who do both twice' },
              { value: total - onlyA - onlyB, mistake: 'did not count those who do both' },
            ],
            one: [
              { value: union, mistake: 'counted those who do at least one' },
              { value: total - both, mistake: 'counted those who do neither as well' },
            ],
            onlyA: [
              { value: a, mistake: 'did not take away those who do both' },
              { value: total - b, mistake: 'forgot those who do neither' },
            ],
          }[ask],
          { value: onlyB, mistake: 'gave those who do the second only' },
          { value: both, mistake: 'gave those who do both' },
          { value: union, mistake: 'gave those who do at least one' },
        ],
        { format: String, plausible: (value) => value > 0 && value < total, spares: [answer + 2, answer + 5] },
      ),
      explanation: paragraphs(
        say(
          `Those who do at least one number $n(A) + n(B) - n(A \\cap B)$; those who do both are in both counts.`,
          `కనీసం ఒక సమితిలో ఉన్నవారి సంఖ్య $n(A) + n(B) - n(A \\cap B)$; రెండు సమితుల్లోనూ ఉన్నవారు రెండు లెక్కల్లోనూ వస్తారు.`,
          `कम से कम एक समुच्चय में आने वालों की संख्या $n(A) + n(B) - n(A \\cap B)$ है; दोनों समुच्चयों वाले दोनों गिनतियों में आते हैं।`,
        ),
        ask === 'neither'
          ? say(
              `At least one: ${a} + ${b} − ${both} = ${union}. Neither: ${total} − ${union} = ${neither}.`,
              `కనీసం ఒకటి: ${a} + ${b} − ${both} = ${union}. ఏ సమితిలోనూ లేనివారు: ${total} − ${union} = ${neither}.`,
              `कम से कम एक: ${a} + ${b} − ${both} = ${union}। कोई भी नहीं: ${total} − ${union} = ${neither}।`,
            )
          : say(
              `At least one: ${total} − ${neither} = ${union}. Both: ${a} + ${b} − ${union} = ${both}.`,
              `కనీసం ఒకటి: ${total} − ${neither} = ${union}. రెండూ: ${a} + ${b} − ${union} = ${both}.`,
              `कम से कम एक: ${total} − ${neither} = ${union}। दोनों: ${a} + ${b} − ${union} = ${both}।`,
            ),
        ask === 'one' &&
          say(
            `Exactly one: ${union} − ${both} = ${onlyA + onlyB}; those who do both must go out.`,
            `సరిగ్గా ఒకటి: ${union} − ${both} = ${onlyA + onlyB}; రెండు సమితుల్లోనూ ఉన్నవారిని తీసివేయాలి.`,
            `ठीक एक: ${union} − ${both} = ${onlyA + onlyB}; दोनों समुच्चयों वालों को घटाना है।`,
          ),
        ask === 'onlyA' &&
          say(
            `Only the first: ${a} − ${both} = ${onlyA}.`,
            `మొదటిది మాత్రమే: ${a} − ${both} = ${onlyA}.`,
            `केवल पहला: ${a} − ${both} = ${onlyA}।`,
          ),
        say(`The number is ${answer}.`, `ఆ సంఖ్య ${answer}.`, `वह संख्या ${answer} है।`),
      ),
    }
  },

  verify({ onlyA, onlyB, both, neither, ask }) {
    const [a, b, total] = [onlyA + both, onlyB + both, onlyA + onlyB + both + neither]
    const known = ask === 'neither' ? both : neither
    // tries every size of the common part
    for (let common = 0; common <= Math.min(a, b); common++) {
      const outside = total - (a - common) - (b - common) - common
      if ((ask === 'neither' ? common : outside) !== known) continue
      return String({ both: common, neither: outside, one: a - common + b - common, onlyA: a - common }[ask])
    }
    return 'none'
  },
})
