import { itemAt } from '../../../checked-access.ts'
import type { Random } from '../../../random.ts'
import type { Space, Values } from '../../../shared/puzzles/search.ts'

/**
 * Seats in a row, counted from the left as one draws it with north at the top, or round a table, counted clockwise.
 * Who faces which way: all the same, each in a way to be found, or by the seat (corners of a square table look to the
 * centre, the middles of its sides outwards).
 */
export type Hall = { readonly round: boolean; readonly facing: 'same' | 'mixed' | 'by-seat' }

/** Everybody in a hall, where they sit in the hidden answer, and how to find a neighbour in any other. */
export type Seating = ReturnType<typeof seatPeople>

export function seatPeople(random: Random, people: readonly string[], { round, facing }: Hall) {
  const size = people.length
  const seats = [...people.keys()]
  const everyone = [...people.keys()]
  const name = (n: number) => itemAt(people, n)
  const seat = (v: Values, n: number) => itemAt(v, n)
  const face = (v: Values, n: number) => (facing === 'by-seat' ? seat(v, n) % 2 : itemAt(v, size + n))
  const faceVariables = facing === 'by-seat' ? [] : everyone.map((n) => n + size)
  // turning a round table makes no difference, so the first person stays in one place
  const firstSeats = !round ? seats : facing === 'by-seat' ? [0, 1] : [0]
  const space: Space = {
    domains: [
      ...everyone.map((n) => (n === 0 ? firstSeats : seats)),
      ...faceVariables.map(() => (facing === 'mixed' ? [0, 1] : [0])),
    ],
    different: [everyone],
  }
  const places = random.shuffle(seats)
  const turned = round ? places.map((place) => (place - itemAt(places, 0) + size) % size) : places
  // at least two each way, and every such number of them equally often
  const turnedAway = facing === 'mixed' ? random.int(2, size - 2) : 0
  const ways = random.shuffle(faceVariables.map((_, n) => (n < turnedAway ? 1 : 0)))
  const shifted = facing === 'by-seat' && random.chance(0.5) ? turned.map((place) => (place + 1) % size) : turned
  const hidden = [...shifted, ...ways]

  /** The place so many steps to somebody's right; undefined beyond the end of a row. */
  const toRight = (v: Values, n: number, steps: number): number | undefined => {
    const by = (face(v, n) === 0) !== round ? steps : -steps
    const place = seat(v, n) + by
    if (round) return ((place % size) + size) % size
    return place >= 0 && place < size ? place : undefined
  }
  const at = (v: Values, place: number | undefined) =>
    place === undefined ? undefined : everyone.find((n) => seat(v, n) === place)
  return { round, facing, size, seats, everyone, name, seat, face, space, hidden, toRight, at }
}
