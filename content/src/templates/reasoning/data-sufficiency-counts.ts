import { fraction } from '../../format.ts'
import { PEOPLE } from '../../names.ts'
import { dayOfWeek, MONTHS, ordinal, WEEKDAYS } from './dates.ts'
import { type Fact, fact, pairs, span, sufficiencyTemplate } from './sufficiency.ts'

type Class = { readonly first: number; readonly second: number; readonly both: number; readonly none: number }

export const bothLanguages = sufficiencyTemplate<Class>({
  id: 'data-sufficiency/both-of-two-sets',
  levels: ['medium'],
  puzzle(random) {
    const both = random.int(3, 7)
    const [first, second, none] = [random.int(4, 9), random.int(4, 9), random.int(2, 5)]
    const total = both + first + second + none
    const [who, does, p, q] = random.pick([
      ['students in a class', 'read', 'The Hindu', 'Eenadu'],
      ['members in a club', 'play', 'chess', 'carrom'],
      ['families in a street', 'own', 'a car', 'a scooter'],
      ['employees in an office', 'speak', 'Telugu', 'Hindi'],
      ['students in a hostel', 'take', 'tea', 'coffee'],
    ] as const)
    const all = fact<Class>(
      `${first + both} of them ${does} ${p}.`,
      `how many of these ${does} ${q} too is not said.`,
      (c) => c.first + c.both === first + both,
    )
    const allQ = fact<Class>(
      `${second + both} of them ${does} ${q}.`,
      `how many of these ${does} ${p} too is not said.`,
      (c) => c.second + c.both === second + both,
    )
    const sums = fact<Class>(
      `${first + both} of them ${does} ${p} and ${second + both} ${does} ${q}.`,
      `how many ${does} neither is not said, so the overlap is open.`,
      (c) => c.first + c.both === first + both && c.second + c.both === second + both,
    )
    const neither = fact<Class>(
      `${none} of them ${does} neither.`,
      `this leaves ${total - none} who ${does} at least one.`,
      (c) => c.none === none,
    )
    const one = fact<Class>(
      `${first + second} of them ${does} only one of the two.`,
      `the other ${both + none} ${does} both or neither.`,
      (c) => c.first + c.second === first + second,
    )
    const onlyQ = fact<Class>(
      `${second} of them ${does} only ${q}.`,
      'the other three groups stay open.',
      (c) => c.second === second,
    )
    const notP = fact<Class>(
      `${second + none} of them do not ${does} ${p}.`,
      `so ${first + both} ${does} ${p}, some of them perhaps ${q} too.`,
      (c) => c.second + c.none === second + none,
    )
    const result = `${both} ${does} both.`
    return {
      question: `There are ${total} ${who}. How many of them ${does} both ${p} and ${q}?`,
      models: pairs(span(0, total), span(0, total)).flatMap(([a, b]) =>
        a + b > total
          ? []
          : span(0, total - a - b).map((c) => ({ first: a, second: b, both: c, none: total - a - b - c })),
      ),
      answer: (c) => c.both,
      enough: [
        fact(
          `${first} of them ${does} only ${p}, ${second} only ${q} and ${none} neither.`,
          `both: ${total} − ${first} − ${second} − ${none} = ${both}.`,
          (c) => c.first === first && c.second === second && c.none === none,
        ),
        fact(
          `${first + both} of them ${does} ${p}, and ${first} of these do not ${does} ${q}.`,
          `both: ${first + both} − ${first} = ${both}.`,
          (c) => c.first + c.both === first + both && c.first === first,
        ),
      ],
      notEnough: [allQ, one, notP],
      enoughTogether: [
        {
          facts: [sums, neither],
          shows: `Together: ${first + both} + ${second + both} − ${total - none} = ${both}, that is, ${result}`,
        },
        {
          facts: [sums, one],
          shows: `Together: ${first + both} + ${second + both} counts those with both twice; take off ${first + second} and halve: ${result}`,
        },
        { facts: [allQ, onlyQ], shows: `Together: ${second + both} − ${second} = ${both}, that is, ${result}` },
        {
          facts: [one, neither],
          shows: `Together: ${total} − ${first + second} − ${none} = ${both}, that is, ${result}`,
        },
      ],
      neverEnough: [
        {
          facts: [all, onlyQ],
          shows: `Together they give how many ${does} neither, but those who ${does} ${p} stay undivided.`,
        },
        { facts: [all, allQ], shows: `The two numbers overlap, and how many ${does} neither is not known.` },
        { facts: [all, notP], shows: `Both say the same: ${first + both} of ${total} ${does} ${p}.` },
        { facts: [sums, notP], shows: `The second only repeats that ${first + both} of ${total} ${does} ${p}.` },
      ],
    }
  },
})

export const dayOfEvent = sufficiencyTemplate<number>({
  id: 'data-sufficiency/day-of-event',
  levels: ['easy'],
  puzzle(random) {
    const year = random.int(2021, 2029)
    const month = random.int(0, 11)
    const date = random.int(9, 22)
    const person = random.pick(PEOPLE)
    const event = random.pick(['interview', 'driving test', 'birthday party', 'housewarming', 'wedding reception'])
    const weekday = (n: number) => WEEKDAYS[dayOfWeek(year, month, n)]?.en as string
    const after = (low: number, high: number): Fact<number> =>
      fact(
        `It was after the ${ordinal(low)} but before the ${ordinal(high)} of the month.`,
        `the dates from the ${ordinal(low + 1)} to the ${ordinal(high - 1)} are possible.`,
        (n) => n > low && n < high,
      )
    const divisor = random.pick([6, 5, 4, 3, 1].filter((d) => date % d === 0))
    const odd = fact<number>(
      date % 2 ? 'The date was an odd number.' : 'The date was an even number.',
      'such dates fall on every day of the week.',
      (n) => n % 2 === date % 2,
    )
    const multiple = fact<number>(
      `The date was divisible by ${divisor}.`,
      'such dates fall on several days of the week.',
      (n) => n % divisor === 0,
    )
    const narrow = after(date - 2, date + 2)
    const early = after(date - 4, date + 2)
    const late = after(date - 1, date + 4)
    const lateOne = after(date - 1, date + 3)
    const earlyOne = after(date - 3, date + 1)
    const base = date - (date > 14 ? random.pick([7, 14]) : 7)
    return {
      question: `On which day of the week was ${person}’s ${event} in ${MONTHS[month]?.en} ${year}?`,
      models: span(1, 28),
      answer: weekday,
      enough: [
        fact(
          `It was ${date - base === 7 ? 'exactly one week' : 'exactly two weeks'} after the ${ordinal(base)} of the month.`,
          `it was on the ${ordinal(date)}, whose weekday the calendar of the year gives.`,
          (n) => n === date,
        ),
        fact(
          'The date was divisible by 7.',
          'the 7th, 14th, 21st and 28th of a month fall on the same day of the week, so any of them gives the answer.',
          (n) => n % 7 === 0,
        ),
      ],
      notEnough: [early, late, odd, narrow],
      enoughTogether: [
        {
          facts: [earlyOne, lateOne],
          shows: `Only the ${ordinal(date)} meets both, and the calendar gives its weekday.`,
        },
        {
          facts: [narrow, odd],
          shows: `Of the possible dates only the ${ordinal(date)} is ${date % 2 ? 'odd' : 'even'}, and the calendar gives its weekday.`,
        },
        ...(divisor === 1
          ? []
          : [
              {
                facts: [narrow, multiple] as const,
                shows: `Of the possible dates only the ${ordinal(date)} is divisible by ${divisor}.`,
              },
            ]),
      ],
      neverEnough: [
        {
          facts: [early, late],
          shows: `The ${ordinal(date)} and the ${ordinal(date + 1)} meet both, and they are different days of the week.`,
        },
        {
          facts: [early, odd],
          shows: `The ${ordinal(date - 2)} and the ${ordinal(date)} meet both, and they are different days of the week.`,
        },
        {
          facts: [late, odd],
          shows: `The ${ordinal(date)} and the ${ordinal(date + 2)} meet both, and they are different days of the week.`,
        },
      ],
    }
  },
})

type Days = readonly [number, number]

export const workAlone = sufficiencyTemplate<Days>({
  id: 'data-sufficiency/work-alone',
  levels: ['medium'],
  puzzle(random) {
    const [who, other] = random.sample(PEOPLE, 2) as [string, string]
    const k = random.int(2, 4)
    const slow = random.int(2, 5) * k * (k + 1)
    const fast = slow / k
    const together = slow / (k + 1)
    const task = random.pick(['paint a wall', 'plough a field', 'type a report', 'build a shed'])
    const asked = random.chance(0.5) ? slow : fast
    const rest = asked === slow ? fast : slow
    const parts = [3, 2, 5].find((part) => asked % part === 0) ?? 1
    const [askedName, restName] = asked === slow ? [other, who] : [who, other]
    const times = (n: number) => (n === 2 ? 'twice' : `${n} times`)
    const both = fact<Days>(
      `${who} and ${other} together take ${together} days to ${task}.`,
      'one equation in two unknown times.',
      ([x, y]) => x * y === together * (x + y),
    )
    const faster = fact<Days>(
      `${who} works ${times(k)} as fast as ${other}.`,
      'this compares the two but gives no time.',
      ([x, y]) => (asked === fast ? y === k * x : x === k * y),
    )
    const longer = fact<Days>(
      `${other} takes ${times(k)} as long as ${who} to ${task}.`,
      'this compares the two but gives no time.',
      ([x, y]) => (asked === fast ? y === k * x : x === k * y),
    )
    const difference = fact<Days>(
      `${other} takes ${slow - fast} days more than ${who} to ${task}.`,
      'a difference fixes neither time.',
      ([x, y]) => (asked === fast ? y - x : x - y) === slow - fast,
    )
    const alone = fact<Days>(
      `${restName} alone takes ${rest} days to ${task}.`,
      `nothing is said of ${askedName}.`,
      ([, y]) => y === rest,
    )
    const result = `${askedName} alone takes ${asked} days.`
    return {
      question: `In how many days can ${askedName} alone ${task}?`,
      models: pairs(span(1, 130), span(1, 130)),
      answer: ([x]) => x,
      enough: [
        fact(
          `${askedName} does ${fraction(1, parts)} of the work in ${asked / parts} days.`,
          `the whole takes ${parts} times as long, ${asked} days.`,
          ([x]) => x === asked,
        ),
      ],
      notEnough: [both, faster, longer, difference, alone],
      enoughTogether: [
        {
          facts: [both, faster],
          shows: `Together: in a day ${who} does ${k} parts and ${other} 1 part, and ${together} days make ${together * (k + 1)} parts; ${result}`,
        },
        { facts: [both, alone], shows: `Together: take ${restName}’s daily share from the common one; ${result}` },
        {
          facts: [longer, difference],
          shows: `Together: ${k - 1 === 1 ? 'the difference is' : `${k - 1} times`} ${who}’s time${k - 1 === 1 ? ',' : ' is'} ${slow - fast} days; ${result}`,
        },
        { facts: [faster, alone], shows: `Together: ${result}` },
      ],
      neverEnough: [{ facts: [faster, longer], shows: 'Both say the same about the two; no time follows.' }],
    }
  },
})
