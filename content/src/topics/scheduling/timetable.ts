import { tupleOf } from '../../checked-access.ts'
import { numericDistractors } from '../../questions/distractors.ts'
import { template } from '../../questions/template.ts'
import { paragraphs, say } from '../../text/localized.ts'
import { named } from '../../text/names.ts'
import { withEnding } from '../../text/telugu.ts'
import { timeOfDay as time } from '../../text/times.ts'
import { quantity } from '../../text/units.ts'

const EXAMS = ['icet', 'ssc', 'bank', 'railway', 'mat', 'afcat'] as const

/** Two towns and the minutes a bus takes between them, about. */
const ROUTES = [
  ['Vijayawada', 'Guntur', 60],
  ['Warangal', 'Karimnagar', 105],
  ['Vijayawada', 'Khammam', 165],
  ['Nellore', 'Tirupati', 180],
  ['Warangal', 'Khammam', 170],
  ['Karimnagar', 'Nizamabad', 195],
  ['Rajahmundry', 'Vijayawada', 215],
  ['Guntur', 'Khammam', 200],
] as const

export const nextBus = template({
  id: 'scheduling/next-bus',
  topic: 'scheduling',
  levels: ['easy', 'medium'],
  exams: EXAMS,

  draw(random, level) {
    for (;;) {
      const first = random.step(300, 390, 5)
      const every = random.pick([25, 35, 40, 45, 50, 55])
      const arrives = random.int(480, 900)
      const [one, other, about] = random.pick(ROUTES)
      const ride = about + random.step(-10, 20, 5)
      const wait = (every - ((arrives - first) % every)) % every
      if (wait > 3 && wait < every - 3)
        return { first, every, arrives, ride, towns: random.shuffle([one, other]), asksArrival: level === 'medium' }
    }
  },

  write({ first, every, arrives, ride, towns, asksArrival }) {
    const [from, to] = tupleOf(towns.map(named), 2)
    const gone = Math.floor((arrives - first) / every)
    const leaves = first + (gone + 1) * every
    const answer = asksArrival ? leaves + ride : leaves - arrives
    const [start, came, starts] = [time(first), time(arrives), time(leaves)]
    const since = arrives - first - every * gone
    const plan = say(
      `Buses leave ${from.en} for ${to.en} every ${every} minutes from ${start.en} onwards.`,
      `${from.te} నుండి ${to.te} వెళ్లే బస్సులు ${start.te} నుండి ప్రతి ${every} నిమిషాలకు బయలుదేరుతాయి.`,
      `${from.hi} से ${to.hi} के लिए बसें ${start.hi} बजे से हर ${every} मिनट पर चलती हैं।`,
    )
    const minutes = (value: number) => quantity(value, 'minutes')
    const format = asksArrival ? time : minutes
    const [hours, rest] = [Math.floor(ride / 60), ride % 60]
    const journey = [hours > 0 && quantity(hours, 'hours'), (rest > 0 || hours === 0) && minutes(rest)]
      .filter((part) => part !== false)
      .reduce((one, other) => say(`${one.en} ${other.en}`, `${one.te} ${other.te}`, `${one.hi} ${other.hi}`))
    const [right, ago, wait] = [format(answer), minutes(since), minutes(leaves - arrives)]
    return {
      stem: asksArrival
        ? say(
            `${plan.en} The journey takes ${journey.en}. A passenger comes to the bus stand at ${came.en} and takes the next bus. When does the passenger reach ${to.en}?`,
            `${plan.te} ప్రయాణ సమయం ${journey.te}. ఒక ప్రయాణికుడు ${withEnding(came.te, 'కు')} బస్టాండుకు వచ్చి తర్వాతి బస్సు ఎక్కాడు. అతను ${to.te} ఎప్పుడు చేరుకుంటాడు?`,
            `${plan.hi} यात्रा में ${journey.hi} ${ride === 60 ? 'लगता है' : 'लगते हैं'}। एक यात्री ${came.hi} बजे बस अड्डे पर आकर अगली बस पकड़ता है। वह ${to.hi} कब पहुँचेगा?`,
          )
        : say(
            `${plan.en} A passenger comes to the bus stand at ${came.en.slice(0, -1)}. How long must the passenger wait for the next bus?`,
            `${plan.te} ఒక ప్రయాణికుడు ${withEnding(came.te, 'కు')} బస్టాండుకు వచ్చాడు. తర్వాతి బస్సు కోసం అతను ఎంతసేపు వేచి ఉండాలి?`,
            `${plan.hi} एक यात्री ${came.hi} बजे बस अड्डे पर आता है। उसे अगली बस के लिए कितनी देर प्रतीक्षा करनी होगी?`,
          ),
      correct: right,
      distractors: numericDistractors(
        answer,
        asksArrival
          ? [
              { value: arrives + ride, mistake: 'forgot to wait for the bus' },
              { value: answer - every, mistake: 'took the bus that had just left' },
              { value: answer + every, mistake: 'missed one bus too many' },
              { value: answer + 60, mistake: 'slip by an hour in carrying minutes' },
            ]
          : [
              { value: every - answer, mistake: 'counted back to the bus that had left' },
              { value: every, mistake: 'took the whole interval for the waiting time' },
              { value: answer + 5, mistake: 'slip in the subtraction' },
              { value: answer + 10, mistake: 'slip in the subtraction' },
            ],
        { format, spares: [answer + 15, answer + 2] },
      ),
      explanation: paragraphs(
        say(
          `From ${start.en} to ${came.en} there are ${arrives - first} minutes, and ${arrives - first} = ${every} × ${gone} + ${since}.`,
          `${start.te} నుండి ${came.te} వరకు ${arrives - first} నిమిషాలు; ${arrives - first} = ${every} × ${gone} + ${since}.`,
          `${start.hi} से ${came.hi} तक ${arrives - first} मिनट हैं; ${arrives - first} = ${every} × ${gone} + ${since}।`,
        ),
        say(
          `So the last bus left ${since} minutes ago, and the next leaves at ${starts.en}, in ${leaves - arrives} minutes.`,
          `కాబట్టి చివరి బస్సు ${since} నిమిషాల క్రితం వెళ్లింది; తర్వాతి బస్సు ${withEnding(starts.te, 'కు')}, అంటే ${leaves - arrives} నిమిషాల తర్వాత బయలుదేరుతుంది.`,
          `अतः पिछली बस ${ago.hi} पहले गई और अगली बस ${starts.hi} बजे, यानी ${wait.hi} बाद चलेगी।`,
        ),
        asksArrival
          ? say(
              `Add the journey of ${ride} minutes to ${starts.en}, when the bus leaves, and not to ${came.en}, when the passenger came.`,
              `${ride} నిమిషాల ప్రయాణాన్ని బస్సు బయలుదేరే ${withEnding(starts.te, 'కు')} కలపండి; ప్రయాణికుడు వచ్చిన ${withEnding(came.te, 'కు')} కాదు.`,
              `${ride} मिनट की यात्रा बस के चलने के समय ${starts.hi} में जोड़िए, यात्री के आने के समय ${came.hi} में नहीं।`,
            )
          : say(
              `The ${every - answer} minutes since the last bus are not the waiting time.`,
              `చివరి బస్సు వెళ్లినప్పటి నుండి గడిచిన ${every - answer} నిమిషాలు వేచి ఉండే సమయం కాదు.`,
              `पिछली बस जाने के बाद बीते ${every - answer} मिनट प्रतीक्षा का समय नहीं हैं।`,
            ),
        asksArrival
          ? say(
              `The bus reaches ${to.en} at ${right.en}`,
              `బస్సు ${to.te} చేరే సమయం ${right.te}.`,
              `बस के ${to.hi} पहुँचने का समय ${right.hi} है।`,
            )
          : say(`The wait is ${right.en}.`, `వేచి ఉండే సమయం ${right.te}.`, `प्रतीक्षा का समय ${right.hi} है।`),
      ),
    }
  },

  // stand at the bus stand and let the buses go by
  verify({ first, every, arrives, ride, asksArrival }) {
    let bus = first
    while (bus < arrives) bus += every
    return asksArrival ? time(bus + ride).en : `${bus - arrives} minutes`
  },
})
