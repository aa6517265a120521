import { createHash } from 'node:crypto'
import { FILE_KINDS, type FileKind } from '@pariksha/contract/files/files'
import { UPLOAD_PROBLEMS } from '@pariksha/contract/files/uploads'
import { sql } from 'kysely'
import type { Database, Queryable, Transaction } from '../db/database.ts'
import { AppError } from '../errors.ts'
import { kindOf } from './kind-of.ts'

export type StoredFile = { readonly sha256: string; readonly kind: FileKind; readonly size: number }

/** Stores bytes under their hash. Storing the same bytes again renews the file's age. */
export async function putFile(db: Queryable, bytes: Buffer): Promise<StoredFile> {
  const kind = kindOf(bytes)
  if (!kind || kind === 'image/avif') throw new AppError('bad_input', { detail: UPLOAD_PROBLEMS.noFile })
  if (bytes.length > FILE_KINDS[kind].limit) {
    throw new AppError('too_large', { detail: `This file is larger than ${FILE_KINDS[kind].limit / 1024 / 1024} MB.` })
  }
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  await db
    .insertInto('files')
    .values({ sha256, media_type: kind, size: bytes.length, body: bytes })
    .onConflict((conflict) => conflict.column('sha256').doUpdateSet({ created_at: sql<Date>`now()` }))
    .execute()
  return { sha256, kind, size: bytes.length }
}

/** Keeps files for another day after their reference is removed, as the removal may be undone. */
export async function extendRetention(tx: Transaction, sha256s: readonly string[]): Promise<void> {
  if (sha256s.length === 0) return
  await tx.updateTable('files').set({ created_at: sql<Date>`now()` }).where('sha256', 'in', sha256s).execute()
}

/** Chunk size: a slow reader holds a few chunks in memory. */
const CHUNK_BYTES = 32 * 1024

export type OpenFile = StoredFile & { readonly firstChunk: Buffer }

/** A file with its first chunk, which for a small file is all of it. */
export async function openFile(db: Queryable, sha256: string): Promise<OpenFile | undefined> {
  const row = await db
    .selectFrom('files')
    .select([sql<FileKind>`media_type`.as('kind'), 'size', chunkAt(0).as('firstChunk')])
    .where('sha256', '=', sha256)
    .executeTakeFirst()
  return row && { sha256, ...row }
}

/** Reads chunk by chunk as the reader consumes. A connection is held per chunk, not per reader. */
export async function* readChunks(db: Database, { sha256, size, firstChunk }: OpenFile): AsyncGenerator<Buffer> {
  yield firstChunk
  for (let at = firstChunk.length; at < size; ) {
    const { chunk } = await db
      .selectFrom('files')
      .select(chunkAt(at).as('chunk'))
      .where('sha256', '=', sha256)
      .executeTakeFirstOrThrow()
    yield chunk
    at += chunk.length
  }
}

// stored uncompressed (0004), so that a part is read without the rest
const chunkAt = (at: number) => sql<Buffer>`substring(body from ${sql.lit(at + 1)} for ${sql.lit(CHUNK_BYTES)})`

/** The URL of a file; `name` is what the browser saves it as. */
export const fileUrl = (sha256: string, name: string): string => `/api/v1/files/${sha256}/${name}`
