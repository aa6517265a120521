import { vi } from 'vitest'
import { removeStored } from '../../../shared/lib/storage/stored.ts'
import { createEngineContext, type EngineContext } from '../engine-context.ts'
import { createDatabase, type OpenDatabase } from '../storage/database.ts'
import type { FakeServer } from './fake-server.ts'

/** Tabs of one browser: their locks go when they go. */
const held = new Map<string, symbol>()
let tab = Symbol('tab')
const closed = new Set<symbol>()
let current = contextOf(tab)

const locks = {
  async request(name: string, _options: unknown, run: (lock: object | null) => unknown) {
    const holder = held.get(name)
    if (holder !== undefined && !closed.has(holder)) return await run(null)
    held.set(name, tab)
    return await run({ name })
  },
}

export function connectTo(server: FakeServer) {
  vi.stubGlobal('fetch', server.fetch)
  vi.stubGlobal('navigator', { locks })
}

/** This tab ends; what comes next is the same tab after a reload. */
export function reload() {
  closed.add(tab)
  newPage()
}

/** This tab ends; what comes next is a new tab. */
export function closeTab() {
  closed.add(tab)
  openOtherTab()
}

/** What comes next is another tab; the ones before live on. */
export function openOtherTab() {
  removeStored('exam-room-device', 'sessionStorage')
  newPage()
}

/** What comes next is a tab that inherited what this one remembers. */
export function duplicateTab() {
  newPage()
}

/** The page that is open now. */
export const context = (): EngineContext => current

function newPage() {
  tab = Symbol('tab')
  current = contextOf(tab)
}

/** A closed page reaches the storage no more: what it had not written is lost. */
function contextOf(own: symbol): EngineContext {
  const openDatabase = createDatabase()
  return createEngineContext(() => (closed.has(own) ? Promise.resolve(LOSING_DATABASE) : openDatabase()))
}

/** Takes every write and keeps none, so that a closed page has nothing to try again among the tests that follow. */
const LOSING_DATABASE = {
  transaction: () => ({
    objectStore: () => ({ put: () => Promise.resolve(), delete: () => Promise.resolve() }),
    done: Promise.resolve(),
  }),
} as unknown as Awaited<ReturnType<OpenDatabase>>
