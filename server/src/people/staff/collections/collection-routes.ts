import type * as collectionsCalls from '@pariksha/contract/collections/collections'
import * as rowsCalls from '@pariksha/contract/collections/rows'
import * as settingsCalls from '@pariksha/contract/collections/settings'
import type { Database } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Router } from '../../../platform/http/endpoint.ts'
import type { Texts } from '../../../platform/text/texts.ts'
import { collectionOf, settingOf } from './collections.ts'
import { changeRow, createRow, deleteRow, restoreRow, shownRow } from './edit.ts'
import { selectRow, selectRows } from './rows.ts'

const ONLY_ROW = 'true'

/** What staff edit: collections of rows, and settings that there are one of. */
export function collectionRoutes(route: Router, { db, texts }: { readonly db: Database; readonly texts: Texts }): void {
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

  const editOf = (name: collectionsCalls.CollectionName, caller: Parameters<typeof createRow>[0]['caller']) => ({
    db,
    texts,
    caller,
    name,
    collection: collectionOf(name),
  })
}
