import { uploadFile } from '@pariksha/contract/files/files'
import type * as collectionsCalls from '@pariksha/contract/site/collections/collections'
import * as rowsCalls from '@pariksha/contract/site/collections/rows'
import * as settingsCalls from '@pariksha/contract/site/collections/settings'
import * as samplesCalls from '@pariksha/contract/site/samples'
import { previewText } from '@pariksha/contract/site/text-preview'
import type { Database } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { Router } from '../../platform/http/endpoint.ts'
import type { Limits } from '../../platform/limits/limits.ts'
import type { TextRendering } from '../../platform/text/text-rendering.ts'
import { collectionOf, settingOf } from './collections.ts'
import { changeRow, createRow, deleteRow, restoreRow, shownRow } from './edit.ts'
import { selectRow, selectRows } from './rows.ts'
import { removeSamples, samplesLeft } from './samples.ts'
import { storeFile } from './store-file.ts'

const ONLY_ROW = 'true'

type Services = { readonly db: Database; readonly texts: TextRendering; readonly limits: Limits }

/** What staff edit: collections of rows, settings that there are one of, their files, and the samples of a new site. */
export function collectionRoutes(route: Router, { db, texts, limits }: Services): void {
  route(rowsCalls.listRows, ({ params }) => selectRows(db, collectionOf(params.collection)))

  route(rowsCalls.createRow, async ({ params, caller, body, reply }) => {
    const row = await createRow(editOf(params.collection, caller), body)
    reply.code(201)
    return row
  })

  route(rowsCalls.readRow, async ({ params: { collection, id } }) => {
    const row = await selectRow(db, collectionOf(collection), id)
    if (!row) throw new AppError('not_found')
    return shownRow(id, row)
  })

  route(rowsCalls.changeRow, ({ params: { collection, id }, caller, body }) =>
    changeRow(editOf(collection, caller), id, body),
  )

  route(rowsCalls.deleteRow, async ({ params: { collection, id }, caller }) => {
    await deleteRow(editOf(collection, caller), id)
    return {}
  })

  route(rowsCalls.restoreRow, ({ params: { collection, id }, caller }) => restoreRow(editOf(collection, caller), id))

  route(settingsCalls.readSetting, async ({ params: { setting } }) => {
    const row = await selectRow(db, settingOf(setting), ONLY_ROW)
    if (!row) throw new AppError('not_found')
    return { version: row.version, ...row.fields }
  })

  route(settingsCalls.changeSetting, async ({ params: { setting }, caller, body }) => {
    const edit = { db, texts, caller, name: setting, collection: settingOf(setting) }
    const { id: _, ...after } = await changeRow(edit, ONLY_ROW, body)
    return after
  })

  route(uploadFile, async ({ request, caller, reply }) => {
    if (!Buffer.isBuffer(request.body)) throw new AppError('unsupported_media', { detail: 'Send the file itself.' })
    const file = await storeFile(db, caller, request.body)
    reply.code(201)
    return file
  })

  route(previewText, async ({ body, caller }) => {
    await limits.take('preview-account', String(caller.userId))
    const { html } = await texts.render('page', 'text', body.text)
    return { html }
  })

  route(samplesCalls.samplesLeft, () => samplesLeft(db))

  route(samplesCalls.removeSamples, ({ caller }) => removeSamples(db, caller))

  const editOf = (name: collectionsCalls.CollectionName, caller: Parameters<typeof createRow>[0]['caller']) => ({
    db,
    texts,
    caller,
    name,
    collection: collectionOf(name),
  })
}
