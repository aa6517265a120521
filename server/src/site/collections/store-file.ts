import { FILE_KINDS } from '@pariksha/contract/files/files'
import { UPLOAD_PROBLEMS, uploadProblem } from '@pariksha/contract/files/uploads'
import { audit } from '../../platform/audit-log/audit.ts'
import { type Database, transact } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'
import { kindOf } from '../../platform/files/kind-of.ts'
import { preparePicture } from '../../platform/files/prepare-picture.ts'
import { fileUrl, putFile } from '../../platform/files/store.ts'
import type { Caller } from '../../platform/http/authenticate.ts'

/** Stores a file uploaded by staff, to be referenced by a row: a PDF unchanged, a picture re-encoded. */
export async function storeFile(db: Database, caller: Caller, given: Buffer) {
  const bytes = await accepted(given)
  return transact(db, async (tx) => {
    const { sha256, kind, size } = await putFile(tx, bytes)
    await audit(tx, caller, { action: 'uploaded a file', after: { sha256, kind, size } })
    return { sha256, kind, address: fileUrl(sha256, `file.${FILE_KINDS[kind].extension}`) }
  })
}

async function accepted(given: Buffer): Promise<Buffer> {
  const kind = kindOf(given)
  const problem = uploadProblem(kind, given.length)
  if (kind === undefined || problem === UPLOAD_PROBLEMS.noFile) {
    throw new AppError('bad_input', { detail: UPLOAD_PROBLEMS.noFile })
  }
  if (problem !== undefined) throw new AppError('too_large', { detail: problem })
  return kind === 'application/pdf' ? given : preparePicture(given, kind)
}
