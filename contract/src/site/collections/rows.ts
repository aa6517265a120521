import { z } from 'zod'
import type { Endpoint } from '../../endpoint.ts'
import { emptyReply } from '../../problems/problem.ts'
import { COLLECTION_NAMES } from './collections.ts'
import { version, versioned } from './fields.ts'

/** The fields of a collection's schema; a row has its key in `id`, too. */
const fields = z.record(z.string(), z.unknown())
const row = z.object({ id: z.string() }).catchall(z.unknown())
export type Row = z.infer<typeof row>

const rowToEdit = z.object({ id: z.string(), version }).catchall(z.unknown())
export type RowToEdit = z.infer<typeof rowToEdit>
const collection = z.enum(COLLECTION_NAMES)
const rowParams = z.strictObject({ collection, id: z.string().min(1).max(60) })
const EDITABLE = 512 * 1024 // a long article

export const listRows = {
  method: 'GET',
  url: '/staff/:collection/',
  summary: 'All rows of a collection, in its order, without long texts',
  access: 'site.edit',
  params: z.strictObject({ collection }),
  response: { 200: z.array(row) },
} as const satisfies Endpoint

export const createRow = {
  method: 'POST',
  url: '/staff/:collection/',
  summary: 'Create a row',
  access: 'site.edit',
  params: z.strictObject({ collection }),
  body: fields,
  bodyLimit: EDITABLE,
  response: { 201: rowToEdit },
} as const satisfies Endpoint

export const readRow = {
  method: 'GET',
  url: '/staff/:collection/:id/',
  summary: 'A row with all fields',
  access: 'site.edit',
  params: rowParams,
  response: { 200: rowToEdit },
} as const satisfies Endpoint

export const changeRow = {
  method: 'PUT',
  url: '/staff/:collection/:id/',
  summary: 'Replace all fields of a row; 409 if it was changed since the version that was read',
  access: 'site.edit',
  params: rowParams,
  body: versioned,
  bodyLimit: EDITABLE,
  response: { 200: rowToEdit },
} as const satisfies Endpoint

export const deleteRow = {
  method: 'DELETE',
  url: '/staff/:collection/:id/',
  summary: 'Delete a row',
  access: 'site.edit',
  params: rowParams,
  response: { 200: emptyReply },
} as const satisfies Endpoint

export const restoreRow = {
  method: 'POST',
  url: '/staff/:collection/:id/restoration/',
  summary:
    'Undo a deletion of the last day: the same row, with what was linked to it; the same call again changes nothing',
  access: 'site.edit',
  params: rowParams,
  response: { 200: rowToEdit },
} as const satisfies Endpoint
