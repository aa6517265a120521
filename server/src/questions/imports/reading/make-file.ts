import { EXPORT_FORMATS, type ExportFormat } from '@pariksha/contract/questions/imports'
import { formatToMake } from '@pariksha/formats/formats'
import type { MadeFile, QuestionSet } from '@pariksha/formats/question-set'

export type MakeTask = { readonly format: ExportFormat; readonly set: QuestionSet }

/** A file of questions, or what its format cannot hold. Runs in a process of its own. */
export async function makeFile({ format, set }: MakeTask): Promise<MadeFile> {
  const made = await formatToMake(`questions.${EXPORT_FORMATS[format].extension}`)?.make?.(set)
  return made ?? { bytes: null, problems: [] }
}
