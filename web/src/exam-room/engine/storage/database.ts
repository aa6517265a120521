import type { Paper } from '@pariksha/contract/tests/tests'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { RecordedAction, RecordedAttempt, RecordedDevice } from './records.ts'

export interface ExamRoomSchema extends DBSchema {
  actions: { key: [number, number, string, number, number]; value: RecordedAction }
  devices: { key: [number, number, string]; value: RecordedDevice }
  attempts: { key: [number, number]; value: RecordedAttempt }
  papers: { key: string; value: Paper }
}

export type ExamRoomDatabase = IDBPDatabase<ExamRoomSchema>

/** Rejects where the browser has no storage (private windows, a full disk); the next call tries again. */
export type OpenDatabase = () => Promise<ExamRoomDatabase>

/** The database of a page, opened when it is first needed. */
export function createDatabase(): OpenDatabase {
  let opened: Promise<ExamRoomDatabase> | undefined
  const forget = () => {
    opened = undefined
  }
  return () => {
    opened ??= openDB<ExamRoomSchema>('exam-room', 1, {
      upgrade(database) {
        database.createObjectStore('actions', { keyPath: ['userId', 'attemptId', 'device', 'epoch', 'seq'] })
        database.createObjectStore('devices', { keyPath: ['userId', 'attemptId', 'device'] })
        database.createObjectStore('attempts', { keyPath: ['userId', 'attemptId'] })
        database.createObjectStore('papers', { keyPath: 'hash' })
      },
      blocking: (_current, _wanted, event) => {
        ;(event.target as IDBDatabase).close()
        forget()
      },
      terminated: forget,
    }).catch((error: unknown) => {
      forget()
      throw error
    })
    return opened
  }
}
