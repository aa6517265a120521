import type { Constraint, Values } from '../../../shared/puzzles/search.ts'
import { say } from '../../../text/localized.ts'
import { withEnding } from '../../../text/telugu.ts'
import { person, sits } from '../hall/wording.ts'
import type { Rows } from './rows.ts'

/** Everything true that a clue may say. */
export function constraintsOf(rows: Rows): Constraint[] {
  const { everyone, row } = rows
  return everyone.flatMap((a) => [
    ruleOfEnd(rows, a),
    ...everyone
      .filter((b) => b !== a)
      .flatMap((b) => (row(a) === row(b) ? constraintsOfRow(rows, a, b) : constraintsAcross(rows, a, b))),
  ])
}

function ruleOfEnd({ size, hidden, name, seat }: Rows, a: number): Constraint {
  const isEnd = (v: Values) => seat(v, a) === 0 || seat(v, a) === size - 1
  return {
    text: isEnd(hidden)
      ? say(
          `${name(a)} sits at an end of a row.`,
          `${name(a)} ఒక వరుస చివరలో కూర్చున్నారు.`,
          `${name(a)} किसी पंक्ति के छोर पर बैठा है।`,
        )
      : say(
          `${name(a)} does not sit at any end.`,
          `${name(a)} ఏ చివరలోనూ కూర్చోలేదు.`,
          `${name(a)} किसी भी छोर पर नहीं बैठा है।`,
        ),
    over: [a],
    holds: (v) => isEnd(v) === isEnd(hidden),
  }
}

/** Of two in one row. */
function constraintsOfRow({ hidden, name, seat, toRight }: Rows, a: number, b: number): Constraint[] {
  const constraints: Constraint[] = []
  const gap = Math.abs(seat(hidden, a) - seat(hidden, b))
  for (const side of ['left', 'right'] as const) {
    const by = side === 'right' ? gap : -gap
    if (toRight(hidden, a, by) === seat(hidden, b) && gap <= 3)
      constraints.push({
        text: sits(name(b), name(a), gap, side),
        over: [a, b],
        holds: (v) => toRight(v, a, by) === seat(v, b),
      })
  }
  if (a < b && gap > 1) {
    const many = person(gap - 1)
    constraints.push({
      text: say(
        `Exactly ${many.en} ${gap === 2 ? 'sits' : 'sit'} between ${name(a)} and ${name(b)}.`,
        `${name(a)}, ${name(b)} మధ్య సరిగ్గా ${many.te} కూర్చున్నారు.`,
        `${name(a)} और ${name(b)} के बीच ठीक ${many.hi} ${gap === 2 ? 'बैठा है' : 'बैठे हैं'}।`,
      ),
      over: [a, b],
      holds: (v) => Math.abs(seat(v, a) - seat(v, b)) === gap,
    })
  }
  return constraints
}

/** Of two in different rows. */
function constraintsAcross({ hidden, name, seat, toRight }: Rows, a: number, b: number): Constraint[] {
  const constraints: Constraint[] = []
  const gap = Math.abs(seat(hidden, a) - seat(hidden, b))
  if (a < b)
    constraints.push({
      text:
        gap === 0
          ? say(
              `${name(a)} faces ${name(b)}.`,
              `${name(a)}, ${name(b)} ఎదురెదురుగా ఉన్నారు.`,
              `${name(a)} का मुख ${name(b)} की ओर है।`,
            )
          : say(
              `${name(a)} does not face ${name(b)}.`,
              `${name(a)}, ${name(b)} ఎదురెదురుగా లేరు.`,
              `${name(a)} का मुख ${name(b)} की ओर नहीं है।`,
            ),
      over: [a, b],
      holds: (v) => (seat(v, a) === seat(v, b)) === (gap === 0),
    })
  for (const side of ['left', 'right'] as const) {
    for (const steps of [1, 2]) {
      const by = side === 'right' ? steps : -steps
      if (toRight(hidden, a, by) !== seat(hidden, b)) continue
      const hand = side === 'right' ? say('right', 'కుడి', 'दाएँ') : say('left', 'ఎడమ', 'बाएँ')
      constraints.push({
        text:
          steps === 1
            ? say(
                `The person facing ${name(b)} sits immediately to the ${hand.en} of ${name(a)}.`,
                `${withEnding(name(b), 'కు')} ఎదురుగా ఉన్న వ్యక్తి ${withEnding(name(a), 'కు')} వెంటనే ${hand.te} పక్కన కూర్చున్నారు.`,
                `${name(b)} के सामने बैठा व्यक्ति ${name(a)} के ठीक ${hand.hi} बैठा है।`,
              )
            : say(
                `The person facing ${name(b)} sits second to the ${hand.en} of ${name(a)}.`,
                `${withEnding(name(b), 'కు')} ఎదురుగా ఉన్న వ్యక్తి ${withEnding(name(a), 'కు')} ${hand.te} వైపు రెండవ స్థానంలో కూర్చున్నారు.`,
                `${name(b)} के सामने बैठा व्यक्ति ${name(a)} के ${hand.hi} दूसरे स्थान पर बैठा है।`,
              ),
        over: [a, b],
        holds: (v) => toRight(v, a, by) === seat(v, b),
      })
    }
  }
  return constraints
}
