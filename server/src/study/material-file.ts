import type { Database } from '../db/database.ts'
import { AppError } from '../errors.ts'
import { type FileContent, getFile, putFile } from '../files/store.ts'
import { readInstitute } from '../institute/queries.ts'
import { fingerprint, makePdf, type Printable } from './pdf/make-pdf.ts'
import type { MaterialRow } from './queries.ts'

type MaterialFile = { readonly sha256: string; readonly content: FileContent }

/** The PDF that staff gave, else one made of the text: once, and again when the text is another. */
export async function materialFile(db: Database, material: MaterialRow, origin: string): Promise<MaterialFile> {
  if (material.file !== null) return stored(db, material.file)
  const institute = await readInstitute(db)
  const printable: Printable = {
    title: material.title,
    summary: material.summary,
    subject: material.subject,
    language: material.language,
    body: material.body ?? '',
    institute: institute.name,
    origin,
    publishedOn: material.published_on,
  }
  const made_from = fingerprint(printable)
  const made = await db
    .selectFrom('material_pdfs')
    .select('file')
    .where('material_id', '=', material.id)
    .where('made_from', '=', made_from)
    .executeTakeFirst()
  if (made) return stored(db, made.file)
  const bytes = await makePdf(printable)
  const { sha256: file, kind } = await putFile(db, bytes)
  await db
    .insertInto('material_pdfs')
    .values({ material_id: material.id, made_from, file })
    .onConflict((conflict) => conflict.column('material_id').doUpdateSet({ made_from, file }))
    .execute()
  return { sha256: file, content: { kind, bytes } }
}

async function stored(db: Database, sha256: string): Promise<MaterialFile> {
  const content = await getFile(db, sha256)
  if (!content) throw new AppError('not_found')
  return { sha256, content }
}
