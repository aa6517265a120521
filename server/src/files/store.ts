import { createHash } from 'node:crypto'
import { FILE_KINDS, type FileKind } from '@pariksha/contract/files'
import { UPLOAD_PROBLEMS } from '@pariksha/contract/uploads'
import { sql } from 'kysely'
import type { Database, Queryable, Transaction } from '../db/database.ts'
import { AppError } from '../errors.ts'
import { kindOf } from './kind-of.ts'

export type StoredFile = { readonly sha256: string; readonly kind: FileKind; readonly size: number }

/** Keeps bytes and tells their name. The same bytes given again are the same file, as young as a new one. */
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

/** Keeps files another day, for what was just taken off them may be undone. */
export async function keepFiles(tx: Transaction, sha256s: readonly string[]): Promise<void> {
  if (sha256s.length === 0) return
  await tx.updateTable('files').set({ created_at: sql<Date>`now()` }).where('sha256', 'in', sha256s).execute()
}

/** What is read of a file at a time: the most that a slow reader holds of it in memory, a few times over. */
const PIECE = 32 * 1024

export type OpenFile = StoredFile & { readonly beginning: Buffer }

/** A file and how it begins, which of a picture may be all. */
export async function openFile(db: Queryable, sha256: string): Promise<OpenFile | undefined> {
  const row = await db
    .selectFrom('files')
    .select([sql<FileKind>`media_type`.as('kind'), 'size', pieceAt(0).as('beginning')])
    .where('sha256', '=', sha256)
    .executeTakeFirst()
  return row && { sha256, ...row }
}

/** The whole of it, piece by piece as it is taken. A connection is held for a piece, not for a reader. */
export async function* piecesOf(db: Database, { sha256, size, beginning }: OpenFile): AsyncGenerator<Buffer> {
  yield beginning
  for (let at = beginning.length; at < size; ) {
    const { piece } = await db
      .selectFrom('files')
      .select(pieceAt(at).as('piece'))
      .where('sha256', '=', sha256)
      .executeTakeFirstOrThrow()
    yield piece
    at += piece.length
  }
}

// stored uncompressed (0004), a part is read without the rest
const pieceAt = (at: number) => sql<Buffer>`substring(body from ${sql.lit(at + 1)} for ${sql.lit(PIECE)})`

/** Where a browser gets it; `name` is what it is saved as. */
export const addressOfFile = (sha256: string, name: string): string => `/api/v1/files/${sha256}/${name}`
