import { checkInput } from '@pariksha/contract/problems/check-input'
import { translatedFieldsOf } from '@pariksha/contract/texts/translated-fields'
import { bumpSiteVersion } from '../../exams/catalogue/site-version.ts'
import { audit } from '../../platform/audit-log/audit.ts'
import { type Database, type Transaction, transact } from '../../platform/db/database.ts'
import { asJson } from '../../platform/db/json.ts'
import { AppError } from '../../platform/errors.ts'
import { extendRetention } from '../../platform/files/store.ts'
import type { Caller } from '../../platform/http/authenticate.ts'
import type { TextRendering } from '../../platform/text/text-rendering.ts'
import type { Collection } from './collections.ts'
import { archiveRow, restoreArchived, restoreLinks } from './deleted-rows.ts'
import { withOutdated } from './outdated-translations.ts'
import { type Fields, insertRow, lockRow, removeRow, type Stored, selectRow, updateRow } from './rows.ts'

/** A row as returned to the staff, who send it back to change it. */
type Editable = Fields & { readonly version: string }
type Shown = Editable & { readonly id: string }

/** A row as returned and as stored in the audit log; `sample` only where true. */
export const shownRow = (id: string, { version, ...row }: Stored): Shown => ({ id, version, ...logged(row) })
const logged = ({ sample, fields }: Pick<Stored, 'sample' | 'fields'>): Fields => ({
  ...fields,
  ...(sample && { sample }),
})

type Edit = {
  readonly db: Database
  readonly texts: TextRendering
  readonly caller: Caller
  readonly name: string
  readonly collection: Collection
}

/** Every change is one transaction: the row, the entry in the audit log and the new site version. */
export async function createRow({ db, texts, caller, name, collection }: Edit, body: unknown): Promise<Shown> {
  const input = withOutdated(translatedFieldsOf(name), readInput(collection, body))
  const rendering = await render(texts, collection, input)
  return change(db, collection, async (tx) => {
    await assertValid(tx, collection, input)
    await assertFilesExist(tx, collection, input)
    const id = await insertRow(tx, collection, { ...input, ...rendering })
    const after = (await selectRow(tx, collection, id)) as Stored
    await collection.follow?.(tx, { after: after.fields })
    await audit(tx, caller, { action: 'added', subject: name, id, after: logged(after) })
    await bumpSiteVersion(tx)
    return shownRow(id, after)
  })
}

/** Optimistic locking: of two changes of the same version, the second is a conflict. */
export async function changeRow(
  { db, texts, caller, name, collection }: Edit,
  id: string,
  { version, ...body }: Editable,
): Promise<Shown> {
  const sent = readInput(collection, body)
  const rendering = await render(texts, collection, sent)
  return change(db, collection, async (tx) => {
    const before = await lockRow(tx, collection, id)
    if (!before) throw new AppError('not_found')
    const input = withOutdated(translatedFieldsOf(name), sent, before.fields)
    await assertValid(tx, collection, input)
    await assertFilesExist(tx, collection, input)
    await updateRow(tx, collection, id, input, rendering)
    // a key that staff choose may be what was changed
    const key = collection.key in collection.schema.shape ? String(input[collection.key]) : id
    const after = (await selectRow(tx, collection, key)) as Stored
    const answer = shownRow(key, after)
    if (after.version === before.version) return answer
    // checked last: a retry of a saved call is not a conflict
    if (version !== before.version) throw new AppError('row_changed')
    await collection.follow?.(tx, { before: before.fields, after: after.fields })
    await extendRetention(tx, filesOf(collection, before.fields))
    await audit(tx, caller, { action: 'changed', subject: name, id: key, before: logged(before), after: logged(after) })
    await bumpSiteVersion(tx)
    return answer
  })
}

export function deleteRow({ db, caller, name, collection }: Edit, id: string): Promise<void> {
  return change(db, collection, async (tx) => {
    const before = await lockRow(tx, collection, id)
    if (!before) throw new AppError('not_found')
    await archiveRow(tx, name, collection, id)
    await collection.follow?.(tx, { before: before.fields })
    await removeRow(tx, collection, id)
    await extendRetention(tx, filesOf(collection, before.fields))
    await audit(tx, caller, { action: 'deleted', subject: name, id, before: logged(before) })
    await bumpSiteVersion(tx)
  })
}

/** Undoes a deletion of the last day: the same row, under the same id. Idempotent. */
export function restoreRow({ db, caller, name, collection }: Edit, id: string): Promise<Shown> {
  return change(db, collection, async (tx) => {
    const kept = await restoreArchived(tx, name, collection, id)
    const after = await selectRow(tx, collection, id)
    if (!after) throw new AppError('not_found')
    if (!kept) return shownRow(id, after)
    await assertValid(tx, collection, after.fields)
    await assertFilesExist(tx, collection, after.fields)
    await collection.follow?.(tx, { after: after.fields })
    await restoreLinks(tx, collection, id, kept.linked)
    await audit(tx, caller, { action: 'restored', subject: name, id, after: logged(after) })
    await bumpSiteVersion(tx)
    return shownRow(id, after)
  })
}

function readInput({ schema }: Collection, body: unknown): Fields {
  const read = checkInput(schema, body)
  if (!read.ok) throw new AppError('bad_input', { errors: read.problems })
  return JSON.parse(asJson(read.value))
}

async function assertValid(tx: Transaction, { check }: Collection, input: Fields): Promise<void> {
  const wrong = Object.entries((await check?.(tx, input)) ?? {}).map(([path, message]) => ({ path, message }))
  if (wrong.length > 0) throw new AppError('bad_input', { errors: wrong })
}

/** The HTML of the row's Markdown, where it has any. */
async function render(texts: TextRendering, { rendered }: Collection, input: Fields): Promise<Fields> {
  if (rendered === undefined) return {}
  const text = input[rendered]
  return typeof text === 'string' ? texts.render('page', rendered, text) : { html: null, rendered_by: null }
}

const filesOf = ({ files }: Collection, row: Fields): string[] =>
  Object.keys(files).flatMap((field) => (row[field] === null ? [] : [String(row[field])]))

/** The referenced files must exist and have the right kind. */
async function assertFilesExist(tx: Transaction, { files }: Collection, input: Fields): Promise<void> {
  for (const [path, kind] of Object.entries(files)) {
    const sha256 = input[path]
    if (sha256 === null) continue
    const file = await tx
      .selectFrom('files')
      .select('media_type')
      .where('sha256', '=', String(sha256))
      .executeTakeFirst()
    if (file && (file.media_type === 'application/pdf') === (kind === 'pdf')) continue
    const message = kind === 'pdf' ? 'Please upload a PDF.' : 'Please upload a picture.'
    throw new AppError('bad_input', { errors: [{ path, message }] })
  }
}

const UNIQUE = '23505'
const CHECK = '23514'
const FOREIGN = '23503'

/** Turns a constraint violation into an error of its field. */
async function change<T>(db: Database, collection: Collection, work: (tx: Transaction) => Promise<T>): Promise<T> {
  try {
    return await transact(db, work)
  } catch (error) {
    const { code, constraint = '', detail = '' } = error as { code?: string; constraint?: string; detail?: string }
    if (code !== UNIQUE && code !== CHECK && code !== FOREIGN) throw error
    const field = Object.keys(collection.schema.shape)
      .filter((column) => detail.includes(`(${column})`) || constraint.includes(column))
      .sort((a, b) => b.length - a.length)[0]
    const message = code === UNIQUE ? 'This is there already.' : 'The value does not fit the others.'
    throw new AppError('bad_input', { errors: [{ path: field ?? '', message }] })
  }
}
