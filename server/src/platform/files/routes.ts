import { FILE_KINDS, readFile } from '@pariksha/contract/files/files'
import type { Database } from '../db/database.ts'
import { AppError } from '../errors.ts'
import type { Router } from '../http/endpoint.ts'
import { may } from '../http/rights.ts'
import { isUnchanged, sendFile, sendUnchanged } from './send-file.ts'
import { openFile } from './store.ts'

export function fileRoutes(route: Router, { db }: { db: Database }): void {
  route(readFile, async ({ params: { sha256, name }, caller, request, reply }) => {
    if (isUnchanged(request, sha256)) return sendUnchanged(reply, 'immutable')
    const file = await openFile(db, sha256)
    // readers get a PDF through its material, whose audience is checked there; this is for the form in which it is uploaded
    const isPdf = file?.kind === 'application/pdf'
    if (!file || (isPdf && !(caller && may(caller, 'site.edit')))) throw new AppError('not_found')
    // the name is the visitor's: only what may stand in a file's name is given back
    const base =
      name
        .replace(/\.\w+$/, '')
        .replace(/[^\w-]+/g, '-')
        .slice(0, 80) || 'file'
    return sendFile(db, reply, file, {
      name: `${base}.${FILE_KINDS[file.kind].extension}`,
      cache: isPdf ? 'no-store' : 'immutable',
    })
  })
}
