import { type IDBPDatabase, openDB } from 'idb'

/** A sealed paper on this device. */
export type KeptPaper = { readonly testId: number; readonly hash: string; readonly body: ArrayBuffer }

// Not in the exam room's database: another version of that would shut out tabs that run a test with the version before.
const NAME = 'sealed-papers'
const STORE = 'papers'

const open = (): Promise<IDBPDatabase> =>
  openDB(NAME, 1, { upgrade: (database) => void database.createObjectStore(STORE, { keyPath: 'testId' }) })

/** In memory, for browsers that store nothing. */
let ofPage: KeptPaper | undefined

/** Replaces what was kept before: a student waits for one test at a time. */
export async function keepPaper(paper: KeptPaper): Promise<void> {
  ofPage = paper
  await withDatabase(async (database) => {
    await database.clear(STORE)
    await database.put(STORE, paper)
  })
}

export async function findKeptPaper(testId: number): Promise<KeptPaper | undefined> {
  if (ofPage?.testId === testId) return ofPage
  return await withDatabase((database) => database.get(STORE, testId))
}

/** Once the test has begun, its paper is with the attempt. */
export async function forgetKeptPaper(): Promise<void> {
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
