/** A part of a cell: text as somebody typed it, or what is Markdown already (a raised letter, a picture). */
export type Piece = string | { readonly markdown: string }
export type Cell = readonly Piece[]

/** `row` counts from 1, as spreadsheets show it; cells of a row may be fewer than the columns. */
export type SheetRow = { readonly row: number; readonly cells: readonly Cell[] }

/** `name` is null for CSV, which has one sheet without a name. */
export type Sheet = { readonly name: string | null; readonly rows: readonly SheetRow[] }

export const MAX_COLUMNS = 100
export const MAX_CELL_LENGTH = 20_000

/** The text alone, without what was marked up. */
export const textOfCell = (cell: Cell | undefined): string =>
  (cell ?? [])
    .map((piece) => (typeof piece === 'string' ? piece : piece.markdown))
    .join('')
    .trim()

export const isEmptyCell = (cell: Cell | undefined): boolean => textOfCell(cell) === ''

export const isEmptyRow = ({ cells }: SheetRow): boolean => cells.every(isEmptyCell)
