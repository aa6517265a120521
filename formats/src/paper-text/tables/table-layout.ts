import type { Language } from '@pariksha/contract/languages'
import { MAX_OPTIONS, MIN_OPTIONS } from '@pariksha/contract/question-bank/question-file'
import { languageOf } from '../../text/language.ts'
import type { KeyPair } from '../answers/key-pairs.ts'
import { optionLabel, questionLabel } from '../labels.ts'
import { plainOf, type RichText } from '../rich/rich-text.ts'
import { tableToMarkdown } from '../rich/to-markdown.ts'
import { isTable, type SourceBlock, type SourceCell, type SourceLine, type SourceTable } from '../source.ts'
import { cellLines, cellText } from './cells.ts'
import { keyOfTable } from './key-table.ts'
import { fieldTable, headedTable } from './table-forms.ts'

/** Blocks that stood in cells, in the order in which they are read. `aside`: the column of another language, 0 for none. */
export type Part = { readonly blocks: readonly SourceBlock[]; readonly aside: number }

/** A table of content, which is shown as a table, or one that only puts things beside each other. */
export type Layout =
  | {
      readonly kind: 'content'
      readonly rich: RichText
      readonly key: readonly KeyPair[] | undefined
      /** Where they could be the options of a question without letters. */
      readonly cells: readonly RichText[] | undefined
    }
  | { readonly kind: 'lines'; readonly parts: readonly Part[] }

export function layoutOf(table: SourceTable, mayUnpack: boolean): Layout {
  const key = keyOfTable(table)
  const content = (): Layout => ({ kind: 'content', rich: contentOf(table), key, cells: optionCells(table) })
  if (!mayUnpack || key) return content()
  const form = headedTable(table) ?? fieldTable(table)
  if (form) return lines([{ blocks: form, aside: 0 }])
  const options = optionsTable(table)
  if (options) return lines([{ blocks: options, aside: 0 }])
  if (table.rows.length === 1 && table.rows[0]?.length === 1) return lines(cellsInOrder(table))
  const languages = languageColumns(table)
  if (languages) return lines(languages)
  return holdsQuestions(table) ? lines(numberedRows(table)) : content()
}

const lines = (parts: readonly Part[]): Layout => ({ kind: 'lines', parts })

const cellsInOrder = ({ rows }: SourceTable): Part[] =>
  rows.flatMap((row) => row.filter(({ continued }) => !continued).map(({ blocks }) => ({ blocks, aside: 0 })))

/** Never so wide that spans make a bomb of it. */
const MAX_COLUMNS = 64

function contentOf({ rows }: SourceTable): RichText {
  const grid = rows.map((row) =>
    row
      .flatMap((cell) => {
        const own = cell.continued ? [] : cellLines(cell).map(({ rich }) => rich)
        return [own, ...Array.from({ length: cell.span - 1 }, () => [])]
      })
      .slice(0, MAX_COLUMNS),
  )
  const markdown = tableToMarkdown(grid.filter((row) => row.some((cell) => cell.length > 0)))
  return markdown === '' ? [] : [{ markdown }]
}

const MAX_CELL_LENGTH = 150

/** As many cells of one line each as a question may have options, in one row, one column or two rows. */
function optionCells({ rows }: SourceTable): readonly RichText[] | undefined {
  const [columns, cells] = [rows[0]?.length ?? 0, rows.flat().map(cellLines)]
  const isGrid =
    rows.every((row) => row.length === columns) && (rows.length === 1 || columns === 1 || rows.length === 2)
  if (!isGrid || cells.length < MIN_OPTIONS || cells.length > MAX_OPTIONS) return undefined
  const lines = cells.flatMap((own) => (own.length === 1 ? own.map(({ rich }) => rich) : []))
  return lines.length === cells.length && lines.every((rich) => plainOf(rich).length <= MAX_CELL_LENGTH)
    ? lines
    : undefined
}

/** Every cell begins with the label of another option, or holds a label whose text is in the next cell or below. */
function optionsTable({ rows }: SourceTable): SourceBlock[] | undefined {
  const cells = joinLabels(rows)
  if (cells.length < 2 || cells.length > 6) return undefined
  const labelled = cells.map((blocks) => ({ blocks, label: labelOf(blocks) }))
  const styles = new Set(labelled.map(({ label }) => label?.style))
  const indexes = new Set(labelled.map(({ label }) => label?.index))
  if (styles.size !== 1 || indexes.size !== labelled.length || labelled.some(({ label }) => !label)) return undefined
  if (!indexes.has(0)) return undefined
  return [...labelled].sort((a, b) => (a.label?.index ?? 0) - (b.label?.index ?? 0)).flatMap(({ blocks }) => blocks)
}

const labelOf = (blocks: readonly SourceLine[]) => optionLabel(plainOf(blocks[0]?.rich ?? []))

/** The cells that are not empty; a cell that is only a label takes its text from the cell to the right or below. */
function joinLabels(rows: readonly (readonly SourceCell[])[]): SourceLine[][] {
  const cells: SourceLine[][] = []
  const taken = new Set<SourceCell>()
  for (const [r, row] of rows.entries())
    for (const [c, cell] of row.entries()) {
      const own = cellLines(cell)
      if (taken.has(cell) || own.length === 0) continue
      const right = row[c + 1]
      const below = rows[r + 1]?.[c]
      const partner = isLabelOnly(own) ? [right, below].find((other) => other && isText(other)) : undefined
      if (partner) taken.add(partner)
      cells.push(partner ? joinLines(own, cellLines(partner)) : own)
    }
  return cells
}

const isLabelOnly = (own: readonly SourceLine[]): boolean => {
  const text = plainOf(own[0]?.rich ?? [])
  const label = optionLabel(text)
  return own.length === 1 && label !== undefined && text.slice(label.end).trim() === ''
}

const isText = (cell: SourceCell): boolean => {
  const own = cellLines(cell)
  return own.length > 0 && !optionLabel(plainOf(own[0]?.rich ?? []))
}

function joinLines([label]: readonly SourceLine[], [first, ...rest]: readonly SourceLine[]): SourceLine[] {
  if (!label || !first) return []
  return [{ ...label, rich: [...label.rich, { text: ' ', look: {} }, ...first.rich] }, ...rest]
}

const hasLabel = (cell: SourceCell): boolean =>
  cellLines(cell).some(({ rich }) => questionLabel(plainOf(rich)) ?? optionLabel(plainOf(rich)))

const MAX_LANGUAGE_COLUMNS = 4

/** Columns that say the same in two or three languages, with the numbers of the questions in one before or in them. */
function languageColumns({ rows }: SourceTable): Part[] | undefined {
  const width = Math.max(...rows.map((row) => row.length))
  if (width < 2 || width > MAX_LANGUAGE_COLUMNS) return undefined
  const languages = Array.from({ length: width }, (_, column) => columnLanguage(rows, column))
  let first = width - 1
  while (first > 0 && languages[first - 1] && !languages.slice(first).includes(languages[first - 1])) first--
  if (first === width - 1 || !languages[width - 1]) return undefined
  if (!rows.some((row) => row.some(hasLabel)) || !rows.some((row) => row.slice(first).some(isLong))) return undefined
  return rows.flatMap((row) => {
    const cells = row.map(({ blocks }) => blocks)
    const [left, right] = row.length === width ? [cells.slice(0, first + 1), cells.slice(first + 1)] : [cells, []]
    return [{ blocks: numberedBlocks(left), aside: 0 }, ...right.map((blocks, place) => ({ blocks, aside: place + 1 }))]
  })
}

/** More than an option or a word of a vocabulary. */
const isLong = (cell: SourceCell): boolean => cellLines(cell).length > 1 || cellText(cell).length > 25

function columnLanguage(rows: SourceTable['rows'], column: number): Language | undefined {
  const counts = new Map<Language | undefined, number>()
  for (const row of rows) {
    const language = languageOf(cellText(row[column]))
    counts.set(language, (counts.get(language) ?? 0) + 1)
  }
  counts.delete(undefined)
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0]
}

/** A cell that holds a number alone, and the text of the question in the next one, are one line. */
function numberedBlocks(cells: readonly (readonly SourceBlock[])[]): readonly SourceBlock[] {
  const [number = [], ...rest] = cells
  const [label] = number
  const [first, ...others] = rest.flat()
  const own = label && !isTable(label) && number.length === 1 ? plainOf(label.rich) : ''
  if (!label || isTable(label) || !/^\s*(?:q\.?\s*)?\d{1,4}\s*[.)]?\s*$/i.test(own) || !first || isTable(first))
    return cells.flat()
  const text = /[.)]\s*$/.test(own) ? own.trim() : `${own.trim()}.`
  return [{ ...first, at: label.at, rich: [{ text: `${text} `, look: {} }, ...first.rich] }, ...others]
}

/** Whole questions stand in the cells. */
function holdsQuestions({ rows }: SourceTable): boolean {
  const cells = rows.flat()
  const withOptions = cells.filter(
    (cell) => cellLines(cell).filter(({ rich }) => optionLabel(plainOf(rich))?.index !== undefined).length >= 3,
  )
  if (withOptions.length === 0) return false
  return cells.some((cell) => questionLabel(cellText(cell)) !== undefined) || withOptions.length * 2 >= cells.length
}

const numberedRows = ({ rows }: SourceTable): Part[] =>
  rows.map((row) => ({
    blocks: numberedBlocks(row.filter(({ continued }) => !continued).map(({ blocks }) => blocks)),
    aside: 0,
  }))
