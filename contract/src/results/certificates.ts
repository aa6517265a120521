import { z } from 'zod'
import { attemptParams } from '../attempts/attempt.ts'
import type { Endpoint } from '../endpoint.ts'
import { LANGUAGES } from '../languages.ts'

/** Crockford's digits, of which none looks like another: four groups of four are 80 bits. */
export const CERTIFICATE_DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const GROUP = `[${CERTIFICATE_DIGITS}]{4}`
const number = z.string().regex(new RegExp(`^${GROUP}(-${GROUP}){3}$`))

const certificate = z.strictObject({
  number,
  /** As it was printed. */
  name: z.string(),
  /** The title of the mock, or of a live test that belongs to none. */
  title: z.string(),
  /** The shift of the mock; null where the test belongs to none. */
  shift: z.int().nullable(),
  /** The day in India, as 2026-11-24. */
  sat_on: z.iso.date(),
  institute: z.string(),
})
export type Certificate = z.infer<typeof certificate>

export const readCertificate = {
  method: 'GET',
  url: '/certificates/:certificate/',
  summary: 'What the certificate of participation with this number says',
  access: 'anyone',
  params: z.strictObject({ certificate: number }),
  response: { 200: certificate },
} as const satisfies Endpoint

export const printCertificate = {
  method: 'POST',
  url: '/tests/usertest/:attemptId/certificate/',
  summary: 'The certificate of participation in a live test as a PDF, once its results are released',
  access: 'signed-in',
  params: attemptParams,
  body: z.strictObject({ language: z.enum(LANGUAGES) }),
  response: { 200: z.string().describe('application/pdf') },
} as const satisfies Endpoint
