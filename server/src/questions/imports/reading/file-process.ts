import { answerTasks } from '../../../platform/bounded/answer-tasks.ts'
import { type MakeTask, makeFile } from './make-file.ts'
import { type ReadTask, readFile } from './read-file.ts'
import { type KeyTask, readKey } from './read-key.ts'
import { type RereadTask, rereadWord } from './reread-word.ts'

export type FileTask =
  | ({ readonly does: 'read' } & ReadTask)
  | ({ readonly does: 'key' } & KeyTask)
  | ({ readonly does: 'make' } & MakeTask)
  | ({ readonly does: 'reread' } & RereadTask)

answerTasks(async (task: FileTask, sendPart) => {
  if (task.does === 'read') {
    const { items, ...read } = await readFile(task)
    for (const some of items) await sendPart(some)
    return read
  }
  if (task.does === 'key') return readKey(task)
  return task.does === 'reread' ? rereadWord(task) : makeFile(task)
})
