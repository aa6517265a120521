import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { markdown } from '../texts/text.ts'

export const previewText = {
  method: 'POST',
  url: '/staff/preview/',
  summary: 'Preview a Markdown text as HTML',
  access: 'staff.use',
  body: z.strictObject({ text: markdown(200_000) }),
  bodyLimit: 512 * 1024,
  response: { 200: z.strictObject({ html: z.string() }) },
} as const satisfies Endpoint
