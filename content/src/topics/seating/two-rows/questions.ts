import type { Random } from '../../../random.ts'
import { betweenRange, pairInLine } from '../../../shared/puzzles/between.ts'
import type { PuzzleQuestion } from '../../../shared/puzzles/puzzle.ts'
import type { Values } from '../../../shared/puzzles/search.ts'
import { same, say } from '../../../text/localized.ts'
import { withEnding } from '../../../text/telugu.ts'
import { countsNear, howManyBetween, NEITHER_COUNTS, whoSits } from '../hall/wording.ts'
import type { Rows } from './rows.ts'

const HANDS_OF_NORTH_ROW = say(
  'Those of the north row face south, so their right hand is on the left of the drawing.',
  'ఉత్తర వరుసలోనివారు దక్షిణం వైపు చూస్తున్నందున వారి కుడి చేయి చిత్రంలో ఎడమ వైపు ఉంటుంది.',
  'उत्तरी पंक्ति वालों का मुख दक्षिण की ओर है, अतः उनका दायाँ हाथ चित्र में बाईं ओर है।',
)

export function questionsOf(random: Random, rows: Rows): PuzzleQuestion[] {
  const { everyone } = rows
  return [
    ...random.sample(everyone, 2).map((a) => whoFaces(random, rows, a)),
    ...random.sample(everyone, 4).map((a) => whoSitsBeside(random, rows, a)),
    whoFacesNeighbour(random, rows),
    howManyApart(random, rows),
  ].filter((question) => question !== undefined)
}

/** Everybody of a row but one. */
const namesOf = (random: Random, { everyone, row }: Rows, which: number, not: number): number[] =>
  random.shuffle(everyone.filter((n) => row(n) === which && n !== not))

function whoFaces(random: Random, rows: Rows, a: number): PuzzleQuestion {
  const { name, row, seat, at, who } = rows
  return {
    stem: say(
      `Who faces ${name(a)}?`,
      `${withEnding(name(a), 'కు')} ఎదురుగా ఎవరు కూర్చున్నారు?`,
      `${name(a)} के सामने कौन बैठा है?`,
    ),
    answer: (v) => who(at(v, 1 - row(a), seat(v, a))),
    others: namesOf(random, rows, 1 - row(a), a).map((n) => ({
      text: who(n),
      mistake: 'took a neighbour of the one who faces',
    })),
    mind: HANDS_OF_NORTH_ROW,
  }
}

function whoSitsBeside(random: Random, rows: Rows, a: number): PuzzleQuestion | undefined {
  const { hidden, name, row, toRight, at, who } = rows
  const [side, steps] = [random.pick(['left', 'right'] as const), random.int(1, 2)]
  const by = side === 'right' ? steps : -steps
  const found = at(hidden, row(a), toRight(hidden, a, by))
  if (found === undefined) return undefined
  const wrong = at(hidden, row(a), toRight(hidden, a, -by))
  return {
    stem: whoSits(name(a), steps, side),
    answer: (v) => who(at(v, row(a), toRight(v, a, by))),
    others: [
      ...(wrong === undefined ? [] : [wrong]),
      ...namesOf(random, rows, row(a), a),
      ...namesOf(random, rows, 1 - row(a), a),
    ].map((n, place) => ({
      text: who(n),
      mistake: place === 0 && n === wrong ? 'took left for right' : 'counted seats of the wrong person or row',
    })),
    mind: HANDS_OF_NORTH_ROW,
  }
}

function whoFacesNeighbour(random: Random, rows: Rows): PuzzleQuestion | undefined {
  const { everyone, hidden, name, row, seat, at, who } = rows
  const a = random.pick(everyone)
  const across = (v: Values) => at(v, 1 - row(a), seat(v, a) + (row(a) === 0 ? 1 : -1))
  if (across(hidden) === undefined) return undefined
  return {
    stem: say(
      `Who faces the immediate left neighbour of ${name(a)}?`,
      `${withEnding(name(a), 'కు')} వెంటనే ఎడమ పక్కన ఉన్నవారికి ఎదురుగా ఎవరు కూర్చున్నారు?`,
      `${name(a)} के ठीक बाएँ बैठे व्यक्ति के सामने कौन बैठा है?`,
    ),
    answer: (v) => who(across(v)),
    others: namesOf(random, rows, 1 - row(a), a).map((n) => ({
      text: who(n),
      mistake: 'took the right neighbour, or the one who faces',
    })),
    mind: HANDS_OF_NORTH_ROW,
  }
}

function howManyApart(random: Random, { size, places, hidden, name, seat, at }: Rows): PuzzleQuestion {
  const [x, y] = pairInLine(
    random,
    places.map((place) => at(hidden, 0, place) ?? 0),
  )
  const between = (v: Values) => Math.abs(seat(v, x) - seat(v, y)) - 1
  return {
    stem: howManyBetween(name(x), name(y)),
    answer: (v) => same(String(between(v))),
    others: countsNear(between(hidden), size, 'counted one of the two as well, or left somebody out'),
    range: betweenRange(size),
    mind: NEITHER_COUNTS,
  }
}
