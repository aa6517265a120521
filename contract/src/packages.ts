import { FAMILIES } from '@pariksha/domain/exam-families'
import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { languageQuery, numericId } from './exams/tests.ts'
import { line } from './texts/text.ts'

/** How many full-length and how many sectional tests of each series it opens; null: all, also those still to come. */
const reach = { mocks: z.int().nullable(), sectionals: z.int().nullable() }

/** How many can be taken today, and how many are announced. */
const opened = z.strictObject({ ready: z.int(), announced: z.int() })

const packageItem = z.strictObject({
  id: z.int(),
  slug: z.string(),
  family: z.enum(FAMILIES),
  title: z.string(),
  description: z.string(),
  contents: z.array(z.string()),
  /** Whole rupees. */
  price: z.int(),
  was_price: z.int().nullable(),
  months: z.int(),
  badge: z.string().nullable(),
  series: z.array(z.string()),
  /** What each of them is called. */
  series_names: z.array(z.string()),
  ...reach,
  /** The paid tests that it opens, counted: full-length ones with those of the main examination, and sectional ones. */
  full_length: opened,
  sectional: opened,
})
export type PackageItem = z.infer<typeof packageItem>

export const listPackages = {
  method: 'GET',
  url: '/packages/',
  summary: 'Packages for sale, in the order of the price list',
  access: 'anyone',
  querystring: languageQuery.extend({ family: z.enum(FAMILIES).optional() }),
  response: { 200: z.array(packageItem) },
} as const satisfies Endpoint

export const ORDER_STATUSES = ['requested', 'approved', 'declined', 'cancelled', 'revoked'] as const

/** An order keeps the terms of the moment it was made. */
export const order = z.strictObject({
  id: z.int(),
  package: z.string().nullable(),
  title: z.string(),
  price: z.int(),
  months: z.int(),
  series: z.array(z.string()),
  status: z.enum(ORDER_STATUSES),
  requested_at: z.string(),
  decided_at: z.string().nullable(),
  /** When and why the staff took the approval back. */
  revoked_at: z.string().nullable(),
  revoked_reason: z.string().nullable(),
})
export type Order = z.infer<typeof order>

const orderParams = z.strictObject({ orderId: numericId })

export const requestOrder = {
  method: 'POST',
  url: '/orders/',
  summary:
    'Order a package; returns the open order if there is one. With the price and months that the student has read, another offer is refused',
  access: 'signed-in',
  body: z.strictObject({
    package: z.string().min(1).max(80),
    price: z.int().min(0).max(1_000_000).optional(),
    months: z.int().min(0).max(1000).optional(),
  }),
  response: { 200: order, 201: order },
} as const satisfies Endpoint

export const listOrders = {
  method: 'GET',
  url: '/orders/',
  summary: "The caller's orders, newest first",
  access: 'signed-in',
  response: { 200: z.array(order) },
} as const satisfies Endpoint

export const cancelOrder = {
  method: 'POST',
  url: '/orders/:orderId/cancel/',
  summary: 'Cancel an open order',
  access: 'signed-in',
  params: orderParams,
  response: { 200: order },
} as const satisfies Endpoint

/** An order for the staff, with the contact of its student; null where the account was erased. */
const staffOrder = order.extend({
  student: z
    .strictObject({
      id: z.int(),
      full_name: z.string(),
      email: z.string(),
      phone_number: z.string().nullable(),
    })
    .nullable(),
  /** The member of the staff who decided. */
  decided_by: z.string().nullable(),
  /** The member of the staff who revoked it. */
  revoked_by: z.string().nullable(),
})
export type StaffOrder = z.infer<typeof staffOrder>

export const listStaffOrders = {
  method: 'GET',
  url: '/staff/orders/',
  summary:
    'Orders of all students: open ones oldest first, others newest first; every word of `q` is the number of the order or part of its package or of the name, the address or the phone number of the student',
  access: 'orders.read',
  querystring: z.strictObject({
    status: z.enum(['all', ...ORDER_STATUSES]).default('requested'),
    q: line(100).optional(),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
  }),
  response: {
    200: z.strictObject({
      results: z.array(staffOrder),
      next: z.string().nullable(),
      previous: z.string().nullable(),
    }),
  },
} as const satisfies Endpoint

export const approveOrder = {
  method: 'POST',
  url: '/staff/orders/:orderId/approve/',
  summary: 'Approve an order: its series are owned from now, or from the end of what is owned already; idempotent',
  access: 'orders.decide',
  params: orderParams,
  response: { 200: order },
} as const satisfies Endpoint

export const declineOrder = {
  method: 'POST',
  url: '/staff/orders/:orderId/decline/',
  summary: 'Decline an order',
  access: 'orders.decide',
  params: orderParams,
  response: { 200: order },
} as const satisfies Endpoint

export const revokeOrder = {
  method: 'POST',
  url: '/staff/orders/:orderId/revoke/',
  summary:
    'Take back an approval: what the order opened ends, and periods that follow move forward; the same call again changes nothing',
  access: 'orders.decide',
  params: orderParams,
  /** The student reads it. */
  body: z.strictObject({ reason: line(300).min(3, 'Please say why.') }),
  response: { 200: order },
} as const satisfies Endpoint
