import { number } from '../../format.ts'
import { template } from '../../question.ts'
import { same } from '../../text.ts'
import { numericDistractors } from '../distractors.ts'

const hours = (value: number) => `${number(value)} hours`

export const fillAndEmpty = template({
  id: 'pipes-and-cisterns/fill-and-empty',
  topic: 'pipes-and-cisterns',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'mat', 'afcat', 'cat'],

  draw(random, level) {
    // hours of two inlets and of the outlet, with a whole number of hours for all three open
    const [a, b, c, all] = random.pick([
      [12, 15, 20, 10],
      [10, 15, 30, 7.5],
      [6, 12, 8, 8],
      [8, 12, 24, 6],
      [10, 15, 12, 12],
      [12, 18, 9, 36],
      [20, 30, 15, 60],
      [15, 20, 30, 12],
      [6, 8, 12, 4.8],
      [9, 12, 18, 7.2],
      [20, 24, 40, 15],
      [12, 20, 30, 10],
    ] as const)
    return {
      a: a as number,
      b: b as number,
      c: c as number,
      all: all as number,
      three: level === 'medium',
      vessel: random.pick(['a tank', 'a cistern', 'an overhead tank', 'a swimming pool', 'a reservoir']),
      stretch: random.int(1, 3),
      unit: random.pick(['hours', 'minutes'] as const),
    }
  },

  write(values) {
    const { three, vessel, stretch, unit } = values
    const time = (value: number) => `${number(value)} ${unit}`
    const [a, b, c] = [values.a * stretch, values.b * stretch, values.c * stretch]
    // at the easy level one inlet and a leak slower than it
    const [inlet, outlet] = [Math.min(a, b, c), Math.max(a, b, c)]
    const answer = three ? values.all * stretch : (inlet * outlet) / (outlet - inlet)
    const the = vessel.replace(/^an? /, 'the ')
    return {
      stem: {
        en: three
          ? `Two pipes can fill ${vessel} in ${time(a)} and ${time(b)} respectively and a third can empty it in ${time(c)}. If all three are opened when ${the} is empty, in what time will it be full?`
          : `A pipe can fill ${vessel} in ${time(inlet)} and an outlet can empty it in ${time(outlet)}. If both are opened when ${the} is empty, in what time will it be full?`,
      },
      correct: same(time(answer)),
      distractors: numericDistractors(
        answer,
        three
          ? [
              { value: 1 / (1 / a + 1 / b + 1 / c), mistake: 'took the outlet for an inlet' },
              { value: 1 / (1 / a + 1 / b), mistake: 'forgot the outlet' },
              { value: a + b - c, mistake: 'added and subtracted the times' },
              { value: (a + b + c) / 3, mistake: 'took the mean of the times' },
              { value: answer * 2, mistake: 'doubled the time' },
            ]
          : [
              { value: (inlet * outlet) / (outlet + inlet), mistake: 'took the outlet for an inlet' },
              { value: outlet - inlet, mistake: 'subtracted the times' },
              { value: (outlet + inlet) / 2, mistake: 'took the mean of the times' },
              { value: answer / 2, mistake: 'halved the time' },
              { value: answer * 2, mistake: 'doubled the time' },
            ],
        { format: time, plausible: (value) => value > 1, spares: [answer + 2, answer + 4, answer + 6] },
      ),
      explanation: {
        en: [
          `Add what is filled in ${unit === 'hours' ? 'an hour' : 'a minute'} and subtract what is emptied.`,
          three
            ? `$\\frac{1}{${a}} + \\frac{1}{${b}} - \\frac{1}{${c}} = \\frac{1}{${number(answer)}}$ of ${the} in ${unit === 'hours' ? 'an hour' : 'a minute'}.`
            : `$\\frac{1}{${inlet}} - \\frac{1}{${outlet}} = \\frac{${outlet - inlet}}{${inlet * outlet}}$ of ${the} in ${unit === 'hours' ? 'an hour' : 'a minute'}, and the time is the reciprocal of this fraction.`,
          `Adding the outlet as if it filled would give a time that is too short.`,
          `It will be full in ${time(answer)}.`,
        ].join('\n\n'),
      },
    }
  },

  // litres in a tank of 1,000, by bisection on the time
  verify({ a, b, c, three, stretch, unit }) {
    const sorted = [a, b, c].sort((x, y) => x - y)
    const rate = three ? 1000 / a + 1000 / b - 1000 / c : 1000 / (sorted[0] ?? 1) - 1000 / (sorted[2] ?? 1)
    let [low, high] = [0, 1000]
    for (let n = 0; n < 60; n++) {
      const middle = (low + high) / 2
      if ((rate * middle) / stretch < 1000) low = middle
      else high = middle
    }
    return `${number(low)} ${unit}`
  },
})

/** Hours without and with the leak for which the leak alone needs a whole number of hours. */
const LEAKS = Array.from({ length: 21 }, (_, n) => n + 4).flatMap((fill) =>
  Array.from({ length: Math.floor(fill / 2) }, (_, n) => [fill, fill + n + 1] as const).filter(
    ([, late]) => (fill * late) % (late - fill) === 0 && (fill * late) / (late - fill) <= 120,
  ),
)

export const leak = template({
  id: 'pipes-and-cisterns/leak',
  topic: 'pipes-and-cisterns',
  levels: ['medium', 'hard'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'mat', 'cat', 'afcat'],

  draw(random, level) {
    const [fill, late] = random.pick(LEAKS)
    return {
      fill,
      late,
      litres: random.step(4, 12, 2),
      capacity: level === 'hard',
      vessel: random.pick(['tank', 'cistern', 'water tank', 'storage tank']),
      wording: random.int(0, 1),
    }
  },

  write({ fill, late, litres, capacity, vessel, wording }) {
    const empty = (fill * late) / (late - fill)
    const whole = litres * 60 * empty
    const answer = capacity ? whole : empty
    const format = (value: number) => (capacity ? `${number(value)} litres` : hours(value))
    return {
      stem: {
        en: capacity
          ? `A pipe fills a ${vessel} in ${fill} hours, but because of a leak in the bottom it takes ${late} hours. If the leak lets out ${litres} litres a minute, what is the capacity of the ${vessel}?`
          : wording === 1
            ? `A ${vessel} is usually filled in ${fill} hours, but with a leak at its bottom it is filled in ${late} hours. If the ${vessel} is full and the pipe is closed, how long will the leak take to empty it?`
            : `A pipe fills a ${vessel} in ${fill} hours, but because of a leak in the bottom it takes ${late - fill === 1 ? 'one hour' : `${late - fill} hours`} more. In what time would the leak alone empty the full ${vessel}?`,
      },
      correct: same(format(answer)),
      distractors: numericDistractors(
        answer,
        capacity
          ? [
              { value: litres * 60 * late, mistake: 'took the time with the leak for that of the leak alone' },
              { value: litres * 60 * fill, mistake: 'used the time of the pipe' },
              { value: litres * 60 * (late - fill), mistake: 'used the extra hours' },
              { value: litres * empty, mistake: 'did not turn minutes into hours' },
              { value: litres * 60 * (late + fill), mistake: 'added the two times' },
            ]
          : [
              { value: late, mistake: 'gave the time with the leak' },
              { value: fill + late, mistake: 'added the two times' },
              { value: (fill * late) / (fill + late), mistake: 'added the rates instead of subtracting' },
              { value: empty / 2, mistake: 'halved the time' },
              { value: fill * (late - fill), mistake: 'multiplied the time by the extra hours' },
              { value: empty + fill, mistake: 'added the time of filling' },
              { value: fill * late, mistake: 'multiplied the two times' },
              { value: empty - fill, mistake: 'subtracted the time of filling' },
            ],
        { format, plausible: (value) => value > 1 && Number.isInteger(value * 2) },
      ),
      explanation: {
        en: [
          `The leak undoes the difference between the two rates of filling.`,
          `Leak: $\\frac{1}{${fill}} - \\frac{1}{${late}} = ${late - fill === 1 ? '' : `\\frac{${late - fill}}{${fill * late}} = `}\\frac{1}{${empty}}$ of the ${vessel} in an hour, so alone it empties the ${vessel} in ${hours(empty)}.`,
          capacity
            ? `In that time it lets out ${litres} × 60 × ${empty} = ${number(whole)} litres. The ${late} hours are the time of pipe and leak together and must not be used here.`
            : `The ${late} hours are the time of pipe and leak together, not of the leak.`,
          capacity ? `The capacity is ${format(answer)}.` : `The leak alone would take ${format(answer)}.`,
        ].join('\n\n'),
      },
    }
  },

  verify({ fill, late, litres, capacity }) {
    // a volume both times divide: what came in during the longer filling less what stayed
    const volume = fill * late
    const lostPerHour = ((volume / fill) * late - volume) / late
    const empty = volume / lostPerHour
    return capacity ? `${number(litres * 60 * empty)} litres` : hours(empty)
  },
})
