import { template } from '../../question.ts'
import { same } from '../../text.ts'
import { numericDistractors, textDistractors } from '../distractors.ts'

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
    return {
      stem: {
        en: congruence
          ? `If $${base}^{${exponent}} \\equiv x \\pmod{${modulus}}$ and $0 \\le x < ${modulus}$, then $x$ is`
          : `The remainder when $${base}^{${exponent}}$ is divided by ${modulus} is`,
      },
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
      explanation: {
        en: [
          `Powers leave remainders that repeat; find the first power that leaves 1.`,
          `Divided by ${modulus}, the powers of ${base} leave ${cycle.join(', ')} and then the same again: a cycle of ${cycle.length}.`,
          `$${exponent} = ${cycle.length} \\times ${Math.floor(exponent / cycle.length)} + ${place}$, so $${base}^{${exponent}}$ leaves the same remainder as $${base}^{${place === 0 ? cycle.length : place}}$.`,
          `The exponent is reduced by the length of the cycle, not by ${modulus}.`,
          `${congruence ? 'The value of $x$' : 'The remainder'} is ${answer}.`,
        ].join('\n\n'),
      },
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
      stem: {
        en:
          wording === 0
            ? `The least positive integer $x$ that satisfies $${shown}$ is`
            : `If $${shown}$ and $x$ is the smallest positive integer possible, then $x$ equals`,
      },
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
      explanation: {
        en: [
          ...(b === 0
            ? []
            : [`Take ${b} across: $${a}x \\equiv ${right} - ${b} \\equiv ${reduced} \\pmod{${modulus}}$.`]),
          `$${a}x$ must be ${reduced} more than a multiple of ${modulus}. Add ${modulus} to ${reduced} until ${a} divides the result.`,
          times === 0
            ? `$${reduced} \\div ${a} = ${x}$ already.`
            : `$${reduced} + ${modulus} \\times ${times} = ${a * x}$, and $${a * x} \\div ${a} = ${x}$.`,
          `Larger solutions such as ${x + modulus} differ from it by multiples of ${modulus}.`,
          `The least positive value of $x$ is ${x}.`,
        ].join('\n\n'),
      },
    }
  },

  verify({ modulus, x, a, b }) {
    const right = (a * x + b) % modulus
    let candidate = 1
    while ((a * candidate + b - right) % modulus !== 0) candidate++
    return String(candidate)
  },
})

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

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
    const show = (n: number) => (hours ? `${((n - 1 + 12 * 50) % 12) + 1} o'clock` : (DAYS[(n + 7 * 100) % 7] ?? ''))
    const from = hours ? hour : start
    const step = back ? -1 : 1
    const correct = show(from + step * rest)
    const unit = hours ? 'hours' : 'days'
    return {
      stem: {
        en: hours
          ? `A twelve-hour clock shows ${hour} o'clock. What ${back ? `did it show ${ahead} hours ago` : `will it show after ${ahead} hours`}?`
          : `If today is ${DAYS[start]}, what day of the week ${back ? `was it ${ahead} days ago` : `will it be after ${ahead} days`}?`,
      },
      correct: same(correct),
      distractors: textDistractors(correct, [
        [show(from - step * rest), 'counted in the wrong direction'],
        [show(from + step * (rest + 1)), 'counted one too many'],
        [show(from + step * (rest - 1)), 'counted one too few'],
        [show(from + step * Math.floor(ahead / modulus)), 'used the quotient instead of the remainder'],
        [show(from), `took the number for a multiple of ${modulus}`],
        [show(from + step * (rest + 2)), 'counted two too many'],
        [show(from + step * (rest + 3)), 'counted three too many'],
      ]),
      explanation: {
        en: [
          `The ${hours ? 'clock' : 'week'} repeats every ${modulus} ${unit}, so only the remainder on division by ${modulus} matters.`,
          `$${ahead} = ${modulus} \\times ${Math.floor(ahead / modulus)} + ${rest}$, that is $${ahead} \\equiv ${rest} \\pmod{${modulus}}$.`,
          rest === 0
            ? `Nothing remains, so it is the same ${hours ? 'hour' : 'day'} as at the start.`
            : `Count ${rest} ${back ? 'back' : 'forward'} from ${hours ? `${hour} o'clock` : DAYS[start]}; the starting ${hours ? 'hour' : 'day'} itself is not counted.`,
          `The answer is ${correct}.`,
        ].join('\n\n'),
      },
    }
  },

  verify({ hours, start, hour, ahead, back }) {
    let [h, d] = [hour, start]
    for (let n = 0; n < ahead; n++) {
      h = back ? (h === 1 ? 12 : h - 1) : h === 12 ? 1 : h + 1
      d = back ? (d === 0 ? 6 : d - 1) : d === 6 ? 0 : d + 1
    }
    return hours ? `${h} o'clock` : (DAYS[d] ?? '')
  },
})
