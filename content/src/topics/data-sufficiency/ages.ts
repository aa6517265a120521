import { tupleOf } from '../../checked-access.ts'
import { gcd } from '../../numbers.ts'
import { ratio } from '../../text/format.ts'
import { say } from '../../text/localized.ts'
import { named, PEOPLE } from '../../text/names.ts'
import type { LocalizedText } from '../../text.ts'
import { fact, pairs, span, sufficiencyTemplate } from './sufficiency.ts'

type Ages = readonly [number, number]

export const ages = sufficiencyTemplate<Ages>({
  id: 'data-sufficiency/ages',
  levels: ['easy', 'medium'],
  puzzle(random, level) {
    const [who, other] = tupleOf(random.sample(PEOPLE, 2).map(named), 2)
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
        `${years} సంవత్సరాల తర్వాత ${who.te}, ${other.te} వయస్సుల నిష్పత్తి ${ratioLater} అవుతుంది.`,
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
    const together = (way: LocalizedText): LocalizedText =>
      say(
        `${way.en}, ${who.en} is ${a} and ${other.en} is ${b} years old.`,
        `${way.te}: ${who.te} వయస్సు ${a}, ${other.te} వయస్సు ${b} సంవత్సరాలు.`,
        `${way.hi}: ${who.hi} की आयु ${a} और ${other.hi} की ${b} वर्ष है।`,
      )
    return {
      question: random.pick([
        say(`How old is ${who.en} now?`, `ఇప్పుడు ${who.te} వయస్సు ఎన్ని సంవత్సరాలు?`, `${who.hi} की आयु अब कितने वर्ष है?`),
        say(`What is the present age of ${who.en}?`, `${who.te} ప్రస్తుత వయస్సు ఎంత?`, `${who.hi} की वर्तमान आयु क्या है?`),
      ]),
      models: pairs(span(1, 99), span(1, 99)),
      answer: ([x]) => x,
      enough: [
        fact(
          say(
            `After ${a - 2 * past} years the age of ${who.en} will be twice what it was ${past} years ago.`,
            `${a - 2 * past} సంవత్సరాల తర్వాత ${who.te} వయస్సు, ${past} సంవత్సరాల క్రితం ఉన్న వయస్సుకు రెట్టింపు అవుతుంది.`,
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
