import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'

/** The stored kinds; uploaded pictures are re-encoded (uploads.ts). */
export const FILE_KINDS = {
  'application/pdf': { extension: 'pdf', limit: 20 * 1024 * 1024 },
  'image/png': { extension: 'png', limit: 2 * 1024 * 1024 },
  'image/jpeg': { extension: 'jpg', limit: 2 * 1024 * 1024 },
  'image/webp': { extension: 'webp', limit: 2 * 1024 * 1024 },
  // of shipped templates alone: nobody uploads one
  'image/svg+xml': { extension: 'svg', limit: 2 * 1024 * 1024 },
} as const
export type FileKind = keyof typeof FILE_KINDS

export const readFile = {
  method: 'GET',
  url: '/files/:sha256/:name/',
  summary: 'A picture, and a PDF for those who edit the site. Content-addressed, so it never changes',
  access: 'anyone-known',
  params: z.strictObject({ sha256: z.string().regex(/^[0-9a-f]{64}$/), name: z.string().max(100) }),
  response: { 200: z.string().describe('application/pdf, image/png, image/jpeg, image/webp or image/svg+xml') },
} as const satisfies Endpoint

export const uploadFile = {
  method: 'POST',
  url: '/staff/files/',
  summary:
    'Keep a picture (PNG, JPEG, WebP, AVIF), re-encoded, or a PDF; the body is the file itself, as application/octet-stream',
  access: 'files.upload',
  bodyLimit: FILE_KINDS['application/pdf'].limit + 1024,
  response: {
    201: z.strictObject({
      sha256: z.string(),
      kind: z.enum(Object.keys(FILE_KINDS) as [FileKind]),
      address: z.string(),
    }),
  },
} as const satisfies Endpoint
