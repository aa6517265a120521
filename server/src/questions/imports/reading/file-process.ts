import { makeWorkbook, type WorkbookSheet } from '@pariksha/formats/sheets/xlsx/make-workbook'
import { answerTasks } from '../../../platform/bounded/answer-tasks.ts'
import { type MakeTask, makeFile } from './make-file.ts'
import { type ReadTask, readFile } from './read-file.ts'
import { type KeyTask, readKey } from './read-key.ts'
import { readSheet, type SheetTask } from './read-sheet.ts'
import { type RereadTask, rereadWord } from './reread-word.ts'

export type FileTask =
  | ({ readonly does: 'read' } & ReadTask)
  | ({ readonly does: 'key' } & KeyTask)
  | ({ readonly does: 'make' } & MakeTask)
  | ({ readonly does: 'reread' } & RereadTask)
  | { readonly does: 'workbook'; readonly sheets: readonly WorkbookSheet[] }
  | ({ readonly does: 'sheet' } & SheetTask)

answerTasks(async (task: FileTask, sendPart) => {
  if (task.does === 'read') {
    const { items, ...read } = await readFile(task)
    for (const some of items) await sendPart(some)
    return read
  }
  if (task.does === 'key') return readKey(task)
  if (task.does === 'reread') return rereadWord(task)
  if (task.does === 'make') return makeFile(task)
  return task.does === 'sheet' ? readSheet(task) : makeWorkbook(task.sheets)
})
