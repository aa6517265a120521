import type { Paper } from '@pariksha/contract/tests'
import { afterFrame } from '../../../lib/after-frame.ts'
import { type Backoff, retryDelay } from '../../../lib/retry.ts'
import { makeStore } from '../../../lib/store.ts'
import { type ExamRoomSchema, openDatabase } from './database.ts'
import { type Owner, type RecordedAction, type RecordedAttempt, type RecordedDevice, unsentAnswers } from './records.ts'

type StoreName = 'actions' | 'devices' | 'attempts' | 'papers'
type Change =
  | { readonly [S in StoreName]: { readonly store: S; readonly put: ExamRoomSchema[S]['value'] } }[StoreName]
  | { readonly [S in StoreName]: { readonly store: S; readonly remove: ExamRoomSchema[S]['key'] } }[StoreName]

/** A full device seldom gets room by itself. */
const BACKOFF: Backoff = { first: 5000, last: 5000 }
/** A write that hangs must not delay the delivery of answers. */
const WRITE_TIMEOUT_MILLIS = 10_000
const STORES: readonly StoreName[] = ['actions', 'devices', 'attempts', 'papers']

/** False while a write has failed: the actions are in memory only, and the student is told. */
export const storedOnDevice = makeStore(true)

let queue: Change[] = []
let writing: Promise<void> | undefined
let retry: ReturnType<typeof setTimeout> | undefined

/**
 * Queues changes in order, without waiting. They are written after the next frame; those that come before it, or while a
 * write is running, go into the next write.
 */
export function write(...changes: readonly Change[]) {
  queue.push(...changes)
  writing ??= afterFrame()
    .then(writeQueue)
    .finally(() => {
      writing = undefined
    })
}

/** Resolves when everything queued is written or has failed; false if it failed. */
export async function written(): Promise<boolean> {
  while (writing) await writing
  return queue.length === 0
}

async function writeQueue() {
  clearTimeout(retry)
  while (queue.length > 0) {
    const taken = queue
    queue = []
    const left = await writeWhatFits(taken)
    // Without its paper a test cannot be opened offline, but its answers are stored.
    storedOnDevice.set(left.every(isPaper))
    const hasMore = queue.length > 0
    queue = [...left, ...queue]
    if (left.length > 0 && !hasMore) {
      retry = setTimeout(() => write(), retryDelay(1, 0, BACKOFF))
      return
    }
  }
}

const isPaper = ({ store }: Change) => store === 'papers'

/** On a nearly full device a paper that does not fit must not block the answers. Returns what was not written. */
async function writeWhatFits(changes: readonly Change[]): Promise<readonly Change[]> {
  const papers = changes.filter(isPaper)
  const others = changes.filter((change) => !isPaper(change))
  if (await isWritten(changes)) return []
  if (papers.length === 0 || others.length === 0) return changes
  return (await isWritten(others)) ? papers : changes
}

function isWritten(batch: readonly Change[]): Promise<boolean> {
  return new Promise((resolve) => {
    const timeout = setTimeout(resolve, WRITE_TIMEOUT_MILLIS, false)
    writeBatch(batch)
      .then(() => resolve(true))
      .catch(() => resolve(false))
      .finally(() => clearTimeout(timeout))
  })
}

async function writeBatch(batch: readonly Change[]) {
  const database = await openDatabase()
  // Strict: an answer must survive a power loss, not only a closed page.
  const transaction = database.transaction(STORES, 'readwrite', { durability: 'strict' })
  const requests = batch.map((change): Promise<unknown> => {
    const store = transaction.objectStore(change.store)
    return 'put' in change ? store.put(change.put as never) : store.delete(change.remove as never)
  })
  await Promise.all([...requests, transaction.done])
}

/** For tests: drops unwritten changes, as a closed page does. */
export function forgetUnwritten() {
  clearTimeout(retry)
  queue = []
}

export const keyOf = (action: RecordedAction): ExamRoomSchema['actions']['key'] => [
  action.userId,
  action.attemptId,
  action.device,
  action.epoch,
  action.seq,
]

export type OnDevice = {
  readonly attempt: RecordedAttempt | undefined
  readonly devices: readonly RecordedDevice[]
  readonly actions: readonly RecordedAction[]
}

const NOTHING: OnDevice = { attempt: undefined, devices: [], actions: [] }

/** What this device has stored of an attempt; empty where the browser has no storage. */
export async function readOnDevice({ userId, attemptId }: Owner): Promise<OnDevice> {
  await written()
  try {
    const database = await openDatabase()
    // An array sorts after every string and number: the range of all keys with this prefix.
    const range = IDBKeyRange.bound([userId, attemptId], [userId, attemptId, []])
    const [attempt, devices, actions] = await Promise.all([
      database.get('attempts', [userId, attemptId]),
      database.getAll('devices', range),
      database.getAll('actions', range),
    ])
    return { attempt, devices, actions }
  } catch {
    return NOTHING
  }
}

type Listed = {
  readonly attempt: RecordedAttempt
  /** Undelivered actions. */
  readonly waiting: number
  /** Questions with an undelivered answer. */
  readonly answers: number
}

/** The attempts of a student that are on this device. */
export async function listOnDevice(userId: number): Promise<Listed[]> {
  try {
    const database = await openDatabase()
    const range = IDBKeyRange.bound([userId], [userId, []])
    const [attempts, actions] = await Promise.all([
      database.getAll('attempts', range),
      database.getAll('actions', range),
    ])
    return attempts.map((attempt) => {
      const own = actions.filter(({ attemptId }) => attemptId === attempt.attemptId)
      return {
        attempt,
        waiting: own.filter(({ delivery }) => delivery === 'waiting').length,
        answers: unsentAnswers(own),
      }
    })
  } catch {
    return []
  }
}

export async function readPaperOnDevice(hash: string): Promise<Paper | undefined> {
  try {
    return await (await openDatabase()).get('papers', hash)
  } catch {
    return undefined
  }
}

/** Once the result is known, deletes the attempt from the device, unless some of it is undelivered. */
export async function forgetAttempt(owner: Owner) {
  const { attempt, devices, actions } = await readOnDevice(owner)
  if (actions.some(({ delivery }) => delivery === 'waiting')) return
  const others = await listOnDevice(owner.userId)
  const paperIsShared = others.some(
    (other) => other.attempt.attemptId !== owner.attemptId && other.attempt.paperHash === attempt?.paperHash,
  )
  write(
    ...actions.map((action) => ({ store: 'actions', remove: keyOf(action) }) as const),
    ...devices.map(
      ({ userId, attemptId, device }): Change => ({ store: 'devices', remove: [userId, attemptId, device] }),
    ),
    { store: 'attempts', remove: [owner.userId, owner.attemptId] },
  )
  if (attempt && !paperIsShared) write({ store: 'papers', remove: attempt.paperHash })
}
