import { template } from '../../question.ts'
import { same } from '../../text.ts'
import { numericDistractors } from '../distractors.ts'
import { dayNumber, dayOfWeek, daysIn, isLeap, MONTHS, ordinal, WEEKDAYS } from './dates.ts'
import { textDistractors } from './distinct-texts.ts'

const EXAMS = ['icet', 'ssc', 'bank', 'railway', 'mat', 'afcat'] as const
const weekday = (n: number): string => WEEKDAYS[((n % 7) + 7) % 7] as string
const asDay = { text: (text: string) => ({ en: text }) }

export const dayAfterDays = template({
  id: 'calendar/day-after-many-days',
  topic: 'calendar',
  levels: ['easy'],
  exams: EXAMS,

  draw: (random) => ({ today: random.int(0, 6), days: random.int(30, 400), back: random.chance(0.4) }),

  write({ today, days, back }) {
    const sign = back ? -1 : 1
    const answer = weekday(today + sign * days)
    const rest = days % 7
    return {
      stem: {
        en: back
          ? `Today is ${weekday(today)}. Which day of the week was it ${days} days ago?`
          : `Today is ${weekday(today)}. Which day of the week will it be after ${days} days?`,
      },
      correct: { en: answer },
      distractors: textDistractors(
        answer,
        [
          [weekday(today - sign * days), 'counted in the wrong direction'],
          [weekday(today + sign * (days - 1)), 'counted today as the first day'],
          [weekday(today + sign * (days + 1)), 'counted one day too many'],
          [weekday(today), 'took the number of days for whole weeks'],
          [weekday(today + sign * (days + 2)), 'made a slip in the remainder'],
          [weekday(today + sign * (days + 3)), 'made a slip in the remainder'],
        ],
        asDay,
      ),
      explanation: {
        en: [
          `Every 7 days the same day of the week comes back, so only the remainder counts.`,
          `${days} = 7 × ${Math.floor(days / 7)} + ${rest}.`,
          rest === 0
            ? 'Nothing remains, so it is the same day of the week.'
            : `Go ${rest} ${rest === 1 ? 'day' : 'days'} ${back ? 'back' : 'forward'}, and count from the day next to ${weekday(today)}, not from ${weekday(today)} itself.`,
          `The day is ${answer}.`,
        ].join('\n\n'),
      },
    }
  },

  verify({ today, days, back }) {
    let day = today
    for (let n = 0; n < days; n++) day = back ? (day === 0 ? 6 : day - 1) : day === 6 ? 0 : day + 1
    return WEEKDAYS[day] as string
  },
})

const spoken = (year: number, month: number, date: number) => `${date} ${MONTHS[month]} ${year}`

export const dayFromDate = template({
  id: 'calendar/day-from-another-date',
  topic: 'calendar',
  levels: ['medium', 'hard'],
  exams: EXAMS,

  draw(random, level) {
    const year = random.int(1996, 2030)
    const later = level === 'medium' ? year : year + random.int(1, 4)
    const [m1, m2] =
      level === 'medium'
        ? random.sample([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], 2).toSorted((a, b) => a - b)
        : [random.int(0, 11), random.int(0, 11)]
    const from = { year, month: m1 as number, date: random.int(1, 28) }
    const to = { year: later, month: m2 as number, date: random.int(1, 28) }
    return { from, to }
  },

  write({ from, to }) {
    const [start, end] = [from, to].map(({ year, month, date }) => dayNumber(year, month, date)) as [number, number]
    const first = dayOfWeek(from.year, from.month, from.date)
    const days = end - start
    const answer = weekday(first + days)
    const leapDays =
      days - (dayNumber(2001 + to.year - from.year, to.month, to.date) - dayNumber(2001, from.month, from.date))
    const [f, t] = [spoken(from.year, from.month, from.date), spoken(to.year, to.month, to.date)]
    return {
      stem: {
        en: `${f} was a ${weekday(first)}. Which day of the week was ${t}?`.replace(
          / was /g,
          from.year > 2025 ? ' is ' : ' was ',
        ),
      },
      correct: { en: answer },
      distractors: textDistractors(
        answer,
        [
          [weekday(first + days - 1), 'forgot a leap day or counted the first date'],
          [weekday(first + days + 1), 'counted a leap day that was not there'],
          [weekday(first - days), 'counted in the wrong direction'],
          [weekday(first + days + 2), 'took a month of 30 days for one of 31'],
          [weekday(first + days - 2), 'took a month of 31 days for one of 30'],
          [weekday(first + days + 3), 'made a slip in the remainder'],
        ],
        asDay,
      ),
      explanation: {
        en: [
          `Count the days from ${f} to ${t}: there are ${days}.`,
          leapsBetween(from.year, to.year).length > 0
            ? `Mind February: ${leapsBetween(from.year, to.year).join(' and ')} ${leapsBetween(from.year, to.year).length > 1 ? 'are leap years' : 'is a leap year'}; ${leapDays > 0 ? `a 29 February lies between the two dates and moves the answer one day on` : `its 29 February does not lie between the two dates`}.`
            : `No leap year is concerned, so February has 28 days.`,
          `${days} = 7 × ${Math.floor(days / 7)} + ${days % 7}, so go ${days % 7} ${days % 7 === 1 ? 'day' : 'days'} forward from ${weekday(first)}.`,
          `The day is ${answer}.`,
        ].join('\n\n'),
      },
    }
  },

  verify({ from, to }) {
    let { year, month, date } = from
    let day = dayOfWeek(year, month, date)
    while (year !== to.year || month !== to.month || date !== to.date) {
      day = (day + 1) % 7
      date++
      if (date > monthLength(year, month)) [date, month] = [1, month + 1]
      if (month === 12) [month, year] = [0, year + 1]
    }
    return WEEKDAYS[day] as string
  },
})

const leapsBetween = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, n) => first + n).filter(isLeap)

const monthLength = (year: number, month: number): number =>
  month === 1 ? (isLeap(year) ? 29 : 28) : [3, 5, 8, 10].includes(month) ? 30 : 31

export const sameCalendar = template({
  id: 'calendar/same-calendar-year',
  topic: 'calendar',
  levels: ['medium'],
  exams: EXAMS,

  // within one century, where every fourth year is a leap year
  draw: (random) => ({ year: random.int(1940, 2060), back: random.chance(0.5), wording: random.int(0, 1) }),

  write({ year, back, wording }) {
    const sign = back ? -1 : 1
    const answer = sameYear(year, sign)
    const [from, to] = back ? [answer, year] : [year, answer]
    const years = Array.from({ length: to - from }, (_, n) => from + n)
    const leaps = years.filter(isLeap).length
    const odd = years.length + leaps
    return {
      stem: {
        en:
          wording === 0
            ? `Which is the ${back ? 'last year before' : 'first year after'} ${year} that has the same calendar as ${year}?`
            : back
              ? `In which year before ${year} could the calendar of ${year} be used last?`
              : `In which year after ${year} can the calendar of ${year} be used again for the first time?`,
      },
      correct: same(String(answer)),
      distractors: numericDistractors(
        answer,
        [
          { value: year + 6 * sign, mistake: 'stopped at six years' },
          { value: year + 11 * sign, mistake: 'took eleven years as a rule without exception' },
          { value: year + 5 * sign, mistake: 'counted one odd day too many' },
          { value: year + 28 * sign, mistake: 'took the full cycle of 28 years' },
          { value: year + 7 * sign, mistake: 'forgot the odd days of leap years' },
        ],
        { format: String },
      ),
      explanation: {
        en: [
          `An ordinary year has 1 odd day and a leap year 2. The calendar comes back when the odd days add up to a multiple of 7 and both years are leap years or both ordinary.`,
          `From the start of ${from} to the end of ${to - 1} there are ${years.length} years, ${leaps} of them ${leaps === 1 ? 'a leap year' : 'leap years'}: ${years.length} + ${leaps} = ${odd} odd days, a multiple of 7.`,
          `Both ${year} and ${answer} are ${isLeap(year) ? 'leap' : 'ordinary'} years; a year nearer to ${year} fails in one of the two conditions.`,
          `The year is ${answer}.`,
        ].join('\n\n'),
      },
    }
  },

  // compare every date of the years in between
  verify({ year, back }) {
    for (let other = back ? year - 1 : year + 1; ; other += back ? -1 : 1) {
      const sameDays = MONTHS.every(
        (_, month) =>
          dayOfWeek(other, month, 1) === dayOfWeek(year, month, 1) && daysIn(other, month) === daysIn(year, month),
      )
      if (sameDays) return String(other)
    }
  },
})

function sameYear(year: number, sign: 1 | -1): number {
  let odd = 0
  for (let other = year + sign; ; other += sign) {
    odd += isLeap(sign === 1 ? other - 1 : other) ? 2 : 1
    if (odd % 7 === 0 && isLeap(other) === isLeap(year)) return other
  }
}

const ORDINALS = ['first', 'second', 'third', 'fourth'] as const

export const nthWeekday = template({
  id: 'calendar/nth-weekday-of-month',
  topic: 'calendar',
  levels: ['easy', 'medium'],
  exams: EXAMS,

  draw: (random, level) => ({
    length: random.pick([28, 30, 31]),
    known: level === 'easy' ? 1 : random.int(2, 28),
    knownDay: random.int(0, 6),
    day: random.int(0, 6),
    nth: random.int(1, 3),
  }),

  write({ length, known, knownDay, day, nth }) {
    const first = ((day - knownDay + known - 1 + 35) % 7) + 1
    const answer = first + 7 * nth
    const nthName = (n: number) => ORDINALS[n] as string
    return {
      stem: {
        en: `In a month of ${length} days, the ${ordinal(known)} is a ${weekday(knownDay)}. On which date does the ${nthName(nth)} ${weekday(day)} of the month fall?`,
      },
      correct: same(ordinal(answer)),
      distractors: numericDistractors(
        answer,
        [
          { value: answer + 7, mistake: 'counted a week too many' },
          { value: answer - 7, mistake: 'counted a week too few' },
          { value: answer + 1, mistake: 'counted the known date as the day after it' },
          { value: answer - 1, mistake: 'counted the known date twice' },
        ],
        { format: ordinal, plausible: (n) => n > 0 && n <= length, spares: [answer - 2, answer + 2, answer - 3] },
      ),
      explanation: {
        en: [
          `Dates that differ by 7 fall on the same day of the week, so first find the first ${weekday(day)}.`,
          `From ${weekday(knownDay)} the ${ordinal(known)}, step to the ${weekday(day)}s of the month: the first of them is the ${ordinal(first)}.`,
          `Add ${7 * nth} for the ${nthName(nth)}: ${first} + ${7 * nth} = ${answer}. Adding ${7 * (nth + 1)} would count the first ${weekday(day)} as none.`,
          `It falls on the ${ordinal(answer)}.`,
        ].join('\n\n'),
      },
    }
  },

  // write the month out day by day
  verify({ length, known, knownDay, day, nth }) {
    const month = Array.from({ length }, (_, n) => ({ date: n + 1, day: (((n + 1 - known + knownDay) % 7) + 7) % 7 }))
    return ordinal(month.filter((date) => date.day === day)[nth]?.date ?? 0)
  },
})
