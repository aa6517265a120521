import { vi } from 'vitest'
import { removeStored } from '../../../lib/stored.ts'
import { clearLoadedPapers } from '../paper/load-paper.ts'
import { forgetOpenDatabase } from '../storage/database.ts'
import { forgetOwnDevice } from '../storage/device.ts'
import { forgetUnwritten } from '../storage/outbox.ts'
import type { FakeServer } from './fake-server.ts'

/** Tabs of one browser: their locks go when they go. */
const held = new Map<string, symbol>()
let tab = Symbol('tab')
const closed = new Set<symbol>()

const locks = {
  async request(name: string, _options: unknown, run: (lock: object | null) => unknown) {
    const holder = held.get(name)
    if (holder !== undefined && !closed.has(holder)) return await run(null)
    held.set(name, tab)
    return await run({ name })
  },
}

export function talkTo(server: FakeServer) {
  vi.stubGlobal('fetch', server.fetch)
  vi.stubGlobal('navigator', { locks })
}

/** This tab dies; what comes next is the same tab after a reload. */
export function reload() {
  closed.add(tab)
  forgetUnwritten()
  newPage()
}

/** This tab dies; what comes next is a new one. */
export function closeTab() {
  closed.add(tab)
  forgetUnwritten()
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

function newPage() {
  tab = Symbol('tab')
  forgetOwnDevice()
  forgetOpenDatabase()
  clearLoadedPapers()
}
