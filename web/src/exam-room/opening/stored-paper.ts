import { type IDBPDatabase, openDB } from 'idb'

/** A sealed paper on this device. */
export type StoredPaper = { readonly testId: number; readonly hash: string; readonly body: ArrayBuffer }

// Not in the exam room's database: another version of that would shut out tabs that run a test with the version before.
const NAME = 'sealed-papers'
const STORE = 'papers'

const open = (): Promise<IDBPDatabase> =>
  openDB(NAME, 1, { upgrade: (database) => void database.createObjectStore(STORE, { keyPath: 'testId' }) })

/** In memory, for browsers that store nothing. */
let ofPage: StoredPaper | undefined

/** Replaces the previous paper: a student waits for one test at a time. */
export async function storePaper(paper: StoredPaper): Promise<void> {
  ofPage = paper
  await withDatabase(async (database) => {
    await database.clear(STORE)
    await database.put(STORE, paper)
  })
}

export async function findStoredPaper(testId: number): Promise<StoredPaper | undefined> {
  if (ofPage?.testId === testId) return ofPage
  return await withDatabase((database) => database.get(STORE, testId))
}

/** Once the test has begun, its paper is with the attempt. */
export async function forgetStoredPaper(): Promise<void> {
  ofPage = undefined
  await withDatabase((database) => database.clear(STORE))
}

async function withDatabase<T>(run: (database: IDBPDatabase) => Promise<T>): Promise<T | undefined> {
  try {
    const database = await open()
    try {
      return await run(database)
    } finally {
      database.close()
    }
  } catch {
    return undefined
  }
}
