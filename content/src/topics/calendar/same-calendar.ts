import { numericDistractors } from '../../questions/distractors.ts'
import { template } from '../../questions/template.ts'
import { dayOfWeek, daysIn, isLeap, MONTHS } from '../../text/dates.ts'
import { paragraphs, same, say } from '../../text/localized.ts'
import { withEnding } from '../../text/telugu.ts'

const EXAMS = ['icet', 'ssc', 'bank', 'railway', 'mat', 'afcat'] as const

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
    const [count, odd] = [years.length, years.length + leaps]
    const leap = isLeap(year)
    return {
      stem:
        wording === 0
          ? say(
              `Which is the ${back ? 'last year before' : 'first year after'} ${year} that has the same calendar as ${year}?`,
              `${year} ${back ? 'కంటే ముందు చివరిసారిగా' : 'తర్వాత మొదటిసారిగా'}, ${year} క్యాలెండర్‌తో సమానమైన క్యాలెండర్ ఉన్న సంవత్సరం ఏది?`,
              `${year} ${back ? 'से पहले का अंतिम' : 'के बाद का पहला'} कौन-सा वर्ष है जिसका कैलेंडर ${year} के कैलेंडर जैसा ही है?`,
            )
          : back
            ? say(
                `In which year before ${year} could the calendar of ${year} be used last?`,
                `${year} క్యాలెండర్‌ను ${year} కంటే ముందు చివరిసారిగా ఏ సంవత్సరంలో వాడగలిగేవారు?`,
                `${year} का कैलेंडर ${year} से पहले अंतिम बार किस वर्ष में प्रयोग हो सकता था?`,
              )
            : say(
                `In which year after ${year} can the calendar of ${year} be used again for the first time?`,
                `${year} క్యాలెండర్‌ను ${year} తర్వాత మళ్లీ మొదటిసారిగా ఏ సంవత్సరంలో వాడవచ్చు?`,
                `${year} का कैलेंडर ${year} के बाद फिर पहली बार किस वर्ष में प्रयोग हो सकता है?`,
              ),
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
      explanation: paragraphs(
        say(
          `An ordinary year has 1 odd day and a leap year 2. The calendar comes back when the odd days add up to a multiple of 7 and both years are leap years or both ordinary.`,
          `సాధారణ సంవత్సరానికి 1 విషమ దినం, లీపు సంవత్సరానికి 2 విషమ దినాలు. విషమ దినాల మొత్తం 7 గుణిజం అయి, రెండు సంవత్సరాలూ లీపు లేదా రెండూ సాధారణ సంవత్సరాలైతే అదే క్యాలెండర్ వస్తుంది.`,
          `साधारण वर्ष में 1 और लीप वर्ष में 2 विषम दिन होते हैं। जब विषम दिनों का योग 7 का गुणज हो और दोनों वर्ष लीप हों या दोनों साधारण, तब वही कैलेंडर लौटता है।`,
        ),
        say(
          `From the start of ${from} to the end of ${to - 1} there are ${count} years, ${leaps} of them ${leaps === 1 ? 'a leap year' : 'leap years'}: ${count} + ${leaps} = ${odd} odd days, a multiple of 7.`,
          `${from} మొదటి నుండి ${to - 1} చివరి వరకు ${count} సంవత్సరాలు, వాటిలో లీపు సంవత్సరాలు ${leaps}: ${count} + ${leaps} = ${odd} విషమ దినాలు; ఇది 7 గుణిజం.`,
          `${from} के आरंभ से ${to - 1} के अंत तक ${count} वर्ष हैं, जिनमें ${leaps} लीप वर्ष ${leaps === 1 ? 'है' : 'हैं'}: ${count} + ${leaps} = ${odd} विषम दिन, जो 7 का गुणज है।`,
        ),
        say(
          `Both ${year} and ${answer} are ${leap ? 'leap' : 'ordinary'} years; a year nearer to ${year} fails in one of the two conditions.`,
          `${year}, ${answer} రెండూ ${leap ? 'లీపు' : 'సాధారణ'} సంవత్సరాలు; ${withEnding(String(year), 'కు')} ఇంకా దగ్గరి సంవత్సరాలు ఈ రెండు షరతులలో ఒకదానికి సరిపోవు.`,
          `${year} और ${answer} दोनों ${leap ? 'लीप' : 'साधारण'} वर्ष हैं; ${year} के और निकट के वर्ष दोनों में से किसी एक शर्त पर खरे नहीं उतरते।`,
        ),
        say(`The year is ${answer}.`, `ఆ సంవత్సరం ${answer}.`, `वह वर्ष ${answer} है।`),
      ),
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
