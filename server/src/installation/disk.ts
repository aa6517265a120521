import { stat, statfs } from 'node:fs/promises'
import type { Disk } from '@pariksha/contract/installation'

export type Folder = { readonly holds: Disk['holds']; readonly path: string }

/** Bytes: below the one the staff are warned, below the other nothing more is to be stored. */
export type Floors = { readonly low: number; readonly full: number }
const FLOORS: Floors = { low: 2e9, full: 32e6 }

/** How long a write that found no room speaks for the disk of the database, which may be on another machine. */
const REMEMBERED_MS = 30_000
/** SQLSTATE of PostgreSQL. */
const DISK_FULL = '53100'

export type Disks = {
  read(): Promise<Disk[]>
  isFull(): Promise<boolean>
  /** Looks at what a call failed with. */
  noteError(error: unknown): void
}

/** The disks below the folders; two folders on the same one are one. */
export function createDisks(folders: readonly Folder[], floors: Floors = FLOORS): Disks {
  let foundFull = Number.NEGATIVE_INFINITY

  async function read(): Promise<Disk[]> {
    const disks = new Map<number, Disk>()
    for (const { holds, path } of folders) {
      try {
        const { dev } = await stat(path)
        const { bavail, blocks, bsize } = await statfs(path)
        const free_bytes = bavail * bsize
        const state = free_bytes < floors.full ? 'full' : free_bytes < floors.low ? 'low' : 'enough'
        disks.set(dev, { holds, free_bytes, total_bytes: blocks * bsize, state })
      } catch {
        // not there yet, or not to be looked at: nothing is known of it
      }
    }
    return [...disks.values()]
  }

  return {
    read,
    async isFull() {
      if (performance.now() - foundFull < REMEMBERED_MS) return true
      return (await read()).some(({ state }) => state === 'full')
    },
    noteError(error) {
      const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } }
      if (code === DISK_FULL || cause?.code === DISK_FULL) foundFull = performance.now()
    },
  }
}
