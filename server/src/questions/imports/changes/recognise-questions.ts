import { LANGUAGES } from '@pariksha/contract/languages'
import type { ImportProblem } from '@pariksha/contract/questions/imports'
import type { QuestionContent } from '@pariksha/contract/questions/question-content'
import type { Texts } from '@pariksha/contract/questions/question-file'
import { alignLanguages } from '@pariksha/formats/align-languages'
import type { Place } from '@pariksha/formats/question-set'
import { isSameText } from '@pariksha/formats/same-text'
import { sql } from 'kysely'
import type { Transaction } from '../../../platform/db/database.ts'
import { picturesIn } from '../../../platform/text/question-markdown.ts'
import { VERSION_DIGEST, writeBankId } from '../../bank/bank-id.ts'
import { writeItems } from '../change-items.ts'
import { contentOf } from '../reading/content-of.ts'
import type { NamedQuestion } from '../reading/read-file.ts'
import { unknownBankId } from '../reading/reported-problems.ts'
import type { Reread } from '../reading/reread-word.ts'
import { changedParts } from './changed-parts.ts'

type Row = {
  readonly position: number
  readonly at: Place | null
  readonly content: QuestionContent
  readonly problems: readonly ImportProblem[]
  readonly passage: string | null
  readonly passage_text: Texts | null
  /** The question and what it said when it was exported; null: the bank has no such version. */
  readonly id: number | null
  readonly version: number
  readonly digest: string
  readonly exported: QuestionContent | null
  readonly exported_passage: Texts | null
}

export type ImportedFile = {
  readonly importId: number
  readonly name: string
  /** By the digest of a picture of the file, the one that it is stored under. */
  readonly pictures: ReadonlyMap<string, string>
  /** What the format makes of questions that nobody edited, by their IDs, where it cannot say all of them. */
  readonly unedited: ReadonlyMap<string, Reread>
}

/**
 * Finds the questions of the bank that questions of a file name. What the file leaves as it was exported is kept as the bank
 * has it, however the format wrote it; passages, too.
 */
export async function recogniseQuestions(
  tx: Transaction,
  file: ImportedFile,
  named: readonly NamedQuestion[],
): Promise<void> {
  const rows = (await readNamed(tx, file.importId, named)).map((row) => withPicturesOfBank(row, file.pictures))
  const uneditedOf = ({ id, version, digest }: Row) =>
    id === null ? undefined : file.unedited.get(writeBankId({ id, version, digest }))
  const known = rows.filter(({ id }) => id !== null)
  await sql`
    update question_import_items as item set changes = given.id, changes_version = given.version
    from unnest(${known.map(({ position }) => position)}::int[], ${known.map(({ id }) => id)}::int[],
      ${known.map(({ version }) => version)}::int[]) as given (position, id, version)
    where item.import_id = ${file.importId} and item.position = given.position`.execute(tx)
  const samePassages = known.filter((row) => hasSamePassage(row, uneditedOf(row)))
  await sql`
    update question_import_passages as p set passage_id = given.id
    from unnest(${samePassages.map(({ passage }) => passage)}::text[],
      ${samePassages.map(({ exported }) => exported?.passage_id ?? null)}::int[]) as given (passage, id)
    where p.import_id = ${file.importId} and p.passage = given.passage and p.passage_id is null`.execute(tx)
  await writeItems(
    tx,
    file.importId,
    rows.map((row) => {
      const { position, at, content, exported, problems } = row
      if (exported) return { position, problems, content: changedByFile(exported, content, uneditedOf(row)) }
      const source = content.source ?? file.name
      return { position, problems: [...problems, unknownBankId(at)], content: { ...content, source } }
    }),
  )
}

function changedByFile(exported: QuestionContent, content: QuestionContent, unedited: Reread | undefined) {
  const versions = unedited
    ? inLanguages(exported, contentOf(unedited.question, unedited.question.topic, null), content)
    : { base: exported, edited: content }
  return { ...changedParts({ ...versions, onto: exported }, isSameText), passage_id: null }
}

/** Texts of a format that does not say which paragraph is in which language, in the languages that they were exported in. */
function inLanguages(exported: QuestionContent, base: QuestionContent, edited: QuestionContent) {
  const align = (before: Texts = {}, from: Texts = {}, to: Texts = {}): readonly [base: Texts, edited: Texts] => {
    const aligned = alignLanguages(before, to)
    return aligned === to ? [from, to] : [alignLanguages(before, from), aligned]
  }
  const stem = align(exported.stem, base.stem, edited.stem)
  const explanation = align(exported.explanation ?? {}, base.explanation ?? {}, edited.explanation ?? {})
  const options = edited.options.map((option, place) => align(exported.options[place], base.options[place], option))
  const isAsLong = base.options.length === edited.options.length
  return {
    base: {
      ...base,
      stem: stem[0],
      options: isAsLong ? options.map(([option]) => option) : base.options,
      explanation: explanation[0],
    },
    edited: { ...edited, stem: stem[1], options: options.map(([, option]) => option), explanation: explanation[1] },
  }
}

async function readNamed(tx: Transaction, importId: number, named: readonly NamedQuestion[]): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select item.position, item.at, item.content, item.problems, item.passage, p.content as passage_text, v.question_id as id,
      named.version, named.digest, v.content as exported, bank.content as exported_passage
    from unnest(${named.map(({ position }) => position)}::int[], ${named.map(({ id }) => id)}::int[],
      ${named.map(({ version }) => version)}::int[], ${named.map(({ digest }) => digest)}::text[])
      as named (position, id, version, digest)
    join question_import_items as item on item.import_id = ${importId} and item.position = named.position
    left join question_import_passages as p on p.import_id = item.import_id and p.passage = item.passage
    left join question_versions as v
      on v.question_id = named.id and v.version = named.version and ${VERSION_DIGEST} = named.digest
    left join question_passages as bank on bank.id = (v.content->>'passage_id')::int
    order by item.position`.execute(tx)
  return rows
}

function hasSamePassage({ passage_text: text, exported_passage }: Row, unedited: Reread | undefined): boolean {
  const exported = unedited?.passage ?? exported_passage
  return (
    text !== null && exported !== null && LANGUAGES.every((one) => isSameText(text[one] ?? '', exported[one] ?? ''))
  )
}

/** The bank's own pictures keep their names: encoding them again gives other bytes. */
function withPicturesOfBank(row: Row, encoded: ImportedFile['pictures']): Row {
  const ofBank = new Set(picturesIn(JSON.stringify([row.exported, row.exported_passage])))
  const renamed = [...ofBank].filter((given) => encoded.has(given))
  if (renamed.length === 0) return row
  const rename = <T>(value: T): T =>
    JSON.parse(
      renamed.reduce((text, given) => text.replaceAll(encoded.get(given) ?? given, given), JSON.stringify(value)),
    )
  return { ...row, content: rename(row.content), passage_text: rename(row.passage_text) }
}
