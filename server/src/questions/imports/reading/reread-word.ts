import { createHash } from 'node:crypto'
import type { FileQuestion, Texts } from '@pariksha/contract/questions/question-file'
import { makeDocx } from '@pariksha/formats/docx/make-docx'
import { readDocx } from '@pariksha/formats/docx/read-docx'
import type { QuestionSet } from '@pariksha/formats/question-set'

export type RereadTask = { readonly set: QuestionSet }
export type Reread = { readonly question: FileQuestion; readonly passage: Texts | null }

/** What is read of a Word document in which nobody edited these questions: it differs from them where Word has no way to say it. */
export async function rereadWord({ set }: RereadTask): Promise<readonly Reread[]> {
  const { bytes } = makeDocx(set)
  const read = bytes && (await readDocx(bytes)).set
  if (!read) return []
  const names = new Map(
    read.pictures.map(({ id, bytes: picture }) => [id, createHash('sha256').update(picture).digest('hex')]),
  )
  const { questions, passages } = inFiles(read, names)
  return questions.map((question) => ({
    question,
    passage: passages.find(({ id }) => id === question.passage)?.text ?? null,
  }))
}

/** Pictures are named as the store of files names them. */
const inFiles = ({ questions, passages }: QuestionSet, names: ReadonlyMap<string, string>) =>
  JSON.parse(
    JSON.stringify({ questions, passages }).replaceAll(
      /\]\(picture:([^)\s"\\]+)\)/g,
      (_, id: string) => `](file:${names.get(id) ?? id})`,
    ),
  ) as Pick<QuestionSet, 'questions' | 'passages'>
