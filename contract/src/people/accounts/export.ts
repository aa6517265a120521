import { z } from 'zod'
import type { Endpoint } from '../../endpoint.ts'
import { listedSession } from './sessions.ts'
import { user } from './user.ts'

const records = z.array(z.record(z.string(), z.unknown()))

export const exportAccount = {
  method: 'GET',
  url: '/accounts/user/export/',
  summary: 'Export everything stored about the caller',
  access: 'signed-in',
  response: {
    200: z.strictObject({
      user,
      first_name: z.string(),
      last_name: z.string(),
      email_verified_at: z.string().nullable(),
      phone_verified_at: z.string().nullable(),
      google_subject: z.string().nullable(),
      created_at: z.string(),
      sessions: z.array(listedSession.omit({ id: true, current: true })),
      known_networks: z.array(z.strictObject({ network: z.string(), used_at: z.string() })),
      chosen_exams: z.array(z.string()),
      attempts: records,
      orders: records,
      entitlements: records,
      saved_questions: records,
      saved_materials: records,
      doubts: records,
      challenges: records,
      notes: records,
      batches: records,
      live_mocks: records,
      practice: records,
      practice_reminder: records,
      shown_names: records,
      hidden_names: records,
      certificates: records,
    }),
  },
} as const satisfies Endpoint
