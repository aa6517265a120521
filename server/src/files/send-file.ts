import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { Database } from '../db/database.ts'
import { type OpenFile, piecesOf } from './store.ts'

type How = { readonly name: string; readonly cacheControl: string }

/** A file as it is, as fast as its reader takes it; shown in the browser where it can, saved under `name`. */
export function sendFile(db: Database, reply: FastifyReply, file: OpenFile, { name, cacheControl }: How) {
  const { kind, size, sha256, beginning } = file
  const isWhole = beginning.length === size
  return reply
    .header('content-type', kind)
    .header('content-length', size)
    .header('content-disposition', `inline; filename="${name}"`)
    .header('cache-control', cacheControl)
    .header('etag', etagOf(sha256))
    .send(isWhole ? beginning : Readable.from(piecesOf(db, file), { objectMode: false, highWaterMark: 1 }))
}

export const etagOf = (sha256: string): string => `"${sha256}"`
