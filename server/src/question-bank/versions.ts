import { LANGUAGES } from '@pariksha/contract/languages'
import { languagesOf, type QuestionContent } from '@pariksha/contract/question-bank/question-content'
import type { Texts } from '@pariksha/contract/question-bank/question-file'
import { sql } from 'kysely'
import type { Transaction } from '../db/database.ts'
import { asJson } from '../db/json.ts'
import { AppError } from '../errors.ts'
import { picturesIn } from '../text/question-markdown.ts'
import { RENDERER } from '../text/rendering.ts'
import type { OwnTexts } from './html/render-question.ts'
import { searchWordsOf } from './list/search-words.ts'
import { storeTexts } from './list/store-texts.ts'
import { findPassage, findPassages } from './passages/find-passage.ts'

type Version = {
  readonly content: QuestionContent
  readonly rendered?: OwnTexts | undefined
  readonly version: number
  readonly author: number
  readonly note?: string | undefined
}

/** The columns of a question that follow from its current version. */
export function columnsOf(content: QuestionContent) {
  const { excerpt, words, digest, digestWithoutNumbers } = searchWordsOf(content)
  return {
    kind: content.kind,
    topic: content.topic,
    level: content.level,
    languages: [...languagesOf(content.stem)],
    tags: [...content.tags],
    excerpt,
    words,
    digest,
    digest_without_numbers: digestWithoutNumbers,
  }
}

/** The one way a version comes into being. The question names it as its current one afterwards. */
export async function addVersion(
  tx: Transaction,
  questionId: number,
  { content, rendered, version, author, note }: Version,
): Promise<void> {
  const passage = await passageOf(tx, content)
  const pictures = [...new Set([...textsOf(content), ...written(passage)].flatMap(picturesIn))]
  await assertStored(tx, pictures)
  await tx
    .insertInto('question_versions')
    .values({
      question_id: questionId,
      version,
      content: asJson(content),
      rendered: rendered ? asJson(rendered) : null,
      rendered_by: rendered ? RENDERER : null,
      made_by: author,
      note: note ?? null,
    })
    .execute()
  await storeTexts(tx, [{ id: questionId, content }])
  if (pictures.length === 0) return
  await tx
    .insertInto('question_files')
    .values(pictures.map((sha256) => ({ question_id: questionId, sha256 })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The texts are those of the version before, and so is their HTML. */
export async function copyRendering(tx: Transaction, questionId: number, version: number): Promise<void> {
  await sql`update question_versions v set rendered = before.rendered, rendered_by = before.rendered_by
    from question_versions before
    where v.question_id = ${questionId} and v.version = ${version}
      and before.question_id = v.question_id and before.version = v.version - 1`.execute(tx)
}

/** The first versions of several questions at once, whose passages exist. */
export async function addVersions(
  tx: Transaction,
  author: number,
  questions: readonly { readonly id: number; readonly content: QuestionContent }[],
): Promise<void> {
  const passages = await findPassages(
    tx,
    questions.flatMap(({ content }) => content.passage_id ?? []),
  )
  const files = questions.flatMap(({ id, content }) => {
    const texts = [...textsOf(content), ...written(passages.get(content.passage_id ?? 0) ?? {})]
    return [...new Set(texts.flatMap(picturesIn))].map((sha256) => ({ question_id: id, sha256 }))
  })
  await assertStored(tx, [...new Set(files.map(({ sha256 }) => sha256))])
  await tx
    .insertInto('question_versions')
    .values(
      questions.map(({ id, content }) => ({ question_id: id, version: 1, content: asJson(content), made_by: author })),
    )
    .execute()
  await storeTexts(tx, questions)
  if (files.length > 0) await tx.insertInto('question_files').values(files).execute()
}

export const written = (texts: Texts): readonly string[] => LANGUAGES.flatMap((language) => texts[language] ?? [])

const textsOf = ({ stem, options, explanation }: QuestionContent): readonly string[] =>
  [stem, ...options, explanation ?? {}].flatMap(written)

async function passageOf(tx: Transaction, { passage_id }: QuestionContent): Promise<Texts> {
  if (passage_id === null) return {}
  const passage = await findPassage(tx, passage_id)
  if (!passage) throw new AppError('bad_input', { errors: [{ path: 'content.passage_id', message: 'Not found.' }] })
  return passage
}

/** Storing it again renews its age: it stays until the version names it. */
export async function assertStored(tx: Transaction, pictures: readonly string[]): Promise<void> {
  if (pictures.length === 0) return
  const { rows } = await sql<{ sha256: string }>`
    update files set created_at = now() where sha256 in (${sql.join(pictures)}) returning sha256`.execute(tx)
  const missing = pictures.filter((one) => !rows.some(({ sha256 }) => sha256 === one))
  if (missing.length > 0)
    throw new AppError('bad_input', {
      detail: 'A picture of this question is not stored any more. Please add it again.',
    })
}
