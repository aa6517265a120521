import { optionLabel } from '../labels.ts'
import { plainOf } from '../rich/rich-text.ts'
import { isBlank } from '../rich/to-markdown.ts'
import { isTable, type SourceCell, type SourceLine } from '../source.ts'

/** The lines of a cell that hold something, those of tables in it as well. */
export const cellLines = ({ blocks }: SourceCell): SourceLine[] =>
  blocks
    .flatMap((block) => (isTable(block) ? block.rows.flat().flatMap(cellLines) : [block]))
    .filter(({ rich }) => !isBlank(rich))

export const cellText = (cell: SourceCell | undefined): string =>
  cell === undefined
    ? ''
    : cellLines(cell)
        .map(({ rich }) => plainOf(rich).trim())
        .join('\n')

/** The letter of an option, whose text stands in another cell. */
export const isLabelOnly = (own: readonly SourceLine[]): boolean => {
  const text = plainOf(own[0]?.rich ?? [])
  const label = optionLabel(text)
  return own.length === 1 && label !== undefined && text.slice(label.end).trim() === ''
}
