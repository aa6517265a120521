import { FILE_KINDS } from '@pariksha/contract/files'
import type { Caller } from '../accounts/authenticate.ts'
import { type Database, transact } from '../db/database.ts'
import { addressOfFile, putFile } from '../files/store.ts'
import { audit } from './audit.ts'

/** Keeps a file that staff give, for a row that will name it. */
export const keepFile = (db: Database, caller: Caller, bytes: Buffer) =>
  transact(db, async (tx) => {
    const { sha256, kind, size } = await putFile(tx, bytes)
    await audit(tx, caller, { action: 'uploaded a file', after: { sha256, kind, size } })
    return { sha256, kind, address: addressOfFile(sha256, `file.${FILE_KINDS[kind].extension}`) }
  })
