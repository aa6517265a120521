import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/**
 * A database of this device, opened when it is first needed. It rejects where the browser has no storage (private windows, a
 * full disk); the next call tries again. A tab with a newer version is let through.
 */
export function deviceDatabase<Schema extends DBSchema>(
  name: string,
  create: (database: IDBPDatabase<Schema>) => void,
): () => Promise<IDBPDatabase<Schema>> {
  let opened: Promise<IDBPDatabase<Schema>> | undefined
  const forget = () => {
    opened = undefined
  }
  return () => {
    opened ??= openDB<Schema>(name, 1, {
      upgrade: (database) => create(database),
      blocking: (_current, _wanted, event) => {
        ;(event.target as IDBDatabase).close()
        forget()
      },
      terminated: forget,
    }).catch((error: unknown) => {
      forget()
      throw error
    })
    return opened
  }
}
