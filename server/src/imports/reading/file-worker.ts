import type { Making } from '@pariksha/formats/question-set'
import { makeWorkbook, type WorkbookSheet } from '@pariksha/formats/sheets/xlsx/make-workbook'
import { type MakeTask, makeFile } from './make-file.ts'
import { type FileRead, type ReadTask, readFile } from './read-file.ts'
import { type KeyRead, type KeyTask, readKey } from './read-key.ts'
import { readSheet, type SheetRead, type SheetTask } from './read-sheet.ts'

export type FileTask =
  | ({ readonly does: 'read' } & ReadTask)
  | ({ readonly does: 'key' } & KeyTask)
  | ({ readonly does: 'make' } & MakeTask)
  | { readonly does: 'workbook'; readonly sheets: readonly WorkbookSheet[] }
  | ({ readonly does: 'sheet' } & SheetTask)
  | { readonly does: 'start' }

/** The tasks of the worker pools, on threads with limits of time and memory. */
export default (task: FileTask): Promise<FileRead | KeyRead | Making | SheetRead> | Uint8Array | undefined => {
  if (task.does === 'read') return readFile(task)
  if (task.does === 'key') return readKey(task)
  if (task.does === 'make') return makeFile(task)
  if (task.does === 'sheet') return readSheet(task)
  return task.does === 'workbook' ? makeWorkbook(task.sheets) : undefined
}
