import type { Random } from '../../../random.ts'
import { same, say } from '../../../text/localized.ts'
import type { LocalizedText } from '../../../text.ts'
import { betweenRange, pairInLine } from '../between.ts'
import type { PuzzleQuestion } from '../puzzle.ts'
import type { Values } from '../search.ts'
import { at, itemAtPlace, type Order, subjectOf } from './order.ts'
import { type Attribute, named, type Subject } from './wording.ts'

const COUNT_BETWEEN = say(
  'Count only the places between the two, leaving out the two places that are asked about.',
  'అడిగిన రెండు స్థానాలను వదిలి, వాటి మధ్య ఉన్న స్థానాలను మాత్రమే లెక్కించాలి.',
  'पूछे गए दोनों स्थानों को छोड़कर केवल उनके बीच के स्थान गिनें।',
)
const READ_OFF = say(
  'Read the answer off the finished arrangement, not off a single statement.',
  'ఒక్క వాక్యం చూసి కాక, పూర్తయిన అమరిక చూసి సమాధానం గుర్తించాలి.',
  'उत्तर किसी एक कथन से नहीं, पूरी व्यवस्था से पढ़ें।',
)

const others = (all: readonly LocalizedText[], mistake: string): PuzzleQuestion['others'] =>
  all.map((text) => ({ text, mistake }))

export function questionsOf(random: Random, order: Order): PuzzleQuestion[] {
  const { size, places, hidden } = order
  const place = random.int(0, size - 1)
  const end = random.pick([0, size - 1].filter((n) => n !== place))
  // somebody else than the two asked for already, whose questions would answer this one
  const who = random.pick(places.filter((n) => at(hidden, n) !== place && at(hidden, n) !== end))
  const earlier = random.pick(places.filter((n) => at(hidden, n) < size - 1))
  const later = random.pick(places.filter((n) => at(hidden, n) > 0 && n !== earlier))
  return [
    whoIsAt(order, place, nearFirst(order, place), 'took a neighbouring place, or counted from the wrong side'),
    whoIsAt(
      order,
      end,
      [...nearFirst(order, size - 1 - end).slice(0, 1), ...nearFirst(order, end)],
      'took the other end or its neighbour',
    ),
    whereIs(order, who),
    whoIsBeside(order, order.wording.whoNext, earlier, 1),
    whoIsBeside(order, order.wording.whoBefore, later, -1),
    howManyBetween(random, order),
    ...(order.attribute ? questionsOfAttribute(random, order, order.attribute) : []),
  ]
}

/** Items by how near to a place they are. */
const nearFirst = ({ items, hidden }: Order, place: number): Subject[] =>
  [...items].sort(
    (a, b) => Math.abs(at(hidden, items.indexOf(a)) - place) - Math.abs(at(hidden, items.indexOf(b)) - place),
  )

function whoIsAt(order: Order, place: number, wrong: readonly LocalizedText[], mistake: string): PuzzleQuestion {
  return {
    stem: order.wording.whoAt(place),
    answer: (v) => itemAtPlace(order, v, place) ?? order.nobody,
    others: others(wrong, mistake),
    mind: READ_OFF,
  }
}

function whereIs(order: Order, who: number): PuzzleQuestion {
  const { size, places, hidden, wording } = order
  const shown = places.map((place) => wording.place(place))
  const here = at(hidden, who)
  return {
    stem: wording.whereIs(subjectOf(order, who)),
    answer: (v) => wording.place(at(v, who)),
    others: others(
      [...shown].sort((a, b) => Math.abs(shown.indexOf(a) - here) - Math.abs(shown.indexOf(b) - here)),
      'placed it against one of the statements',
    ),
    ...(/\d/.test(wording.place(0).en) && { range: [1, size] as const }),
    mind: READ_OFF,
  }
}

function whoIsBeside(order: Order, stem: (item: Subject) => LocalizedText, n: number, by: 1 | -1): PuzzleQuestion {
  const { size, hidden, nobody } = order
  const item = subjectOf(order, n)
  const near = nearFirst(order, at(hidden, n)).filter((one) => one !== item)
  return {
    stem: stem(item),
    answer: (v) => itemAtPlace(order, v, at(v, n) + by) ?? nobody,
    // five leave only three wrong neighbours
    others: others([...near, ...(size < 6 ? [nobody] : [])], 'took the neighbour on the wrong side'),
    mind: READ_OFF,
  }
}

function howManyBetween(random: Random, order: Order): PuzzleQuestion {
  const { size, places, hidden, wording } = order
  const itemPlaces = hidden.slice(0, size)
  const [one, two] = pairInLine(
    random,
    places.map((place) => itemPlaces.indexOf(place)),
  )
  const between = (v: Values) => Math.abs(at(v, one) - at(v, two)) - 1
  return {
    stem: wording.howManyBetween(subjectOf(order, one), subjectOf(order, two)),
    answer: (v) => same(String(between(v))),
    others: [1, -1, 2, -2, 3, -3, 4, -4]
      .map((by) => between(hidden) + by)
      .filter((count) => count >= 0 && count <= Math.max(4, size - 2))
      .map((count) => ({
        text: same(String(count)),
        mistake: count > between(hidden) ? 'counted one of the two as well' : 'left somebody between them out',
      })),
    range: betweenRange(size),
    mind: COUNT_BETWEEN,
  }
}

function questionsOfAttribute(random: Random, order: Order, attribute: Attribute): PuzzleQuestion[] {
  const { size, hidden, nobody } = order
  const mistake = 'matched the two against a statement'
  const valueAt = (v: Values, place: number) => attribute.values[v.slice(size).indexOf(place)]
  const asked = random.int(0, size - 1)
  const options = random.shuffle(attribute.values.map(attribute.option))
  const value = random.int(size, 2 * size - 1)
  return [
    {
      stem: attribute.which(subjectOf(order, asked)),
      answer: (v) => attribute.option(valueAt(v, at(v, asked)) ?? named('')),
      others: others(options, mistake),
      mind: READ_OFF,
    },
    {
      stem: attribute.whose(subjectOf(order, value)),
      answer: (v) => itemAtPlace(order, v, at(v, value)) ?? nobody,
      others: others(nearFirst(order, at(hidden, value)), mistake),
      mind: READ_OFF,
    },
  ]
}
