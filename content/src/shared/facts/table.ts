import { keysOf } from '../../checked-access.ts'
import type { Text } from '../../text.ts'
import { LEVELS, type Level, type Topic } from '../../topics.ts'
import { type Row, readRows, type Writers } from './rows.ts'

export const SHAPES = ['one-to-one', 'many-to-one'] as const
export type Shape = (typeof SHAPES)[number]

/** What one column says of another, with the sentences that ask it; `{a}` and `{b}` stand for the two cells. */
export type Relation = {
  readonly id: string
  readonly topic: Topic
  readonly settledBy: string
  readonly shape: Shape
  readonly labels: readonly [a: Text, b: Text]
  readonly ask?: Text
  readonly askBack?: Text
  readonly tell: Text
  /** Asks for the one thing to which `{b}` does not belong. */
  readonly odd?: Text
  readonly facts: readonly Fact[]
  /** Pairs that are true too, though nobody asks them: never offered as wrong. */
  readonly also: readonly (readonly [a: string, b: string])[]
}

export type Fact = {
  readonly a: Text
  readonly b: Text
  readonly level: Level
  readonly note?: Text
  /** Wrong second cells made for this fact, where those of other facts would tempt nobody. */
  readonly lures?: readonly Text[]
}

type RelationParts<Column extends string> = Pick<Relation, 'ask' | 'askBack' | 'tell' | 'odd' | 'shape'> & {
  readonly of: Column
  readonly to: Column
  readonly also?: Relation['also']
}

type TableParts<Column extends string> = {
  readonly name: string
  readonly topic: Topic
  /** The kind of source that settles what the table says. */
  readonly settledBy: string
  readonly columns: Readonly<Record<Column, Text>>
  /** Columns that read the same in every language, with how their cells are written. */
  readonly same?: Writers<NoInfer<Column>>
  /** The file of its rows, or rows that were made. */
  readonly rows: URL | readonly Row<NoInfer<Column>>[]
  readonly relations: readonly RelationParts<NoInfer<Column>>[]
}

/** Relations of a table, each with its facts. */
export function factTable<Column extends string>(parts: TableParts<Column>): readonly Relation[] {
  const { columns, rows: source } = parts
  const rows = source instanceof URL ? readRows(source, keysOf(columns), parts.same) : source
  return parts.relations.map(({ of, to, also = [], ...rest }) => ({
    ...rest,
    id: `${parts.name}-${to}`,
    topic: parts.topic,
    settledBy: parts.settledBy,
    labels: [columns[of], columns[to]],
    also,
    facts: rows.flatMap(({ cells, level, note, lures }) => {
      const [a, b] = [cells[of], cells[to]]
      return a && b ? [{ a, b, level, ...(note && { note }), ...(lures && { lures }) }] : []
    }),
  }))
}

/** The facts up to a level: an easy question takes easy facts alone, a hard one any. */
export const upTo = (relation: Relation, level: Level): readonly Fact[] =>
  askable(relation).filter((fact) => LEVELS.indexOf(fact.level) <= LEVELS.indexOf(level))

/** Those whose cells do not tell one another: who founded the Lodi dynasty need not be known. */
export function askable(relation: Relation): readonly Fact[] {
  const known = ASKABLE.get(relation) ?? relation.facts.filter(({ a, b }) => !sharesWord(a.en, b.en))
  ASKABLE.set(relation, known)
  return known
}

const ASKABLE = new WeakMap<Relation, readonly Fact[]>()

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? []

/** Whether a word of one text stands in the other, or one that begins alike. */
export const sharesWord = (one: string, other: string): boolean =>
  wordsOf(one).some((word) =>
    wordsOf(other).some((mate) => word === mate || (Math.min(word.length, mate.length) > 4 && begins(word, mate))),
  )

/** Aryabhata and Aryabhatiya do, too. */
const begins = (one: string, other: string): boolean =>
  one.startsWith(other) || other.startsWith(one) || (one.length > 7 && one.slice(0, 7) === other.slice(0, 7))

const TRUTHS = new WeakMap<Relation, ReadonlySet<string>>()

/** Whether the table says that b is said of a. */
export function holds(relation: Relation, a: string, b: string): boolean {
  const truths =
    TRUTHS.get(relation) ??
    new Set([
      ...relation.facts.map((fact) => `${fact.a.en}|${fact.b.en}`),
      ...relation.also.map((pair) => pair.join('|')),
    ])
  TRUTHS.set(relation, truths)
  return truths.has(`${a}|${b}`)
}
