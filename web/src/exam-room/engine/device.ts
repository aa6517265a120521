import { newId } from '../../lib/new-id.ts'
import { readStored, writeStored } from '../../lib/stored.ts'

/**
 * Each tab is a device. It holds a lock of its name for as long as it lives: a duplicated tab, which inherits the
 * name, finds it taken and gets a new one, and other tabs can tell whose unsent answers nobody is sending any more.
 */
const KEY = 'exam-room-device'
const lockName = (device: string) => `exam-room-device-${device}`

// A reloaded page may ask before the browser has taken the lock from the page it replaces.
const RELOAD_PATIENCE_MILLIS = 700

let own: Promise<string> | undefined

export function ownDevice(): Promise<string> {
  own ??= findOwnDevice()
  return own
}

/** Becomes a device whose tab is gone; false while that tab lives. */
export async function adoptDevice(device: string): Promise<boolean> {
  if (!(await hold(device, 0))) return false
  writeStored(KEY, device, 'sessionStorage')
  own = Promise.resolve(device)
  return true
}

/** Runs something for a device whose tab is gone; undefined while that tab lives. */
export async function whileDead<T>(device: string, run: () => Promise<T>): Promise<T | undefined> {
  const locks = lockManager()
  if (!locks) return await run()
  return await locks.request(lockName(device), { ifAvailable: true }, async (lock) => (lock ? await run() : undefined))
}

/** Whether this browser can tell living tabs from dead ones. */
export const canTellDead = (): boolean => lockManager() !== undefined

async function findOwnDevice(): Promise<string> {
  const before = readStored(KEY, 'sessionStorage')
  if (before !== null && (await hold(before, RELOAD_PATIENCE_MILLIS))) return before
  const device = newId()
  await hold(device, 0)
  writeStored(KEY, device, 'sessionStorage')
  return device
}

function hold(device: string, patience: number): Promise<boolean> {
  const locks = lockManager()
  if (!locks) return Promise.resolve(wasReloaded())
  return new Promise((resolve) => {
    const forLife = () => {
      resolve(true)
      return new Promise<void>(() => undefined)
    }
    const options = patience > 0 ? { signal: AbortSignal.timeout(patience) } : { ifAvailable: true }
    locks.request(lockName(device), options, (lock) => (lock ? forLife() : resolve(false))).catch(() => resolve(false))
  })
}

/** Without locks (plain http on a local network): a reload keeps its name, a duplicated tab arrives otherwise. */
function wasReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation !== undefined && 'type' in navigation && navigation.type === 'reload'
}

function lockManager(): LockManager | undefined {
  return globalThis.navigator?.locks
}

/** For tests: the next page is another tab. */
export function forgetOwnDevice() {
  own = undefined
}
