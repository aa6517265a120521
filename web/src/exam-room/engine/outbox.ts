import type { Paper } from '@pariksha/contract/tests'
import { afterFrame } from '../../lib/after-frame.ts'
import { type ExamRoomSchema, openDatabase } from './database.ts'
import { type Owner, type RecordedAction, type RecordedAttempt, type RecordedDevice, unsentAnswers } from './records.ts'
import { makeStore } from './store.ts'

type StoreName = 'actions' | 'devices' | 'attempts' | 'papers'
type Change =
  | { readonly [S in StoreName]: { readonly store: S; readonly put: ExamRoomSchema[S]['value'] } }[StoreName]
  | { readonly [S in StoreName]: { readonly store: S; readonly remove: ExamRoomSchema[S]['key'] } }[StoreName]

const RETRY_MILLIS = 5000
/** A storage that does not even fail must not keep answers from the server. */
const PATIENCE_MILLIS = 10_000
const STORES: readonly StoreName[] = ['actions', 'devices', 'attempts', 'papers']

/** False while something could not be written: then it is in this page's memory only, and the student is told. */
export const storedOnDevice = makeStore(true)

let queue: Change[] = []
let writing: Promise<void> | undefined
let retry: ReturnType<typeof setTimeout> | undefined

/**
 * Takes changes in order, without waiting. The frame that shows them comes first; all that gather until then, or while
 * one write is under way, go into the next.
 */
export function write(...changes: readonly Change[]) {
  queue.push(...changes)
  writing ??= afterFrame()
    .then(writeQueue)
    .finally(() => {
      writing = undefined
    })
}

/** When everything taken so far is on the device, or could not be written. */
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
    // Without its paper a test is not opened offline; what was typed in it is on the device all the same.
    storedOnDevice.set(left.every(isPaper))
    const hasNews = queue.length > 0
    queue = [...left, ...queue]
    if (left.length > 0 && !hasNews) {
      retry = setTimeout(() => write(), RETRY_MILLIS)
      return
    }
  }
}

const isPaper = ({ store }: Change) => store === 'papers'

/** Answers are small: on a device that is nearly full, a paper that finds no room does not hold them up. Tells what is left. */
async function writeWhatFits(changes: readonly Change[]): Promise<readonly Change[]> {
  const papers = changes.filter(isPaper)
  const others = changes.filter((change) => !isPaper(change))
  if (await isWritten(changes)) return []
  if (papers.length === 0 || others.length === 0) return changes
  return (await isWritten(others)) ? papers : changes
}

function isWritten(batch: readonly Change[]): Promise<boolean> {
  return new Promise((resolve) => {
    const patience = setTimeout(resolve, PATIENCE_MILLIS, false)
    writeBatch(batch)
      .then(() => resolve(true))
      .catch(() => resolve(false))
      .finally(() => clearTimeout(patience))
  })
}

async function writeBatch(batch: readonly Change[]) {
  const database = await openDatabase()
  // Strict: an answer shall outlive a battery that dies now, not only a page that is closed.
  const transaction = database.transaction(STORES, 'readwrite', { durability: 'strict' })
  const requests = batch.map((change): Promise<unknown> => {
    const store = transaction.objectStore(change.store)
    return 'put' in change ? store.put(change.put as never) : store.delete(change.remove as never)
  })
  await Promise.all([...requests, transaction.done])
}

/** For tests: what a page that is gone had not written yet is gone with it. */
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

/** What this device knows of an attempt; nothing where the browser stores nothing. */
export async function readOnDevice({ userId, attemptId }: Owner): Promise<OnDevice> {
  await written()
  try {
    const database = await openDatabase()
    // An array sorts after every string and number: all keys that begin like this.
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
  /** Actions that nobody else has. */
  readonly waiting: number
  /** Questions with an answer that nobody else has. */
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

/** After the result is here nothing of the attempt has to stay, unless some of it never reached the server. */
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
