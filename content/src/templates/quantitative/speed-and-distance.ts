import { number } from '../../format.ts'
import { PEOPLE, TOWNS } from '../../names.ts'
import { template } from '../../question.ts'
import { same } from '../../text.ts'
import { numericDistractors } from '../distractors.ts'

/** Two speeds in km/h with a whole average over equal distances. */
const SPEEDS = [30, 36, 40, 42, 45, 48, 50, 54, 56, 60, 63, 64, 70, 72, 75, 80, 84, 90]
const SPEED_PAIRS = SPEEDS.flatMap((a) =>
  SPEEDS.filter((b) => b !== a && (2 * a * b) % (a + b) === 0).map((b) => [a, b, (2 * a * b) / (a + b)] as const),
)

export const averageSpeed = template({
  id: 'speed-and-distance/average-speed',
  topic: 'speed-and-distance',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'mat', 'afcat', 'cat'],

  draw(random, level) {
    const [a, b, mean] = random.pick(SPEED_PAIRS)
    return {
      a,
      b,
      mean,
      hours: random.int(2, 8),
      distance: level === 'medium',
      name: random.pick(PEOPLE),
      towns: random.sample(TOWNS, 2),
      vehicle: random.pick(['drives', 'rides a motorcycle', 'travels by car']),
    }
  },

  write({ a, b, mean, hours, distance, name, towns, vehicle }) {
    const oneWay = (mean * hours) / 2
    const answer = distance ? oneWay : mean
    const format = (value: number) => `${number(value, 1)} ${distance ? 'km' : 'km/h'}`
    return {
      stem: {
        en: distance
          ? `${name} ${vehicle} from home to a temple at ${a} km/h and returns by the same road at ${b} km/h. The two journeys together take ${hours} hours. How far is the temple from home?`
          : `${name} ${vehicle} from ${towns[0]} to ${towns[1]} at ${a} km/h and returns by the same road at ${b} km/h. What is the average speed for the whole journey?`,
      },
      correct: same(format(answer)),
      distractors: numericDistractors(
        answer,
        distance
          ? [
              { value: ((a + b) / 4) * hours, mistake: 'used the mean of the two speeds' },
              { value: mean * hours, mistake: 'gave the distance both ways' },
              { value: (a * hours) / 2, mistake: 'took half the time at the first speed' },
              { value: (b * hours) / 2, mistake: 'took half the time at the second speed' },
            ]
          : [
              { value: (a + b) / 2, mistake: 'took the mean of the two speeds' },
              { value: mean / 2, mistake: 'counted the distance once only' },
              { value: Math.sqrt(a * b), mistake: 'took the geometric mean' },
              { value: Math.min(a, b), mistake: 'gave the slower speed' },
              { value: Math.abs(a - b), mistake: 'took the difference of the speeds' },
            ],
        { format, spares: [answer + 6, answer - 4] },
      ),
      explanation: {
        en: [
          `More time is spent at the slower speed, so the average speed is total distance ÷ total time, not the mean of ${a} and ${b}.`,
          `For a distance of $d$ km each way the time is $\\frac{d}{${a}} + \\frac{d}{${b}} = \\frac{${a + b}d}{${a * b}}$ hours.`,
          distance
            ? `Setting this equal to ${hours} gives $d = \\frac{${a * b} \\times ${hours}}{${a + b}} = ${number(oneWay)}$.`
            : `Average speed $= \\frac{2 \\times ${a} \\times ${b}}{${a} + ${b}} = ${mean}$ km/h; the mean of the speeds, ${number((a + b) / 2)}, is too high.`,
          `The ${distance ? 'distance' : 'average speed'} is ${format(answer)}.`,
        ].join('\n\n'),
      },
    }
  },

  verify({ a, b, mean, hours, distance }) {
    if (distance) {
      let half = 0
      while (Math.abs(half / a + half / b - hours) > 1e-9 && half < 1000) half += 0.5
      return `${number(half, 1)} km`
    }
    // one leg of a common multiple of both speeds, in whole hours
    const leg = a * b * mean
    return `${number((2 * leg) / (leg / a + leg / b), 1)} km/h`
  },
})

export const lateAndEarly = template({
  id: 'speed-and-distance/late-and-early',
  topic: 'speed-and-distance',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'mat', 'cat', 'afcat'],

  draw(random, level) {
    const [slow, fast] = random.pick([
      [4, 5],
      [3, 4],
      [5, 6],
      [4, 6],
      [10, 12],
      [12, 15],
      [10, 15],
      [15, 20],
    ] as const)
    // kilometres × this many minutes separate the two arrivals
    const perKm = 60 / slow - 60 / fast
    const distances = [2, 3, 4, 5, 6, 8, 9, 10, 12, 15].filter(
      (d) => Number.isInteger(d * perKm) && d * perKm >= 8 && d * perKm <= 40,
    )
    const distance = random.pick(distances)
    const gap = Math.round(distance * perKm)
    return {
      slow,
      fast,
      distance,
      late: level === 'easy' ? gap : random.int(3, gap - 3),
      gap,
      name: random.pick(PEOPLE),
      place: random.pick(['school', 'college', 'the office', 'the bank', 'the railway station']),
    }
  },

  write({ slow, fast, distance, late, gap, name, place }) {
    const early = gap - late
    const moves = fast >= 10 ? 'Cycling' : 'Walking'
    const format = (value: number) => `${number(value)} km`
    const arrival = early === 0 ? 'just in time' : `${early} minutes early`
    return {
      stem: {
        en: `${moves} to ${place} at ${slow} km/h, ${name} arrives ${late} minutes late; at ${fast} km/h, ${name} arrives ${arrival}. How long is the way to ${place}?`,
      },
      correct: same(format(distance)),
      distractors: numericDistractors(
        distance,
        [
          {
            value: ((Math.abs(late - early) / 60) * slow * fast) / (fast - slow),
            mistake: 'subtracted the minutes instead of adding them',
          },
          { value: ((late / 60) * slow * fast) / (fast - slow), mistake: 'used the minutes late only' },
          { value: (gap / 60) * (fast + slow), mistake: 'multiplied by the sum of the speeds' },
          { value: ((gap / 60) * slow * fast) / (fast + slow), mistake: 'divided by the sum of the speeds' },
          { value: (gap / 60) * fast, mistake: 'took the gap for the time of the whole way' },
          { value: distance * 2, mistake: 'doubled the distance' },
        ],
        { format, plausible: (value) => value > 0.5, spares: [distance + 1, distance + 2, distance + 3] },
      ),
      explanation: {
        en: [
          `The two times differ by ${early === 0 ? `${late}` : `${late} + ${early} = ${gap}`} minutes${early === 0 ? '' : ': from late to early the gaps are added'}.`,
          `For $d$ km: $\\frac{d}{${slow}} - \\frac{d}{${fast}} = \\frac{${gap}}{60}$ hours.`,
          `$d = \\frac{${gap}}{60} \\times \\frac{${slow} \\times ${fast}}{${fast - slow}} = ${distance}$.`,
          `The distance is ${format(distance)}.`,
        ].join('\n\n'),
      },
    }
  },

  verify({ slow, fast, gap }) {
    let halfKm = 1
    while (Math.abs((halfKm * 30) / slow - (halfKm * 30) / fast - gap) > 1e-6) halfKm++
    return `${number(halfKm / 2)} km`
  },
})
