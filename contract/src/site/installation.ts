import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'

/** Whether mails are sent by a mail server or written to files (outbox). */
export const MAIL_DESTINATIONS = ['server', 'files'] as const
export type MailDestination = (typeof MAIL_DESTINATIONS)[number]

const disk = z.strictObject({
  holds: z.enum(['files', 'database']),
  free_bytes: z.number(),
  total_bytes: z.number(),
  state: z.enum(['enough', 'low', 'full']),
})

export const installationState = {
  method: 'GET',
  url: '/staff/installation/',
  summary: 'State of the installation: mail delivery, free disk space, age of the last backup, failing jobs',
  access: 'installation.manage',
  response: {
    200: z.strictObject({
      mail: z.strictObject({
        goes_to: z.enum(MAIL_DESTINATIONS),
        delayed: z.boolean(),
        sent_at: z.string().nullable(),
        failed_at: z.string().nullable(),
        failure: z.string().nullable(),
        waiting: z.int(),
        oldest_since: z.string().nullable(),
      }),
      disks: z.array(disk),
      backup: z.strictObject({ made_at: z.string(), bytes: z.number() }).nullable(),
      /** Jobs of the last day that failed or are being retried. */
      jobs: z.array(z.strictObject({ name: z.string(), failed: z.int(), retried: z.int() })),
    }),
  },
} as const satisfies Endpoint
export type InstallationState = z.infer<(typeof installationState.response)[200]>
export type Disk = z.infer<typeof disk>

export const sendTestMail = {
  method: 'POST',
  url: '/staff/test-mail/',
  summary: "Send a test mail to the caller's own address at once, and report why it failed",
  access: 'installation.manage',
  response: { 200: z.strictObject({ to: z.string(), failure: z.string().nullable() }) },
} as const satisfies Endpoint
