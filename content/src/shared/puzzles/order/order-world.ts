import { itemAt } from '../../../checked-access.ts'
import type { Random } from '../../../random.ts'
import { each, table } from '../../../text/localized.ts'
import type { Level } from '../../../topics.ts'
import type { World } from '../puzzle.ts'
import { constraintsOf } from './constraints.ts'
import { at, drawOrder, itemAtPlace, type Order, type Setting, subjectOf } from './order.ts'
import { questionsOf } from './questions.ts'

/** How many stand in an order of one kind, and by how many clues they are placed. */
export const howMany = (random: Random, level: Level): number =>
  level === 'easy' ? 5 : level === 'medium' ? random.int(6, 7) : 8
export const CLUES = { easy: [2, 4], medium: [3, 6], hard: [5, 8] } as const

export function orderWorld(random: Random, setting: Setting): World {
  const order = drawOrder(random, setting)
  const { size, places, subjects, hidden, wording, attribute } = order
  const constraints = constraintsOf(random, order, setting.direct ?? 1)
  return {
    space: {
      domains: subjects.map(() => places),
      different: attribute ? [places, places.map((n) => n + size)] : [places],
    },
    hidden,
    intro: setting.intro,
    constraints,
    clues: setting.clues,
    questions: questionsOf(random, order),
    known: (n) => each((language) => `${subjectOf(order, n)[language]} – ${wording.place(at(hidden, n))[language]}`),
    shown: shownOrder(order),
  }
}

function shownOrder(order: Order) {
  const { size, places, hidden, wording, attribute, nobody } = order
  return table([
    [...wording.heads, ...(attribute ? [attribute.head] : [])],
    ...(wording.upwards ? places.toReversed() : places).map((place) => [
      wording.place(place),
      itemAtPlace(order, hidden, place) ?? nobody,
      ...(attribute ? [attribute.option(itemAt(attribute.values, hidden.slice(size).indexOf(place)))] : []),
    ]),
  ])
}
