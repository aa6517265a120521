import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../db/database.ts'
import { type OpenFile, readChunks } from './store.ts'

/** Cache-Control by policy. The ETag is a digest of the bytes, so a private file has none. */
const CACHE_CONTROL = {
  immutable: 'public, max-age=31536000, immutable',
  'no-cache': 'public, no-cache',
  'no-store': 'private, no-store',
} as const
type CachePolicy = keyof typeof CACHE_CONTROL
type Options = { readonly name: string; readonly cache: CachePolicy }

/** Sends a file with backpressure; displayed inline where the browser can, saved under `name`. */
export function sendFile(db: Database, reply: FastifyReply, file: OpenFile, { name, cache }: Options) {
  const { kind, size, sha256, firstChunk } = file
  const isWhole = firstChunk.length === size
  // a drawing that is opened by itself is shown, and nothing in it runs
  if (kind === 'image/svg+xml')
    reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
  if (cache !== 'no-store') reply.header('etag', etagOf(sha256))
  return reply
    .header('content-type', kind)
    .header('content-length', size)
    .header('content-disposition', `inline; filename="${name}"`)
    .header('cache-control', CACHE_CONTROL[cache])
    .send(isWhole ? firstChunk : Readable.from(readChunks(db, file), { objectMode: false, highWaterMark: 1 }))
}

const etagOf = (sha256: string): string => `"${sha256}"`

export const isUnchanged = ({ headers }: FastifyRequest, sha256: string): boolean =>
  headers['if-none-match'] === etagOf(sha256)

/** A 304 repeats the Cache-Control of the full answer. */
export const sendUnchanged = (reply: FastifyReply, cache: CachePolicy): FastifyReply =>
  reply.code(304).header('cache-control', CACHE_CONTROL[cache]).send()
