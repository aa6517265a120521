import type { WorkbookSheet } from '@pariksha/formats/sheets/xlsx/make-workbook'
import { createBoundedProcess, FILE_BOUNDS } from '../bounded/bounded-process.ts'
import type { SheetRead } from './read-sheet.ts'
import type { SpreadsheetTask } from './spreadsheet-process.ts'

/** Spreadsheets that are not files of questions. */
export type Spreadsheets = {
  /** A list such as of students, as CSV. */
  read(bytes: Uint8Array): Promise<SheetRead>
  make(sheets: readonly WorkbookSheet[]): Promise<Uint8Array>
  close(): Promise<void>
}

const PROGRAM = new URL('./spreadsheet-process.ts', import.meta.url)

export function createSpreadsheets(): Spreadsheets {
  const bounded = createBoundedProcess(PROGRAM, FILE_BOUNDS)
  const run = <Answer>(task: SpreadsheetTask) => bounded.run<Answer>(task)
  return {
    read: (bytes) => run({ does: 'read', bytes }),
    make: (sheets) => run({ does: 'make', sheets }),
    close: bounded.close,
  }
}
