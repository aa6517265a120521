import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import { createDatabase, type ExamRoomSchema } from '../../../exam-room/engine/storage/database.ts'
import { signIn } from '../../../shared/lib/session/session.ts'
import { storage } from '../../../shared/lib/testing/storage.ts'
import { unsavedForm } from '../../../staff/shared/form/unsaved/unsaved-form.ts'
import { readDraft, readReply, storeDraft, storeReply } from '../../doubts/drafts.ts'
import { draftsOf, unsentNotes } from '../../notes/editor/drafts.ts'
import { deleteAccountDataOnDevice } from './delete-account-data.ts'

const ASHA = 1
const RAVI = 2

const signedInAs = (id: number) => signIn('x'.repeat(43), { id } as Parameters<typeof signIn>[1])

beforeEach(() => {
  vi.stubGlobal('window', { localStorage: storage(), sessionStorage: storage() })
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
})

test('erasing the account deletes its data on the device, and no data of others', async () => {
  const database = await createDatabase()()
  const put = async (userId: number, attemptId: number, paperHash: string) => {
    const owner = { userId, attemptId }
    await database.put('attempts', { ...owner, paperHash } as ExamRoomSchema['attempts']['value'])
    await database.put('devices', { ...owner, device: 'tab', epoch: 1, lastSeq: 1, settled: false })
    await database.put('actions', {
      ...owner,
      device: 'tab',
      epoch: 1,
      seq: 1,
      delivery: 'waiting',
    } as ExamRoomSchema['actions']['value'])
    await database.put('papers', { hash: paperHash } as ExamRoomSchema['papers']['value'])
  }
  await put(ASHA, 11, 'hers')
  await put(ASHA, 12, 'shared')
  await put(RAVI, 21, 'shared')
  for (const id of [RAVI, ASHA]) {
    signedInAs(id)
    storeDraft({ title: 'Why', text: 'is that so?', shareable: false })
    storeReply(7, 'And why not a?')
    unsavedForm('articles/7').store({ value: { body: 'Percentage' }, version: 'v1' }, 1)
    draftsOf('n1').keep({ title: 'Formulae', text: 'a² + b²', version: 0 })
  }

  await deleteAccountDataOnDevice(ASHA)

  expect(unsentNotes()).toEqual([])
  expect(readDraft().title).toBe('')
  expect(readReply(7)).toBe('')
  expect(await unsavedForm('articles/7').takeOver(1, () => true)).toBeUndefined()
  expect(await database.getAllKeys('attempts')).toEqual([[RAVI, 21]])
  expect(await database.getAllKeys('devices')).toEqual([[RAVI, 21, 'tab']])
  expect(await database.getAllKeys('actions')).toEqual([[RAVI, 21, 'tab', 1, 1]])
  expect(await database.getAllKeys('papers')).toEqual(['shared'])
  signedInAs(RAVI)
  expect(unsentNotes()).toHaveLength(1)
  expect(await unsavedForm('articles/7').takeOver(1, () => true)).toBeDefined()
  expect(readDraft().title).toBe('Why')
  expect(readReply(7)).toBe('And why not a?')
})
