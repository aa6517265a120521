import { ordinal } from '@pariksha/domain/timing/countdown'
import { defined, itemAt, tupleOf } from '../../checked-access.ts'
import { numericDistractors, textDistractors } from '../../questions/distractors.ts'
import { template } from '../../questions/template.ts'
import { NTH } from '../../text/counts.ts'
import { dated, dayNumber, dayOfWeek, isLeap, MONTHS, weekday } from '../../text/dates.ts'
import { paragraphs, say } from '../../text/localized.ts'
import type { LocalizedText } from '../../text.ts'

const EXAMS = ['icet', 'ssc', 'bank', 'railway', 'mat', 'afcat'] as const

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
    const [from, weeks] = [weekday(today), Math.floor(days / 7)]
    return {
      stem: back
        ? say(
            `Today is ${from.en}. Which day of the week was it ${days} days ago?`,
            `ఈ రోజు ${from.te}. ${days} రోజుల క్రితం వారంలో ఏ రోజు?`,
            `आज ${from.hi} है। ${days} दिन पहले सप्ताह का कौन-सा दिन था?`,
          )
        : say(
            `Today is ${from.en}. Which day of the week will it be after ${days} days?`,
            `ఈ రోజు ${from.te}. ${days} రోజుల తర్వాత వారంలో ఏ రోజు వస్తుంది?`,
            `आज ${from.hi} है। ${days} दिन बाद सप्ताह का कौन-सा दिन होगा?`,
          ),
      correct: answer,
      distractors: textDistractors(answer, [
        [weekday(today - sign * days), 'counted in the wrong direction'],
        [weekday(today + sign * (days - 1)), 'counted today as the first day'],
        [weekday(today + sign * (days + 1)), 'counted one day too many'],
        [from, 'took the number of days for whole weeks'],
        [weekday(today + sign * (days + 2)), 'made a slip in the remainder'],
        [weekday(today + sign * (days + 3)), 'made a slip in the remainder'],
      ]),
      explanation: paragraphs(
        say(
          `Every 7 days the same day of the week comes back, so only the remainder counts.`,
          `ప్రతి 7 రోజులకు అదే వారం తిరిగి వస్తుంది, కాబట్టి శేషం మాత్రమే లెక్కలోకి వస్తుంది.`,
          `हर 7 दिन बाद सप्ताह का वही दिन आता है, इसलिए केवल शेषफल गिना जाता है।`,
        ),
        say(
          `${days} = 7 × ${weeks} + ${rest}.`,
          `${days} = 7 × ${weeks} + ${rest}.`,
          `${days} = 7 × ${weeks} + ${rest}।`,
        ),
        rest === 0
          ? say(
              'Nothing remains, so it is the same day of the week.',
              'శేషం లేదు, కాబట్టి అదే వారం వస్తుంది.',
              'शेष कुछ नहीं, इसलिए सप्ताह का वही दिन है।',
            )
          : say(
              `Go ${rest} ${rest === 1 ? 'day' : 'days'} ${back ? 'back' : 'forward'}, and count from the day next to ${from.en}, not from ${from.en} itself.`,
              `${rest} ${rest === 1 ? 'రోజు' : 'రోజులు'} ${back ? 'వెనుకకు' : 'ముందుకు'} వెళ్లండి; ${from.te} నుండి కాక, దాని పక్క రోజు నుండి లెక్కించండి.`,
              `${rest} दिन ${back ? 'पीछे' : 'आगे'} जाइए; गिनती ${from.hi} से नहीं, उसके पास वाले दिन से कीजिए।`,
            ),
        concluding(answer),
      ),
    }
  },

  verify({ today, days, back }) {
    let day = today
    for (let n = 0; n < days; n++) day = back ? (day === 0 ? 6 : day - 1) : day === 6 ? 0 : day + 1
    return weekday(day).en
  },
})

const concluding = (day: LocalizedText): LocalizedText =>
  say(`The day is ${day.en}.`, `ఆ రోజు ${day.te}.`, `वह दिन ${day.hi} है।`)

function spoken(year: number, month: number, date: number): LocalizedText {
  const { en, te, hi } = itemAt(MONTHS, month)
  return say(`${date} ${en} ${year}`, `${year} ${te} ${date}`, `${date} ${hi} ${year}`)
}

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
    const from = { year, month: defined(m1), date: random.int(1, 28) }
    const to = { year: later, month: defined(m2), date: random.int(1, 28) }
    return { from, to }
  },

  write({ from, to }) {
    const [start, end] = tupleOf(
      [from, to].map(({ year, month, date }) => dayNumber(year, month, date)),
      2,
    )
    const first = dayOfWeek(from.year, from.month, from.date)
    const days = end - start
    const answer = weekday(first + days)
    const [f, t] = [spoken(from.year, from.month, from.date), spoken(to.year, to.month, to.date)]
    const [day, rest, weeks] = [weekday(first), days % 7, Math.floor(days / 7)]
    const was = from.year > 2025 ? 'is' : 'was'
    const leaps = leapsBetween(from.year, to.year)
    const leapDays = leaps.filter((year) => {
      const leapDay = dayNumber(year, 1, 29)
      return leapDay > start && leapDay <= end
    })
    const [many, between] = [leaps.length > 1, leapDays.length > 0]
    return {
      stem: say(
        `${f.en} ${was} a ${day.en}. Which day of the week ${was} ${t.en}?`,
        `${f.te} ${day.te} అయితే, ${t.te} వారంలో ఏ రోజు అవుతుంది?`,
        `यदि ${f.hi} को ${day.hi} हो, तो ${t.hi} को सप्ताह का कौन-सा दिन होगा?`,
      ),
      correct: answer,
      distractors: textDistractors(answer, [
        [weekday(first + days - 1), 'forgot a leap day or counted the first date'],
        [weekday(first + days + 1), 'counted a leap day that was not there'],
        [weekday(first - days), 'counted in the wrong direction'],
        [weekday(first + days + 2), 'took a month of 30 days for one of 31'],
        [weekday(first + days - 2), 'took a month of 31 days for one of 30'],
        [weekday(first + days + 3), 'made a slip in the remainder'],
      ]),
      explanation: paragraphs(
        say(
          `Count the days from ${f.en} to ${t.en}: there are ${days}.`,
          `${f.te} నుండి ${t.te} వరకు రోజులు లెక్కించండి: మొత్తం ${days}.`,
          `${f.hi} से ${t.hi} तक दिन गिनिए: कुल ${days} हैं।`,
        ),
        leaps.length > 0
          ? say(
              `Mind February: ${leaps.join(' and ')} ${many ? 'are leap years' : 'is a leap year'}; ${between ? `a 29 February lies between the two dates and moves the answer one day on` : `no 29 February lies between the two dates`}.`,
              `ఫిబ్రవరిని గమనించండి: ${leaps.join(', ')} లీపు ${many ? 'సంవత్సరాలు' : 'సంవత్సరం'}; ${between ? 'ఫిబ్రవరి 29 రెండు తేదీల మధ్య ఉంది, కాబట్టి సమాధానం ఒక రోజు ముందుకు జరుగుతుంది' : 'ఫిబ్రవరి 29 ఈ రెండు తేదీల మధ్య లేదు'}.`,
              `फ़रवरी का ध्यान रखिए: ${leaps.join(' और ')} लीप वर्ष ${many ? 'हैं' : 'है'}; ${between ? '29 फ़रवरी दोनों तिथियों के बीच आती है और उत्तर को एक दिन आगे बढ़ाती है' : '29 फ़रवरी दोनों तिथियों के बीच नहीं आती'}।`,
            )
          : say(
              `No leap year is concerned, so February has 28 days.`,
              `ఇక్కడ లీపు సంవత్సరం లేదు, కాబట్టి ఫిబ్రవరికి 28 రోజులు.`,
              `यहाँ कोई लीप वर्ष नहीं है, इसलिए फ़रवरी में 28 दिन हैं।`,
            ),
        say(
          `${days} = 7 × ${weeks} + ${rest}, so ${rest === 0 ? 'the day of the week is the same' : `go ${rest} ${rest === 1 ? 'day' : 'days'} forward from ${day.en}`}.`,
          `${days} = 7 × ${weeks} + ${rest}, కాబట్టి ${rest === 0 ? 'వారం మారదు' : `${day.te} నుండి ${rest} ${rest === 1 ? 'రోజు' : 'రోజులు'} ముందుకు వెళ్లండి`}.`,
          `${days} = 7 × ${weeks} + ${rest}, इसलिए ${rest === 0 ? 'वार वही रहेगा' : `${day.hi} से ${rest} दिन आगे जाइए`}।`,
        ),
        concluding(answer),
      ),
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
    return weekday(day).en
  },
})

const leapsBetween = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, n) => first + n).filter(isLeap)

const monthLength = (year: number, month: number): number =>
  month === 1 ? (isLeap(year) ? 29 : 28) : [3, 5, 8, 10].includes(month) ? 30 : 31

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
    const [name, start, right, begin] = [itemAt(NTH, nth + 1), weekday(knownDay), dated(answer), weekday(day)]
    return {
      stem: say(
        `In a month of ${length} days, the ${ordinal(known)} is a ${start.en}. On which date does the ${name.en} ${begin.en} of the month fall?`,
        `${length} రోజులున్న ఒక నెలలో ${dated(known).te} ${start.te}. ఆ నెలలో ${name.te} ${begin.te} ఏ తేదీన వస్తుంది?`,
        `${length} दिनों के एक महीने में ${dated(known).hi} को ${start.hi} है। उस महीने का ${name.hi} ${begin.hi} किस तारीख को पड़ेगा?`,
      ),
      correct: right,
      distractors: numericDistractors(
        answer,
        [
          { value: answer + 7, mistake: 'counted a week too many' },
          { value: answer - 7, mistake: 'counted a week too few' },
          { value: answer + 1, mistake: 'counted the known date as the day after it' },
          { value: answer - 1, mistake: 'counted the known date twice' },
        ],
        { format: dated, plausible: (n) => n > 0 && n <= length, spares: [answer - 2, answer + 2, answer - 3] },
      ),
      explanation: paragraphs(
        say(
          `Dates that differ by 7 fall on the same day of the week, so first find the first ${begin.en}.`,
          `7 తేడా ఉన్న తేదీలు ఒకే వారానికి వస్తాయి, కాబట్టి ముందు మొదటి ${begin.te} కనుగొనండి.`,
          `7 के अंतर वाली तारीखें सप्ताह के एक ही दिन पड़ती हैं, इसलिए पहले महीने का पहला ${begin.hi} ज्ञात कीजिए।`,
        ),
        say(
          `From ${start.en} the ${ordinal(known)}, step to the ${begin.en}s of the month: the first of them is the ${ordinal(first)}.`,
          `${dated(known).te} ${start.te} కాబట్టి నెలలోని మొదటి ${begin.te} ${dated(first).te}.`,
          `${dated(known).hi} को ${start.hi} है, इसलिए महीने का पहला ${begin.hi} ${dated(first).hi} को है।`,
        ),
        say(
          `Add ${7 * nth} for the ${name.en}: ${first} + ${7 * nth} = ${answer}. Adding ${7 * (nth + 1)} would count the first ${begin.en} as none.`,
          `${name.te} ${begin.te} కోసం ${7 * nth} కలపండి: ${first} + ${7 * nth} = ${answer}. ${7 * (nth + 1)} కలిపితే మొదటి ${begin.te} లెక్కలోకి రానట్లు అవుతుంది.`,
          `${name.hi} ${begin.hi} पाने के लिए ${7 * nth} जोड़िए: ${first} + ${7 * nth} = ${answer}। ${7 * (nth + 1)} जोड़ने पर पहला ${begin.hi} गिनती में छूट जाएगा।`,
        ),
        say(`It falls on the ${right.en}.`, `అది వచ్చేది ${right.te}.`, `वह ${right.hi} को पड़ेगा।`),
      ),
    }
  },

  // write the month out day by day
  verify({ length, known, knownDay, day, nth }) {
    const month = Array.from({ length }, (_, n) => ({ date: n + 1, day: (((n + 1 - known + knownDay) % 7) + 7) % 7 }))
    return ordinal(month.filter((date) => date.day === day)[nth]?.date ?? 0)
  },
})
