import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { day } from '../texts/moment.ts'
import { line } from '../texts/text.ts'

const auditEntry = z.strictObject({
  id: z.int(),
  at: z.string(),
  who: z.string(),
  action: z.string(),
  subject: z.string().nullable(),
  subject_id: z.string().nullable(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
})
export type AuditEntry = z.infer<typeof auditEntry>

const filter = {
  /** As the log has it: an address, or "the command line". */
  who: line(254).optional(),
  action: line(100).optional(),
  subject: line(40).optional(),
  subject_id: line(100).optional(),
  /** Days in India, both included. */
  from: day.optional(),
  to: day.optional(),
}
const logFilter = z.strictObject(filter)
export type LogFilter = z.output<typeof logFilter>

export const auditLog = {
  method: 'GET',
  url: '/staff/audit-log/',
  summary: 'The audit log, newest first',
  access: 'log.read',
  querystring: z.strictObject({
    ...filter,
    /** Entries older than this one. */
    before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
  }),
  response: { 200: z.strictObject({ entries: z.array(auditEntry), more: z.boolean() }) },
} as const satisfies Endpoint

export const auditLogValues = {
  method: 'GET',
  url: '/staff/audit-log/values/',
  summary: 'Who, which acts and which subjects are in the audit log, for its filters',
  access: 'log.read',
  response: {
    200: z.strictObject({ who: z.array(z.string()), actions: z.array(z.string()), subjects: z.array(z.string()) }),
  },
} as const satisfies Endpoint

export const exportAuditLog = {
  method: 'GET',
  url: '/staff/audit-log/export/',
  summary: 'The audit log as CSV, newest first, whole',
  access: 'log.read',
  querystring: logFilter,
  response: { 200: z.string().describe('text/csv') },
} as const satisfies Endpoint
