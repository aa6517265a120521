import { thisPage } from '../../../exam-room/engine/this-page.ts'
import { forgetUnsavedForms } from '../../../shared/lib/storage/unsaved-forms.ts'
import { forgetDrafts } from '../../doubts/drafts.ts'
import { draftsOf, unsentNotes } from '../../notes/editor/drafts.ts'
import { dailyStorage } from '../../practice/device/daily-storage.ts'

/** Deletes the data of the account on this device, except the session: tests, practice, drafts and forms that were not sent. */
export async function deleteAccountDataOnDevice(userId: number): Promise<void> {
  forgetDrafts()
  forgetUnsavedForms(userId)
  for (const { id } of unsentNotes()) draftsOf(id).forget()
  await forgetTests(userId).catch(() => undefined) // without storage there is nothing to delete
  await dailyStorage.forgetAll(userId)
}

/** Papers that another student of this device uses are kept. */
async function forgetTests(userId: number): Promise<void> {
  const database = await thisPage.storage.openDatabase()
  const transaction = database.transaction(['actions', 'devices', 'attempts', 'papers'], 'readwrite')
  const store = <Name extends 'actions' | 'devices' | 'attempts' | 'papers'>(name: Name) =>
    transaction.objectStore(name)
  const ofStudent = IDBKeyRange.bound([userId], [userId, []])
  await Promise.all([
    store('actions').delete(ofStudent),
    store('devices').delete(ofStudent),
    store('attempts').delete(ofStudent),
  ])
  const wanted = new Set((await store('attempts').getAll()).map(({ paperHash }) => paperHash))
  for (const hash of await store('papers').getAllKeys()) if (!wanted.has(hash)) await store('papers').delete(hash)
  await transaction.done
}
