import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { numericId } from '../exams/tests.ts'
import { LANGUAGES } from '../languages.ts'
import { emptyReply } from '../problems/problem.ts'
import { line } from '../texts/text.ts'
import { email } from './accounts/fields.ts'

const teacher = z.strictObject({ id: z.int(), name: z.string(), email: z.string() })
const batch = z.strictObject({
  id: z.int(),
  name: z.string(),
  members: z.int(),
  teachers: z.array(teacher),
})
export type Batch = z.infer<typeof batch>

const member = z.strictObject({
  id: z.int(),
  full_name: z.string(),
  email: z.string(),
  phone_number: z.string().nullable(),
  joined_at: z.string(),
})

const params = z.strictObject({ batchId: numericId })
const name = line(100).min(1, 'Please enter a name.')
const teachers = z.array(z.int().positive()).max(50)

export const listBatches = {
  method: 'GET',
  url: '/staff/batches/',
  summary: 'Batches by name; a teacher sees their own ones',
  access: 'batches.read',
  response: { 200: z.array(batch) },
} as const satisfies Endpoint

export const listTeachers = {
  method: 'GET',
  url: '/staff/teachers/',
  summary: 'Who of the staff can be the teacher of a batch',
  access: 'batches.manage',
  response: { 200: z.array(teacher) },
} as const satisfies Endpoint

export const createBatch = {
  method: 'POST',
  url: '/staff/batches/',
  summary: 'Make a batch',
  access: 'batches.manage',
  body: z.strictObject({ name }),
  response: { 201: batch },
} as const satisfies Endpoint

export const readBatch = {
  method: 'GET',
  url: '/staff/batches/:batchId/',
  summary: 'A batch with a page of its members by number; 404 for a teacher of others',
  access: 'batches.read',
  params,
  querystring: z.strictObject({
    /** Members with a larger number than this one. */
    after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
  }),
  response: { 200: batch.extend({ page: z.array(member), more: z.boolean() }) },
} as const satisfies Endpoint

export const changeBatch = {
  method: 'PUT',
  url: '/staff/batches/:batchId/',
  summary: 'Change the name and the teachers of a batch; teachers are of the staff, with the role',
  access: 'batches.manage',
  params,
  body: z.strictObject({
    name,
    teachers,
    /** What was read: with it a batch that somebody else changed meanwhile is a conflict. */
    was: z.strictObject({ name: z.string().max(100), teachers }).optional(),
  }),
  response: { 200: batch },
} as const satisfies Endpoint

export const deleteBatch = {
  method: 'DELETE',
  url: '/staff/batches/:batchId/',
  summary: 'Delete a batch; the accounts of its students stay',
  access: 'batches.manage',
  params,
  response: { 200: emptyReply },
} as const satisfies Endpoint

export const addMember = {
  method: 'POST',
  url: '/staff/batches/:batchId/members/',
  summary: 'Add a student who has an account, by the address; idempotent',
  access: 'batches.manage',
  params,
  body: z.strictObject({ email }),
  response: { 200: emptyReply },
} as const satisfies Endpoint

export const removeBatchMember = {
  method: 'DELETE',
  url: '/staff/batches/:batchId/members/:studentId/',
  summary: 'Take a student out of a batch; idempotent',
  access: 'batches.manage',
  params: params.extend({ studentId: numericId }),
  response: { 200: emptyReply },
} as const satisfies Endpoint

export const MAX_IMPORT_ROWS = 2_000
/** Characters. */
export const MAX_CSV = 400_000
/** A table with a line of titles: name, email, and phone if there is one. */
const table = z.strictObject({ csv: z.string().min(1, 'The file is empty.').max(MAX_CSV, 'The file is too large.') })
const bodyLimit = 1024 * 1024

const fault = z.strictObject({ row: z.int(), column: z.string(), message: z.string() })
export type ImportFault = z.infer<typeof fault>

export const MAX_SHEET_BYTES = 2 * 1024 * 1024

export const readImportSheet = {
  method: 'POST',
  url: '/staff/batches/:batchId/import/sheet/',
  summary:
    'The first sheet of an XLSX workbook, or a CSV file in any encoding, as CSV to be checked and imported; the body is the file itself, as application/octet-stream',
  access: 'batches.manage',
  params,
  querystring: z.strictObject({ name: line(200).min(1) }),
  bodyLimit: MAX_SHEET_BYTES + 1024,
  response: { 200: table },
} as const satisfies Endpoint

export const checkImport = {
  method: 'POST',
  url: '/staff/batches/:batchId/import/check/',
  summary: 'What an import of a table would do, and what is wrong in which row; changes nothing',
  access: 'batches.manage',
  params,
  body: table,
  bodyLimit,
  response: {
    200: z.strictObject({
      rows: z.int(),
      /** Accounts that would be made; their students are invited by mail. */
      new_accounts: z.int(),
      /** Students with an account who would be added. */
      added: z.int(),
      /** Those who are in the batch already. */
      there: z.int(),
      /** Rows of students who would be added to an account whose address nobody has confirmed: it may be a stranger's. */
      unconfirmed: z.array(z.int()),
      faults: z.array(fault),
    }),
  },
} as const satisfies Endpoint
export type ImportCheck = z.infer<(typeof checkImport.response)[200]>

export const importMembers = {
  method: 'POST',
  url: '/staff/batches/:batchId/import/',
  summary: 'Add the students of a table, all or none; makes missing accounts and invites their students once',
  access: 'batches.manage',
  params,
  /** The language of the invitations, and of the accounts that are made; without it these have none, and the mails are in English. */
  body: table.extend({ language: z.enum(LANGUAGES).optional() }),
  bodyLimit,
  response: {
    200: z.strictObject({
      added: z.int(),
      invited: z.int(),
      /** Those who were in the batch before: everybody, where the answer to the same call was lost. */
      there: z.int(),
    }),
  },
} as const satisfies Endpoint
