import type { Paper } from '@pariksha/contract/exams/tests'
import type { DBSchema, IDBPDatabase } from 'idb'
import { deviceDatabase } from '../../../shared/lib/storage/device-database.ts'
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

export const createDatabase = (): OpenDatabase =>
  deviceDatabase<ExamRoomSchema>('exam-room', (database) => {
    database.createObjectStore('actions', { keyPath: ['userId', 'attemptId', 'device', 'epoch', 'seq'] })
    database.createObjectStore('devices', { keyPath: ['userId', 'attemptId', 'device'] })
    database.createObjectStore('attempts', { keyPath: ['userId', 'attemptId'] })
    database.createObjectStore('papers', { keyPath: 'hash' })
  })
