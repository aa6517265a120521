import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'

/** The hour in India's time zone. */
const hour = z.int().min(0).max(23)

const reminder = z.strictObject({
  /** The installation's VAPID key, with which a browser subscribes (RFC 8292). */
  public_key: z.string(),
  /** The hour of the reminder in India's time zone; null: no reminder. */
  hour: z.int().nullable(),
})
export type PracticeReminder = z.infer<typeof reminder>

export const readReminder = {
  method: 'GET',
  url: '/practice/reminder/',
  summary: 'Whether and when the caller is reminded of the ten of a day',
  access: 'signed-in',
  response: { 200: reminder },
} as const satisfies Endpoint

export const setReminder = {
  method: 'PUT',
  url: '/practice/reminder/',
  summary: 'Remind this browser once a day, unless the ten are finished; in place of another browser',
  access: 'signed-in',
  body: z.strictObject({
    /** The address at a known push service. */
    endpoint: z.url({ protocol: /^https?$/ }).max(1_000),
    /** An uncompressed point of P-256. */
    p256dh: z.string().regex(/^B[\w-]{86}$/),
    auth: z.string().regex(/^[\w-]{22}$/),
    hour,
  }),
  response: { 200: reminder },
} as const satisfies Endpoint
export type ReminderWanted = z.infer<typeof setReminder.body>

export const changeReminderHour = {
  method: 'PATCH',
  url: '/practice/reminder/',
  summary: 'Remind at another hour, from any device; without a reminder nothing changes',
  access: 'signed-in',
  body: z.strictObject({ hour }),
  response: { 200: reminder },
} as const satisfies Endpoint

export const removeReminder = {
  method: 'DELETE',
  url: '/practice/reminder/',
  summary: 'Remind the caller no more',
  access: 'signed-in',
  response: { 200: reminder },
} as const satisfies Endpoint
