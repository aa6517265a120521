import type { Language } from '@pariksha/contract/languages'
import { languageOf } from '../../text/language.ts'
import { directions } from '../directions.ts'
import { type Label, optionLabel, optionLabels, questionLabel } from '../labels.ts'
import { plainOf } from '../rich/rich-text.ts'
import { isTable, type SourceBlock, type SourceCell, type SourceTable } from '../source.ts'
import { sectionName } from '../words.ts'
import { cellLines, cellText, isLabelOnly } from './cells.ts'
import { numberedBlocks, type Part } from './parts.ts'

const MAX_LANGUAGE_COLUMNS = 4

/** Columns that say the same in two or three languages, with the numbers of the questions in one before or in them. */
export function languageColumns({ rows }: SourceTable): Part[] | undefined {
  const width = Math.max(...rows.map((row) => row.length))
  if (width < 2 || width > MAX_LANGUAGE_COLUMNS) return undefined
  const languages = Array.from({ length: width }, (_, column) => columnLanguage(rows, column))
  let first = width - 1
  while (first > 0 && languages[first - 1] && !languages.slice(first).includes(languages[first - 1])) first--
  if (first === width - 1 || !languages[width - 1]) return undefined
  if (!rows.some((row) => row.some(hasLabel))) return undefined
  if (!rows.some((row) => row.slice(first).some(isLong)) && !areQuestions(rows, first)) return undefined
  return byQuestion(rows.map((row) => columnsOf(row, first, width)))
}

const hasLabel = (cell: SourceCell): boolean =>
  cellLines(cell).some(({ rich }) => questionLabel(plainOf(rich)) ?? optionLabel(plainOf(rich)))

/** More than an option or a word of a vocabulary. */
const isLong = (cell: SourceCell): boolean => cellLines(cell).length > 1 || cellText(cell).length > 25

/** A number, and below it options, in each of the columns. */
const areQuestions = (rows: SourceTable['rows'], first: number): boolean => {
  const columns = rows.map((row) => row.slice(first).map(cellText))
  return (
    columns.some((texts) => texts.length > 1 && texts.every((text) => questionLabel(text))) &&
    columns.filter((texts) => texts.length > 1 && texts.every((text) => optionLabel(text))).length > 1
  )
}

/** Of its texts without letters of options. */
function columnLanguage(rows: SourceTable['rows'], column: number): Language | undefined {
  const counts = new Map<Language | undefined, number>()
  for (const row of rows) {
    const cell = row[column]
    const lines = cell ? cellLines(cell).map(({ rich }) => plainOf(rich)) : []
    const language = languageOf(lines.map((text) => text.slice(optionLabel(text)?.end ?? 0)).join('\n'))
    counts.set(language, (counts.get(language) ?? 0) + 1)
  }
  counts.delete(undefined)
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0]
}

/** The blocks of a row for each language. A letter that is written once, before or in the first one, is of all. */
function columnsOf(row: readonly SourceCell[], first: number, width: number): (readonly SourceBlock[])[] {
  const cells = row.map(({ blocks }) => blocks)
  if (row.length !== width) return [numberedBlocks(cells)]
  const [before, main] = [row[first - 1], row[first]]
  const sign = before && isLabelOnly(cellLines(before)) ? before : undefined
  const own = cells.slice(sign ? first : 0, first + 1)
  const label = sign ? labelIn(sign) : main && labelIn(main)
  const left = sign && main ? labelled(main, label) : numberedBlocks(own)
  return [left, ...row.slice(first + 1).map((cell) => labelled(cell, label))]
}

type Written = { readonly label: Label; readonly text: string }

function labelIn(cell: SourceCell): Written | undefined {
  const [line, ...others] = cellLines(cell)
  const text = plainOf(line?.rich ?? [])
  const label = optionLabel(text)
  return label && others.length === 0 && optionLabels(text, '').length <= 1
    ? { label, text: text.slice(label.start, label.end).trim() }
    : undefined
}

function labelled(cell: SourceCell, written: Written | undefined): readonly SourceBlock[] {
  const [line, ...others] = cellLines(cell)
  const [block] = cell.blocks
  if (!written || !line || !block || isTable(block) || others.length > 0 || optionLabel(plainOf(line.rich)))
    return cell.blocks
  return [{ ...line, rich: [{ text: `${written.text} `, format: {} }, ...line.rich] }]
}

type Columns = readonly (readonly SourceBlock[])[]

/** Rows with a line each: what belongs to one question is read down, one language after the other. */
function byQuestion(rows: readonly Columns[]): Part[] {
  const groups: SourceBlock[][][] = []
  const labels = rows.map(([main = []]) => questionLabel(firstText(main)))
  const style = labels.find((label) => label !== undefined)?.style
  let open: SourceBlock[][] | undefined
  let [count, listed] = [0, 0]
  for (const [place, columns] of rows.entries()) {
    const own = labels[place]?.style === style ? labels[place] : undefined
    const next = labels[place + 1]?.style === style ? labels[place + 1]?.index : undefined
    // options that are numbered as the questions are: 1 comes again, and the next question is the one before another 1
    const isListed =
      open && own?.index === listed + 1 && (listed > 0 || own.index <= count) && !(listed > 1 && next === 1)
    if (isListed) listed++
    const text = firstText(columns[0] ?? [])
    const isApart = sectionName(text) !== undefined || directions(text, count + 1) !== undefined
    if (!isApart && open && (isListed || !own || own.index <= count)) {
      for (const [column, blocks] of columns.entries()) {
        open[column] ??= []
        open[column].push(...blocks)
      }
      continue
    }
    const group = columns.map((blocks) => [...blocks])
    groups.push(group)
    open = own && !isApart ? group : undefined
    if (open && own) [count, listed] = [own.index, 0]
  }
  return groups.flatMap((columns) => columns.map((blocks, translationColumn) => ({ blocks, translationColumn })))
}

function firstText(blocks: readonly SourceBlock[]): string {
  const line = blocks.find((block) => !isTable(block) && plainOf(block.rich).trim() !== '')
  return line && !isTable(line) ? plainOf(line.rich) : ''
}
