import { same, type Text } from '../text.ts'
import { LEVELS, type Level, type Topic } from '../topics.ts'
import { named } from './names.ts'

export const SHAPES = ['one-to-one', 'many-to-one'] as const
export type Shape = (typeof SHAPES)[number]

/** One row: a cell per column, undefined where the row says nothing. */
export type Row = {
  readonly level: Level
  readonly cells: readonly (Text | undefined)[]
  /** The cells as they stand in the table. */
  readonly written: readonly string[]
  /** A reason or an aid to memory. */
  readonly note?: Text
}

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
  /** Lines of "a | b" in English. */
  readonly also?: string
}

type TableParts<Column extends string> = {
  readonly name: string
  readonly topic: Topic
  /** The kind of source that settles what the table says. */
  readonly settledBy: string
  readonly columns: Readonly<Record<Column, Text>>
  /** Columns that read the same in every language, with how their cells are written. */
  readonly same?: Readonly<Partial<Record<NoInfer<Column>, (cell: string) => string>>>
  /** Makes wrong cells for a column out of what is written in it. */
  readonly lures?: { readonly column: NoInfer<Column>; of(cell: string): readonly string[] }
  /** Lines of cells between "|", each "English; Telugu; Hindi"; a note after "||"; "# medium" begins a level. */
  readonly rows: string
  readonly relations: readonly RelationParts<NoInfer<Column>>[]
}

export const t = (en: string, te: string, hi: string): Text => ({ en, te, hi })

/** Relations of a table, each with its facts. */
export function factTable<Column extends string>(parts: TableParts<Column>): readonly Relation[] {
  const columns = Object.keys(parts.columns) as Column[]
  const { lures } = parts
  const rows = parseRows(parts.rows, columns, parts.same ?? {})
  return parts.relations.map(({ of, to, also = '', ...rest }) => {
    const [a, b] = [columns.indexOf(of), columns.indexOf(to)]
    return {
      ...rest,
      id: `${parts.name}-${to}`,
      topic: parts.topic,
      settledBy: parts.settledBy,
      labels: [parts.columns[of], parts.columns[to]],
      also: also
        .split('\n')
        .filter((line) => line.trim())
        .map((line) => {
          const [one = '', other = ''] = line.split('|').map((cell) => cell.trim())
          return [one, other] as const
        }),
      facts: rows.flatMap(({ cells, written, level, note }) => {
        const [left, right] = [cells[a], cells[b]]
        if (!left || !right) return []
        const made = lures?.column === to ? lures.of(written[b] ?? '').map(same) : undefined
        return [{ a: left, b: right, level, ...(note && { note }), ...(made && { lures: made }) }]
      }),
    }
  })
}

function parseRows(
  text: string,
  columns: readonly string[],
  writers: Readonly<Record<string, unknown>>,
): readonly Row[] {
  let level: Level = 'easy'
  const rows: Row[] = []
  for (const line of text.trim().split('\n')) {
    const mark = LEVELS.find((one) => line.trim() === `# ${one}`)
    if (mark) {
      level = mark
      continue
    }
    const [data = '', note] = line.split('||')
    const cells = data.split('|').map((cell) => cell.trim())
    if (cells.length !== columns.length) throw new SyntaxError(`not ${columns.length} cells: ${line}`)
    rows.push({
      level,
      written: cells,
      cells: cells.map((cell, n) => (cell === '-' ? undefined : readCell(cell, writers[columns[n] ?? '']))),
      ...(note && { note: threeLanguages(note) }),
    })
  }
  return rows
}

function readCell(cell: string, write: unknown): Text {
  if (typeof write === 'function') {
    return same(String(write(cell)))
  }
  if (cell.includes(';')) return threeLanguages(cell)
  const name = named(cell)
  if (name) return name
  if (/[a-z]/.test(cell)) throw new SyntaxError(`no name “${cell}” in three languages`)
  return same(cell)
}

export function threeLanguages(text: string): Text {
  const [en = '', te = '', hi = '', ...more] = text.split(';').map((part) => part.trim())
  if (!en || !te || !hi || more.length > 0) throw new SyntaxError(`not three languages: ${text}`)
  return { en, te, hi }
}

/** The facts up to a level: an easy question takes easy facts alone, a hard one any. */
export const upTo = (relation: Relation, level: Level): readonly Fact[] =>
  askable(relation).filter((fact) => LEVELS.indexOf(fact.level) <= LEVELS.indexOf(level))

/** Those whose cells do not tell one another: who founded the Lodi dynasty need not be known. */
export const askable = ({ facts }: Relation): readonly Fact[] => facts.filter(({ a, b }) => !sharesWord(a.en, b.en))

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? []

/** Whether a word of one text stands in the other, or one that begins with it. */
export const sharesWord = (one: string, other: string): boolean =>
  wordsOf(one).some((word) =>
    wordsOf(other).some((mate) => word === mate || (Math.min(word.length, mate.length) > 4 && begins(word, mate))),
  )

const begins = (one: string, other: string): boolean => one.startsWith(other) || other.startsWith(one)

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
