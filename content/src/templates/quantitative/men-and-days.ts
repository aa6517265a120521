import { number } from '../../format.ts'
import { template } from '../../question.ts'
import { same } from '../../text.ts'
import { numericDistractors } from '../distractors.ts'

const days = (value: number) => `${number(value)} ${value === 1 ? 'day' : 'days'}`

const TASKS = [
  'finish a piece of work',
  'repair a stretch of road',
  'dig a pond',
  'build a boundary wall',
  'clear a plot of land',
] as const

export const menAndDays = template({
  id: 'time-and-work/men-and-days',
  topic: 'time-and-work',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'afcat', 'cat', 'mat'],

  draw(random, level) {
    const hours = level === 'medium'
    const [m1, m2] = random.pick([
      [12, 15],
      [15, 20],
      [16, 24],
      [20, 25],
      [18, 12],
      [24, 16],
      [30, 20],
      [10, 15],
      [25, 20],
    ] as const)
    const [h1, h2] = hours
      ? random.pick([
          [8, 6],
          [6, 8],
          [9, 6],
          [8, 10],
          [6, 9],
          [7, 8],
        ] as const)
      : ([8, 8] as const)
    return {
      m1,
      m2,
      h1,
      h2,
      hours,
      unit: random.int(1, 3),
      times: hours ? random.pick([1, 2, 3]) : 1,
      who: random.pick(['men', 'workers', 'labourers', 'masons']),
      task: random.pick(TASKS),
    }
  },

  write({ m1, m2, h1, h2, hours, unit, times, who, task }) {
    // the first span is the least that makes the second whole, stretched by the drawn unit
    let d1 = 1
    while ((m1 * h1 * d1 * times) % (m2 * h2) !== 0) d1++
    d1 *= d1 * unit > 60 ? 1 : d1 * unit < 6 ? unit * 3 : unit
    const answer = (m1 * h1 * d1 * times) / (m2 * h2)
    const work = times === 1 ? 'the same work' : `${times === 2 ? 'twice' : 'three times'} as much work`
    return {
      stem: {
        en: hours
          ? `${m1} ${who}, working ${h1} hours a day, ${task} in ${days(d1)}. In how many days will ${m2} ${who}, working ${h2} hours a day, finish ${work}?`
          : `${m1} ${who} can ${task} in ${days(d1)}. In how many days can ${m2} ${who} do the same work?`,
      },
      correct: same(days(answer)),
      distractors: numericDistractors(
        answer,
        [
          { value: (d1 * m2 * h1 * times) / (m1 * h2), mistake: 'took more workers to need more days' },
          ...(hours
            ? [
                { value: (d1 * m1 * h2 * times) / (m2 * h1), mistake: 'took longer hours to need more days' },
                { value: (d1 * m1 * times) / m2, mistake: 'left the hours out' },
                { value: (d1 * h1 * times) / h2, mistake: 'left the number of workers out' },
                { value: answer / times, mistake: 'forgot that the work is larger' },
                { value: answer * times, mistake: 'counted the larger work twice' },
              ]
            : [
                { value: d1 + m2 - m1, mistake: 'added the difference of the workers' },
                { value: d1 - (m2 - m1), mistake: 'subtracted the difference of the workers' },
                { value: d1, mistake: 'left the number of days unchanged' },
              ]),
        ],
        {
          format: days,
          plausible: (value) => value > 0 && Number.isInteger(value),
          spares: [answer + 2, answer + 3, answer - 1, answer + 4],
        },
      ),
      explanation: {
        en: [
          `Work is measured in ${hours ? 'worker-hours' : 'worker-days'}: number of ${who} × ${hours ? 'hours a day × days' : 'days'}.`,
          hours
            ? `The first work is ${m1} × ${h1} × ${d1} = ${number(m1 * h1 * d1)}${times > 1 ? `, the second ${times} × that = ${number(m1 * h1 * d1 * times)}` : ''}.`
            : `The work is ${m1} × ${d1} = ${number(m1 * d1)}.`,
          hours
            ? `In a day ${m2} ${who} do ${m2} × ${h2} = ${m2 * h2}, so they need ${number(m1 * h1 * d1 * times)} ÷ ${m2 * h2} = ${answer} days.`
            : `${number(m1 * d1)} ÷ ${m2} = ${answer}.`,
          `More ${who} need fewer days, so the proportion is inverse.`,
          `They will finish in ${days(answer)}.`,
        ].join('\n\n'),
      },
    }
  },

  verify({ m1, m2, h1, h2, unit, times }) {
    let d1 = 1
    while ((m1 * h1 * d1 * times) % (m2 * h2) !== 0) d1++
    d1 *= d1 * unit > 60 ? 1 : d1 * unit < 6 ? unit * 3 : unit
    let left = m1 * h1 * d1 * times
    let count = 0
    for (; left > 0; count++) left -= m2 * h2
    return days(count)
  },
})
