import { LANGUAGES } from '@pariksha/contract/languages'
import type { Texts } from '@pariksha/contract/questions/question-file'
import { sql } from 'kysely'
import type { Transaction } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/errors.ts'
import { picturesIn } from '../../../platform/text/question-markdown.ts'

/** Keeps pictures that were added by hand from being pruned as long as the import names them. */
export async function retainPictures(tx: Transaction, importId: number, texts: readonly Texts[]): Promise<void> {
  const written = texts.flatMap((text) => LANGUAGES.flatMap((one) => text[one] ?? []))
  const pictures = [...new Set(written.flatMap(picturesIn))]
  if (pictures.length === 0) return
  const { rows } = await sql<{ sha256: string }>`
    select sha256 from files where sha256 in (${sql.join(pictures)}) order by sha256 for key share`.execute(tx)
  if (rows.length < pictures.length)
    throw new AppError('bad_input', {
      detail: 'A picture of this text is not stored any more. Please add it again.',
    })
  await tx
    .insertInto('question_import_files')
    .values(pictures.map((sha256) => ({ import_id: importId, sha256 })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
