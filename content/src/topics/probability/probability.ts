import { textDistractors } from '../../questions/distractors.ts'
import { template } from '../../questions/template.ts'
import { choose } from '../../shared/arithmetic/formulae.ts'
import { fraction } from '../../text/format.ts'
import { paragraphs, same, say } from '../../text/localized.ts'
import type { LocalizedText } from '../../text.ts'

/** Wrong options from numerators, denominators and mistakes. */
export const chances = (list: readonly (readonly [n: number, d: number, mistake: string])[]) =>
  list
    .map(([n, d, mistake]) => [Math.round(n), Math.round(d), mistake] as const)
    .filter(([n, d]) => n > 0 && n < d)
    .map(([n, d, mistake]) => [fraction(n, d), mistake] as const)

/** As they stand before “balls”. */
const RED = say('red', 'ఎరుపు', 'लाल')
const BLUE = say('blue', 'నీలి', 'नीली')
const WHITE = say('white', 'తెలుపు', 'सफ़ेद')
const BLACK = say('black', 'నలుపు', 'काली')
const COLOURS = [
  [RED, BLUE],
  [WHITE, BLACK],
  [say('green', 'ఆకుపచ్చ', 'हरी'), say('yellow', 'పసుపు', 'पीली')],
  [RED, WHITE],
] as const

export const ballsDrawn = template({
  id: 'probability/balls-drawn',
  topic: 'probability',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'bank', 'mat', 'nimcet', 'cat', 'afcat'],

  draw: (random, level) => ({
    a: random.int(3, 8),
    b: random.int(3, 8),
    colours: random.pick(COLOURS),
    two: level === 'medium',
    ask: level === 'medium' ? random.pick(['both', 'different', 'same'] as const) : ('one' as const),
    third: random.int(2, 6),
    vessel: random.pick([
      say('A bag', 'ఒక సంచిలో', 'एक थैले में'),
      say('A box', 'ఒక పెట్టెలో', 'एक डिब्बे में'),
      say('An urn', 'ఒక పాత్రలో', 'एक कलश में'),
    ]),
  }),

  write({ a, b, colours, two, ask, third, vessel }) {
    const n = two ? a + b : a + b + third
    const [first, second] = colours
    const pairs = choose(n, 2)
    const ways = { one: a, both: choose(a, 2), different: a * b, same: choose(a, 2) + choose(b, 2) }[ask]
    const total = two ? pairs : n
    const correct = fraction(ways, total)
    const event = {
      one: say(`it is ${first.en}`, `అది ${first.te} బంతి`, `उसके ${first.hi} होने`),
      both: say(`both are ${first.en}`, `రెండూ ${first.te} బంతులు`, `दोनों के ${first.hi} होने`),
      different: say('they are of different colours', 'అవి వేర్వేరు రంగుల బంతులు', 'उनके अलग-अलग रंगों के होने'),
      same: say('they are of the same colour', 'అవి ఒకే రంగు బంతులు', 'उनके एक ही रंग के होने'),
    }[ask]
    const favourable = {
      both: `$^{${a}}C_2 = ${ways}$`,
      different: `$${a} \\times ${b} = ${ways}$`,
      same: `$^{${a}}C_2 + ^{${b}}C_2 = ${ways}$`,
      one: '',
    }[ask]
    return {
      stem: two
        ? say(
            `${vessel.en} contains ${a} ${first.en} and ${b} ${second.en} balls. Two balls are drawn at random together. The probability that ${event.en} is`,
            `${vessel.te} ${a} ${first.te}, ${b} ${second.te} బంతులు ఉన్నాయి. యాదృచ్ఛికంగా రెండు బంతులను ఒకేసారి తీశారు. ${event.te} అయ్యే సంభావ్యత ఎంత?`,
            `${vessel.hi} ${a} ${first.hi} और ${b} ${second.hi} गेंदें हैं। दो गेंदें यादृच्छया एक साथ निकाली जाती हैं। ${event.hi} की प्रायिकता कितनी है?`,
          )
        : say(
            `${vessel.en} contains ${a} ${first.en}, ${b} ${second.en} and ${third} brown balls. One ball is drawn at random. The probability that ${event.en} is`,
            `${vessel.te} ${a} ${first.te}, ${b} ${second.te}, ${third} గోధుమ రంగు బంతులు ఉన్నాయి. యాదృచ్ఛికంగా ఒక బంతిని తీశారు. ${event.te} అయ్యే సంభావ్యత ఎంత?`,
            `${vessel.hi} ${a} ${first.hi}, ${b} ${second.hi} और ${third} भूरी गेंदें हैं। एक गेंद यादृच्छया निकाली जाती है। ${event.hi} की प्रायिकता कितनी है?`,
          ),
      correct: same(correct),
      distractors: textDistractors(
        correct,
        chances([
          ...(two
            ? ([
                [{ both: a * a, different: a * b, same: a * a + b * b, one: 1 }[ask], n * n, 'put the first ball back'],
                [total - ways, total, 'gave the probability that it does not happen'],
                [
                  ask === 'both' ? choose(b, 2) : ask === 'different' ? choose(a, 2) : a * b,
                  total,
                  'counted another event',
                ],
                [ask === 'both' ? a * b : choose(b, 2), total, 'counted another event'],
                [
                  ask === 'different' ? 2 * a * b : a,
                  ask === 'different' ? total * 4 : n,
                  'divided by the wrong number of ways',
                ],
              ] as const)
            : ([
                [a, b + third, 'gave the odds instead of the probability'],
                [b + third, n, 'gave the probability that it does not happen'],
                [b, n, `counted the ${second.en} balls`],
                [third, n, 'counted the brown balls'],
                [1, 3, 'took the colours to be equally likely'],
              ] as const)),
          [ways + 1, total, 'counted one way too many'],
          [ways + 2, total, 'counted two ways too many'],
          [1, 4, 'took all four results to be equally likely'],
        ]),
      ),
      explanation: paragraphs(
        two
          ? say(
              `Two of ${n} balls can be drawn in $^{${n}}C_2 = ${pairs}$ ways.`,
              `${n} బంతుల నుండి రెండింటిని $^{${n}}C_2 = ${pairs}$ విధాలుగా తీయవచ్చు.`,
              `${n} में से दो गेंदें $^{${n}}C_2 = ${pairs}$ तरीकों से निकाली जा सकती हैं।`,
            )
          : say(
              `There are ${a} + ${b} + ${third} = ${n} balls, all equally likely.`,
              `మొత్తం బంతులు ${a} + ${b} + ${third} = ${n}; అన్నీ సమసంభవాలు.`,
              `कुल ${a} + ${b} + ${third} = ${n} गेंदें हैं, सब समप्रायिक।`,
            ),
        two
          ? say(
              `Favourable: ${favourable}. The balls are drawn together, so a ball is not drawn twice.`,
              `అనుకూల విధాలు: ${favourable}. బంతులను ఒకేసారి తీశారు కాబట్టి ఒకే బంతి రెండుసార్లు రాదు.`,
              `अनुकूल तरीके: ${favourable}। गेंदें एक साथ निकाली जाती हैं, इसलिए एक ही गेंद दो बार नहीं आती।`,
            )
          : say(
              `Favourable: ${a}. Dividing by the ${b + third} other balls would give the odds.`,
              `అనుకూలమైనవి: ${a}. మిగిలిన ${b + third} బంతులతో భాగిస్తే అనుకూల-ప్రతికూల నిష్పత్తి వస్తుంది, సంభావ్యత కాదు.`,
              `अनुकूल: ${a}। शेष ${b + third} गेंदों से भाग देने पर अनुकूल-प्रतिकूल अनुपात मिलेगा, प्रायिकता नहीं।`,
            ),
        say(`The probability is ${correct}.`, `సంభావ్యత ${correct}.`, `प्रायिकता ${correct} है।`),
      ),
    }
  },

  // looks at every ball or pair of balls
  verify({ a, b, two, ask, third }) {
    const balls = [
      ...Array<string>(a).fill('a'),
      ...Array<string>(b).fill('b'),
      ...Array<string>(two ? 0 : third).fill('c'),
    ]
    if (!two) return fraction(balls.filter((ball) => ball === 'a').length, balls.length)
    const drawn = balls.flatMap((x, i) => balls.slice(i + 1).map((y) => x + y))
    const good = drawn.filter((pair) => (ask === 'both' ? pair === 'aa' : (pair[0] === pair[1]) === (ask === 'same')))
    return fraction(good.length, drawn.length)
  },
})
/** What several people try, and whether it is a target. */
const ATTEMPTS = [
  { given: say('A problem is given to', 'ఒక సమస్యను', 'एक प्रश्न हल करने का प्रयास करते हैं'), aims: false },
  { given: say('A puzzle is given to', 'ఒక పజిల్‌ను', 'एक पहेली हल करने का प्रयास करते हैं'), aims: false },
  { given: say('The same target is aimed at by', 'ఒకే లక్ష్యంపై', 'एक ही लक्ष्य पर निशाना लगाते हैं'), aims: true },
]

/** Two or three who try; the verb stands with them in Telugu, with what is tried in Hindi. */
const tries = (count: number, aims: boolean): LocalizedText =>
  aims
    ? count === 2
      ? say('two archers', 'ఇద్దరు విలుకాళ్లు గురిపెట్టారు', 'दो तीरंदाज')
      : say('three archers', 'ముగ్గురు విలుకాళ్లు గురిపెట్టారు', 'तीन तीरंदाज')
    : count === 2
      ? say('two students', 'ఇద్దరు విద్యార్థులకు ఇచ్చారు', 'दो विद्यार्थी')
      : say('three students', 'ముగ్గురు విద్యార్థులకు ఇచ్చారు', 'तीन विद्यार्थी')

const CHANCES = [
  [1, 2],
  [1, 3],
  [2, 3],
  [1, 4],
  [3, 4],
  [2, 5],
  [3, 5],
  [1, 5],
  [4, 5],
] as const

export const independentPeople = template({
  id: 'probability/independent-attempts',
  topic: 'probability',
  levels: ['medium', 'hard'],
  exams: ['icet', 'ssc', 'bank', 'cat', 'nimcet', 'mat'],

  draw(random, level) {
    const tried = level === 'medium' ? 2 : 3
    // where it is nearly sure that one of them succeeds, nothing but the largest option could be right
    let odds = random.sample(CHANCES, tried)
    while (odds.reduce((fail, [n, d]) => fail * (1 - n / d), 1) < 0.2) odds = random.sample(CHANCES, tried)
    return {
      odds,
      ask: random.pick(level === 'medium' ? (['solved', 'exactly one'] as const) : (['solved'] as const)),
      story: random.pick(ATTEMPTS),
    }
  },

  write({ odds, ask, story }) {
    const all = odds.reduce((product, [, d]) => product * d, 1)
    const none = odds.reduce((product, [n, d]) => product * (d - n), 1)
    const every = odds.reduce((product, [n]) => product * n, 1)
    const exactlyOne = odds.reduce((sum, [n, d]) => sum + (n * none) / (d - n), 0)
    const answer = ask === 'solved' ? all - none : Math.round(exactlyOne)
    const { given, aims } = story
    const who = tries(odds.length, aims)
    const [does, event] = aims
      ? [
          say('hitting', 'దానిని ఛేదించే', 'उसे भेदने'),
          ask === 'solved'
            ? say('the target is hit', 'లక్ష్యం ఛేదించబడే', 'लक्ष्य के भेदे जाने')
            : say('exactly one of them hits it', 'వారిలో సరిగ్గా ఒకరు మాత్రమే దానిని ఛేదించే', 'ठीक एक के द्वारा लक्ष्य भेदने'),
        ]
      : [
          say('solving', 'దానిని సాధించే', 'उसे हल करने'),
          ask === 'solved'
            ? say('it is solved', 'అది సాధించబడే', 'उसके हल हो जाने')
            : say('exactly one of them solves it', 'వారిలో సరిగ్గా ఒకరు మాత్రమే దానిని సాధించే', 'ठीक एक के द्वारा उसे हल करने'),
        ]
    const correct = fraction(answer, all)
    const shares = odds.map(([n, d]) => fraction(n, d))
    const lost = `$${odds.map(([n, d]) => `\\frac{${d - n}}{${d}}`).join(' \\times ')}$ = ${fraction(none, all)}`
    const oneOnly = `$${odds.map(([n, d], k) => `\\frac{${n}}{${d}} \\times \\frac{${(odds[1 - k]?.[1] ?? 0) - (odds[1 - k]?.[0] ?? 0)}}{${odds[1 - k]?.[1]}}`).join(' + ')}$`
    return {
      stem: say(
        `${given.en} ${who.en}, whose chances of ${does.en} it are ${shares.slice(0, -1).join(', ')} and ${shares.at(-1)}, independently of one another. The probability that ${event.en} is`,
        `${given.te} ${who.te}. వారు పరస్పర స్వతంత్రంగా ${does.te} సంభావ్యతలు వరుసగా ${shares.join(', ')}. ${event.te} సంభావ్యత ఎంత?`,
        `${who.hi} ${given.hi}। एक-दूसरे से स्वतंत्र रूप से ${does.hi} की उनकी प्रायिकताएँ क्रमशः ${shares.slice(0, -1).join(', ')} और ${shares.at(-1)} हैं। ${event.hi} की प्रायिकता कितनी है?`,
      ),
      correct: same(correct),
      distractors: textDistractors(
        correct,
        chances([
          [none, all, 'gave the probability that all fail'],
          [every, all, 'multiplied the chances of success'],
          [
            ask === 'solved' ? Math.round(exactlyOne) : all - none,
            all,
            ask === 'solved' ? 'took exactly one success' : 'took at least one success',
          ],
          [all - every, all, 'took away the chance that all succeed'],
          [odds.reduce((sum, [n, d]) => sum + (n * all) / d, 0), all, 'added the chances'],
          [odds.reduce((sum, [n, d]) => sum + (n * all) / d, 0), all * odds.length, 'took the mean of the chances'],
          [answer + 1, all, 'slipped by one part'],
          [answer - 1, all, 'slipped by one part'],
        ]),
      ),
      explanation: paragraphs(
        say(
          `${odds.length === 2 ? 'Both of them fail' : 'All of them fail'} with probability ${lost}.`,
          `${odds.length === 2 ? 'ఇద్దరూ' : 'అందరూ'} విఫలమయ్యే సంభావ్యత ${lost}.`,
          `${odds.length === 2 ? 'दोनों' : 'सभी'} के असफल होने की प्रायिकता ${lost} है।`,
        ),
        ask === 'solved'
          ? say(
              `At least one success is everything else: 1 − ${fraction(none, all)}. Adding the chances would count common successes more than once.`,
              `కనీసం ఒకరు సఫలం కావడం మిగిలిన అన్ని సందర్భాలు: 1 − ${fraction(none, all)}. సంభావ్యతలను కూడితే ఉమ్మడి సందర్భాలు ఒకటి కంటే ఎక్కువసార్లు వస్తాయి.`,
              `कम से कम एक की सफलता शेष सब स्थितियाँ हैं: 1 − ${fraction(none, all)}। प्रायिकताएँ जोड़ने पर साझी सफलताएँ एक से अधिक बार गिनी जाएँगी।`,
            )
          : say(
              `Exactly one success: one succeeds and the other fails, in two ways: ${oneOnly}.`,
              `సరిగ్గా ఒకరే సఫలం: ఒకరు సఫలం, మరొకరు విఫలం – రెండు విధాలు: ${oneOnly}.`,
              `ठीक एक सफलता: एक सफल और दूसरा असफल, दो तरीकों से: ${oneOnly}।`,
            ),
        say(`The probability is ${correct}.`, `సంభావ్యత ${correct}.`, `प्रायिकता ${correct} है।`),
      ),
    }
  },

  // one equally likely slot for every part of every chance
  verify({ odds, ask }) {
    let slots: number[] = [0]
    for (const [n, d] of odds)
      slots = slots.flatMap((wins) => Array.from({ length: d }, (_, part) => wins + (part < n ? 1 : 0)))
    return fraction(slots.filter((wins) => (ask === 'solved' ? wins > 0 : wins === 1)).length, slots.length)
  },
})
