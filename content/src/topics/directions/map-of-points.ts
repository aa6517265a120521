import { itemAt, tupleOf } from '../../checked-access.ts'
import type { DraftQuestion } from '../../question.ts'
import { numericDistractors } from '../../questions/distractors.ts'
import { setTemplate } from '../../questions/template.ts'
import { answerLine, bullets, paragraphs, say } from '../../text/localized.ts'
import { withEnding } from '../../text/telugu.ts'
import { quantity } from '../../text/units.ts'
import { COMPASS, teluguDirection } from './compass.ts'

type Point = readonly [number, number]
const WAY: readonly Point[] = [
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, 0],
  [-1, 1],
]
const toward = (from: Point, to: Point) => {
  const [dx, dy] = [Math.sign(to[0] - from[0]), Math.sign(to[1] - from[1])]
  return WAY.findIndex(([x, y]) => x === dx && y === dy)
}
const squares = [3, 4, 5, 6, 8, 10, 12, 13, 15, 17]
const length = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1])
const metres = (value: number) => quantity(value, 'm')

/** Points told one after the other, each straight north, south, east or west of one before it. */
export const pointsOnAMap = setTemplate({
  id: 'directions/points-on-a-map',
  topic: 'directions',
  levels: ['medium', 'hard'],
  exams: ['bank', 'ssc', 'railway', 'mat', 'cat', 'icet', 'afcat', 'nimcet'],

  draw(random, level) {
    const count = level === 'medium' ? 5 : 6
    for (;;) {
      const points: Point[] = [[0, 0]]
      const told: { from: number; way: number; by: number }[] = []
      for (let n = 1; n < count; n++) {
        const from = random.chance(0.7) ? n - 1 : random.int(0, n - 1)
        const way = random.pick(
          [0, 2, 4, 6].filter((one) => n < 2 || told[n - 2]?.from !== from || told[n - 2]?.way !== one),
        )
        const by = random.pick(squares)
        const [x, y] = itemAt(points, from)
        const [dx, dy] = itemAt(WAY, way)
        points.push([x + dx * by, y + dy * by])
        told.push({ from, way, by })
      }
      const pairs = points.flatMap((_, a) => points.map((__, b) => [a, b] as const)).filter(([a, b]) => a !== b)
      const whole = pairs.filter(([a, b]) => {
        const far = length(itemAt(points, a), itemAt(points, b))
        const direct = told.some(({ from }, n) => (from === a && n + 1 === b) || (from === b && n + 1 === a))
        return !direct && Number.isInteger(far) && far > 0 && toward(itemAt(points, a), itemAt(points, b)) % 2 === 1
      })
      if (whole.length === 0 || new Set(points.map(String)).size < count) continue
      const apart = pairs.filter(
        ([a, b]) => !told.some(({ from }, n) => (from === a && n + 1 === b) || (from === b && n + 1 === a)),
      )
      const [one, two] = tupleOf(random.sample(apart, 2), 2)
      const [measured] = tupleOf(random.sample(whole, 1), 1)
      return { points, told, one, two, measured, letters: random.sample([...'ABCDEFGHKLMNPQRSTUVW'], count) }
    }
  },

  write({ points, told, one, two, measured, letters }) {
    const name = (n: number) => itemAt(letters, n)
    const at = (n: number) => itemAt(points, n)
    const map = points.map(([x, y], n) => `${name(n)} (${x}, ${y})`.replaceAll('-', '−')).join(', ')
    const plan = say(
      `Take ${name(0)} as (0, 0), metres to the east first and to the north second: ${map}.`,
      `${withEnding(name(0), 'ను')} (0, 0)గా తీసుకుని, మొదట తూర్పుకు, తర్వాత ఉత్తరానికి మీటర్లు రాస్తే: ${map}.`,
      `${name(0)} को (0, 0) मानें, पहले पूर्व की ओर और फिर उत्तर की ओर मीटर लिखें: ${map}।`,
    )
    /** How far one lies from another to the east or west, and to the north or south. */
    const along = (from: number, to: number) => {
      const [east, north] = [at(to)[0] - at(from)[0], at(to)[1] - at(from)[1]]
      const parts = [
        { by: Math.abs(east), where: itemAt(COMPASS, east < 0 ? 6 : 2) },
        { by: Math.abs(north), where: itemAt(COMPASS, north < 0 ? 4 : 0) },
      ].filter(({ by }) => by > 0)
      return say(
        `From ${name(from)} to ${name(to)} it is ${parts.map(({ by, where }) => `${by} m to the ${where.en}`).join(' and ')}.`,
        `${name(from)} నుండి ${withEnding(name(to), 'కు')}: ${parts.map(({ by, where }) => `${teluguDirection(where)}కు ${by} మీ.`).join(', ')}`,
        `${name(from)} से ${name(to)} तक: ${parts.map(({ by, where }) => `${where.hi} की ओर ${by} मी`).join(', ')}।`,
      )
    }
    const direction = ([a, b]: readonly [number, number]): DraftQuestion => {
      const way = toward(at(a), at(b))
      const right = itemAt(COMPASS, way)
      return {
        stem: say(
          `In which direction is ${name(b)} from ${name(a)}?`,
          `${name(a)} నుండి చూస్తే ${name(b)} ఏ దిశలో ఉంది?`,
          `${name(a)} से ${name(b)} किस दिशा में है?`,
        ),
        correct: right,
        distractors: [4, 2, 6, 1, 7].slice(0, 4).map((turn) => ({
          text: itemAt(COMPASS, (way + turn) % 8),
          mistake: turn === 4 ? 'looked from the other point' : 'took one part of the way in the wrong direction',
        })),
        explanation: paragraphs(plan, along(a, b), answerLine(right)),
      }
    }
    const [a, b] = measured
    const far = length(at(a), at(b))
    const [dx, dy] = [Math.abs(at(a)[0] - at(b)[0]), Math.abs(at(a)[1] - at(b)[1])]
    return {
      passage: bullets(
        told.map(({ from, way, by }, n) => {
          const where = itemAt(COMPASS, way)
          return say(
            `Point ${name(n + 1)} is ${by} m to the ${where.en} of point ${name(from)}.`,
            `${name(n + 1)} బిందువు, ${name(from)} బిందువుకు ${teluguDirection(where)}లో ${by} మీ. దూరంలో ఉంది.`,
            `बिंदु ${name(n + 1)}, बिंदु ${name(from)} के ${where.hi} में ${by} मी दूर है।`,
          )
        }),
      ),
      questions: [
        direction(one),
        direction(two),
        {
          stem: say(
            `What is the shortest distance between ${name(a)} and ${name(b)}?`,
            `${name(a)}, ${name(b)} మధ్య కనిష్ఠ దూరం ఎంత?`,
            `${name(a)} और ${name(b)} के बीच न्यूनतम दूरी कितनी है?`,
          ),
          correct: metres(far),
          distractors: numericDistractors(
            far,
            [
              { value: dx + dy, mistake: 'added the two sides of the right angle' },
              { value: Math.abs(dx - dy), mistake: 'subtracted the two sides' },
              { value: dx, mistake: 'took one side only' },
              { value: dy, mistake: 'took the other side only' },
            ],
            { format: metres, spares: [far + 2, far + 1, far + 4] },
          ),
          explanation: paragraphs(
            plan,
            say(
              `The two differ by ${dx} m and ${dy} m at right angles: $\\sqrt{${dx}^2 + ${dy}^2}$ = ${far}.`,
              `రెండింటి తేడాలు లంబంగా ${dx} మీ., ${dy} మీ.: $\\sqrt{${dx}^2 + ${dy}^2}$ = ${far}.`,
              `दोनों का अंतर समकोण पर ${dx} मी और ${dy} मी है: $\\sqrt{${dx}^2 + ${dy}^2}$ = ${far}।`,
            ),
            answerLine(metres(far)),
          ),
        },
      ],
    }
  },

  // walk back to the first point from each of the two, metre by metre
  verify({ told, one, two, measured }) {
    const home = (n: number): Point => {
      let [x, y, at] = [0, 0, n]
      while (at > 0) {
        const { from, way, by } = itemAt(told, at - 1)
        for (let step = 0; step < by; step++) {
          if (way === 0) y++
          if (way === 2) x++
          if (way === 4) y--
          if (way === 6) x--
        }
        at = from
      }
      return [x, y]
    }
    const named = ([a, b]: readonly [number, number]) => {
      const [[ax, ay], [bx, by]] = [home(a), home(b)]
      const upright = by > ay ? 'north' : by < ay ? 'south' : ''
      const level = bx > ax ? 'east' : bx < ax ? 'west' : ''
      return [upright, level].filter(Boolean).join('-')
    }
    const [[ax, ay], [bx, by]] = [home(measured[0]), home(measured[1])]
    let far = 0
    while (far * far < (ax - bx) ** 2 + (ay - by) ** 2) far++
    return [named(one), named(two), `${far} m`]
  },
})
