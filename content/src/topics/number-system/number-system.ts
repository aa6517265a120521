import { numericDistractors } from '../../questions/distractors.ts'
import { template } from '../../questions/template.ts'
import { joined, paragraphs, same, say } from '../../text/localized.ts'

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
    // numbers that meet one condition
    const tempting = [
      10 * units + tens,
      ...[-3, -2, -1, 0, 1, 2, 3].map((by) => answer + (clue === 'sum' ? 9 : 11) * by),
    ]
    // one of another sum of digits would be left out at once
    const isOffered = (value: number) =>
      value % 10 !== 0 && (clue === 'product' || Math.floor(value / 10) + (value % 10) === given)
    const twoDigit = Array.from({ length: 89 }, (_, n) => 11 + n)
    const offered = tempting.filter((value) => twoDigit.includes(value) && isOffered(value))
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
      range: [Math.min(...offered), Math.max(...offered)],
      alsoRight: twoDigit.filter((value) => !isOffered(value)),
      explanation: paragraphs(
        say(
          `Let the digits be $x$ (tens) and $y$ (units): the number is $10x + y$ and the interchanged one $10y + x$.`,
          `పదుల అంకె $x$, ఒకట్ల అంకె $y$ అనుకుందాం: సంఖ్య $10x + y$, అంకెలు తారుమారైన సంఖ్య $10y + x$.`,
          `मान लें कि दहाई का अंक $x$ और इकाई का अंक $y$ है: संख्या $10x + y$ और बदली हुई संख्या $10y + x$ है।`,
        ),
        say(
          `The change is $9${grows ? '(y - x)' : '(x - y)'} = ${change}$, so $${grows ? 'y - x' : 'x - y'} = ${change / 9}$. Also $${clue === 'sum' ? 'x + y' : 'xy'} = ${given}$.`,
          `మార్పు ${equations[0]}, కాబట్టి ${equations[1]}. అలాగే ${equations[2]}.`,
          `परिवर्तन ${equations[0]} है, इसलिए ${equations[1]}। साथ ही ${equations[2]}।`,
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
