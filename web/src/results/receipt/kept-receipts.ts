import type { KeptReceipt } from '@pariksha/domain/receipt'
import { readStored, writeStored } from '../../lib/stored.ts'

const KEY = 'receipts'
/** Live tests of some years. */
const MAX_KEPT = 100

type Kept = Readonly<Record<string, KeptReceipt>>

function readAll(): Kept {
  try {
    return JSON.parse(readStored(KEY) ?? '{}') as Kept
  } catch {
    return {}
  }
}

/** The receipt of an attempt that was shown on this device. */
export const keptReceipt = (attemptId: number): KeptReceipt | undefined => readAll()[attemptId]

export function keepReceipt(attemptId: number, receipt: KeptReceipt): void {
  const others = Object.entries(readAll()).filter(([id]) => id !== String(attemptId))
  writeStored(KEY, JSON.stringify(Object.fromEntries([...others.slice(1 - MAX_KEPT), [attemptId, receipt]])))
}
