import { z } from 'zod'
import type { Endpoint } from '../../endpoint.ts'
import { fieldCode } from '../../problems/field-problems.ts'
import { emptyReply } from '../../problems/problem.ts'
import { email, longCode, password } from './fields.ts'
import { session } from './user.ts'

export const login = {
  method: 'POST',
  url: '/accounts/login/',
  summary: 'Sign in by e-mail and password',
  access: 'anyone',
  body: z.strictObject({ email, password: z.string().min(1, fieldCode('password_missing')).max(128) }),
  response: { 200: session },
} as const satisfies Endpoint

export const logout = {
  method: 'POST',
  url: '/accounts/logout/',
  summary: 'Revoke the token of this call',
  access: 'first-step',
  response: { 200: emptyReply },
} as const satisfies Endpoint

export const forgotPassword = {
  method: 'POST',
  url: '/accounts/password/forgot/',
  summary: 'Send a code for resetting the password',
  access: 'anyone',
  body: z.strictObject({ email }),
  response: { 200: emptyReply },
} as const satisfies Endpoint

export const resetPassword = {
  method: 'POST',
  url: '/accounts/password/reset/',
  summary: 'Set a new password with the code; all tokens are revoked',
  access: 'anyone',
  body: z.strictObject({ email, otp: longCode, password }),
  response: { 200: emptyReply },
} as const satisfies Endpoint

export const googleSignIn = {
  method: 'GET',
  url: '/accounts/google/',
  summary:
    'Whether the sign-in provider is configured, and where to go; state and code_challenge are added by the browser',
  access: 'anyone',
  response: { 200: z.strictObject({ enabled: z.boolean(), url: z.string().nullable() }) },
} as const satisfies Endpoint

export const googleAuthorize = {
  method: 'POST',
  url: '/accounts/google/authorize/',
  summary: "Exchange the provider's code for a session",
  access: 'anyone',
  body: z.strictObject({
    code: z.string().min(1).max(2048),
    state: z.string().min(16).max(256),
    code_verifier: z.string().min(43).max(128),
  }),
  response: { 200: session },
} as const satisfies Endpoint
