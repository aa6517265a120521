import type { MadeFile } from '@pariksha/formats/question-set'
import { createBoundedProcess, FILE_BOUNDS } from '../../../platform/bounded/bounded-process.ts'
import type { ItemArrays } from '../item-columns.ts'
import type { FileTask } from './file-process.ts'
import type { MakeTask } from './make-file.ts'
import type { FileRead, ReadTask } from './read-file.ts'
import type { KeyRead, KeyTask } from './read-key.ts'
import type { Reread, RereadTask } from './reread-word.ts'

export type FileProcesses = {
  read(task: ReadTask): Promise<FileRead>
  /** What a Word document says of questions that nobody edited. */
  reread(task: RereadTask): Promise<readonly Reread[]>
  key(task: KeyTask): Promise<KeyRead>
  make(task: MakeTask): Promise<MadeFile>
  close(): Promise<void>
}

const PROGRAM = new URL('./file-process.ts', import.meta.url)
const MEGABYTE = 1024 ** 2
/** Ten times what the largest file within the limits needs. */
const READING = {
  ...FILE_BOUNDS,
  millis: 90_000,
  heapMegabytes: 768,
  bytes: 1280 * MEGABYTE,
  throttledWhileBusy: true,
} as const

/** One process reads files, another one does what somebody waits for; both end when idle. */
export function createFileProcesses(): FileProcesses {
  const reading = createBoundedProcess(PROGRAM, READING)
  const acting = createBoundedProcess(PROGRAM, FILE_BOUNDS)
  const act = <Answer>(task: FileTask) => acting.run<Answer>(task)
  return {
    async read(task) {
      const items: ItemArrays[] = []
      const read = await reading.run<FileRead>({ does: 'read', ...task }, (part) => items.push(part as ItemArrays))
      return { ...read, items }
    },
    reread: (task) => reading.run<readonly Reread[]>({ does: 'reread', ...task }),
    key: (task) => act({ does: 'key', ...task }),
    make: (task) => act({ does: 'make', ...task }),
    async close() {
      await Promise.all([reading.close(), acting.close()])
    },
  }
}
