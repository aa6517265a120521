import { PEOPLE } from '../../names.ts'
import { template } from '../../question.ts'
import { same } from '../../text.ts'
import { numericDistractors } from '../distractors.ts'
import { textDistractors } from './distinct-texts.ts'

const EXAMS = ['icet', 'ssc', 'bank', 'railway', 'mat', 'afcat', 'nimcet'] as const
const COMPASS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const
const bearing = (eighths: number): string => COMPASS[((eighths % 8) + 8) % 8] as string
const metres = (value: number) => `${value} m`

const TRIPLES = [
  [3, 4, 5],
  [4, 3, 5],
  [5, 12, 13],
  [12, 5, 13],
  [8, 15, 17],
  [15, 8, 17],
] as const

export const walk = template({
  id: 'directions/how-far-from-start',
  topic: 'directions',
  levels: ['easy', 'medium'],
  exams: EXAMS,

  draw(random, level) {
    const [a, b, c] = random.pick(level === 'easy' ? TRIPLES.slice(0, 2) : TRIPLES)
    const unit = c < 10 ? random.int(2, 8) : random.int(1, 3)
    const side = random.pick(['left', 'right'] as const)
    // forward, aside, and back again: what is left over in the first direction is a·unit
    const back = random.int(2, 9)
    const forward = a * unit + back
    const extra = level === 'medium' ? random.int(2, 9) : 0
    const legs = extra === 0 ? [forward, b * unit, back] : [forward, b * unit + extra, back, extra]
    return {
      who: random.pick(PEOPLE),
      start: 2 * random.int(0, 3),
      side,
      legs,
      far: c * unit,
      sides: [a * unit, b * unit] as const,
      form: random.int(0, 1),
    }
  },

  write({ who, start, side, legs, far, sides, form }) {
    const total = legs.reduce((sum, leg) => sum + leg, 0)
    const [ahead, aside] = sides
    const turns = legs.slice(1).map((leg, n) => `turns ${n === 0 ? side : `${side} again`} and walks ${metres(leg)}`)
    const path = [`walks ${metres(legs[0] as number)} towards the ${bearing(start)}`, ...turns]
    return {
      stem: {
        en: [
          `${who} ${path.slice(0, -1).join(', ')} and then ${path.at(-1)}. How far is ${who} now from the starting point?`,
          `Starting from home, ${who} ${path.slice(0, -1).join(', ')} and finally ${path.at(-1)}. What is the shortest distance between ${who} and home now?`,
        ][form] as string,
      },
      correct: same(metres(far)),
      distractors: numericDistractors(
        far,
        [
          { value: ahead + aside, mistake: 'added the two sides of the right angle' },
          { value: total, mistake: 'added all the parts of the walk' },
          { value: Math.abs(ahead - aside), mistake: 'subtracted the two sides of the right angle' },
          { value: aside, mistake: 'took the way back for the whole way forward' },
          { value: ahead, mistake: 'forgot the way to the side' },
        ],
        { format: metres, spares: [far + 2, far - 2] },
      ),
      explanation: {
        en: [
          `Every turn to the ${side} is a quarter turn, so the third part of the walk goes back along the first${legs.length > 3 ? ' and the fourth back along the second' : ''}.`,
          `Along the first direction ${legs[0]} − ${legs[2]} = ${ahead} m are left; across it ${legs.length > 3 ? `${legs[1]} − ${legs[3]} = ` : ''}${aside} m.`,
          `The two are at right angles: $\\sqrt{${ahead}^2 + ${aside}^2}$ = ${far}. Adding them (${ahead + aside} m) would measure the way round the corner.`,
          `The distance is ${metres(far)}.`,
        ].join('\n\n'),
      },
    }
  },

  // walk it metre by metre on a grid
  verify({ start, side, legs }) {
    let [x, y, heading] = [0, 0, start]
    for (const leg of legs) {
      for (let step = 0; step < leg; step++) {
        if (heading === 0) y++
        if (heading === 2) x++
        if (heading === 4) y--
        if (heading === 6) x--
      }
      heading = (heading + (side === 'right' ? 2 : 6)) % 8
    }
    return metres(Math.hypot(x, y))
  },
})

export const turning = template({
  id: 'directions/facing-after-turns',
  topic: 'directions',
  levels: ['easy', 'medium'],
  exams: EXAMS,

  draw(random, level) {
    for (;;) {
      const turns = Array.from({ length: level === 'easy' ? 2 : 3 }, () => ({
        eighths: level === 'easy' ? random.pick([1, 2, 3]) : random.int(1, 6),
        clockwise: random.chance(0.5),
      }))
      const net = turns.reduce((sum, { eighths, clockwise }) => sum + (clockwise ? eighths : -eighths), 0)
      // turns that cancel out ask nothing
      if (net % 8 === 0) continue
      const start = level === 'easy' ? 2 * random.int(0, 3) : random.int(0, 7)
      return { who: random.pick(PEOPLE), start, turns, form: random.int(0, 1) }
    }
  },

  write({ who, start, turns, form }) {
    const net = turns.reduce((sum, { eighths, clockwise }) => sum + (clockwise ? eighths : -eighths), 0)
    const answer = bearing(start + net)
    const said = turns.map(({ eighths, clockwise }) => `${eighths * 45}° ${clockwise ? 'clockwise' : 'anticlockwise'}`)
    const last = turns.at(-1) as (typeof turns)[number]
    return {
      stem: {
        en: `${who} is facing ${bearing(start)} and turns ${said.slice(0, -1).join(', then ')} and then ${said.at(-1)}. ${form === 0 ? `In which direction is ${who} facing now?` : `Which direction does ${who} face in the end?`}`,
      },
      correct: { en: answer },
      distractors: textDistractors(
        answer,
        [
          [bearing(start - net), 'took clockwise for anticlockwise'],
          [bearing(start + net + 4), 'ended in the opposite direction'],
          [
            bearing(start + net - 2 * (last.clockwise ? last.eighths : -last.eighths)),
            'made the last turn the wrong way',
          ],
          [bearing(start + net + 1), 'turned 45° too far'],
          [bearing(start + net - 1), 'stopped 45° too early'],
          [bearing(start + net + 2), 'turned 90° too far'],
        ],
        { text: (text) => ({ en: text }) },
      ),
      explanation: {
        en: [
          `Count clockwise turns as plus and anticlockwise turns as minus: ${turns
            .map(({ eighths, clockwise }) => `${clockwise ? '+' : '−'} ${eighths * 45}°`)
            .join(' ')
            .replace(/^\+ /, '')
            .replace(/^− /, '−')} = ${net < 0 ? '−' : ''}${Math.abs(net) * 45}°.`,
          `So in all it is ${Math.abs(net) * 45}° ${net > 0 ? 'clockwise' : 'anticlockwise'} from ${bearing(start)}; each 45° leads to the next of the eight directions.`,
          `From north the order is clockwise: ${COMPASS.slice(0, 4).join(', ')} and so on. Turning the other way would lead to ${bearing(start - net)}.`,
          `The direction is ${answer}.`,
        ]
          .filter((line) => net % 4 !== 0 || !line.startsWith('From north'))
          .join('\n\n'),
      },
    }
  },

  // swing the needle by 45° at a time
  verify({ start, turns }) {
    let at = start
    for (const { eighths, clockwise } of turns) {
      for (let swing = 0; swing < eighths; swing++) at = clockwise ? (at === 7 ? 0 : at + 1) : at === 0 ? 7 : at - 1
    }
    return COMPASS[at] as string
  },
})
