import { ordinal } from '@pariksha/domain/timing/countdown'
import { itemAt } from '../../checked-access.ts'
import { dated, dayOfWeek, MONTHS, WEEKDAYS } from '../../text/dates.ts'
import { say } from '../../text/localized.ts'
import { named, PEOPLE } from '../../text/names.ts'
import type { LocalizedText } from '../../text.ts'
import { type Fact, fact, span, sufficiencyTemplate } from './sufficiency.ts'

const EVENTS = [
  say('interview', 'ఇంటర్వ్యూ', 'साक्षात्कार'),
  say('driving test', 'డ్రైవింగ్ పరీక్ష', 'ड्राइविंग टेस्ट'),
  say('birthday party', 'పుట్టినరోజు వేడుక', 'जन्मदिन समारोह'),
  say('housewarming', 'గృహప్రవేశం', 'गृह-प्रवेश'),
  say('wedding reception', 'వివాహ విందు', 'विवाह-भोज'),
]

export const dayOfEvent = sufficiencyTemplate<number>({
  id: 'data-sufficiency/day-of-event',
  levels: ['easy'],
  puzzle(random) {
    const year = random.int(2021, 2029)
    const month = random.int(0, 11)
    const date = random.int(9, 22)
    const person = named(random.pick(PEOPLE))
    const event = random.pick(EVENTS)
    const weekday = (n: number): string => itemAt(WEEKDAYS, dayOfWeek(year, month, n)).en
    const after = (low: number, high: number): Fact<number> =>
      fact(
        say(
          `The date is after the ${ordinal(low)} but before the ${ordinal(high)} of the month.`,
          `ఆ తేదీ ఆ నెల ${dated(low).te} తర్వాత, ${dated(high).te}కి ముందు వస్తుంది.`,
          `तारीख महीने की ${dated(low).hi} के बाद और ${dated(high).hi} से पहले है।`,
        ),
        say(
          `the dates from the ${ordinal(low + 1)} to the ${ordinal(high - 1)} are possible.`,
          `${dated(low + 1).te} నుండి ${dated(high - 1).te} వరకు సాధ్యమే.`,
          `${low + 1} से ${dated(high - 1).hi} तक संभव हैं।`,
        ),
        (n) => n > low && n < high,
      )
    const divisor = random.pick([6, 5, 4, 3, 1].filter((d) => date % d === 0))
    const odd = fact<number>(
      date % 2
        ? say('The date is an odd number.', 'ఆ తేదీ బేసి సంఖ్య.', 'तारीख विषम संख्या है।')
        : say('The date is an even number.', 'ఆ తేదీ సరి సంఖ్య.', 'तारीख सम संख्या है।'),
      say(
        'such dates fall on every day of the week.',
        'అలాంటి తేదీలు వారంలోని ప్రతి రోజూ వస్తాయి.',
        'ऐसी तारीखें सप्ताह के हर दिन पड़ती हैं।',
      ),
      (n) => n % 2 === date % 2,
    )
    const multiple = fact<number>(
      say(`The date is divisible by ${divisor}.`, `ఆ తేదీని ${divisor} నిశ్శేషంగా భాగిస్తుంది.`, `तारीख ${divisor} से विभाज्य है।`),
      say(
        'such dates fall on several days of the week.',
        'అలాంటి తేదీలు వారంలోని అనేక రోజులలో వస్తాయి.',
        'ऐसी तारीखें सप्ताह के कई दिनों में पड़ती हैं।',
      ),
      (n) => n % divisor === 0,
    )
    const narrow = after(date - 2, date + 2)
    const early = after(date - 4, date + 2)
    const late = after(date - 1, date + 4)
    const lateOne = after(date - 1, date + 3)
    const earlyOne = after(date - 3, date + 1)
    const base = date - (date > 14 ? random.pick([7, 14]) : 7)
    const [of, right, week] = [itemAt(MONTHS, month), dated(date), date - base === 7]
    const bothMeet = (low: number, high: number): LocalizedText =>
      say(
        `The ${ordinal(low)} and the ${ordinal(high)} meet both, and they are different days of the week.`,
        `${dated(low).te}, ${dated(high).te} రెండూ సరిపోతాయి; అవి వారంలో వేర్వేరు రోజులు.`,
        `${low} और ${dated(high).hi} दोनों ठीक बैठती हैं, और वे सप्ताह के अलग-अलग दिन हैं।`,
      )
    return {
      question: say(
        `On which day of the week does the date of ${person.en}’s ${event.en} in ${of.en} ${year} fall?`,
        `${year} ${of.te} నెలలో ${person.te} ${event.te} తేదీ వారంలో ఏ రోజున వస్తుంది?`,
        `${of.hi} ${year} में ${person.hi} के ${event.hi} की तारीख सप्ताह के किस दिन पड़ती है?`,
      ),
      models: span(1, 28),
      answer: weekday,
      enough: [
        fact(
          say(
            `The date is ${week ? 'exactly one week' : 'exactly two weeks'} after the ${ordinal(base)} of the month.`,
            `ఆ తేదీ ఆ నెల ${dated(base).te} తర్వాత సరిగ్గా ${week ? 'ఒక వారానికి' : 'రెండు వారాలకు'} వస్తుంది.`,
            `तारीख महीने की ${dated(base).hi} के ठीक ${week ? 'एक सप्ताह' : 'दो सप्ताह'} बाद पड़ती है।`,
          ),
          say(
            `it is the ${right.en}, whose weekday the calendar of the year gives.`,
            `అది ${right.te}; ఆ సంవత్సరపు క్యాలెండర్ నుండి దాని వారం తెలుస్తుంది.`,
            `वह ${right.hi} है, जिसका दिन उस वर्ष के कैलेंडर से मिलता है।`,
          ),
          (n) => n === date,
        ),
        fact(
          say('The date is divisible by 7.', 'ఆ తేదీని 7 నిశ్శేషంగా భాగిస్తుంది.', 'तारीख 7 से विभाज्य है।'),
          say(
            'the 7th, 14th, 21st and 28th of a month fall on the same day of the week, so any of them gives the answer.',
            'నెలలోని 7, 14, 21, 28 తేదీలు ఒకే వారానికి వస్తాయి, కాబట్టి వాటిలో ఏదైనా సమాధానం ఇస్తుంది.',
            'महीने की 7, 14, 21 और 28 तारीख सप्ताह के एक ही दिन पड़ती हैं, इसलिए इनमें से कोई भी उत्तर दे देती है।',
          ),
          (n) => n % 7 === 0,
        ),
      ],
      notEnough: [early, late, odd, narrow],
      enoughTogether: [
        {
          facts: [earlyOne, lateOne],
          shows: say(
            `Only the ${right.en} meets both, and the calendar gives its weekday.`,
            `రెండింటికీ సరిపోయేది ${right.te} మాత్రమే; క్యాలెండర్ నుండి దాని వారం తెలుస్తుంది.`,
            `दोनों पर केवल ${right.hi} ठीक बैठती है; कैलेंडर से उसका दिन मिलता है।`,
          ),
        },
        {
          facts: [narrow, odd],
          shows: say(
            `Of the possible dates only the ${right.en} is ${date % 2 ? 'odd' : 'even'}, and the calendar gives its weekday.`,
            `సాధ్యమైన తేదీలలో ${date % 2 ? 'బేసి' : 'సరి'} సంఖ్య ${right.te} మాత్రమే; క్యాలెండర్ నుండి దాని వారం తెలుస్తుంది.`,
            `संभव तारीखों में केवल ${right.hi} ${date % 2 ? 'विषम' : 'सम'} है; कैलेंडर से उसका दिन मिलता है।`,
          ),
        },
        ...(divisor === 1
          ? []
          : [
              {
                facts: [narrow, multiple] as const,
                shows: say(
                  `Of the possible dates only the ${right.en} is divisible by ${divisor}.`,
                  `సాధ్యమైన తేదీలలో ${divisor} భాగించేది ${right.te} మాత్రమే.`,
                  `संभव तारीखों में केवल ${right.hi} ${divisor} से विभाज्य है।`,
                ),
              },
            ]),
      ],
      neverEnough: [
        {
          facts: [early, late],
          shows: bothMeet(date, date + 1),
        },
        {
          facts: [early, odd],
          shows: bothMeet(date - 2, date),
        },
        {
          facts: [late, odd],
          shows: bothMeet(date, date + 2),
        },
      ],
    }
  },
})
