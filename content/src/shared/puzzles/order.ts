import { itemAt } from '../../checked-access.ts'
import type { Random } from '../../random.ts'
import { each, same, say, table } from '../../text/localized.ts'
import type { LocalizedText } from '../../text.ts'
import type { Level } from '../../topics.ts'
import { betweenRange, pairInLine } from './between.ts'
import type { PuzzleQuestion, World } from './puzzle.ts'
import type { Rule, Space, Values } from './search.ts'

/** Somebody or something that has a place; `of` is its Hindi form before a postposition. */
export type Subject = LocalizedText & { readonly of: string }

export const named = (name: string): Subject => ({ ...same(name), of: name })

/** How clues and questions speak of places that follow one another. Places count from 0. */
export type Wording = {
  readonly next: (later: Subject, earlier: Subject) => LocalizedText
  readonly gap: (later: Subject, earlier: Subject, between: number) => LocalizedText
  readonly apart: (a: Subject, b: Subject, between: number) => LocalizedText
  readonly later: (later: Subject, earlier: Subject) => LocalizedText
  readonly separate: (a: Subject, b: Subject) => LocalizedText
  readonly at: (a: Subject, place: number) => LocalizedText
  readonly notAt: (a: Subject, place: number) => LocalizedText
  /** A property of places (“an odd-numbered floor”), with the places that have it. */
  readonly kinds: readonly { readonly has: (place: number) => boolean; readonly text: (a: Subject) => LocalizedText }[]
  readonly whoAt: (place: number) => LocalizedText
  readonly whereIs: (a: Subject) => LocalizedText
  readonly whoNext: (earlier: Subject) => LocalizedText
  readonly whoBefore: (later: Subject) => LocalizedText
  readonly howManyBetween: (a: Subject, b: Subject) => LocalizedText
  readonly place: (place: number) => LocalizedText
  readonly heads: readonly [place: LocalizedText, item: LocalizedText]
  /** The last place is the uppermost, so the finished arrangement shows it first. */
  readonly upwards?: true
}

/** A second thing that each place has: a city, a colour. */
export type Attribute = {
  readonly head: LocalizedText
  readonly values: readonly Subject[]
  readonly is: (item: Subject, value: Subject) => LocalizedText
  readonly isNot: (item: Subject, value: Subject) => LocalizedText
  readonly which: (item: Subject) => LocalizedText
  readonly whose: (value: Subject) => LocalizedText
  /** As an option by itself. */
  readonly option: (value: Subject) => LocalizedText
}

type Setting = {
  readonly intro: LocalizedText
  readonly items: readonly Subject[]
  readonly wording: Wording
  readonly clues: readonly [number, number]
  readonly attribute?: Attribute
  /** Direct statements of a place, at most so many are offered. */
  readonly direct?: number
  /** What stands for “nobody” where things are placed. */
  readonly none?: LocalizedText
}

/** How many stand in an order of one kind, and by how many clues they are placed. */
export const howMany = (random: Random, level: Level): number =>
  level === 'easy' ? 5 : level === 'medium' ? random.int(6, 7) : 8
export const CLUES = { easy: [2, 4], medium: [3, 6], hard: [5, 8] } as const

const NOBODY = say('nobody', 'ఎవరూ లేరు', 'कोई नहीं')

const others = (all: readonly LocalizedText[], mistake: string): PuzzleQuestion['others'] =>
  all.map((text) => ({ text, mistake }))

export function orderWorld(
  random: Random,
  { intro, items, wording, clues, attribute, direct = 1, none: nobody = NOBODY }: Setting,
): World {
  const size = items.length
  const places = [...Array(size).keys()]
  const itemPlaces = random.shuffle(places)
  const hidden = [...itemPlaces, ...(attribute ? random.shuffle(places) : [])]
  const subjects = [...items, ...(attribute?.values ?? [])]
  const variables = [...subjects.keys()]
  const space: Space = {
    domains: variables.map(() => places),
    different: attribute ? [places, places.map((n) => n + size)] : [places],
  }
  const at = (values: Values, n: number) => itemAt(values, n)
  const subject = (n: number) => itemAt(subjects, n)

  const rules: Rule[] = []
  for (const a of variables) {
    const here = at(hidden, a)
    for (const { has, text } of wording.kinds)
      if (has(here) && random.chance(0.4))
        rules.push({ text: text(subject(a)), over: [a], holds: (v) => has(at(v, a)) })
    const not = random.int(0, size - 1)
    if (not !== here) rules.push({ text: wording.notAt(subject(a), not), over: [a], holds: (v) => at(v, a) !== not })
    for (const b of variables) {
      const gap = at(hidden, b) - here
      if (a === b || gap === 0) continue
      const over = [a, b]
      const way = gap > 0
      const steps = Math.abs(gap) - 1
      if (a < b) {
        if (steps > 0 && random.chance(0.5))
          rules.push({
            text: wording.apart(subject(a), subject(b), steps),
            over,
            holds: (v) => Math.abs(at(v, a) - at(v, b)) === steps + 1,
          })
        if (steps > 0 && random.chance(0.3))
          rules.push({
            text: wording.separate(subject(a), subject(b)),
            over,
            holds: (v) => Math.abs(at(v, a) - at(v, b)) !== 1,
          })
      }
      if (!way) continue
      if (steps === 0)
        rules.push({ text: wording.next(subject(b), subject(a)), over, holds: (v) => at(v, b) - at(v, a) === 1 })
      else if (random.chance(0.5))
        rules.push({
          text: wording.gap(subject(b), subject(a), steps),
          over,
          holds: (v) => at(v, b) - at(v, a) === steps + 1,
        })
      else if (random.chance(0.3))
        rules.push({ text: wording.later(subject(b), subject(a)), over, holds: (v) => at(v, b) > at(v, a) })
    }
  }
  for (const a of random.sample(variables, direct)) {
    const here = at(hidden, a)
    rules.push({ text: wording.at(subject(a), here), over: [a], holds: (v) => at(v, a) === here })
  }
  if (attribute) {
    for (const a of places) {
      for (const b of places.map((n) => n + size)) {
        const together = at(hidden, a) === at(hidden, b)
        if (together && random.chance(0.4))
          rules.push({ text: attribute.is(subject(a), subject(b)), over: [a, b], holds: (v) => at(v, a) === at(v, b) })
        if (!together && random.chance(0.15))
          rules.push({
            text: attribute.isNot(subject(a), subject(b)),
            over: [a, b],
            holds: (v) => at(v, a) !== at(v, b),
          })
      }
    }
  }

  const subjectAt = (values: Values, place: number) => items[values.slice(0, size).indexOf(place)]
  const nearFirst = (place: number) =>
    [...items].sort(
      (a, b) => Math.abs(at(hidden, items.indexOf(a)) - place) - Math.abs(at(hidden, items.indexOf(b)) - place),
    )
  // five leave only three wrong neighbours
  const neighbours = (place: number, but: Subject) => [
    ...nearFirst(place).filter((one) => one !== but),
    ...(size < 6 ? [nobody] : []),
  ]
  const shownOrder = places.map((place) => wording.place(place))
  const listed = wording.upwards ? places.toReversed() : places
  const countMind = say(
    'Count only the places between the two, leaving out the two places that are asked about.',
    'అడిగిన రెండు స్థానాలను వదిలి, వాటి మధ్య ఉన్న స్థానాలను మాత్రమే లెక్కించాలి.',
    'पूछे गए दोनों स्थानों को छोड़कर केवल उनके बीच के स्थान गिनें।',
  )
  const readMind = say(
    'Read the answer off the finished arrangement, not off a single statement.',
    'ఒక్క వాక్యం చూసి కాక, పూర్తయిన అమరిక చూసి సమాధానం గుర్తించాలి.',
    'उत्तर किसी एक कथन से नहीं, पूरी व्यवस्था से पढ़ें।',
  )
  const questions: PuzzleQuestion[] = []
  const place = random.int(0, size - 1)
  questions.push({
    stem: wording.whoAt(place),
    answer: (v) => subjectAt(v, place) ?? nobody,
    others: others(nearFirst(place), 'took a neighbouring place, or counted from the wrong side'),
    mind: readMind,
  })
  const end = random.pick([0, size - 1].filter((n) => n !== place))
  questions.push({
    stem: wording.whoAt(end),
    answer: (v) => subjectAt(v, end) ?? nobody,
    others: others(
      [...nearFirst(size - 1 - end).slice(0, 1), ...nearFirst(end)],
      'took the other end or its neighbour',
    ),
    mind: readMind,
  })
  // somebody else than the two asked for already, whose questions would answer this one
  const who = random.pick(places.filter((n) => at(hidden, n) !== place && at(hidden, n) !== end))
  questions.push({
    stem: wording.whereIs(subject(who)),
    answer: (v) => wording.place(at(v, who)),
    others: others(
      [...shownOrder].sort(
        (a, b) => Math.abs(shownOrder.indexOf(a) - at(hidden, who)) - Math.abs(shownOrder.indexOf(b) - at(hidden, who)),
      ),
      'placed it against one of the statements',
    ),
    ...(/\d/.test(wording.place(0).en) && { range: [1, size] as const }),
    mind: readMind,
  })
  const pairs = places.filter((n) => at(hidden, n) < size - 1)
  const earlier = random.pick(pairs)
  questions.push({
    stem: wording.whoNext(subject(earlier)),
    answer: (v) => subjectAt(v, at(v, earlier) + 1) ?? nobody,
    others: others(neighbours(at(hidden, earlier), subject(earlier)), 'took the neighbour on the wrong side'),
    mind: readMind,
  })
  const later = random.pick(places.filter((n) => at(hidden, n) > 0 && n !== earlier))
  questions.push({
    stem: wording.whoBefore(subject(later)),
    answer: (v) => subjectAt(v, at(v, later) - 1) ?? nobody,
    others: others(neighbours(at(hidden, later), subject(later)), 'took the neighbour on the wrong side'),
    mind: readMind,
  })
  const [one, two] = pairInLine(
    random,
    places.map((place) => itemPlaces.indexOf(place)),
  )
  const between = (v: Values) => Math.abs(at(v, one) - at(v, two)) - 1
  questions.push({
    stem: wording.howManyBetween(subject(one), subject(two)),
    answer: (v) => same(String(between(v))),
    others: [1, -1, 2, -2, 3, -3, 4, -4]
      .map((by) => between(hidden) + by)
      .filter((count) => count >= 0 && count <= Math.max(4, size - 2))
      .map((count) => ({
        text: same(String(count)),
        mistake: count > between(hidden) ? 'counted one of the two as well' : 'left somebody between them out',
      })),
    range: betweenRange(size),
    mind: countMind,
  })
  if (attribute) {
    const attributeOf = (v: Values, n: number) => attribute.values[v.slice(size).indexOf(at(v, n))]
    const asked = random.int(0, size - 1)
    questions.push({
      stem: attribute.which(subject(asked)),
      answer: (v) => attribute.option(attributeOf(v, asked) ?? named('')),
      others: others(random.shuffle(attribute.values.map(attribute.option)), 'matched the two against a statement'),
      mind: readMind,
    })
    const value = random.int(size, 2 * size - 1)
    questions.push({
      stem: attribute.whose(subject(value)),
      answer: (v) => subjectAt(v, at(v, value)) ?? nobody,
      others: others(nearFirst(at(hidden, value)), 'matched the two against a statement'),
      mind: readMind,
    })
  }
  return {
    space,
    hidden,
    intro,
    rules,
    clues,
    questions,
    known: (n) => each((language) => `${subject(n)[language]} – ${wording.place(at(hidden, n))[language]}`),
    shown: table([
      [...wording.heads, ...(attribute ? [attribute.head] : [])],
      ...listed.map((n) => [
        wording.place(n),
        subjectAt(hidden, n) ?? nobody,
        ...(attribute ? [attribute.option(itemAt(attribute.values, hidden.slice(size).indexOf(n)))] : []),
      ]),
    ]),
  }
}

const START = ['A', 'J', 'P'] as const

/** Letters in a row of the alphabet, as persons or boxes are called. */
export const lettersFor = (random: Random, count: number): string[] => {
  const first = random.pick(START).charCodeAt(0)
  return Array.from({ length: count }, (_, n) => String.fromCharCode(first + n))
}
