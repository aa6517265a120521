import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { rowIdInAddress } from '../fields/row-id.ts'
import { LANGUAGES } from '../languages.ts'

const shift = z.strictObject({
  test_id: z.int(),
  number: z.int(),
  opens_at: z.string(),
  /** Nobody enters afterwards. */
  closes_at: z.string(),
  /** Minutes. */
  duration: z.number(),
  /** The time of everybody runs from `opens_at`. */
  common_start: z.boolean(),
  /** Its results were released: from then on it is taken as practice. */
  practised: z.boolean(),
  /** Whether the caller may read its rank list. */
  rank_list: z.boolean(),
  /** Until when one may register for it; null where the mock takes no registration. */
  register_until: z.string().nullable(),
  /** Whether one may now. */
  takes_registration: z.boolean(),
  /** Null: as many as come. */
  places_left: z.int().nullable(),
  /** When it was to open before staff moved it for the last time; null where they did not. */
  moved_from: z.string().nullable(),
  /** Why it does not take place; null where it does. */
  called_off: z.string().nullable(),
})
export type Shift = z.infer<typeof shift>

const liveMock = z.strictObject({
  id: z.int(),
  title: z.string(),
  series: z.string(),
  exam: z.string(),
  /** Only registered students may start its shifts. */
  takes_registration: z.boolean(),
  /** Those that the caller may take, in order; not those of other groups. */
  shifts: z.array(shift),
  /** The shift for which the caller is registered. */
  registered_for: z.int().nullable(),
  /** The shift for which the caller was registered until it was called off; null once another one is chosen. */
  freed_from: z.int().nullable(),
  /** Of the entry in a calendar: what names it, and a number that is higher after each change. */
  calendar: z.strictObject({ uid: z.string(), sequence: z.int() }),
})
export type LiveMock = z.infer<typeof liveMock>

const language = z.strictObject({ lang: z.enum(LANGUAGES).optional() })
const params = z.strictObject({ mockId: rowIdInAddress })

export const listLiveMocks = {
  method: 'GET',
  url: '/live-mocks/',
  summary:
    'Live mocks with a shift that is still to come, open or was called off before its time, the next first; with a token, what the caller chose',
  access: 'anyone-known',
  querystring: language,
  response: { 200: z.array(liveMock) },
} as const satisfies Endpoint

export const readLiveMock = {
  method: 'GET',
  url: '/live-mocks/:mockId/',
  summary: 'A live mock and its shifts; with a token, what the caller chose',
  access: 'anyone-known',
  params,
  querystring: language,
  response: { 200: liveMock },
} as const satisfies Endpoint

export const registerForShift = {
  method: 'PUT',
  url: '/live-mocks/:mockId/registration/',
  summary: 'Register for a shift, or change to another one, before registration closes and the shift opens',
  access: 'signed-in',
  params,
  querystring: language,
  body: z.strictObject({ test_id: z.int().positive() }),
  response: { 200: liveMock },
} as const satisfies Endpoint

export const cancelRegistration = {
  method: 'DELETE',
  url: '/live-mocks/:mockId/registration/',
  summary: 'Give the place in a shift back before the shift opens; idempotent',
  access: 'signed-in',
  params,
  querystring: language,
  response: { 200: liveMock },
} as const satisfies Endpoint
