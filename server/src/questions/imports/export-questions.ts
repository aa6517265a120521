import type { ExportFormat } from '@pariksha/contract/questions/imports'
import type { QuestionContent } from '@pariksha/contract/questions/question-content'
import type { PictureType, Texts } from '@pariksha/contract/questions/question-file'
import type { QuestionSet } from '@pariksha/formats/question-set'
import { sql } from 'kysely'
import { audit } from '../../platform/audit-log/audit.ts'
import { TaskLimitExceeded } from '../../platform/bounded/bounded-process.ts'
import { type Database, type Queryable, transact } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { Caller } from '../../platform/http/authenticate.ts'
import { picturesIn } from '../../platform/text/question-markdown.ts'
import { type BankId, VERSION_DIGEST, writeBankId } from '../bank/bank-id.ts'
import type { FileProcesses } from './reading/file-processes.ts'

const MAX_PICTURE_BYTES = 60 * 1024 * 1024
const MAX_REASONS = 5

type Deps = { readonly db: Database; readonly fileProcesses: FileProcesses }
type Wanted = { readonly questions: readonly number[]; readonly format: ExportFormat }

/** Questions of the bank as a file, in the order in which they were asked for; the log says who took them, with their keys. */
export async function exportQuestions({ db, fileProcesses }: Deps, caller: Caller, { questions, format }: Wanted) {
  const set = await readSet(
    db,
    [...new Set(questions)].map((id) => ({ id, version: null })),
  )
  if (set.questions.length === 0) throw new AppError('not_found')
  const { bytes, problems } = await fileProcesses.make({ format, set }).catch((error: unknown) => {
    throw error instanceof TaskLimitExceeded
      ? new AppError('cannot_export', { detail: 'The file would be too large.' })
      : error
  })
  if (bytes) {
    const after = { questions: set.questions.length, format }
    await transact(db, (tx) => audit(tx, caller, { action: 'exported', subject: 'questions', after }))
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }
  const whats = [...new Set(problems.map(({ what }) => what))]
  throw new AppError('cannot_export', { ...(whats.length > 0 && { detail: whats.slice(0, MAX_REASONS).join(' ') }) })
}

type Asked = { readonly id: number; readonly version: number | null }

/** Versions of questions with their passages and pictures; without a version, what the bank has now. */
export async function readSet(db: Queryable, asked: readonly Asked[]): Promise<QuestionSet> {
  const { rows } = await sql<BankId & { content: QuestionContent; passage: Texts | null }>`
    select q.id, v.version, ${VERSION_DIGEST} as digest, v.content, p.content as passage
    from unnest(${asked.map(({ id }) => id)}::int[], ${asked.map(({ version }) => version)}::int[])
      with ordinality as asked (id, version, place)
    join questions as q on q.id = asked.id
    join question_versions as v on v.question_id = q.id and v.version = coalesce(asked.version, q.version)
    left join question_passages as p on p.id = (v.content->>'passage_id')::int
    order by asked.place`.execute(db)
  const passages = new Map(
    rows.flatMap(({ content, passage }) => (passage ? [[content.passage_id, passage] as const] : [])),
  )
  const questions = rows.map(({ content: { passage_id, ...content }, ...version }, index) => ({
    ...content,
    bank_id: writeBankId(version),
    number: String(index + 1),
    section: null,
    passage: passage_id !== null && passages.has(passage_id) ? `p${passage_id}` : null,
  }))
  const texts = { questions, passages: [...passages].map(([id, text]) => ({ id: `p${id}`, text })) }
  const written = JSON.stringify(texts)
  const named = written.replaceAll(/\]\(file:([0-9a-f]{64})\)/g, (_, sha256: string) => `](picture:${idOf(sha256)})`)
  return { ...(JSON.parse(named) as typeof texts), pictures: await readPictures(db, [...new Set(picturesIn(written))]) }
}

const idOf = (sha256: string): string => sha256.slice(0, 32)

async function readPictures(db: Queryable, sha256s: readonly string[]): Promise<QuestionSet['pictures']> {
  if (sha256s.length === 0) return []
  const size = await db
    .selectFrom('files')
    .select(sql<number>`sum(size)::int`.as('sum'))
    .where('sha256', 'in', [...sha256s])
    .executeTakeFirst()
  if ((size?.sum ?? 0) > MAX_PICTURE_BYTES)
    throw new AppError('cannot_export', {
      detail: 'The pictures of these questions are too large for one file: choose fewer.',
    })
  const pictures: QuestionSet['pictures'][number][] = []
  for (const sha256 of sha256s) {
    const row = await db
      .selectFrom('files')
      .select(['media_type', 'body'])
      .where('sha256', '=', sha256)
      .executeTakeFirst()
    if (row) pictures.push({ id: idOf(sha256), type: row.media_type as PictureType, bytes: new Uint8Array(row.body) })
  }
  return pictures
}
