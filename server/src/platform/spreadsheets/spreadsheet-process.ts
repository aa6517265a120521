import { makeWorkbook, type WorkbookSheet } from '@pariksha/formats/sheets/xlsx/make-workbook'
import { answerTasks } from '../bounded/answer-tasks.ts'
import { readSheet, type SheetTask } from './read-sheet.ts'

export type SpreadsheetTask =
  | ({ readonly does: 'read' } & SheetTask)
  | { readonly does: 'make'; readonly sheets: readonly WorkbookSheet[] }

answerTasks((task: SpreadsheetTask) => (task.does === 'read' ? readSheet(task) : makeWorkbook(task.sheets)))
