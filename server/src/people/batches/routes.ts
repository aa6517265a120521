import * as contract from '@pariksha/contract/people/batches'
import type { Config } from '../../platform/config/config.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Router } from '../../platform/http/endpoint.ts'
import type { Limits } from '../../platform/limits/limits.ts'
import type { Outgoing } from '../../platform/mail/outgoing.ts'
import type { Spreadsheets } from '../../platform/spreadsheets/spreadsheets.ts'
import { addMember, changeBatch, createBatch, deleteBatch, removeMember } from './change-batch.ts'
import { checkImport, importMembers, readImportSheet } from './import-members.ts'
import { findBatch, listBatches, listTeachers, membersOf } from './queries.ts'

type Services = {
  readonly config: Pick<Config, 'publicUrl'>
  readonly db: Database
  readonly limits: Limits
  readonly outgoing: Outgoing
  readonly spreadsheets: Spreadsheets
}

export function batchRoutes(route: Router, services: Services): void {
  const { db, limits, spreadsheets } = services

  route(contract.listBatches, ({ caller }) => listBatches(db, caller))

  route(contract.listTeachers, () => listTeachers(db))

  route(contract.createBatch, async ({ caller, body, reply }) => {
    const batch = await createBatch(db, caller, body.name)
    reply.code(201)
    return batch
  })

  route(contract.readBatch, async ({ caller, params, query }) => ({
    ...(await findBatch(db, caller, params.batchId)),
    ...(await membersOf(db, params.batchId, query.after)),
  }))

  route(contract.changeBatch, ({ caller, params, body }) => changeBatch(db, caller, params.batchId, body))

  route(contract.deleteBatch, async ({ caller, params }) => {
    await deleteBatch(db, caller, params.batchId)
    return {}
  })

  route(contract.addMember, async ({ caller, params, body }) => {
    await addMember(db, caller, params.batchId, body.email)
    return {}
  })

  route(contract.removeBatchMember, async ({ caller, params }) => {
    await removeMember(db, caller, params.batchId, params.studentId)
    return {}
  })

  route(contract.readImportSheet, async ({ caller, params, request }) => {
    await findBatch(db, caller, params.batchId)
    await limits.take('import-account', String(caller.userId))
    return readImportSheet(spreadsheets, request.body)
  })

  route(contract.checkImport, ({ caller, params, body }) => checkImport(db, caller, params.batchId, body.csv))
  route(contract.importMembers, ({ caller, params, body }) => importMembers(services, caller, params.batchId, body))
}
