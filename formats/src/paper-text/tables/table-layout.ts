import { MAX_OPTIONS, MIN_OPTIONS } from '@pariksha/contract/questions/question-file'
import { LETTERS } from '@pariksha/domain/question'
import type { KeyPair } from '../answers/key-pairs.ts'
import { optionLabel, optionLabels, questionLabel } from '../labels.ts'
import { plainOf, type RichText } from '../rich/rich-text.ts'
import { tableToMarkdown } from '../rich/to-markdown.ts'
import type { SourceBlock, SourceCell, SourceLine, SourceTable } from '../source.ts'
import { cellLines, cellText, isLabelOnly } from './cells.ts'
import { isNamedKey, keyOfTable } from './key-table.ts'
import { languageColumns } from './language-columns.ts'
import { numberedBlocks, type Part } from './parts.ts'
import { fieldTable, headedTable } from './table-forms.ts'

/** A table of content, which is shown as a table, or one that only puts things beside each other. */
export type Layout =
  | {
      readonly kind: 'content'
      readonly rich: RichText
      readonly key: readonly KeyPair[] | undefined
      readonly isNamedKey: boolean
      /** Where they could be the options of a question without letters. */
      readonly cells: readonly RichText[] | undefined
    }
  | { readonly kind: 'lines'; readonly parts: readonly Part[] }

export function layoutOf(table: SourceTable, mayUnpack: boolean): Layout {
  const key = keyOfTable(table)
  const content = (): Layout => ({
    kind: 'content',
    rich: contentOf(table),
    key,
    isNamedKey: key !== undefined && isNamedKey(table),
    cells: optionCells(table),
  })
  if (!mayUnpack || key) return content()
  const form = headedTable(table) ?? fieldTable(table)
  if (form) return lines([{ blocks: form, translationColumn: 0 }])
  const options = optionsTable(table) ?? codesTable(table)
  if (options) return lines([{ blocks: options, translationColumn: 0 }])
  if (table.rows.length === 1 && table.rows[0]?.length === 1) return lines(cellsInOrder(table))
  const languages = languageColumns(table)
  if (languages) return lines(languages)
  return holdsQuestions(table) ? lines(numberedRows(table)) : content()
}

const lines = (parts: readonly Part[]): Layout => ({ kind: 'lines', parts })

const cellsInOrder = ({ rows }: SourceTable): Part[] =>
  rows.flatMap((row) =>
    row.filter(({ continued }) => !continued).map(({ blocks }) => ({ blocks, translationColumn: 0 })),
  )

/** Bounds what cells that span columns make of a small table. */
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

/**
 * As many cells of one line each as a question may have options, in one row, one column or two rows, or in the second column
 * beside their numbers or letters.
 */
function optionCells({ rows }: SourceTable): readonly RichText[] | undefined {
  const texts = isLabelled(rows) ? rows.map((row) => row.slice(1)) : rows
  const [columns, cells] = [texts[0]?.length ?? 0, texts.flat().map(cellLines)]
  const isGrid =
    texts.every((row) => row.length === columns) && (texts.length === 1 || columns === 1 || texts.length === 2)
  if (!isGrid || cells.length < MIN_OPTIONS || cells.length > MAX_OPTIONS) return undefined
  const lines = cells.flatMap((own) => (own.length === 1 ? own.map(({ rich }) => rich) : []))
  return lines.length === cells.length && lines.every((rich) => plainOf(rich).length <= MAX_CELL_LENGTH)
    ? lines
    : undefined
}

/** 1, 2, 3 or A, B, C stand alone in the first of two columns. */
const isLabelled = (rows: SourceTable['rows']): boolean =>
  rows.every((row, place) => {
    const label = cellText(row[0]).trim()
    return row.length === 2 && (label === String(place + 1) || label.toLowerCase() === LETTERS[place])
  })

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

/** A longer head is no letter of a list. */
const MAX_HEAD = 12

/** The codes of a matching question: its options in rows, and over their columns what they are of: "| | a | b |", "| 1) | ii | i |". */
function codesTable({ rows }: SourceTable): SourceBlock[] | undefined {
  const [head, ...options] = rows
  const heads = head?.map((cell) => cellText(cell).trim()) ?? []
  const [corner, ...names] = heads
  if (corner !== '' || names.length < 2 || names.some((name) => name === '' || name.length > MAX_HEAD)) return undefined
  if (options.length < MIN_OPTIONS || options.length > MAX_OPTIONS) return undefined
  const labels = options.map(([cell]) => (cell && isLabelOnly(cellLines(cell)) ? labelOf(cellLines(cell)) : undefined))
  const isWhole = options.every(
    (row) => row.length === heads.length && row.slice(1).every((cell) => cellLines(cell).length === 1),
  )
  if (!isWhole || labels.some((label, place) => label?.index !== place)) return undefined
  return options.flatMap(([label, ...cells]) => {
    const [line] = label ? cellLines(label) : []
    const codes = cells.flatMap((cell, column) => [
      { text: `${column === 0 ? ' ' : ', '}${names[column] ?? ''}-`, format: {} },
      ...(cellLines(cell)[0]?.rich ?? []),
    ])
    return line ? [{ ...line, rich: [...line.rich, ...codes] }] : []
  })
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

const isText = (cell: SourceCell): boolean => {
  const own = cellLines(cell)
  return own.length > 0 && !optionLabel(plainOf(own[0]?.rich ?? []))
}

function joinLines([label]: readonly SourceLine[], [first, ...rest]: readonly SourceLine[]): SourceLine[] {
  if (!label || !first) return []
  return [{ ...label, rich: [...label.rich, { text: ' ', format: {} }, ...first.rich] }, ...rest]
}

/** Whole questions stand in the cells. */
function holdsQuestions({ rows }: SourceTable): boolean {
  const cells = rows.flat()
  const withOptions = cells.filter(
    (cell) => cellLines(cell).flatMap(({ rich }) => optionLabels(plainOf(rich), '')).length >= 3,
  )
  if (withOptions.length === 0) return false
  return cells.some((cell) => questionLabel(cellText(cell)) !== undefined) || withOptions.length * 2 >= cells.length
}

const numberedRows = ({ rows }: SourceTable): Part[] =>
  rows.map((row) => ({
    blocks: numberedBlocks(row.filter(({ continued }) => !continued).map(({ blocks }) => blocks)),
    translationColumn: 0,
  }))
