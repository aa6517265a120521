import { numericDistractors } from '../../questions/distractors.ts'
import { template } from '../../questions/template.ts'
import { inTex, number } from '../../text/format.ts'
import { paragraphs, same, say } from '../../text/localized.ts'

const range = (from: number, to: number) =>
  to - from === 1
    ? say(`${from} or ${to}`, `${from} లేదా ${to}`, `${from} या ${to}`)
    : say(`${from} to ${to}`, `${from} నుండి ${to}`, `${from} से ${to}`)
const KINDS = { all: say('', '', ''), odd: say('odd ', 'బేసి ', 'विषम '), even: say('even ', 'సరి ', 'सम ') }

export const factorCount = template({
  id: 'number-system/number-of-factors',
  topic: 'number-system',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'railway', 'cat', 'nimcet', 'mat', 'afcat'],

  draw(random, level) {
    const [third, odd] = random.pick([
      [5, 1],
      [5, 2],
      [7, 1],
      [7, 2],
      [11, 1],
    ] as const)
    return {
      twos: random.int(2, 5),
      threes: random.int(1, 3),
      prime: third,
      times: odd,
      kind: level === 'easy' ? ('all' as const) : random.pick(['odd', 'even'] as const),
    }
  },

  write({ twos, threes, prime, times, kind }) {
    const n = 2 ** twos * 3 ** threes * prime ** times
    const [all, odd] = [(twos + 1) * (threes + 1) * (times + 1), (threes + 1) * (times + 1)]
    const answer = kind === 'all' ? all : kind === 'odd' ? odd : all - odd
    const powers = [
      [2, twos],
      [3, threes],
      [prime, times],
    ].map(([p, e]) => (e === 1 ? `${p}` : `${p}^{${e}}`))
    const counting = {
      all: say('counting 1 and the number itself', '1ని, ఆ సంఖ్యను కూడా లెక్కించండి', '1 और स्वयं संख्या को भी गिनें'),
      odd: say('counting 1', '1ని కూడా లెక్కించండి', '1 को भी गिनें'),
      even: say('counting the number itself', 'ఆ సంఖ్యను కూడా లెక్కించండి', 'स्वयं संख्या को भी गिनें'),
    }[kind]
    const of = KINDS[kind]
    const [threesIn, primesIn, twosIn] = [range(0, threes), range(0, times), range(kind === 'even' ? 1 : 0, twos)]
    const ways =
      kind === 'all'
        ? `$${twos + 1} \\times ${threes + 1} \\times ${times + 1} = ${all}$`
        : kind === 'odd'
          ? `$${threes + 1} \\times ${times + 1} = ${odd}$`
          : `$${twos} \\times ${threes + 1} \\times ${times + 1} = ${all - odd}$`
    return {
      stem: say(
        `How many ${of.en}factors does ${number(n)} have, ${counting.en}?`,
        `${number(n)} యొక్క ${of.te}కారణాంకాలు (భాజకాలు) ఎన్ని? (${counting.te})`,
        `${number(n)} के कितने ${of.hi}गुणनखंड (भाजक) हैं? (${counting.hi})`,
      ),
      correct: same(String(answer)),
      distractors: numericDistractors(
        answer,
        [
          {
            value: kind === 'all' ? twos * threes * times : all,
            mistake: kind === 'all' ? 'multiplied the exponents without adding 1' : 'counted all factors',
          },
          {
            value: kind === 'even' ? odd : all - odd,
            mistake: 'counted the even factors for the odd ones or the reverse',
          },
          {
            value: kind === 'odd' ? odd - 1 : kind === 'even' ? all - odd - 1 : all - 2,
            mistake: 'left out 1 or the number itself',
          },
          { value: twos + threes + times, mistake: 'added the exponents' },
        ],
        { format: String, spares: [answer + 2, answer + 4, answer + 6] },
      ),
      explanation: paragraphs(
        say(
          `Write the number in primes: $${inTex(n)} = ${powers.join(' \\times ')}$.`,
          `సంఖ్యను ప్రధాన కారణాంకాల లబ్ధంగా రాయండి: $${inTex(n)} = ${powers.join(' \\times ')}$.`,
          `संख्या को अभाज्य गुणनखंडों में लिखें: $${inTex(n)} = ${powers.join(' \\times ')}$।`,
        ),
        kind === 'all'
          ? say(
              `In a factor the exponent of 2 is ${twosIn.en}, that of 3 is ${threesIn.en} and that of ${prime} is ${primesIn.en}: ${ways} ways. The exponents are increased by 1 because the exponent 0 is also a choice.`,
              `ఒక కారణాంకంలో 2 ఘాతాంకం ${twosIn.te}, 3 ఘాతాంకం ${threesIn.te}, ${prime} ఘాతాంకం ${primesIn.te}: ${ways} విధాలు. ఘాతాంకం 0 కూడా ఒక ఎంపిక కాబట్టి ప్రతి ఘాతాంకానికి 1 కలుపుతాం.`,
              `किसी भाजक में 2 का घातांक ${twosIn.hi}, 3 का ${threesIn.hi} और ${prime} का ${primesIn.hi} होता है: ${ways} तरीके। घातांकों में 1 जोड़ा जाता है क्योंकि घातांक 0 भी एक विकल्प है।`,
            )
          : kind === 'odd'
            ? say(
                `In an odd factor the exponent of 2 is 0, that of 3 is ${threesIn.en} and that of ${prime} is ${primesIn.en}: ${ways} ways. The count of all factors, ${all}, includes the even ones.`,
                `బేసి కారణాంకంలో 2 ఘాతాంకం 0, 3 ఘాతాంకం ${threesIn.te}, ${prime} ఘాతాంకం ${primesIn.te}: ${ways} విధాలు. అన్ని కారణాంకాల సంఖ్య ${all}లో సరి కారణాంకాలు కూడా ఉన్నాయి.`,
                `विषम भाजक में 2 का घातांक 0, 3 का ${threesIn.hi} और ${prime} का ${primesIn.hi} होता है: ${ways} तरीके। सभी भाजकों की संख्या ${all} में सम भाजक भी हैं।`,
              )
            : say(
                `In an even factor the exponent of 2 is ${twosIn.en}, that of 3 is ${threesIn.en} and that of ${prime} is ${primesIn.en}: ${ways} ways. The count of all factors, ${all}, includes the odd ones.`,
                `సరి కారణాంకంలో 2 ఘాతాంకం ${twosIn.te}, 3 ఘాతాంకం ${threesIn.te}, ${prime} ఘాతాంకం ${primesIn.te}: ${ways} విధాలు. అన్ని కారణాంకాల సంఖ్య ${all}లో బేసి కారణాంకాలు కూడా ఉన్నాయి.`,
                `सम भाजक में 2 का घातांक ${twosIn.hi}, 3 का ${threesIn.hi} और ${prime} का ${primesIn.hi} होता है: ${ways} तरीके। सभी भाजकों की संख्या ${all} में विषम भाजक भी हैं।`,
              ),
        say(
          `The number of ${of.en}factors is ${answer}.`,
          `${of.te}కారణాంకాల సంఖ్య ${answer}.`,
          `${of.hi}गुणनखंडों की संख्या ${answer} है।`,
        ),
      ),
    }
  },

  verify({ twos, threes, prime, times, kind }) {
    const n = 2 ** twos * 3 ** threes * prime ** times
    let count = 0
    for (let d = 1; d <= n; d++) if (n % d === 0 && (kind === 'all' || (d % 2 === 0) === (kind === 'even'))) count++
    return String(count)
  },
})
