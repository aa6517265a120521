import { itemAt } from '../../../checked-access.ts'
import type { Random } from '../../../random.ts'
import type { Space, Values } from '../../../shared/puzzles/search.ts'
import { NOBODY } from '../../../text/counts.ts'
import { same } from '../../../text/localized.ts'
import type { LocalizedText } from '../../../text.ts'

/** Two rows that face each other, the first in the north facing south, and how to find anybody in any arrangement of them. */
export type Rows = ReturnType<typeof seatRows>

export function seatRows(random: Random, size: number) {
  const people = [...'ABCDEF'.slice(0, size), ...'PQRSTU'.slice(0, size)]
  const places = [...Array(size).keys()]
  const everyone = [...people.keys()]
  const hidden = [...random.shuffle(places), ...random.shuffle(places)]
  const space: Space = { domains: everyone.map(() => places), different: [places, places.map((n) => n + size)] }
  const name = (n: number) => itemAt(people, n)
  const row = (n: number) => (n < size ? 0 : 1)
  const seat = (v: Values, n: number) => itemAt(v, n)
  return {
    size,
    people,
    places,
    everyone,
    hidden,
    space,
    name,
    row,
    seat,
    /** The place so many steps to somebody's right. */
    toRight: (v: Values, n: number, steps: number) => seat(v, n) + (row(n) === 0 ? -steps : steps),
    at: (v: Values, which: number, place: number) => everyone.find((n) => row(n) === which && seat(v, n) === place),
    who: (n: number | undefined): LocalizedText => (n === undefined ? NOBODY : same(name(n))),
  }
}
