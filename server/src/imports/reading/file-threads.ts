import type { Making } from '@pariksha/formats/question-set'
import type { WorkbookSheet } from '@pariksha/formats/sheets/xlsx/make-workbook'
import { Piscina } from 'piscina'
import { AppError } from '../../errors.ts'
import type { FileTask } from './file-worker.ts'
import type { MakeTask } from './make-file.ts'
import type { FileRead, ReadTask } from './read-file.ts'
import type { KeyRead, KeyTask } from './read-key.ts'
import type { SheetRead, SheetTask } from './read-sheet.ts'

/** A task that took more time or memory than a file of questions does. The message is a sentence. */
export class TooCostly extends Error {}

export type FileThreads = {
  read(task: ReadTask): Promise<FileRead>
  key(task: KeyTask): Promise<KeyRead>
  make(task: MakeTask): Promise<Making>
  /** A list of others, such as of students, as CSV. */
  sheet(task: SheetTask): Promise<SheetRead>
  /** A list of the staff as a spreadsheet. */
  workbook(sheets: readonly WorkbookSheet[]): Promise<Uint8Array>
  close(): Promise<void>
}

/** Ten times what the largest file within the limits needs. */
const READ_MS = 90_000
const ACT_MS = 15_000
const IDLE_MS = 30_000
const MAX_QUEUED = 20

/** One thread reads files, another one does what somebody waits for; both end when idle. */
export function createFileThreads({ readMillis = READ_MS }: { readonly readMillis?: number } = {}): FileThreads {
  const reading = boundedThread(768, readMillis)
  const acting = boundedThread(384, ACT_MS)
  return {
    read: (task) => reading.run({ does: 'read', ...task }),
    key: (task) => acting.run({ does: 'key', ...task }),
    make: (task) => acting.run({ does: 'make', ...task }),
    sheet: (task) => acting.run({ does: 'sheet', ...task }),
    workbook: (sheets) => acting.run({ does: 'workbook', sheets }),
    async close() {
      await Promise.all([reading.close(), acting.close()])
    },
  }
}

function boundedThread(megabytes: number, millis: number) {
  const pool = new Piscina<FileTask>({
    filename: new URL('./file-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    atomics: 'disabled',
    niceIncrement: 10, // lower priority than the main thread
    resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 64, stackSizeMb: 4 },
  })
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()
  return {
    // one after the other: the time of a task begins when it does
    async run<Answer>(task: FileTask): Promise<Answer> {
      if (waiting >= MAX_QUEUED) throw new AppError('too_many_requests', { retryAfter: 10 })
      waiting++
      const turn = last.then(async () => {
        if (pool.threads.length === 0) await pool.run({ does: 'start' })
        return (await pool.run(task, { signal: AbortSignal.timeout(millis) })) as Answer
      })
      last = turn.catch(() => {})
      try {
        return await turn
      } catch (error) {
        throw overLimit(error) ?? error
      } finally {
        waiting--
      }
    },
    async close() {
      await pool.destroy()
    },
  }
}

function overLimit(error: unknown): TooCostly | undefined {
  if (!(error instanceof Error)) return undefined
  if (error.name === 'AbortError')
    return new TooCostly('The file takes too long to read. Split it into smaller ones.', { cause: error })
  return 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? new TooCostly('The file takes too much memory to read. Split it into smaller ones.', { cause: error })
    : undefined
}
