import { LANGUAGES } from '@pariksha/contract/languages'
import { languagesOf, type QuestionContent } from '@pariksha/contract/questions/question-content'
import type { Texts } from '@pariksha/contract/questions/question-file'
import { sql } from 'kysely'
import type { Transaction } from '../../../platform/db/database.ts'
import { asJson } from '../../../platform/db/json.ts'
import { AppError } from '../../../platform/errors.ts'
import { picturesIn } from '../../../platform/text/question-markdown.ts'
import { RENDERER } from '../../../platform/text/rendering.ts'
import { storeTexts } from '../duplicates/store-texts.ts'
import { findPassages } from '../find-passage.ts'
import type { OwnTexts } from '../html/render-question.ts'
import { searchWordsOf } from '../list/search-words.ts'

type Version = {
  /** Of the question. */
  readonly id: number
  readonly version: number
  readonly content: QuestionContent
  /** The rendered texts; without them they are rendered at the first read. */
  readonly rendered?: OwnTexts | undefined
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

/** The one way versions come into being, of several questions at once. Each names it as its current one afterwards. */
export async function addVersions(tx: Transaction, author: number, versions: readonly Version[]): Promise<void> {
  if (versions.length === 0) return
  const passages = await findPassages(
    tx,
    versions.flatMap(({ content }) => content.passage_id ?? []),
  )
  const files = versions.flatMap(({ id, content }) => {
    const texts = [...textsOf(content), ...written(passageOf(content, passages))]
    return [...new Set(texts.flatMap(picturesIn))].map((sha256) => ({ question_id: id, sha256 }))
  })
  await assertStored(tx, [...new Set(files.map(({ sha256 }) => sha256))])
  await tx
    .insertInto('question_versions')
    .values(
      versions.map(({ id, version, content, rendered, note }) => ({
        question_id: id,
        version,
        content: asJson(content),
        rendered: rendered ? asJson(rendered) : null,
        rendered_by: rendered ? RENDERER : null,
        made_by: author,
        note: note ?? null,
      })),
    )
    .execute()
  await storeTexts(tx, versions)
  if (files.length === 0) return
  await tx
    .insertInto('question_files')
    .values(files)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The texts of the newest versions are those of the versions before, and so is their HTML. */
export async function copyRenderings(tx: Transaction, versions: readonly Pick<Version, 'id' | 'version'>[]) {
  if (versions.length === 0) return
  await sql`update question_versions v set rendered = before.rendered, rendered_by = before.rendered_by
    from question_versions before,
      unnest(${versions.map(({ id }) => id)}::int[], ${versions.map(({ version }) => version)}::int[]) as given (id, version)
    where v.question_id = given.id and v.version = given.version
      and before.question_id = v.question_id and before.version = v.version - 1`.execute(tx)
}

export const written = (texts: Texts): readonly string[] => LANGUAGES.flatMap((language) => texts[language] ?? [])

const textsOf = ({ stem, options, explanation }: QuestionContent): readonly string[] =>
  [stem, ...options, explanation ?? {}].flatMap(written)

function passageOf({ passage_id }: QuestionContent, passages: ReadonlyMap<number, Texts>): Texts {
  if (passage_id === null) return {}
  const passage = passages.get(passage_id)
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
