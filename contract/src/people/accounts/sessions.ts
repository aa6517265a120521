import { z } from 'zod'
import type { Endpoint } from '../../endpoint.ts'
import { emptyReply } from '../../problems/problem.ts'

export const listedSession = z.strictObject({
  id: z.string(),
  device: z.string().nullable(),
  created_at: z.string(),
  used_at: z.string(),
  expires_at: z.string(),
  current: z.boolean(),
})
export type ListedSession = z.infer<typeof listedSession>

export const sessions = {
  method: 'GET',
  url: '/accounts/sessions/',
  summary: "The caller's sessions, the current one first",
  access: 'signed-in',
  response: { 200: z.array(listedSession) },
} as const satisfies Endpoint

export const endSession = {
  method: 'DELETE',
  url: '/accounts/sessions/:sessionId/',
  summary: 'End one session of the caller by revoking its token',
  access: 'signed-in',
  params: z.strictObject({ sessionId: z.uuid() }),
  response: { 200: emptyReply },
} as const satisfies Endpoint

export const endOtherSessions = {
  method: 'DELETE',
  url: '/accounts/sessions/',
  summary: 'End all other sessions of the caller',
  access: 'signed-in',
  response: { 200: emptyReply },
} as const satisfies Endpoint
