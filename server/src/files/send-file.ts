import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { Database } from '../db/database.ts'
import { type OpenFile, readChunks } from './store.ts'

type Options = { readonly name: string; readonly cacheControl: string }

/** Sends a file with backpressure; displayed inline where the browser can, saved under `name`. */
export function sendFile(db: Database, reply: FastifyReply, file: OpenFile, { name, cacheControl }: Options) {
  const { kind, size, sha256, firstChunk } = file
  const isWhole = firstChunk.length === size
  // a drawing that is opened by itself is shown, and nothing in it runs
  if (kind === 'image/svg+xml')
    reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
  return reply
    .header('content-type', kind)
    .header('content-length', size)
    .header('content-disposition', `inline; filename="${name}"`)
    .header('cache-control', cacheControl)
    .header('etag', etagOf(sha256))
    .send(isWhole ? firstChunk : Readable.from(readChunks(db, file), { objectMode: false, highWaterMark: 1 }))
}

export const etagOf = (sha256: string): string => `"${sha256}"`
