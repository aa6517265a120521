import { number } from '../../format.ts'
import { template } from '../../question.ts'
import { joined, paragraphs, say } from '../../speech.ts'
import { same } from '../../text.ts'
import { numericDistractors } from '../distractors.ts'

const cycleOf = (digit: number): number[] => {
  const cycle = [digit]
  for (let next = (digit * digit) % 10; next !== digit; next = (next * digit) % 10) cycle.push(next)
  return cycle
}
const lastDigit = (base: number, exponent: number): number => {
  const cycle = cycleOf(base % 10)
  return cycle[(exponent - 1) % cycle.length] ?? 0
}

export const unitDigit = template({
  id: 'number-system/unit-digit-of-powers',
  topic: 'number-system',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'railway', 'cat', 'nimcet', 'mat', 'afcat'],

  draw: (random, level) => ({
    base: random.int(1, 9) * 10 + random.pick([2, 3, 7, 8]),
    exponent: random.int(21, 99),
    second: level === 'easy' ? 0 : random.int(1, 9) * 10 + random.pick([2, 3, 4, 7, 8, 9]),
    secondExponent: random.int(21, 99),
    operation: random.pick(['+', '\\times'] as const),
  }),

  write({ base, exponent, second, secondExponent, operation }) {
    const [u, v] = [lastDigit(base, exponent), second === 0 ? 0 : lastDigit(second, secondExponent)]
    const join = (a: number, b: number) => (second === 0 ? a : operation === '+' ? (a + b) % 10 : (a * b) % 10)
    const answer = join(u, v)
    const shown = `${base}^{${exponent}}${second === 0 ? '' : ` ${operation} ${second}^{${secondExponent}}`}`
    const cycle = cycleOf(base % 10)
    const explain = (b: number, e: number, note = say('', '', '')) => {
      const c = cycleOf(b % 10)
      const turns = `$${e} = ${c.length} \\times ${Math.floor(e / c.length)} + ${e % c.length}$`
      return say(
        `The powers of ${b % 10} end in ${c.join(', ')} in turn. ${turns}, so $${b}^{${e}}$ ends in ${lastDigit(b, e)}.${note.en}`,
        `${b % 10} ఘాతాల ఒకట్ల స్థానపు అంకెలు వరుసగా ${c.join(', ')}. ${turns}; కాబట్టి $${b}^{${e}}$ యొక్క ఒకట్ల అంకె ${lastDigit(b, e)}.${note.te}`,
        `${b % 10} की घातों के इकाई अंक क्रम से ${c.join(', ')} हैं। ${turns}, इसलिए $${b}^{${e}}$ का इकाई अंक ${lastDigit(b, e)} है।${note.hi}`,
      )
    }
    const lastPlace =
      exponent % cycle.length === 0
        ? say(
            ' (Remainder 0 means the last place of the cycle, not the first.)',
            ' (శేషం 0 అంటే ఆవృత్తంలో చివరి అంకె, మొదటిది కాదు.)',
            ' (शेषफल 0 का अर्थ है चक्र का अंतिम अंक, पहला नहीं।)',
          )
        : undefined
    return {
      stem: say(
        `The digit in the units place of $${shown}$ is`,
        `$${shown}$ యొక్క ఒకట్ల స్థానంలోని అంకె ఏది?`,
        `$${shown}$ का इकाई अंक क्या है?`,
      ),
      correct: same(String(answer)),
      distractors: numericDistractors(
        answer,
        [
          { value: join(cycle[exponent % cycle.length] ?? 0, v), mistake: 'counted one place too far in the cycle' },
          { value: join(base % 10, second % 10), mistake: 'ignored the exponents' },
          { value: join(((base % 10) * exponent) % 10, v), mistake: 'multiplied by the exponent instead of raising' },
          {
            value: second === 0 ? exponent % 4 : operation === '+' ? (u * v) % 10 : (u + v) % 10,
            mistake: 'mixed up the two operations',
          },
        ],
        {
          format: String,
          plausible: (value) => value >= 0,
          spares: [...cycle, 6, 4, 1, 9, 5],
        },
      ),
      explanation: paragraphs(
        say(
          `Only the last digit of a base matters, and last digits of powers repeat in a cycle.`,
          `ఆధార సంఖ్య చివరి అంకె మాత్రమే ముఖ్యం; ఘాతాల చివరి అంకెలు ఒక ఆవృత్తంలో పునరావృతమవుతాయి.`,
          `आधार का केवल अंतिम अंक मायने रखता है, और घातों के अंतिम अंक एक चक्र में दोहराते हैं।`,
        ),
        explain(base, exponent, lastPlace),
        second !== 0 && explain(second, secondExponent),
        second !== 0 &&
          say(
            `$${u} ${operation} ${v} = ${operation === '+' ? u + v : u * v}$, of which only the last digit counts.`,
            `$${u} ${operation} ${v} = ${operation === '+' ? u + v : u * v}$; ఇందులో చివరి అంకెనే తీసుకోవాలి.`,
            `$${u} ${operation} ${v} = ${operation === '+' ? u + v : u * v}$, जिसका केवल अंतिम अंक लेना है।`,
          ),
        say(`The digit in the units place is ${answer}.`, `ఒకట్ల స్థానంలోని అంకె ${answer}.`, `इकाई अंक ${answer} है।`),
      ),
    }
  },

  verify({ base, exponent, second, secondExponent, operation }) {
    const [a, b] = [BigInt(base) ** BigInt(exponent), BigInt(second) ** BigInt(secondExponent)]
    return String((operation === '+' || second === 0 ? a + b : a * b) % 10n)
  },
})

export const reversedDigits = template({
  id: 'number-system/reversed-digits',
  topic: 'number-system',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'mat', 'cat', 'afcat'],

  draw(random, level) {
    const larger = random.int(4, 9)
    const smaller = random.int(1, larger - 2)
    const growing = random.chance(0.5)
    return {
      tens: growing ? smaller : larger,
      units: growing ? larger : smaller,
      clue: level === 'easy' ? ('sum' as const) : ('product' as const),
      wording: random.int(0, 1),
    }
  },

  write({ tens, units, clue, wording }) {
    const answer = 10 * tens + units
    const change = Math.abs(units - tens) * 9
    const grows = units > tens
    const given = clue === 'sum' ? tens + units : tens * units
    const gap = grows ? 'y - x' : 'x - y'
    const equations = [
      `$9(${gap}) = ${change}$`,
      `$${gap} = ${change / 9}$`,
      `$${clue === 'sum' ? 'x + y' : 'xy'} = ${given}$`,
    ]
    const reversal =
      wording === 0
        ? say(
            `When its digits are interchanged, the number ${grows ? 'increases' : 'decreases'} by ${change}.`,
            `అంకెలను తారుమారు చేస్తే ఆ సంఖ్య ${change} ${grows ? 'పెరుగుతుంది' : 'తగ్గుతుంది'}.`,
            `अंकों को आपस में बदलने पर संख्या में ${change} की ${grows ? 'वृद्धि' : 'कमी'} होती है।`,
          )
        : say(
            `If ${change} is ${grows ? 'added to' : 'subtracted from'} the number, its digits are interchanged.`,
            `ఆ సంఖ్య${grows ? `కు ${change} కలిపితే` : ` నుండి ${change} తీసివేస్తే`} అంకెలు తారుమారవుతాయి.`,
            `संख्या ${grows ? `में ${change} जोड़ने` : `में से ${change} घटाने`} पर उसके अंक आपस में बदल जाते हैं।`,
          )
    return {
      stem: joined([
        clue === 'sum'
          ? say(
              `The sum of the digits of a two-digit number is ${given}.`,
              `ఒక రెండంకెల సంఖ్యలోని అంకెల మొత్తం ${given}.`,
              `दो अंकों की एक संख्या के अंकों का योग ${given} है।`,
            )
          : say(
              `The product of the digits of a two-digit number is ${given}.`,
              `ఒక రెండంకెల సంఖ్యలోని అంకెల లబ్ధం ${given}.`,
              `दो अंकों की एक संख्या के अंकों का गुणनफल ${given} है।`,
            ),
        reversal,
        say('The number is', 'ఆ సంఖ్య ఏది?', 'वह संख्या कौन-सी है?'),
      ]),
      correct: same(String(answer)),
      distractors: numericDistractors(
        answer,
        [
          { value: 10 * units + tens, mistake: 'gave the number with its digits interchanged' },
          ...[1, -1, 2, -2, 3, -3]
            .map((by) => answer + (clue === 'sum' ? 9 : 11) * by)
            .filter((value) => clue === 'product' || Math.floor(value / 10) + (value % 10) === given)
            .map((value) => ({ value, mistake: `met the ${clue === 'sum' ? 'sum of the digits' : 'change'} only` })),
          { value: answer - 11, mistake: 'met the change only' },
          { value: answer + 11, mistake: 'met the change only' },
        ],
        {
          format: String,
          plausible: (value) => value > 10 && value < 100 && value % 10 !== 0,
          spares: [answer + 11, answer - 11, answer + 22, answer - 22, answer + 10],
        },
      ),
      explanation: paragraphs(
        say(
          `Let the digits be $x$ (tens) and $y$ (units): the number is $10x + y$ and the interchanged one $10y + x$.`,
          `పదుల అంకె $x$, ఒకట్ల అంకె $y$ అనుకుందాం: సంఖ్య $10x + y$, అంకెలు తారుమారైన సంఖ్య $10y + x$.`,
          `मान लें कि दहाई का अंक $x$ और इकाई का अंक $y$ है: संख्या $10x + y$ और बदली हुई संख्या $10y + x$ है।`,
        ),
        say(
          `The change is $9${grows ? '(y - x)' : '(x - y)'} = ${change}$, so $${grows ? 'y - x' : 'x - y'} = ${change / 9}$. Also $${clue === 'sum' ? 'x + y' : 'xy'} = ${given}$.`,
          `మార్పు ${equations[0]}, కాబట్టి ${equations[1]}. అలాగే ${equations[2]}.`,
          `परिवर्तन ${equations[0]} है, इसलिए ${equations[1]}. साथ ही ${equations[2]}.`,
        ),
        say(
          `The digits are therefore $x = ${tens}$ and $y = ${units}$.`,
          `కాబట్టి అంకెలు $x = ${tens}$, $y = ${units}$.`,
          `इसलिए अंक $x = ${tens}$ और $y = ${units}$ हैं।`,
        ),
        say(
          `${10 * units + tens} has the digits the wrong way round: it would ${grows ? 'decrease' : 'increase'}.`,
          `${10 * units + tens}లో అంకెలు తారుమారుగా ఉన్నాయి: అది ${grows ? 'తగ్గుతుంది' : 'పెరుగుతుంది'}.`,
          `${10 * units + tens} में अंक उलटे हैं: वह ${grows ? 'घटेगी' : 'बढ़ेगी'}।`,
        ),
        say(`The number is ${answer}.`, `ఆ సంఖ్య ${answer}.`, `वह संख्या ${answer} है।`),
      ),
    }
  },

  verify({ tens, units, clue }) {
    const change = 10 * units + tens - (10 * tens + units)
    const of = (x: number, y: number) => (clue === 'sum' ? x + y : x * y)
    const found: number[] = []
    for (let n = 10; n < 100; n++) {
      const [x, y] = [Math.floor(n / 10), n % 10]
      if (of(x, y) === of(tens, units) && 10 * y + x - n === change) found.push(n)
    }
    return found.join(' or ')
  },
})

const upTo = (exponent: number) =>
  exponent === 1 ? say('0 or 1', '0 లేదా 1', '0 या 1') : say(`0 to ${exponent}`, `0 నుండి ${exponent}`, `0 से ${exponent}`)
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
    const [threesIn, primesIn, twosIn] = [
      upTo(threes),
      upTo(times),
      kind === 'even' ? say(`1 to ${twos}`, `1 నుండి ${twos}`, `1 से ${twos}`) : upTo(twos),
    ]
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
          `Write the number in primes: $${n} = ${powers.join(' \\times ')}$.`,
          `సంఖ్యను ప్రధాన కారణాంకాల లబ్ధంగా రాయండి: $${n} = ${powers.join(' \\times ')}$.`,
          `संख्या को अभाज्य गुणनखंडों में लिखें: $${n} = ${powers.join(' \\times ')}$.`,
        ),
        kind === 'all'
          ? say(
              `In a factor the exponent of 2 is ${twosIn.en}, that of 3 is ${threesIn.en} and that of ${prime} is ${primesIn.en}: ${ways} ways. The exponents are increased by 1 because "none" is also a choice.`,
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
