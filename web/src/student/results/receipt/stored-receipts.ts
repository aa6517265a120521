import type { KeptReceipt } from '@pariksha/domain/attempt/receipt'
import { readStored, writeStored } from '../../../shared/lib/storage/stored.ts'

const KEY = 'receipts'
/** Live tests of some years. */
const MAX_STORED = 100

type StoredReceipts = Readonly<Record<string, KeptReceipt>>

function readAll(): StoredReceipts {
  try {
    return JSON.parse(readStored(KEY) ?? '{}') as StoredReceipts
  } catch {
    return {}
  }
}

/** The receipt of an attempt that was shown on this device. */
export const storedReceipt = (attemptId: number): KeptReceipt | undefined => readAll()[attemptId]

export function storeReceipt(attemptId: number, receipt: KeptReceipt): void {
  const others = Object.entries(readAll()).filter(([id]) => id !== String(attemptId))
  writeStored(KEY, JSON.stringify(Object.fromEntries([...others.slice(1 - MAX_STORED), [attemptId, receipt]])))
}
