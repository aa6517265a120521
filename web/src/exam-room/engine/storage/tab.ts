import { newId } from '../../../shared/lib/new-id.ts'
import { readStored, writeStored } from '../../../shared/lib/storage/stored.ts'

/**
 * Each tab is a device and holds a Web Lock on its id while it is open: a duplicated tab, which inherits the id, finds
 * the lock taken and gets a new id, and other tabs can find out which unsent actions belong to a closed tab.
 */
const KEY = 'exam-room-device'
const lockName = (device: string) => `exam-room-device-${device}`

// A reloaded page may ask before the browser has released the lock of the page it replaces.
const RELOAD_LOCK_TIMEOUT_MILLIS = 700

export type Tab = {
  readonly device: () => Promise<string>
  /** Takes over the id of a closed tab; false while that tab is open. */
  readonly adopt: (device: string) => Promise<boolean>
}

/** The id of this tab, found when it is first needed. */
export function createTab(): Tab {
  let own: Promise<string> | undefined
  return {
    device() {
      own ??= findOwnDevice()
      return own
    },
    async adopt(device) {
      if (!(await hold(device, 0))) return false
      writeStored(KEY, device, 'sessionStorage')
      own = Promise.resolve(device)
      return true
    },
  }
}

/** Runs something for a device whose tab is closed; undefined while that tab is open. */
export async function ifTabClosed<T>(device: string, run: () => Promise<T>): Promise<T | undefined> {
  const locks = lockManager()
  if (!locks) return await run()
  return await locks.request(lockName(device), { ifAvailable: true }, async (lock) => (lock ? await run() : undefined))
}

/** Whether this browser has Web Locks. */
export const canDetectClosedTabs = (): boolean => lockManager() !== undefined

async function findOwnDevice(): Promise<string> {
  const before = readStored(KEY, 'sessionStorage')
  if (before !== null && (await hold(before, RELOAD_LOCK_TIMEOUT_MILLIS))) return before
  const device = newId()
  await hold(device, 0)
  writeStored(KEY, device, 'sessionStorage')
  return device
}

function hold(device: string, timeout: number): Promise<boolean> {
  const locks = lockManager()
  if (!locks) return Promise.resolve(wasReloaded())
  return new Promise((resolve) => {
    const untilClosed = () => {
      resolve(true)
      return new Promise<void>(() => undefined)
    }
    const options = timeout > 0 ? { signal: AbortSignal.timeout(timeout) } : { ifAvailable: true }
    locks
      .request(lockName(device), options, (lock) => (lock ? untilClosed() : resolve(false)))
      .catch(() => resolve(false))
  })
}

/** Without locks (plain http on a local network): only a reload keeps the id, a duplicated tab gets a new one. */
function wasReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation !== undefined && 'type' in navigation && navigation.type === 'reload'
}

function lockManager(): LockManager | undefined {
  return globalThis.navigator?.locks
}
