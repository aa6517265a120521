import { stat, statfs } from 'node:fs/promises'
import type { Disk } from '@pariksha/contract/site/installation'

export type Folder = { readonly holds: Disk['holds']; readonly path: string }

/** Free bytes: below `low` the staff are warned, below `full` the disk counts as full. */
export type Thresholds = { readonly low: number; readonly full: number }
const MIN_FREE_BYTES: Thresholds = { low: 2e9, full: 32e6 }

/** How long the database's disk counts as full after a failed write; it may be on another machine. */
const CACHE_TTL_MS = 30_000
/** SQLSTATE of PostgreSQL. */
const DISK_FULL = '53100'

export type Disks = {
  read(): Promise<Disk[]>
  isFull(): Promise<boolean>
  /** Whether an error means a full disk. */
  noteError(error: unknown): void
}

/** The disks that hold the folders, each once. */
export function createDisks(folders: readonly Folder[], thresholds: Thresholds = MIN_FREE_BYTES): Disks {
  let foundFull = Number.NEGATIVE_INFINITY

  async function read(): Promise<Disk[]> {
    const disks = new Map<number, Disk>()
    for (const { holds, path } of folders) {
      try {
        const { dev } = await stat(path)
        const { bavail, blocks, bsize } = await statfs(path)
        const free_bytes = bavail * bsize
        const state = free_bytes < thresholds.full ? 'full' : free_bytes < thresholds.low ? 'low' : 'enough'
        disks.set(dev, { holds, free_bytes, total_bytes: blocks * bsize, state })
      } catch {
        // missing or not accessible: unknown
      }
    }
    return [...disks.values()]
  }

  return {
    read,
    async isFull() {
      if (performance.now() - foundFull < CACHE_TTL_MS) return true
      return (await read()).some(({ state }) => state === 'full')
    },
    noteError(error) {
      const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } }
      if (code === DISK_FULL || cause?.code === DISK_FULL) foundFull = performance.now()
    },
  }
}
