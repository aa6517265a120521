import * as changes from '@pariksha/contract/questions/import-changes'
import { listImportDuplicates } from '@pariksha/contract/questions/import-duplicates'
import * as passages from '@pariksha/contract/questions/import-passages'
import * as contract from '@pariksha/contract/questions/imports'
import { FIELDS } from '@pariksha/formats/sheets/columns/fields'
import { makeTemplate } from '@pariksha/formats/sheets/template/make-template'
import { AppError } from '../../platform/errors.ts'
import type { Router } from '../../platform/http/endpoint.ts'
import type { Limits } from '../../platform/limits/limits.ts'
import { createComparisonQueue } from '../bank/duplicates/comparison-queue.ts'
import { renderQuestion, renderTexts } from '../bank/html/render-question.ts'
import { addImportToBank } from './add-to-bank.ts'
import { chooseChange } from './changes/choose-change.ts'
import { exportQuestions } from './export-questions.ts'
import { applyKey } from './fixing/apply-key.ts'
import { findDuplicates } from './fixing/duplicates.ts'
import { editItem, labelItems } from './fixing/edit-items.ts'
import { addPassage, editPassage, offerPassages } from './fixing/passages.ts'
import { type PresentDeps, presentItems, presentPassages } from './present.ts'
import { findDetails, findImport, findItem, listImports, listItems } from './queries.ts'
import type { ImportReader } from './queue/import-reader.ts'
import type { FileProcesses } from './reading/file-processes.ts'
import { mapColumns, startImport } from './start-import.ts'
import { deleteImport, previewUndo, undoImport } from './undo.ts'

type Deps = PresentDeps & { readonly fileProcesses: FileProcesses; readonly reader: ImportReader }

/** Imports of question files: read, reviewed, edited, added to the bank; and exports from the bank. */
export function importRoutes(route: Router, deps: Deps, limits: Limits): void {
  const { db, texts, reader } = deps

  route(contract.listImports, async () => {
    reader.wake()
    return await listImports(db)
  })

  route(contract.startImport, async ({ request, caller, query, reply }) => {
    await limits.take('import-account', String(caller.userId))
    const id = await startImport(db, caller, query.name, request.body)
    reader.wake()
    reply.code(201)
    return findImport(db, id)
  })

  route(contract.readImport, async ({ params: { importId } }) => {
    const found = await findImport(db, importId)
    if (found.state === 'reading') reader.wake()
    return { ...found, ...(await findDetails(db, importId)), fields: [...FIELDS] }
  })

  route(contract.deleteImport, async ({ caller, params }) => {
    await deleteImport(db, caller, params.importId)
    return {}
  })

  route(contract.readImportQuestions, async ({ params: { importId }, query }) => {
    await findImport(db, importId)
    const { rows, next } = await listItems(db, importId, query)
    const questions = await presentItems(texts, rows)
    const names = rows.map(({ passage }) => passage)
    return { questions, passages: await presentPassages(deps, importId, names), next }
  })

  const compare = createComparisonQueue(30)
  route(listImportDuplicates, async ({ params: { importId }, query, reply }) => {
    await findImport(db, importId)
    return compare(reply, [], async () => {
      const { rows } = await listItems(db, importId, query)
      return await findDuplicates(db, importId, rows)
    })
  })

  route(contract.editImportQuestion, async ({ params: { importId, position }, body }) => {
    await renderQuestion(texts, body.content, null)
    await editItem(db, importId, position, body)
    const row = await findItem(db, importId, position)
    const [shown] = row ? await presentItems(texts, [row]) : []
    if (!shown) throw new AppError('not_found')
    return shown
  })

  route(passages.listImportPassages, async ({ params: { importId }, query }) => {
    await findImport(db, importId)
    return await offerPassages(db, importId, query.near)
  })

  route(passages.editImportPassage, async ({ params: { importId }, body }) => {
    await renderTexts(texts, body.content)
    await editPassage(db, importId, body)
    const [shown] = await presentPassages(deps, importId, [body.passage])
    if (!shown) throw new AppError('not_found')
    return shown
  })

  route(passages.addImportPassage, async ({ params: { importId }, body, reply }) => {
    await renderTexts(texts, body.content)
    const [shown] = await presentPassages(deps, importId, [await addPassage(db, importId, body)])
    if (!shown) throw new AppError('not_found')
    reply.code(201)
    return shown
  })

  route(contract.labelImportQuestions, async ({ params, body }) => ({
    changed: await labelItems(db, params.importId, body),
  }))

  route(contract.applyImportKey, async ({ caller, params, body }) => {
    await limits.take('preview-account', String(caller.userId))
    return applyKey(deps, params.importId, body.key)
  })

  route(contract.applyImportKeyFile, async ({ request, caller, params, query }) => {
    await limits.take('preview-account', String(caller.userId))
    if (!Buffer.isBuffer(request.body)) throw new AppError('bad_input', { detail: 'Please choose a file.' })
    return applyKey(deps, params.importId, { name: query.name, bytes: new Uint8Array(request.body) })
  })

  route(contract.mapImportColumns, async ({ caller, params, body }) => {
    await limits.take('import-account', String(caller.userId))
    await mapColumns(db, params.importId, body.mappings)
    reader.wake()
    return findImport(db, params.importId)
  })

  route(contract.addImportToBank, ({ caller, params, body }) =>
    addImportToBank(db, caller, params.importId, body.positions),
  )

  route(changes.chooseImportChange, async ({ params, body }) => ({
    chosen: await chooseChange(db, params.importId, body),
  }))

  route(changes.previewImportUndo, async ({ params: { importId } }) => {
    await findImport(db, importId)
    return await previewUndo(db, importId)
  })

  route(changes.undoImport, ({ caller, params }) => undoImport(db, caller, params.importId))

  route(contract.questionTemplate, async ({ params, reply }) => {
    reply.header('content-disposition', `attachment; filename="questions-${params.language}.xlsx"`)
    return reply.type(XLSX).send(Buffer.from(makeTemplate(params.language)))
  })

  route(contract.exportQuestions, async ({ caller, body, reply }) => {
    await limits.take('preview-account', String(caller.userId))
    const bytes = await exportQuestions(deps, caller, body)
    const { extension } = contract.EXPORT_FORMATS[body.format]
    reply.header('content-disposition', `attachment; filename="questions.${extension}"`)
    return reply.type('application/octet-stream').send(bytes)
  })
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
