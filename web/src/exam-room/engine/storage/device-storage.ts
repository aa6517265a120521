import type { Paper } from '@pariksha/contract/exams/tests'
import type { ExamRoomSchema, OpenDatabase } from './database.ts'
import { type Change, createOutbox, type Outbox } from './outbox.ts'
import { type Owner, type RecordedAction, type RecordedAttempt, type RecordedDevice, unsentAnswers } from './records.ts'

export type OnDevice = {
  readonly attempt: RecordedAttempt | undefined
  readonly devices: readonly RecordedDevice[]
  readonly actions: readonly RecordedAction[]
}

type Listed = {
  readonly attempt: RecordedAttempt
  /** Undelivered actions. */
  readonly waiting: number
  /** Questions with an undelivered answer. */
  readonly answers: number
}

export type DeviceStorage = Outbox & {
  readonly openDatabase: OpenDatabase
  /** What this device has of an attempt; empty where the browser has no storage. */
  readonly read: (owner: Owner) => Promise<OnDevice>
  /** The attempts of a student that are on this device. */
  readonly list: (userId: number) => Promise<Listed[]>
  readonly readPaper: (hash: string) => Promise<Paper | undefined>
  /** Once the result is known, deletes the attempt from the device, unless some of it is undelivered. */
  readonly forget: (owner: Owner) => Promise<void>
}

const NOTHING: OnDevice = { attempt: undefined, devices: [], actions: [] }

export function createDeviceStorage(openDatabase: OpenDatabase): DeviceStorage {
  const outbox = createOutbox(openDatabase)

  async function read({ userId, attemptId }: Owner): Promise<OnDevice> {
    await outbox.written()
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

  async function list(userId: number): Promise<Listed[]> {
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

  async function readPaper(hash: string): Promise<Paper | undefined> {
    try {
      return await (await openDatabase()).get('papers', hash)
    } catch {
      return undefined
    }
  }

  async function forget(owner: Owner) {
    const { attempt, devices, actions } = await read(owner)
    if (actions.some(({ delivery }) => delivery === 'waiting')) return
    const others = await list(owner.userId)
    const paperIsShared = others.some(
      (other) => other.attempt.attemptId !== owner.attemptId && other.attempt.paperHash === attempt?.paperHash,
    )
    outbox.write(
      ...actions.map(removal),
      ...devices.map(
        ({ userId, attemptId, device }): Change => ({ store: 'devices', remove: [userId, attemptId, device] }),
      ),
      { store: 'attempts', remove: [owner.userId, owner.attemptId] },
    )
    if (attempt && !paperIsShared) outbox.write({ store: 'papers', remove: attempt.paperHash })
  }

  return { ...outbox, openDatabase, read, list, readPaper, forget }
}

/** The change that deletes an action. */
export const removal = (action: RecordedAction) =>
  ({ store: 'actions', remove: keyOf(action) }) as const satisfies Change

const keyOf = (action: RecordedAction): ExamRoomSchema['actions']['key'] => [
  action.userId,
  action.attemptId,
  action.device,
  action.epoch,
  action.seq,
]
