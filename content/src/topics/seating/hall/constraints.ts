import type { Random } from '../../../random.ts'
import type { Constraint, Values } from '../../../shared/puzzles/search.ts'
import { say } from '../../../text/localized.ts'
import { withEnding } from '../../../text/telugu.ts'
import type { Seating } from './hall.ts'
import { looks, person, sits } from './wording.ts'

/** Everything true that a clue may say. */
export function constraintsOf(random: Random, seating: Seating): Constraint[] {
  const { everyone } = seating
  return everyone.flatMap((a) => [
    ...everyone
      .filter((b) => b !== a)
      .flatMap((b) => [
        ...constraintsOfSide(seating, a, b),
        ...(a < b ? constraintsOfPair(random, seating, a, b) : []),
      ]),
    ...constraintsOfOne(random, seating, a),
  ])
}

/** How many places to the left or right of one another one sits. */
function constraintsOfSide(
  { round, facing, size, name, seat, hidden, toRight }: Seating,
  a: number,
  b: number,
): Constraint[] {
  const constraints: Constraint[] = []
  const withFace = facing === 'by-seat' ? [a, b] : [a, a + size, b]
  const far = round ? Math.floor(size / 2) : 4
  for (let steps = 1; steps <= far; steps++) {
    for (const side of ['left', 'right'] as const) {
      const by = side === 'right' ? steps : -steps
      if (toRight(hidden, a, by) !== seat(hidden, b)) continue
      if (round && steps * 2 === size) continue
      constraints.push({
        text: sits(name(b), name(a), steps, side),
        over: withFace,
        holds: (v) => toRight(v, a, by) === seat(v, b),
      })
    }
  }
  return constraints
}

function constraintsOfPair(random: Random, seating: Seating, a: number, b: number): Constraint[] {
  const { round, facing, size, name, seat, face, hidden } = seating
  const constraints: Constraint[] = []
  const gap = (v: Values) => Math.abs(seat(v, a) - seat(v, b))
  const touch = (v: Values) => gap(v) === 1 || (round && gap(v) === size - 1)
  if (!touch(hidden) && random.chance(0.4))
    constraints.push({
      text: say(
        `${name(a)} and ${name(b)} are not neighbours.`,
        `${name(a)}, ${name(b)} పక్కపక్కన కూర్చోలేదు.`,
        `${name(a)} और ${name(b)} निकटतम पड़ोसी नहीं हैं।`,
      ),
      over: [a, b],
      holds: (v) => !touch(v),
    })
  if (round && gap(hidden) * 2 === size)
    constraints.push({
      text: say(
        `${name(a)} sits opposite ${name(b)}.`,
        `${withEnding(name(b), 'కు')} ఎదురుగా ${name(a)} కూర్చున్నారు.`,
        `${name(a)}, ${name(b)} के सामने बैठा है।`,
      ),
      over: [a, b],
      holds: (v) => gap(v) * 2 === size,
    })
  if (!round && gap(hidden) > 1) {
    const between = gap(hidden) - 1
    const many = person(between)
    constraints.push({
      text: say(
        `Exactly ${many.en} ${between === 1 ? 'sits' : 'sit'} between ${name(a)} and ${name(b)}.`,
        `${name(a)}, ${name(b)} మధ్య సరిగ్గా ${many.te} కూర్చున్నారు.`,
        `${name(a)} और ${name(b)} के बीच ठीक ${many.hi} ${between === 1 ? 'बैठा है' : 'बैठे हैं'}।`,
      ),
      over: [a, b],
      holds: (v) => gap(v) - 1 === between,
    })
  }
  if (facing === 'mixed' && random.chance(0.3)) {
    const alike = face(hidden, a) === face(hidden, b)
    constraints.push({
      text: alike
        ? say(
            `${name(a)} and ${name(b)} face the same direction.`,
            `${name(a)}, ${name(b)} ఒకే దిశలో చూస్తున్నారు.`,
            `${name(a)} और ${name(b)} का मुख एक ही दिशा में है।`,
          )
        : say(
            `${name(a)} and ${name(b)} face opposite directions.`,
            `${name(a)}, ${name(b)} వ్యతిరేక దిశల్లో చూస్తున్నారు.`,
            `${name(a)} और ${name(b)} का मुख विपरीत दिशाओं में है।`,
          ),
      over: [a + size, b + size],
      holds: (v) => (face(v, a) === face(v, b)) === alike,
    })
  }
  return constraints
}

function constraintsOfOne(random: Random, seating: Seating, a: number): Constraint[] {
  const { round, facing, size, name, seat, face, hidden } = seating
  const constraints: Constraint[] = []
  if (!round) {
    const isEnd = (v: Values) => seat(v, a) === 0 || seat(v, a) === size - 1
    if (isEnd(hidden))
      constraints.push({
        text: say(
          `${name(a)} sits at an end of the row.`,
          `${name(a)} వరుస యొక్క ఒక చివరలో కూర్చున్నారు.`,
          `${name(a)} पंक्ति के एक छोर पर बैठा है।`,
        ),
        over: [a],
        holds: isEnd,
      })
  }
  if (facing === 'mixed' && random.chance(0.5)) {
    const way = face(hidden, a)
    constraints.push({ text: looks(name(a), round, way), over: [a + size], holds: (v) => face(v, a) === way })
  }
  if (facing === 'by-seat') {
    const corner = seat(hidden, a) % 2 === 0
    constraints.push({
      text: corner
        ? say(`${name(a)} sits at a corner.`, `${name(a)} ఒక మూలలో కూర్చున్నారు.`, `${name(a)} एक कोने पर बैठा है।`)
        : say(
            `${name(a)} sits in the middle of a side.`,
            `${name(a)} ఒక భుజం మధ్యలో కూర్చున్నారు.`,
            `${name(a)} एक भुजा के मध्य में बैठा है।`,
          ),
      over: [a],
      holds: (v) => (seat(v, a) % 2 === 0) === corner,
    })
  }
  return constraints
}
