import { template } from '../../question.ts'
import { same } from '../../text.ts'
import { numericDistractors } from '../distractors.ts'

const EXAMS = ['icet', 'ssc', 'bank', 'railway', 'mat', 'afcat'] as const

/** Minutes after midnight as a clock time. */
function time(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60]
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'a.m.' : 'p.m.'}`
}

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
    const [from, to] = towns
    const gone = Math.floor((arrives - first) / every)
    const leaves = first + (gone + 1) * every
    const answer = asksArrival ? leaves + ride : leaves - arrives
    const plan = `Buses leave ${from} for ${to} every ${every} minutes from ${time(first)} onwards.`
    const format = asksArrival ? time : (minutes: number) => `${minutes} minutes`
    return {
      stem: {
        en: asksArrival
          ? `${plan} The journey takes ${Math.floor(ride / 60) > 0 ? `${Math.floor(ride / 60)} ${ride < 120 ? 'hour' : 'hours'}${ride % 60 ? ` ${ride % 60} minutes` : ''}` : `${ride} minutes`}. A passenger comes to the bus stand at ${time(arrives)} and takes the next bus. When does the passenger reach ${to}?`
          : `${plan} A passenger comes to the bus stand at ${time(arrives).slice(0, -1)}. How long must the passenger wait for the next bus?`,
      },
      correct: same(format(answer)),
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
      explanation: {
        en: [
          `From ${time(first)} to ${time(arrives)} there are ${arrives - first} minutes, and ${arrives - first} = ${every} × ${gone} + ${arrives - first - every * gone}.`,
          `So the last bus left ${arrives - first - every * gone} minutes ago, and the next leaves at ${time(leaves)}, in ${leaves - arrives} minutes.`,
          asksArrival
            ? `Add the journey of ${ride} minutes to ${time(leaves)}, when the bus leaves, and not to ${time(arrives)}, when the passenger came.`
            : `The ${every - answer} minutes since the last bus are not the waiting time.`,
          asksArrival ? `The bus reaches ${to} at ${format(answer)}` : `The wait is ${format(answer)}.`,
        ].join('\n\n'),
      },
    }
  },

  // stand at the bus stand and let the buses go by
  verify({ first, every, arrives, ride, asksArrival }) {
    let bus = first
    while (bus < arrives) bus += every
    return asksArrival ? time(bus + ride) : `${bus - arrives} minutes`
  },
})
