import type { FastifyReply } from 'fastify'
import type { FileContent } from './store.ts'

type How = { readonly etag: string; readonly name: string; readonly cacheControl: string }

/** A file as it is; shown in the browser where it can, saved under `name`. */
export const sendFile = (reply: FastifyReply, { kind, bytes }: FileContent, { etag, name, cacheControl }: How) =>
  reply
    .header('content-type', kind)
    .header('content-disposition', `inline; filename="${name}"`)
    .header('cache-control', cacheControl)
    .header('etag', etag)
    .send(bytes)
