import { Readable } from 'node:stream'
import * as contract from '@pariksha/contract/people/staff-log'
import type { Database } from '../db/database.ts'
import type { Router } from '../http/endpoint.ts'
import { csvLine } from '../text/csv.ts'
import { readAll, readAuditLog, readLogValues } from './read-log.ts'

const BOM = '\uFEFF' // spreadsheets take a file for UTF-8 by it
const HEADER = ['Entry', 'Time', 'Who', 'What', 'Subject', 'Number', 'Before', 'After']

export function logRoutes(route: Router, { db }: { readonly db: Database }): void {
  route(contract.auditLog, ({ query }) => readAuditLog(db, query))
  route(contract.auditLogValues, () => readLogValues(db))

  route(contract.exportAuditLog, async ({ query, reply }) => {
    reply.header('content-disposition', 'attachment; filename="activity-log.csv"')
    return reply.type('text/csv; charset=utf-8').send(Readable.from(lines(db, query)))
  })
}

async function* lines(db: Database, filter: contract.LogFilter): AsyncGenerator<string> {
  yield BOM + csvLine(HEADER)
  for await (const { id, at, who, action, subject, subject_id, before, after } of readAll(db, filter)) {
    yield csvLine([id, at, who, action, subject, subject_id, textOf(before), textOf(after)])
  }
}

const textOf = (values: object | null) => values && JSON.stringify(values)
