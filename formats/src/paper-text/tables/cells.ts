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
