import type { Role } from '@pariksha/contract/people/rights'
import type { ImportDuplicate } from '@pariksha/contract/questions/import-duplicates'
import type { ImportPassage } from '@pariksha/contract/questions/import-passages'
import type { Import, ImportItem, ImportQuestion } from '@pariksha/contract/questions/imports'
import { aStaffSession } from '../all-calls/student-records.ts'
import { call } from '../app.ts'
import type { TestContext } from '../use-app.ts'

/** Somebody of the staff who imports questions over HTTP. */
export async function anImporter(here: TestContext, ...roles: readonly Role[]) {
  const as = await aStaffSession(here.database.db, true, roles.length > 0 ? roles : ['author'])
  const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    call(here.app, method, `/staff${path}`, { as, ...(body && { body }) })
  const upload = (path: string, bytes: Uint8Array) =>
    here.app.inject({
      method: 'POST',
      url: `/api/v1/staff${path}`,
      headers: { authorization: `Token ${as}`, 'content-type': 'application/octet-stream' },
      payload: Buffer.from(bytes),
    })
  const read = async (id: number) => (await send('GET', `/imports/${id}/`)).json<Import>()
  const whenRead = async (id: number): Promise<Import> => {
    for (let found = await read(id); ; found = await read(id)) {
      if (found.state !== 'reading') return found
      await new Promise((done) => setTimeout(done, 50))
    }
  }
  return {
    send,
    upload,
    read,
    whenRead,
    /** Brings a file and waits until it was read. */
    bring: async (name: string, bytes: Uint8Array | string): Promise<Import> => {
      const given = typeof bytes === 'string' ? Buffer.from(bytes) : bytes
      const reply = await upload(`/imports/?name=${encodeURIComponent(name)}`, given)
      if (reply.statusCode !== 201) throw new Error(reply.body)
      return whenRead(reply.json<ImportItem>().id)
    },
    questions: async (id: number, query = '') =>
      (await send('GET', `/imports/${id}/questions/${query}`)).json<{
        questions: ImportQuestion[]
        passages: ImportPassage[]
        next: number | null
      }>(),
    /** By position. */
    duplicates: async (id: number): Promise<ReadonlyMap<number, readonly ImportDuplicate[]>> => {
      const found = (await send('GET', `/imports/${id}/duplicates/`)).json<
        { position: number; duplicates: ImportDuplicate[] }[]
      >()
      return new Map(found.map(({ position, duplicates }) => [position, duplicates]))
    },
    edit: (id: number, question: ImportQuestion, changes: Partial<ImportQuestion['content']>) =>
      send('PUT', `/imports/${id}/questions/${question.position}/`, {
        content: { ...question.content, ...changes },
        version: question.version,
      }),
    addToBank: (id: number, positions?: readonly number[]) =>
      send('POST', `/imports/${id}/take/`, positions ? { positions } : {}),
  }
}
