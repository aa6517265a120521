import type { Database } from '../../platform/db/database.ts'
import { putFile } from '../../platform/files/store.ts'
import { fingerprint, type MakePdf } from '../../platform/pdf/make-pdf.ts'
import type { Printable } from '../../platform/pdf/printable.ts'
import { readInstitute } from '../institute/queries.ts'
import type { MaterialRow } from './queries.ts'

type Services = { readonly db: Database; readonly makePdf: MakePdf; readonly origin: string }

/** The uploaded PDF, else one generated from the text, cached until the text changes. */
export function materialFile(services: Services, material: MaterialRow): Promise<string> {
  return material.file !== null ? Promise.resolve(material.file) : madeFile(services, material)
}

async function madeFile({ db, makePdf, origin }: Services, material: MaterialRow): Promise<string> {
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
  if (made) return made.file
  const { sha256: file } = await putFile(db, await makePdf(printable))
  await db
    .insertInto('material_pdfs')
    .values({ material_id: material.id, made_from, file })
    .onConflict((conflict) => conflict.column('material_id').doUpdateSet({ made_from, file }))
    .execute()
  return file
}
