import { createPapers, type Papers } from './paper/load-paper.ts'
import { createDatabase, type OpenDatabase } from './storage/database.ts'
import { createDeviceStorage, type DeviceStorage } from './storage/device-storage.ts'
import { createTab, type Tab } from './storage/tab.ts'

/** What the exam room of one page keeps: on this device, about this tab, and the papers it has loaded. */
export type EngineContext = { readonly storage: DeviceStorage; readonly tab: Tab; readonly papers: Papers }

export function createEngineContext(openDatabase: OpenDatabase = createDatabase()): EngineContext {
  const storage = createDeviceStorage(openDatabase)
  return { storage, tab: createTab(), papers: createPapers(storage) }
}
