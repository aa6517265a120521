import { afterFrame } from '../../../shared/lib/after-frame.ts'
import { type Backoff, retryDelay } from '../../../shared/lib/retry.ts'
import { makeStore, type Store } from '../../../shared/lib/store/store.ts'
import type { ExamRoomSchema, OpenDatabase } from './database.ts'

type StoreName = 'actions' | 'devices' | 'attempts' | 'papers'
export type Change =
  | { readonly [S in StoreName]: { readonly store: S; readonly put: ExamRoomSchema[S]['value'] } }[StoreName]
  | { readonly [S in StoreName]: { readonly store: S; readonly remove: ExamRoomSchema[S]['key'] } }[StoreName]

/** A full device seldom gets room by itself. */
const BACKOFF: Backoff = { first: 5000, last: 5000 }
/** A write that hangs must not delay the delivery of answers. */
const WRITE_TIMEOUT_MILLIS = 10_000
const STORES: readonly StoreName[] = ['actions', 'devices', 'attempts', 'papers']

export type Outbox = {
  /** False while a write has failed: the actions are in memory only, and the student sees a warning. */
  readonly isStored: Store<boolean>
  /**
   * Queues changes in order, without waiting. They are written after the next frame; those that come before it, or while a
   * write is running, go into the next write.
   */
  readonly write: (...changes: readonly Change[]) => void
  /** Resolves when everything queued is written or has failed; false if it failed. */
  readonly written: () => Promise<boolean>
}

/** Writes changes to the device in the background, in order, and tries again. */
export function createOutbox(openDatabase: OpenDatabase): Outbox {
  const isStored = makeStore(true)
  let queue: Change[] = []
  let writing: Promise<void> | undefined
  let retry: ReturnType<typeof setTimeout> | undefined

  function write(...changes: readonly Change[]) {
    queue.push(...changes)
    startWriting(afterFrame)
  }

  function startWriting(moment: () => Promise<void>) {
    writing ??= moment()
      .then(writeQueue)
      .finally(() => {
        writing = undefined
      })
  }

  async function written(): Promise<boolean> {
    while (writing) await writing
    return queue.length === 0
  }

  async function writeQueue() {
    clearTimeout(retry)
    while (queue.length > 0) {
      const taken = queue
      queue = []
      const left = await writeWhatFits(openDatabase, taken)
      // Without its paper a test cannot be opened offline, but its answers are stored.
      isStored.set(left.every(isPaper))
      const hasMore = queue.length > 0
      queue = [...left, ...queue]
      if (left.length > 0 && !hasMore) {
        retry = setTimeout(() => startWriting(async () => {}), retryDelay(1, 0, BACKOFF))
        return
      }
    }
  }

  return { isStored, write, written }
}

const isPaper = ({ store }: Change) => store === 'papers'

/** On a nearly full device a paper that does not fit must not block the answers. Returns what was not written. */
async function writeWhatFits(openDatabase: OpenDatabase, changes: readonly Change[]): Promise<readonly Change[]> {
  const papers = changes.filter(isPaper)
  const others = changes.filter((change) => !isPaper(change))
  if (await isWritten(openDatabase, changes)) return []
  if (papers.length === 0 || others.length === 0) return changes
  return (await isWritten(openDatabase, others)) ? papers : changes
}

function isWritten(openDatabase: OpenDatabase, batch: readonly Change[]): Promise<boolean> {
  return new Promise((resolve) => {
    const timeout = setTimeout(resolve, WRITE_TIMEOUT_MILLIS, false)
    writeBatch(openDatabase, batch)
      .then(() => resolve(true))
      .catch(() => resolve(false))
      .finally(() => clearTimeout(timeout))
  })
}

async function writeBatch(openDatabase: OpenDatabase, batch: readonly Change[]) {
  const database = await openDatabase()
  // Strict: an answer must survive a power loss, not only a closed page.
  const transaction = database.transaction(STORES, 'readwrite', { durability: 'strict' })
  const requests = batch.map((change): Promise<unknown> => {
    const store = transaction.objectStore(change.store)
    return 'put' in change ? store.put(change.put as never) : store.delete(change.remove as never)
  })
  await Promise.all([...requests, transaction.done])
}
