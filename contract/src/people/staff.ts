import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { MAIL_DESTINATIONS } from '../site/installation.ts'
import { code } from './accounts/fields.ts'
import { ROLES } from './rights.ts'

export const staffSession = {
  method: 'GET',
  url: '/staff/session/',
  summary: 'Which of the two sign-in steps the staff session has passed; 403 for students',
  access: 'first-step',
  response: {
    200: z.strictObject({
      email: z.string(),
      name: z.string(),
      roles: z.array(z.enum(ROLES)),
      /** Whether an authenticator app is set up already. */
      enrolled: z.boolean(),
      second_step: z.boolean(),
      /** Whether an owner has to confirm the member before anything works. */
      awaits_owner: z.boolean(),
      mail_goes_to: z.enum(MAIL_DESTINATIONS),
    }),
  },
} as const satisfies Endpoint
export type StaffSession = z.infer<(typeof staffSession.response)[200]>

export const startSecondStep = {
  method: 'POST',
  url: '/staff/second-step/start/',
  summary: 'Create a key for an authenticator app, while none is set up; replaces the previous key',
  access: 'first-step',
  response: { 201: z.strictObject({ key: z.string(), address: z.string() }) },
} as const satisfies Endpoint

export const confirmSecondStep = {
  method: 'POST',
  url: '/staff/second-step/confirm/',
  summary: 'Confirm the authenticator app with a code; replaces this session with a staff session',
  access: 'first-step',
  body: z.strictObject({ code }),
  response: { 200: z.strictObject({ token: z.string(), recovery_codes: z.array(z.string()) }) },
} as const satisfies Endpoint

export const secondStep = {
  method: 'POST',
  url: '/staff/second-step/',
  summary: 'The second step, with a code of the app or a recovery code; replaces this session with a staff session',
  access: 'first-step',
  body: z.strictObject({ code: z.string().trim().min(6, 'Please enter the code.').max(40) }),
  response: { 200: z.strictObject({ token: z.string(), recovery_codes_left: z.int() }) },
} as const satisfies Endpoint

export const renewRecoveryCodes = {
  method: 'POST',
  url: '/staff/second-step/recovery-codes/',
  summary: 'Replace the recovery codes',
  access: 'staff.use',
  response: { 201: z.strictObject({ recovery_codes: z.array(z.string()) }) },
} as const satisfies Endpoint
