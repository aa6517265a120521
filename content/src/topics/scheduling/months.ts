import { itemAt } from '../../checked-access.ts'
import { lettersFor } from '../../shared/puzzles/letters.ts'
import { CLUES, howMany, orderWorld } from '../../shared/puzzles/order/order-world.ts'
import { type Attribute, named, type Subject, type Wording } from '../../shared/puzzles/order/wording.ts'
import { puzzleTemplate } from '../../shared/puzzles/puzzle.ts'
import { COUNTS, PERSONS } from '../../text/counts.ts'
import { MONTHS, WEEKDAYS } from '../../text/dates.ts'
import { each, listed, same, say } from '../../text/localized.ts'
import type { LocalizedText } from '../../text.ts'

const EXAMS = ['bank', 'ssc', 'railway', 'mat', 'cat', 'nimcet'] as const

const count = (n: number) => itemAt(COUNTS, n)

const LISTED = ['January', 'March', 'April', 'June', 'July', 'September', 'October', 'December']
const LISTED_MONTHS = MONTHS.filter(({ en }) => LISTED.includes(en))
const LONG = new Set(['January', 'March', 'July', 'October', 'December'])

/** Persons born in the months of a list, of which only these count. */
function births(months: readonly LocalizedText[]): Wording {
  const month = (place: number) => itemAt(months, place)
  return {
    next: (later, earlier) =>
      say(
        `${later.en} was born in the listed month just after that of ${earlier.en}.`,
        `జాబితాలో ${earlier.te} పుట్టిన నెలకు వెంటనే తర్వాతి నెలలో ${later.te} పుట్టారు.`,
        `${later.of} का जन्म सूची में ${earlier.of} के ठीक बाद वाले महीने में हुआ।`,
      ),
    gap: (later, earlier, n) =>
      say(
        `${later.en} was born after ${earlier.en}, and exactly ${count(n).en} ${n === 1 ? 'person was' : 'persons were'} born between them.`,
        `${earlier.te} తర్వాత ${later.te} పుట్టారు; వారిద్దరి మధ్య సరిగ్గా ${PERSONS[n]?.te} పుట్టారు.`,
        `${later.of} का जन्म ${earlier.of} के बाद हुआ और उनके बीच ठीक ${count(n).hi} ${n === 1 ? 'व्यक्ति' : 'व्यक्तियों'} का जन्म हुआ।`,
      ),
    apart: (a, b, n) =>
      say(
        `Exactly ${count(n).en} ${n === 1 ? 'person was' : 'persons were'} born between ${a.en} and ${b.en}.`,
        `${a.te}, ${b.te} పుట్టిన నెలల మధ్య సరిగ్గా ${PERSONS[n]?.te} పుట్టారు.`,
        `${a.of} और ${b.of} के बीच ठीक ${count(n).hi} ${n === 1 ? 'व्यक्ति' : 'व्यक्तियों'} का जन्म हुआ।`,
      ),
    later: (later, earlier) =>
      say(
        `${later.en} was born later in the year than ${earlier.en}.`,
        `${earlier.te} పుట్టిన నెల తర్వాత ఏదో ఒక నెలలో ${later.te} పుట్టారు.`,
        `${later.of} का जन्म ${earlier.of} से बाद के किसी महीने में हुआ।`,
      ),
    separate: (a, b) =>
      say(
        `Somebody was born between ${a.en} and ${b.en}.`,
        `${a.te}, ${b.te} పుట్టిన నెలల మధ్య ఇంకెవరో పుట్టారు.`,
        `${a.of} और ${b.of} के बीच किसी और का जन्म हुआ।`,
      ),
    at: (a, place) =>
      say(
        `${a.en} was born in ${month(place).en}.`,
        `${a.te} ${month(place).te} నెలలో పుట్టారు.`,
        `${a.hi} का जन्म ${month(place).hi} में हुआ।`,
      ),
    notAt: (a, place) =>
      say(
        `${a.en} was not born in ${month(place).en}.`,
        `${a.te} ${month(place).te} నెలలో పుట్టలేదు.`,
        `${a.hi} का जन्म ${month(place).hi} में नहीं हुआ।`,
      ),
    kinds: [
      {
        has: (place) => LONG.has(month(place).en),
        text: (a) =>
          say(
            `${a.en} was born in a month of 31 days.`,
            `${a.te} 31 రోజుల నెలలో పుట్టారు.`,
            `${a.hi} का जन्म 31 दिन वाले महीने में हुआ।`,
          ),
      },
      {
        has: (place) => !LONG.has(month(place).en),
        text: (a) =>
          say(
            `${a.en} was born in a month of 30 days.`,
            `${a.te} 30 రోజుల నెలలో పుట్టారు.`,
            `${a.hi} का जन्म 30 दिन वाले महीने में हुआ।`,
          ),
      },
    ],
    whoAt: (place) =>
      say(
        `Who was born in ${month(place).en}?`,
        `${month(place).te} నెలలో పుట్టినవారు ఎవరు?`,
        `${month(place).hi} में किसका जन्म हुआ?`,
      ),
    whereIs: (a) => say(`In which month was ${a.en} born?`, `${a.te} ఏ నెలలో పుట్టారు?`, `${a.hi} का जन्म किस महीने में हुआ?`),
    whoNext: (a) =>
      say(
        `Who of these was the next to be born after ${a.en}?`,
        `వీరిలో ${a.te} తర్వాత వెంటనే పుట్టినవారు ఎవరు?`,
        `इनमें ${a.of} के ठीक बाद किसका जन्म हुआ?`,
      ),
    whoBefore: (a) =>
      say(
        `Who of these was the last to be born before ${a.en}?`,
        `వీరిలో ${a.te} కంటే వెంటనే ముందు పుట్టినవారు ఎవరు?`,
        `इनमें ${a.of} से ठीक पहले किसका जन्म हुआ?`,
      ),
    howManyBetween: (a, b) =>
      say(
        `How many persons were born between ${a.en} and ${b.en}?`,
        `${a.te}, ${b.te} పుట్టిన నెలల మధ్య ఎంతమంది పుట్టారు?`,
        `${a.of} और ${b.of} के बीच कितने व्यक्तियों का जन्म हुआ?`,
      ),
    place: month,
    heads: [say('Month', 'నెల', 'महीना'), say('Person', 'వ్యక్తి', 'व्यक्ति')],
  }
}

export const birthMonths = puzzleTemplate({
  id: 'scheduling/birth-months',
  topic: 'scheduling',
  levels: ['easy', 'medium', 'hard'],
  exams: [...EXAMS, 'icet'],
  questions: 4,
  world(random, level) {
    const size = howMany(random, level)
    const from = random.int(0, LISTED_MONTHS.length - size)
    const months = LISTED_MONTHS.slice(from, from + size)
    const people = lettersFor(random, size)
    const [who, when] = [listed(people), listed(months)]
    return orderWorld(random, {
      intro: say(
        `${who.en} were born in different months of the same year: ${when.en}.`,
        `${who.te} ఒకే సంవత్సరంలో వేర్వేరు నెలల్లో పుట్టారు: ${when.te}.`,
        `${who.hi} का जन्म एक ही वर्ष के अलग-अलग महीनों में हुआ: ${when.hi}।`,
      ),
      items: people.map(named),
      wording: births(months),
      clues: CLUES[level],
    })
  },
})

/** From Monday on. */
const DAYS = [...WEEKDAYS.slice(1), ...WEEKDAYS.slice(0, 1)]
const day = (place: number) => itemAt(DAYS, place)
const dayCount = (n: number) => say(n === 1 ? 'day' : 'days', n === 1 ? 'రోజు' : 'రోజులు', 'दिन')

const LECTURES: Wording = {
  next: (later, earlier) =>
    say(
      `${later.en} speaks on the day after ${earlier.en}.`,
      `${earlier.te} ఉపన్యసించిన మరుసటి రోజే ${later.te} ఉపన్యసిస్తారు.`,
      `${later.of} का व्याख्यान ${earlier.of} के व्याख्यान के अगले दिन है।`,
    ),
  gap: (later, earlier, n) =>
    say(
      `${later.en} speaks after ${earlier.en}, with exactly ${count(n).en} ${dayCount(n).en} between the two lectures.`,
      `${earlier.te} తర్వాత ${later.te} ఉపన్యసిస్తారు; ఆ రెండు ఉపన్యాసాల మధ్య సరిగ్గా ${count(n).te} ${dayCount(n).te} ${n === 1 ? 'ఉంది' : 'ఉన్నాయి'}.`,
      `${later.of} का व्याख्यान ${earlier.of} के बाद है और दोनों के बीच ठीक ${count(n).hi} ${dayCount(n).hi} ${n === 1 ? 'है' : 'हैं'}।`,
    ),
  apart: (a, b, n) =>
    say(
      `There ${n === 1 ? 'is' : 'are'} exactly ${count(n).en} ${dayCount(n).en} between the lectures of ${a.en} and ${b.en}.`,
      `${a.te}, ${b.te} ఉపన్యాసాల మధ్య సరిగ్గా ${count(n).te} ${dayCount(n).te} ${n === 1 ? 'ఉంది' : 'ఉన్నాయి'}.`,
      `${a.of} और ${b.of} के व्याख्यानों के बीच ठीक ${count(n).hi} ${dayCount(n).hi} ${n === 1 ? 'है' : 'हैं'}।`,
    ),
  later: (later, earlier) =>
    say(
      `${later.en} speaks later in the week than ${earlier.en}.`,
      `${earlier.te} తర్వాత ఏదో ఒక రోజున ${later.te} ఉపన్యసిస్తారు.`,
      `${later.of} का व्याख्यान ${earlier.of} के बाद किसी दिन है।`,
    ),
  separate: (a, b) =>
    say(
      `The lectures of ${a.en} and ${b.en} are not on consecutive days.`,
      `${a.te}, ${b.te} ఉపన్యాసాలు వరుస రోజుల్లో లేవు.`,
      `${a.of} और ${b.of} के व्याख्यान लगातार दिनों में नहीं हैं।`,
    ),
  at: (a, place) =>
    say(
      `${a.en} speaks on ${day(place).en}.`,
      `${a.te} ${day(place).te} ఉపన్యసిస్తారు.`,
      `${a.of} का व्याख्यान ${day(place).hi} को है।`,
    ),
  notAt: (a, place) =>
    say(
      `${a.en} does not speak on ${day(place).en}.`,
      `${a.te} ${day(place).te} ఉపన్యసించరు.`,
      `${a.of} का व्याख्यान ${day(place).hi} को नहीं है।`,
    ),
  kinds: [],
  whoAt: (place) =>
    say(`Who speaks on ${day(place).en}?`, `${day(place).te} ఎవరు ఉపన్యసిస్తారు?`, `${day(place).hi} को किसका व्याख्यान है?`),
  whereIs: (a) => say(`On which day does ${a.en} speak?`, `${a.te} ఏ రోజు ఉపన్యసిస్తారు?`, `${a.of} का व्याख्यान किस दिन है?`),
  whoNext: (a) =>
    say(
      `Who speaks on the day after ${a.en}?`,
      `${a.te} ఉపన్యసించిన మరుసటి రోజు ఎవరు ఉపన్యసిస్తారు?`,
      `${a.of} के अगले दिन किसका व्याख्यान है?`,
    ),
  whoBefore: (a) =>
    say(
      `Who speaks on the day before ${a.en}?`,
      `${a.te} ఉపన్యసించే ముందు రోజు ఎవరు ఉపన్యసిస్తారు?`,
      `${a.of} से एक दिन पहले किसका व्याख्यान है?`,
    ),
  howManyBetween: (a, b) =>
    say(
      `How many lectures are there between those of ${a.en} and ${b.en}?`,
      `${a.te}, ${b.te} ఉపన్యాసాల మధ్య ఎన్ని ఉపన్యాసాలు ఉన్నాయి?`,
      `${a.of} और ${b.of} के व्याख्यानों के बीच कितने व्याख्यान हैं?`,
    ),
  place: day,
  heads: [say('Day', 'రోజు', 'दिन'), say('Lecturer', 'వక్త', 'वक्ता')],
}

const SUBJECTS = [
  say('Banking', 'బ్యాంకింగ్', 'बैंकिंग'),
  say('Economics', 'అర్థశాస్త్రం', 'अर्थशास्त्र'),
  say('History', 'చరిత్ర', 'इतिहास'),
  say('Physics', 'భౌతికశాస్త్రం', 'भौतिकी'),
  say('Marketing', 'మార్కెటింగ్', 'विपणन'),
  say('Statistics', 'గణాంకశాస్త్రం', 'सांख्यिकी'),
  say('Finance', 'ఫైనాన్స్', 'वित्त'),
  say('Geography', 'భూగోళశాస్త్రం', 'भूगोल'),
] as const

export const lectureWeek = puzzleTemplate({
  id: 'scheduling/days-and-subjects',
  topic: 'scheduling',
  levels: ['medium', 'hard'],
  exams: EXAMS,
  questions: 5,
  world(random, level) {
    const size = level === 'medium' ? 6 : 7
    const people = lettersFor(random, size)
    const subjects = random.sample(SUBJECTS, size)
    const values = subjects.map(
      (subject): Subject => ({
        ...say(`the lecturer on ${subject.en}`, `${subject.te.replace(/ం$/u, '')} వక్త`, `${subject.hi} का वक्ता`),
        of: `${subject.hi} के वक्ता`,
      }),
    )
    const subject = (value: Subject) => subjects[values.indexOf(value)] ?? same('')
    const attribute: Attribute = {
      head: say('Subject', 'విషయం', 'विषय'),
      values,
      is: (a, value) =>
        say(
          `${a.en} speaks on ${subject(value).en}.`,
          `${a.te} ఉపన్యాస విషయం ${subject(value).te}.`,
          `${a.of} का विषय ${subject(value).hi} है।`,
        ),
      isNot: (a, value) =>
        say(
          `${a.en} does not speak on ${subject(value).en}.`,
          `${a.te} ఉపన్యాస విషయం ${subject(value).te} కాదు.`,
          `${a.of} का विषय ${subject(value).hi} नहीं है।`,
        ),
      which: (a) => say(`What is the subject of ${a.en}?`, `${a.te} ఉపన్యాస విషయం ఏది?`, `${a.of} का विषय क्या है?`),
      whose: (value) =>
        say(
          `Who gives the lecture on ${subject(value).en}?`,
          `${subject(value).te} మీద ఎవరు ఉపన్యసిస్తారు?`,
          `${subject(value).hi} पर किसका व्याख्यान है?`,
        ),
      option: subject,
    }
    const [who, what, last] = [listed(people), listed(subjects), day(size - 1)]
    return orderWorld(random, {
      intro: each(
        (language) =>
          say(
            `${who.en} give one lecture each on the days from Monday to ${last.en}, one lecture a day, and each on a different subject: ${what.en} (not necessarily in this order).`,
            `${who.te} సోమవారం నుండి ${last.te} వరకు రోజుకొకరు చొప్పున వేర్వేరు విషయాలపై ఉపన్యసిస్తారు: ${what.te} (ఇదే క్రమంలో కానవసరం లేదు).`,
            `${who.hi} सोमवार से ${last.hi} तक प्रतिदिन एक-एक व्याख्यान अलग-अलग विषयों पर देते हैं: ${what.hi} (आवश्यक नहीं कि इसी क्रम में)।`,
          )[language],
      ),
      items: people.map(named),
      wording: LECTURES,
      attribute,
      clues: level === 'medium' ? [6, 10] : [8, 13],
    })
  },
})
