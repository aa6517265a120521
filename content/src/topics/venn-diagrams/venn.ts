import type { DraftQuestion } from '../../question.ts'
import { numericDistractors } from '../../questions/distractors.ts'
import { setTemplate } from '../../questions/template.ts'
import { number } from '../../text/format.ts'
import { paragraphs, same, say } from '../../text/localized.ts'
import type { LocalizedText } from '../../text.ts'

/** A region of three overlapping circles: which of the three it lies in. */
type Person = readonly [boolean, boolean, boolean]

/** In Telugu and Hindi those who do it, and those who do not, before their number. */
const SURVEYS = [
  {
    who: say('students', 'విద్యార్థుల', 'विद्यार्थियों'),
    does: { en: 'play', te: 'ఆడేవారి', hi: 'खेलने वाले', notTe: 'ఆడనివారి', notHi: 'न खेलने वाले' },
    names: [say('cricket', 'క్రికెట్', 'क्रिकेट'), say('hockey', 'హాకీ', 'हॉकी'), say('tennis', 'టెన్నిస్', 'टेनिस')],
  },
  {
    who: say('families', 'కుటుంబాల', 'परिवारों'),
    does: { en: 'buy', te: 'కొనేవాటి', hi: 'ख़रीदने वाले', notTe: 'కొననివాటి', notHi: 'न ख़रीदने वाले' },
    names: [say('The Hindu', 'ది హిందూ', 'द हिंदू'), say('Eenadu', 'ఈనాడు', 'ईनाडु'), say('Sakshi', 'సాక్షి', 'साक्षी')],
  },
  {
    who: say('employees', 'ఉద్యోగుల', 'कर्मचारियों'),
    does: { en: 'speak', te: 'మాట్లాడేవారి', hi: 'बोलने वाले', notTe: 'మాట్లాడనివారి', notHi: 'न बोलने वाले' },
    names: [say('Telugu', 'తెలుగు', 'तेलुगु'), say('Hindi', 'హిందీ', 'हिंदी'), say('English', 'ఇంగ్లీష్', 'अंग्रेज़ी')],
  },
  {
    who: say('tourists', 'పర్యాటకుల', 'पर्यटकों'),
    does: { en: 'visited', te: 'సందర్శించినవారి', hi: 'देखने वाले', notTe: 'సందర్శించనివారి', notHi: 'न देखने वाले' },
    names: [say('Hampi', 'హంపి', 'हंपी'), say('Tirupati', 'తిరుపతి', 'तिरुपति'), say('Araku', 'అరకు', 'अराकू')],
  },
  {
    who: say('students', 'విద్యార్థుల', 'विद्यार्थियों'),
    does: { en: 'study', te: 'చదివేవారి', hi: 'पढ़ने वाले', notTe: 'చదవనివారి', notHi: 'न पढ़ने वाले' },
    names: [
      say('Physics', 'భౌతికశాస్త్రం', 'भौतिकी'),
      say('Economics', 'అర్థశాస్త్రం', 'अर्थशास्त्र'),
      say('Statistics', 'గణాంకశాస్త్రం', 'सांख्यिकी'),
    ],
  },
] as const

export const survey = setTemplate({
  id: 'venn-diagrams/survey-of-three',
  topic: 'venn-diagrams',
  levels: ['medium', 'hard'],
  exams: ['icet', 'ssc', 'bank', 'mat', 'cat', 'afcat', 'nimcet', 'railway'],

  draw(random, level) {
    const size = () => random.int(level === 'medium' ? 2 : 6, level === 'medium' ? 15 : 45)
    const [a, b, c, ab, bc, ca, abc, none] = [size(), size(), size(), size(), size(), size(), size(), size()]
    return { ...random.pick(SURVEYS), regions: { a, b, c, ab, bc, ca, abc, none } }
  },

  write({ who, does, names, regions: r }) {
    const { en: verb, te, hi, notTe, notHi } = does
    const [A, B, C] = [r.a + r.ab + r.ca + r.abc, r.b + r.ab + r.bc + r.abc, r.c + r.bc + r.ca + r.abc]
    const [AB, BC, CA] = [r.ab + r.abc, r.bc + r.abc, r.ca + r.abc]
    const union = A + B + C - AB - BC - CA + r.abc
    const total = union + r.none
    const [x, y, z] = names
    const ask = (
      stem: LocalizedText,
      answer: number,
      wrong: readonly (readonly [number, string])[],
      steps: readonly LocalizedText[],
    ): DraftQuestion => {
      const right = number(answer)
      return {
        stem,
        correct: same(right),
        distractors: numericDistractors(
          answer,
          wrong.map(([value, mistake]) => ({ value, mistake })),
          { format: number, spares: [answer + 2, answer + 4, answer + 5, answer + 7] },
        ),
        explanation: paragraphs(...steps, say(`The answer is ${right}.`, `సమాధానం ${right}.`, `उत्तर ${right} है।`)),
      }
    }
    const asks = (en: string, whoTe: string, whoHi: string): LocalizedText =>
      say(`How many ${who.en} ${verb} ${en}?`, `${whoTe} సంఖ్య ఎంత?`, `${whoHi} कितने हैं?`)
    const inclusion = `${A} + ${B} + ${C} − ${AB} − ${BC} − ${CA} + ${r.abc} = ${union}`
    const two = AB + BC + CA - 3 * r.abc
    return {
      passage: say(
        `In a survey of ${total} ${who.en}, ${A} ${verb} ${x.en}, ${B} ${verb} ${y.en} and ${C} ${verb} ${z.en}. Of these, ${AB} ${verb} both ${x.en} and ${y.en}, ${BC} both ${y.en} and ${z.en}, ${CA} both ${x.en} and ${z.en}, and ${r.abc} ${verb} all three.`,
        `ఒక సర్వేలో పాల్గొన్న ${who.te} సంఖ్య ${total}. వీరిలో ${x.te} ${te} సంఖ్య ${A}, ${y.te} ${te} సంఖ్య ${B}, ${z.te} ${te} సంఖ్య ${C}. ${x.te}, ${y.te} రెండూ ${te} సంఖ్య ${AB}; ${y.te}, ${z.te} రెండూ ${te} సంఖ్య ${BC}; ${x.te}, ${z.te} రెండూ ${te} సంఖ్య ${CA}; మూడూ ${te} సంఖ్య ${r.abc}.`,
        `${total} ${who.hi} के एक सर्वेक्षण में ${x.hi} ${hi} ${A}, ${y.hi} ${hi} ${B} और ${z.hi} ${hi} ${C} हैं। इनमें ${x.hi} और ${y.hi} दोनों ${hi} ${AB}, ${y.hi} और ${z.hi} दोनों ${hi} ${BC}, ${x.hi} और ${z.hi} दोनों ${hi} ${CA} तथा तीनों ${hi} ${r.abc} हैं।`,
      ),
      questions: [
        ask(
          asks(`only ${x.en}`, `${x.te} మాత్రమే ${te}`, `केवल ${x.hi} ${hi}`),
          r.a,
          [
            [A, `took all who ${verb} ${x.en}`],
            [A - AB - CA, 'took those in all three away twice'],
            [A - r.abc, 'took away only those in all three'],
            [A - AB, 'forgot one of the overlaps'],
          ],
          [
            say(
              `From ${A} take away those in the overlaps; those in all three are in both overlaps, so add them once: ${A} − ${AB} − ${CA} + ${r.abc} = ${r.a}.`,
              `${A} నుండి ఉమ్మడి భాగాలలోని వారిని తీసివేయండి; మూడింటిలోనూ ఉన్నవారు రెండు ఉమ్మడి భాగాలలోనూ ఉంటారు కాబట్టి ఒకసారి కలపండి: ${A} − ${AB} − ${CA} + ${r.abc} = ${r.a}.`,
              `${A} में से साझा भागों के लोगों को घटाइए; जो तीनों में हैं वे दोनों साझा भागों में आते हैं, इसलिए उन्हें एक बार जोड़िए: ${A} − ${AB} − ${CA} + ${r.abc} = ${r.a}।`,
            ),
            say(
              `Without the last step ${r.abc} would be taken away twice.`,
              `చివరి దశ వదిలేస్తే ${r.abc} రెండుసార్లు తీసివేసినట్లవుతుంది.`,
              `अंतिम चरण के बिना ${r.abc} दो बार घट जाते।`,
            ),
          ],
        ),
        ask(
          asks('exactly two of the three', `మూడింటిలో సరిగ్గా రెండు ${te}`, `तीनों में से ठीक दो ${hi}`),
          two,
          [
            [AB + BC + CA, 'counted those in all three as well, three times'],
            [AB + BC + CA - r.abc, 'took those in all three away only once'],
            [AB + BC + CA - 2 * r.abc, 'took those in all three away only twice'],
            [two + r.abc, 'counted at least two instead of exactly two'],
          ],
          [
            say(
              `Each of the three overlaps contains the ${r.abc} who are in all three.`,
              `మూడు ఉమ్మడి భాగాలలో ప్రతిదానిలోనూ మూడింటిలో ఉన్న ${r.abc} మంది ఉంటారు.`,
              `तीनों साझा भागों में से हर एक में वे ${r.abc} शामिल हैं जो तीनों में हैं।`,
            ),
            say(
              `${AB} + ${BC} + ${CA} − 3 × ${r.abc} = ${two}. Taking them away once or twice leaves some of them in.`,
              `${AB} + ${BC} + ${CA} − 3 × ${r.abc} = ${two}. ఒకసారి లేదా రెండుసార్లు మాత్రమే తీసివేస్తే వారిలో కొందరు మిగిలిపోతారు.`,
              `${AB} + ${BC} + ${CA} − 3 × ${r.abc} = ${two}। एक या दो बार घटाने पर उनमें से कुछ बचे रह जाते हैं।`,
            ),
          ],
        ),
        ask(
          asks('at least one of the three', `మూడింటిలో కనీసం ఒకటి ${te}`, `तीनों में से कम से कम एक ${hi}`),
          union,
          [
            [A + B + C, 'added the three and forgot the overlaps'],
            [A + B + C - AB - BC - CA, 'did not add those in all three again'],
            [union - r.abc, 'left out those in all three'],
            [total, 'took everybody'],
          ],
          [
            say(
              `Add the three, take away the overlaps, add those in all three again.`,
              `మూడింటినీ కూడి, ఉమ్మడి భాగాలను తీసివేసి, మూడింటిలోనూ ఉన్నవారిని తిరిగి కలపండి.`,
              `तीनों को जोड़िए, साझा भाग घटाइए और जो तीनों में हैं उन्हें फिर जोड़िए।`,
            ),
            say(
              `${inclusion}. Without the last step those in all three would not be counted at all.`,
              `${inclusion}. చివరి దశ వదిలేస్తే మూడింటిలోనూ ఉన్నవారు అసలు లెక్కలోకి రారు.`,
              `${inclusion}। अंतिम चरण के बिना वे गिने ही नहीं जाते जो तीनों में हैं।`,
            ),
          ],
        ),
        ask(
          asks('none of the three', `మూడింటిలో ఏదీ ${notTe}`, `तीनों में से कुछ भी ${notHi}`),
          r.none,
          [
            [r.none + r.abc, 'did not add those in all three again'],
            [Math.abs(total - A - B - C), 'took away the sum without its overlaps'],
            [total - A, `took away only those who ${verb} ${x.en}`],
            [r.none + two, 'took away only the simple regions'],
          ],
          [
            say(
              `At least one of the three: ${inclusion}.`,
              `మూడింటిలో కనీసం ఒకటి: ${inclusion}.`,
              `तीनों में से कम से कम एक: ${inclusion}।`,
            ),
            say(
              `The others are ${total} − ${union} = ${r.none}. The overlaps must be allowed for before subtracting from ${total}.`,
              `మిగతావారు ${total} − ${union} = ${r.none}. ${total} నుండి తీసివేసే ముందు ఉమ్మడి భాగాలను లెక్కలోకి తీసుకోవాలి.`,
              `बाकी ${total} − ${union} = ${r.none} हैं। ${total} में से घटाने से पहले साझा भागों का ध्यान रखना होगा।`,
            ),
          ],
        ),
      ],
    }
  },

  // let the people of the survey come one by one, and count them
  verify({ regions: r }) {
    const people = (count: number, ...person: Person) => Array.from({ length: count }, () => person)
    const all = [
      ...people(r.a, true, false, false),
      ...people(r.b, false, true, false),
      ...people(r.c, false, false, true),
      ...people(r.ab, true, true, false),
      ...people(r.bc, false, true, true),
      ...people(r.ca, true, false, true),
      ...people(r.abc, true, true, true),
      ...people(r.none, false, false, false),
    ]
    const liked = (person: Person) => person.filter(Boolean).length
    const counts = [
      all.filter((person) => person[0] && liked(person) === 1),
      all.filter((person) => liked(person) === 2),
      all.filter((person) => liked(person) > 0),
      all.filter((person) => liked(person) === 0),
    ]
    return counts.map((group) => number(group.length))
  },
})
