import { numericDistractors, textDistractors } from '../../questions/distractors.ts'
import { template } from '../../questions/template.ts'
import { weekday } from '../../text/dates.ts'
import { answerLine, paragraphs, same, say } from '../../text/localized.ts'
import { withEnding } from '../../text/telugu.ts'
import { quantity } from '../../text/units.ts'

/** The powers of a base by a modulus until they come back to 1. */
function powerCycle(base: number, modulus: number): number[] {
  const cycle = [base % modulus]
  for (let next = (base * base) % modulus; next !== cycle[0]; next = (next * base) % modulus) cycle.push(next)
  return cycle
}

export const powerRemainder = template({
  id: 'modular-arithmetic/remainder-of-power',
  topic: 'modular-arithmetic',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'railway', 'cat', 'nimcet'],

  draw: (random, level) => ({
    base: random.pick([2, 3, 4, 5]),
    modulus: level === 'easy' ? 7 : random.pick([11, 13, 17]),
    exponent: level === 'easy' ? random.int(20, 75) : random.int(50, 120),
    congruence: random.chance(0.5),
  }),

  write({ base, modulus, exponent, congruence }) {
    const cycle = powerCycle(base, modulus)
    const place = exponent % cycle.length
    const at = (n: number) => cycle[(n - 1 + 2 * cycle.length) % cycle.length] ?? 0
    const answer = at(place)
    const divided = `$${exponent} = ${cycle.length} \\times ${Math.floor(exponent / cycle.length)} + ${place}$`
    return {
      stem: congruence
        ? say(
            `If $${base}^{${exponent}} \\equiv x \\pmod{${modulus}}$ and $0 \\le x < ${modulus}$, then $x$ is`,
            `$${base}^{${exponent}} \\equiv x \\pmod{${modulus}}$, $0 \\le x < ${modulus}$ అయితే $x$ విలువ ఎంత?`,
            `यदि $${base}^{${exponent}} \\equiv x \\pmod{${modulus}}$ और $0 \\le x < ${modulus}$, तो $x$ का मान कितना है?`,
          )
        : say(
            `The remainder when $${base}^{${exponent}}$ is divided by ${modulus} is`,
            `$${base}^{${exponent}}$ను ${modulus}తో భాగిస్తే వచ్చే శేషం ఎంత?`,
            `$${base}^{${exponent}}$ को ${modulus} से भाग देने पर शेषफल कितना होगा?`,
          ),
      correct: same(String(answer)),
      distractors: numericDistractors(
        answer,
        [
          { value: at(place + 1), mistake: 'counted one power too many in the cycle' },
          { value: at(place - 1), mistake: 'counted one power too few in the cycle' },
          { value: (base * exponent) % modulus, mistake: 'multiplied by the exponent instead of raising' },
          { value: exponent % modulus, mistake: 'divided the exponent by the modulus' },
          {
            value: at(exponent % (modulus - 1) === 0 ? 1 : exponent % modulus),
            mistake: 'reduced the exponent by the modulus',
          },
          { value: modulus - answer, mistake: 'took the negative of the remainder' },
        ],
        {
          format: String,
          plausible: (value) => value > 0 && value < modulus,
          spares: [...cycle, 1, 3, 5, 6],
        },
      ),
      explanation: paragraphs(
        say(
          `Powers leave remainders that repeat; find the first power that leaves 1.`,
          `ఘాతాల శేషాలు పునరావృతమవుతాయి; శేషం 1 వచ్చే మొదటి ఘాతాన్ని కనుగొనండి.`,
          `घातों के शेषफल दोहराते हैं; वह पहली घात खोजें जिसका शेषफल 1 हो।`,
        ),
        say(
          `Divided by ${modulus}, the powers of ${base} leave ${cycle.join(', ')} and then the same again: a cycle of ${cycle.length}.`,
          `${base} ఘాతాలను ${modulus}తో భాగిస్తే శేషాలు ${cycle.join(', ')}; తర్వాత మళ్లీ అవే వస్తాయి: ఆవృత్తం పొడవు ${cycle.length}.`,
          `${base} की घातों को ${modulus} से भाग देने पर शेषफल ${cycle.join(', ')} और फिर वही आते हैं: चक्र ${cycle.length} का है।`,
        ),
        say(
          `${divided}, so $${base}^{${exponent}}$ leaves the same remainder as $${base}^{${place === 0 ? cycle.length : place}}$.`,
          `${divided}; కాబట్టి $${base}^{${exponent}}$, $${base}^{${place === 0 ? cycle.length : place}}$ల శేషాలు సమానం.`,
          `${divided}, इसलिए $${base}^{${exponent}}$ और $${base}^{${place === 0 ? cycle.length : place}}$ के शेषफल समान हैं।`,
        ),
        say(
          `The exponent is reduced by the length of the cycle, not by ${modulus}.`,
          `ఘాతాంకాన్ని ఆవృత్తం పొడవుతో భాగించి శేషం తీసుకోవాలి, ${modulus}తో కాదు.`,
          `घातांक को चक्र की लंबाई से भाग देकर शेष लेते हैं, ${modulus} से नहीं।`,
        ),
        congruence
          ? say(`The value of $x$ is ${answer}.`, `$x$ విలువ ${answer}.`, `$x$ का मान ${answer} है।`)
          : say(`The remainder is ${answer}.`, `శేషం ${answer}.`, `शेषफल ${answer} है।`),
      ),
    }
  },

  verify: ({ base, modulus, exponent }) => String(BigInt(base) ** BigInt(exponent) % BigInt(modulus)),
})

export const linearCongruence = template({
  id: 'modular-arithmetic/linear-congruence',
  topic: 'modular-arithmetic',
  levels: ['easy', 'medium'],
  exams: ['icet', 'nimcet'],

  draw(random, level) {
    const modulus = level === 'easy' ? random.pick([7, 11]) : random.pick([13, 17, 19])
    return {
      modulus,
      x: random.int(2, modulus - 1),
      a: random.int(2, 6),
      b: level === 'easy' ? 0 : random.int(2, 9),
      wording: random.int(0, 1),
    }
  },

  write({ modulus, x, a, b, wording }) {
    const right = (a * x + b) % modulus
    const reduced = (((right - b) % modulus) + modulus) % modulus
    const times = Math.floor((a * x) / modulus)
    const shown = `${a}x${b === 0 ? '' : ` + ${b}`} \\equiv ${right} \\pmod{${modulus}}`
    return {
      stem:
        wording === 0
          ? say(
              `The least positive integer $x$ that satisfies $${shown}$ is`,
              `$${shown}$ను తృప్తిపరిచే కనిష్ఠ ధన పూర్ణాంకం $x$ ఏది?`,
              `$${shown}$ को संतुष्ट करने वाला सबसे छोटा धनात्मक पूर्णांक $x$ कौन-सा है?`,
            )
          : say(
              `If $${shown}$ and $x$ is the smallest positive integer possible, then $x$ equals`,
              `$${shown}$ అయి, $x$ సాధ్యమైన కనిష్ఠ ధన పూర్ణాంకం అయితే $x$ విలువ ఎంత?`,
              `यदि $${shown}$ और $x$ संभव सबसे छोटा धनात्मक पूर्णांक है, तो $x$ का मान कितना है?`,
            ),
      correct: same(String(x)),
      distractors: numericDistractors(
        x,
        [
          { value: modulus - x, mistake: 'found the solution for the negative right side' },
          { value: (right - b) / a, mistake: 'divided as in an ordinary equation' },
          { value: (a * reduced) % modulus, mistake: 'multiplied by the coefficient instead of its inverse' },
          { value: reduced, mistake: 'stopped before dividing by the coefficient' },
          { value: (x + b) % modulus, mistake: 'forgot to take the constant across' },
          { value: x + modulus, mistake: 'a solution, but not the least' },
        ],
        { format: String, plausible: (value) => Number.isInteger(value) && value > 0, spares: [x + 1, x + 2] },
      ),
      explanation: paragraphs(
        b !== 0 &&
          say(
            `Take ${b} across: $${a}x \\equiv ${right} - ${b} \\equiv ${reduced} \\pmod{${modulus}}$.`,
            `${withEnding(String(b), 'ను')} అవతలి వైపుకు తీసుకెళ్లండి: $${a}x \\equiv ${right} - ${b} \\equiv ${reduced} \\pmod{${modulus}}$.`,
            `${b} को दूसरी ओर ले जाएँ: $${a}x \\equiv ${right} - ${b} \\equiv ${reduced} \\pmod{${modulus}}$।`,
          ),
        say(
          `$${a}x$ must be ${reduced} more than a multiple of ${modulus}. Add ${modulus} to ${reduced} until ${a} divides the result.`,
          `$${a}x$, ${modulus} యొక్క ఒక గుణిజం కంటే ${reduced} ఎక్కువ ఉండాలి. ${a}తో భాగించబడే వరకు ${withEnding(String(reduced), 'కు')} ${modulus} కూడుతూ పోండి.`,
          `$${a}x$ को ${modulus} के किसी गुणज से ${reduced} अधिक होना चाहिए। ${reduced} में ${modulus} तब तक जोड़ें जब तक फल ${a} से विभाज्य न हो जाए।`,
        ),
        times === 0
          ? say(
              `$${reduced} \\div ${a} = ${x}$ already.`,
              `ఇప్పటికే $${reduced} \\div ${a} = ${x}$.`,
              `यहाँ $${reduced} \\div ${a} = ${x}$ पहले से ही है।`,
            )
          : say(
              `$${reduced} + ${modulus} \\times ${times} = ${a * x}$, and $${a * x} \\div ${a} = ${x}$.`,
              `$${reduced} + ${modulus} \\times ${times} = ${a * x}$, $${a * x} \\div ${a} = ${x}$.`,
              `$${reduced} + ${modulus} \\times ${times} = ${a * x}$, और $${a * x} \\div ${a} = ${x}$।`,
            ),
        say(
          `Larger solutions such as ${x + modulus} differ from it by multiples of ${modulus}.`,
          `${x + modulus} వంటి పెద్ద సాధనలు దీనికి ${modulus} గుణిజాల తేడాతో ఉంటాయి.`,
          `${x + modulus} जैसे बड़े हल इससे ${modulus} के गुणजों का अंतर रखते हैं।`,
        ),
        say(`The least positive value of $x$ is ${x}.`, `$x$ కనిష్ఠ ధన విలువ ${x}.`, `$x$ का सबसे छोटा धनात्मक मान ${x} है।`),
      ),
    }
  },

  verify({ modulus, x, a, b }) {
    const right = (a * x + b) % modulus
    let candidate = 1
    while ((a * candidate + b - right) % modulus !== 0) candidate++
    return String(candidate)
  },
})

const oClock = (n: number) => {
  const hour = ((n - 1 + 12 * 50) % 12) + 1
  return say(`${hour} o'clock`, hour === 1 ? '1 గంట' : `${hour} గంటలు`, `${hour} बजे`)
}

export const daysAndHoursAhead = template({
  id: 'modular-arithmetic/days-and-hours-ahead',
  topic: 'modular-arithmetic',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'railway'],

  draw: (random, level) => ({
    hours: level === 'medium',
    start: random.int(0, 6),
    hour: random.int(1, 12),
    ahead: level === 'medium' ? random.int(61, 240) : random.int(45, 365),
    back: random.chance(0.4),
  }),

  write({ hours, start, hour, ahead, back }) {
    const modulus = hours ? 12 : 7
    const rest = ahead % modulus
    const show = hours ? oClock : weekday
    const from = hours ? hour : start
    const step = back ? -1 : 1
    const correct = show(from + step * rest)
    const begin = show(from)
    const steps = quantity(rest, hours ? 'hours' : 'days')
    return {
      stem: hours
        ? say(
            `A twelve-hour clock shows ${hour} o'clock. What ${back ? `did it show ${ahead} hours ago` : `will it show after ${ahead} hours`}?`,
            `12 గంటల గడియారంలో ఇప్పుడు సమయం ${begin.te}. ${back ? `${ahead} గంటల క్రితం అది చూపిన` : `${ahead} గంటల తర్వాత అది చూపే`} సమయం ఎంత?`,
            `12 घंटे वाली घड़ी में अभी समय ${hour} बजे है। ${back ? `${ahead} घंटे पहले उसमें क्या समय था` : `${ahead} घंटे बाद उसमें क्या समय होगा`}?`,
          )
        : say(
            `If today is ${begin.en}, what day of the week ${back ? `was it ${ahead} days ago` : `will it be after ${ahead} days`}?`,
            `ఈ రోజు ${begin.te} అయితే ${back ? `${ahead} రోజుల క్రితం ఏ వారం?` : `${ahead} రోజుల తర్వాత ఏ వారం?`}`,
            `यदि आज ${begin.hi} है, तो ${back ? `${ahead} दिन पहले कौन-सा दिन था` : `${ahead} दिन बाद कौन-सा दिन होगा`}?`,
          ),
      correct,
      distractors: textDistractors(correct, [
        [show(from - step * rest), 'counted in the wrong direction'],
        [show(from + step * (rest + 1)), 'counted one too many'],
        [show(from + step * (rest - 1)), 'counted one too few'],
        [show(from + step * Math.floor(ahead / modulus)), 'used the quotient instead of the remainder'],
        [show(from), `took the number for a multiple of ${modulus}`],
        [show(from + step * (rest + 2)), 'counted two too many'],
        [show(from + step * (rest + 3)), 'counted three too many'],
      ]),
      ...(hours && { range: [1, 12] as const }),
      explanation: paragraphs(
        say(
          `The ${hours ? 'clock' : 'week'} repeats every ${modulus} ${hours ? 'hours' : 'days'}, so only the remainder on division by ${modulus} matters.`,
          `${hours ? 'గడియారం ప్రతి 12 గంటలకు' : 'వారం ప్రతి 7 రోజులకు'} పునరావృతమవుతుంది; కాబట్టి ${modulus}తో భాగించగా వచ్చే శేషమే ముఖ్యం.`,
          `${hours ? 'घड़ी का समय हर 12 घंटे में' : 'सप्ताह हर 7 दिन में'} दोहराता है, इसलिए ${modulus} से भाग देने पर मिला शेषफल ही मायने रखता है।`,
        ),
        say(
          `$${ahead} = ${modulus} \\times ${Math.floor(ahead / modulus)} + ${rest}$, that is $${ahead} \\equiv ${rest} \\pmod{${modulus}}$.`,
          `$${ahead} = ${modulus} \\times ${Math.floor(ahead / modulus)} + ${rest}$, అంటే $${ahead} \\equiv ${rest} \\pmod{${modulus}}$.`,
          `$${ahead} = ${modulus} \\times ${Math.floor(ahead / modulus)} + ${rest}$, यानी $${ahead} \\equiv ${rest} \\pmod{${modulus}}$।`,
        ),
        rest === 0
          ? say(
              `Nothing remains, so it is the same ${hours ? 'hour' : 'day'} as at the start.`,
              `శేషం లేదు; కాబట్టి మొదట ఉన్న ${hours ? 'సమయమే' : 'వారమే'} ఉంటుంది.`,
              `कुछ शेष नहीं बचता, इसलिए ${hours ? 'समय' : 'दिन'} वही रहता है।`,
            )
          : say(
              `Count ${rest} ${back ? 'back' : 'forward'} from ${begin.en}; the starting ${hours ? 'hour' : 'day'} itself is not counted.`,
              `${hours ? begin.te.replace('గంటలు', 'గంటల') : begin.te} నుండి ${steps.te} ${back ? 'వెనక్కి' : 'ముందుకు'} లెక్కించండి; మొదట ఉన్న ${hours ? 'గంటను' : 'రోజును'} లెక్కించకూడదు.`,
              `${begin.hi} से ${steps.hi} ${back ? 'पीछे' : 'आगे'} गिनें; आरंभ का ${hours ? 'घंटा' : 'दिन'} नहीं गिना जाता।`,
            ),
        answerLine(correct),
      ),
    }
  },

  verify({ hours, start, hour, ahead, back }) {
    let [h, d] = [hour, start]
    for (let n = 0; n < ahead; n++) {
      h = back ? (h === 1 ? 12 : h - 1) : h === 12 ? 1 : h + 1
      d = back ? (d === 0 ? 6 : d - 1) : d === 6 ? 0 : d + 1
    }
    return (hours ? oClock(h) : weekday(d)).en
  },
})
