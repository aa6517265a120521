import { itemAt } from '../../checked-access.ts'
import { say } from '../../text/localized.ts'
import { withEnding } from '../../text/telugu.ts'
import type { LocalizedText } from '../../text.ts'
import { fact, span, sufficiencyTemplate } from './sufficiency.ts'

const COPRIME_PARTS = [
  [2, 3],
  [2, 5],
  [3, 4],
  [3, 5],
  [2, 7],
  [4, 5],
  [3, 7],
  [2, 9],
  [3, 8],
  [4, 7],
  [5, 7],
  [4, 9],
] as const

const divisible = (n: string, by: number): LocalizedText =>
  say(`${n} is divisible by ${by}.`, `${withEnding(n, 'ను')} ${by} నిశ్శేషంగా భాగిస్తుంది.`, `${n}, ${by} से विभाज्य है।`)

export const divisibility = sufficiencyTemplate<number>({
  id: 'data-sufficiency/divisibility',
  levels: ['easy', 'medium'],
  puzzle(random, level) {
    const [p, q] = random.pick(level === 'easy' ? COPRIME_PARTS.slice(0, 5) : COPRIME_PARTS.slice(4))
    const d = p * q
    const times = random.int(2, 4)
    const left = random.pick(span(1, d - 1))
    const more = random.int(2, 5) * p
    const other = itemAt([11, 13, 17], random.int(0, 2))
    const floor = random.step(20, 90, 10)
    const isMultiple = (text: LocalizedText, of: number) =>
      fact(
        text,
        say(
          `multiples of ${of} include multiples of ${d} and other numbers too.`,
          `${of} గుణిజాలలో ${d} గుణిజాలూ, ఇతర సంఖ్యలూ ఉంటాయి.`,
          `${of} के गुणजों में ${d} के गुणज भी हैं और दूसरी संख्याएँ भी।`,
        ),
        (n: number) => n % of === 0,
      )
    const byP = isMultiple(divisible('n', p), p)
    const byQ = isMultiple(divisible('n', q), q)
    const byPMore = fact<number>(
      divisible(`n + ${more}`, p),
      say(
        `${more} is itself divisible by ${p}, so n is divisible by ${p}; nothing is known about ${q}.`,
        `${more} కూడా ${p} గుణిజమే, కాబట్టి nను ${p} భాగిస్తుంది; ${q} గురించి ఏమీ తెలియదు.`,
        `${more} स्वयं ${p} से विभाज्य है, इसलिए n, ${p} से विभाज्य है; ${q} के बारे में कुछ पता नहीं।`,
      ),
      (n) => (n + more) % p === 0,
    )
    const above = fact<number>(
      say(`n is greater than ${floor}.`, `n విలువ ${floor} కంటే ఎక్కువ.`, `n का मान ${floor} से अधिक है।`),
      say('such numbers are of both kinds.', 'అలాంటి సంఖ్యలు రెండు రకాలుగానూ ఉంటాయి.', 'ऐसी संख्याएँ दोनों प्रकार की हैं।'),
      (n) => n > floor,
    )
    const byPOther = fact<number>(
      divisible('n', p * other),
      say(
        `that makes n divisible by ${p}, but not necessarily by ${q}.`,
        `దీనివల్ల nను ${p} భాగిస్తుంది, కానీ ${q} భాగించనవసరం లేదు.`,
        `इससे n, ${p} से विभाज्य है, पर ${q} से होना आवश्यक नहीं।`,
      ),
      (n) => n % (p * other) === 0,
    )
    const byBoth = say(
      `Together n is divisible by ${p} and by ${q}, which have no common factor, so by ${d}.`,
      `కలిపితే nను ${p}, ${q} రెండూ భాగిస్తాయి; వాటికి ఉమ్మడి కారణాంకం లేదు కాబట్టి ${d} కూడా భాగిస్తుంది.`,
      `मिलकर n, ${p} और ${q} दोनों से विभाज्य है, जिनका कोई साझा गुणनखंड नहीं, इसलिए ${d} से भी।`,
    )
    return {
      question: say(
        `n is a natural number. Is n divisible by ${d}?`,
        `n ఒక సహజ సంఖ్య. nను ${d} నిశ్శేషంగా భాగిస్తుందా?`,
        `n एक प्राकृत संख्या है। क्या n, ${d} से विभाज्य है?`,
      ),
      models: span(1, 4 * d * other),
      answer: (n) => n % d === 0,
      enough: [
        fact(
          divisible('n', times * d),
          say(
            `${times * d} is a multiple of ${d}, so the answer is yes.`,
            `${times * d} అనేది ${d} గుణిజం, కాబట్టి సమాధానం అవును.`,
            `${times * d}, ${d} का गुणज है, इसलिए उत्तर हाँ है।`,
          ),
          (n) => n % (times * d) === 0,
        ),
        fact(
          say(
            `When n is divided by ${times * d}, the remainder is ${left}.`,
            `nను ${times * d}తో భాగిస్తే శేషం ${left}.`,
            `n को ${times * d} से भाग देने पर शेषफल ${left} बचता है।`,
          ),
          say(
            `${d} divides ${times * d}, so n leaves the remainder ${left} with ${d} too, and the answer is no.`,
            `${withEnding(String(times * d), 'ను')} ${d} భాగిస్తుంది, కాబట్టి nను ${d}తో భాగించినా శేషం ${left}; సమాధానం కాదు.`,
            `${times * d}, ${d} से विभाज्य है, इसलिए n को ${d} से भाग देने पर भी शेषफल ${left} है; उत्तर नहीं है।`,
          ),
          (n) => n % (times * d) === left,
        ),
        fact(
          divisible(`n + ${d * times}`, d),
          say(
            `${d * times} is a multiple of ${d}, so n is one too, and the answer is yes.`,
            `${d * times} అనేది ${d} గుణిజం, కాబట్టి n కూడా; సమాధానం అవును.`,
            `${d * times}, ${d} का गुणज है, इसलिए n भी; उत्तर हाँ है।`,
          ),
          (n) => (n + d * times) % d === 0,
        ),
      ],
      notEnough: [byP, byQ, above, byPMore, byPOther],
      enoughTogether: [
        {
          facts: [byP, byQ],
          shows: say(
            `${p} and ${q} have no common factor, so together n is divisible by ${p} × ${q} = ${d}.`,
            `${p}, ${q}లకు ఉమ్మడి కారణాంకం లేదు, కాబట్టి కలిపితే nను ${p} × ${q} = ${d} భాగిస్తుంది.`,
            `${p} और ${q} का कोई साझा गुणनखंड नहीं, इसलिए मिलकर n, ${p} × ${q} = ${d} से विभाज्य है।`,
          ),
        },
        {
          facts: [byPMore, byQ],
          shows: byBoth,
        },
        {
          facts: [byPOther, byQ],
          shows: byBoth,
        },
      ],
      neverEnough: [
        {
          facts: [byP, byPMore],
          shows: say(
            `Both say the same: n is divisible by ${p}. Whether ${q} divides n stays open.`,
            `రెండూ ఒకే విషయం చెబుతున్నాయి: nను ${p} భాగిస్తుంది. nను ${q} భాగిస్తుందో లేదో తెలియదు.`,
            `दोनों एक ही बात कहते हैं: n, ${p} से विभाज्य है। n, ${q} से विभाज्य है या नहीं, यह पता नहीं।`,
          ),
        },
        {
          facts: [byP, byPOther],
          shows: say(
            `Neither says anything about ${q}, so n may or may not be divisible by ${d}.`,
            `రెండూ ${q} గురించి ఏమీ చెప్పవు, కాబట్టి nను ${d} భాగించవచ్చు, భాగించకపోవచ్చు.`,
            `दोनों ${q} के बारे में कुछ नहीं कहते, इसलिए n, ${d} से विभाज्य हो भी सकता है और नहीं भी।`,
          ),
        },
        {
          facts: [byQ, above],
          shows: say(
            `Beyond ${floor} there are multiples of ${q} that are divisible by ${d} and others that are not.`,
            `${floor} కంటే పెద్దవైన ${q} గుణిజాలలో ${d} భాగించేవీ, భాగించనివీ ఉన్నాయి.`,
            `${floor} से बड़े ${q} के गुणजों में कुछ ${d} से विभाज्य हैं और कुछ नहीं।`,
          ),
        },
        {
          facts: [byPOther, above],
          shows: say(
            `Nothing is said about ${q}, however large n is.`,
            `n ఎంత పెద్దదైనా ${q} గురించి ఏమీ చెప్పలేదు.`,
            `n कितना भी बड़ा हो, ${q} के बारे में कुछ नहीं कहा गया।`,
          ),
        },
      ],
    }
  },
})
