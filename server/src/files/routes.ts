import { FILE_KINDS, readFile } from '@pariksha/contract/files'
import type { Database } from '../db/database.ts'
import { AppError } from '../errors.ts'
import type { Router } from '../http/endpoint.ts'
import { sendFile } from './send-file.ts'
import { getFile } from './store.ts'

export function fileRoutes(route: Router, { db }: { db: Database }): void {
  route(readFile, async ({ params: { sha256, name }, request, reply }) => {
    const etag = `"${sha256}"`
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    const file = await getFile(db, sha256)
    if (!file) throw new AppError('not_found')
    // the name is the visitor's: only what may stand in a file's name is given back
    const base =
      name
        .replace(/\.\w+$/, '')
        .replace(/[^\w-]+/g, '-')
        .slice(0, 80) || 'file'
    return sendFile(reply, file, {
      etag,
      name: `${base}.${FILE_KINDS[file.kind].extension}`,
      cacheControl: 'public, max-age=31536000, immutable',
    })
  })
}
