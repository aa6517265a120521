import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { rowId } from '../fields/row-id.ts'
import { LANGUAGES } from '../languages.ts'
import { emptyReply } from '../problems/problem.ts'
import { line } from '../texts/text.ts'
import { importPassage, passageName } from './import-passages.ts'
import { importParams, questionsPage, selectedQuestions } from './import-selection.ts'
import { renderedQuestion } from './question.ts'
import { MAX_QUESTION_BYTES, MISSING, questionContent } from './question-content.ts'
import { LEVELS, MAX_QUESTIONS, texts } from './question-file.ts'
import { QUESTION_STATES } from './question-item.ts'

const IMPORT_STATES = ['reading', 'ready', 'failed', 'taken', 'undone'] as const
export type ImportState = (typeof IMPORT_STATES)[number]

export const MAX_IMPORT_BYTES = 40 * 1024 * 1024
/** The largest answer key that comes as a file of its own. */
const MAX_KEY_BYTES = 5 * 1024 * 1024
/** Questions on one page of the list. */
export const IMPORT_PAGE = 20
/** The most questions that are exported into one file. */
export const MAX_EXPORTED = 500

const fileName = line(200).min(1)
/** Left out: all of them. */
const positions = selectedQuestions.optional()

const importItem = z.strictObject({
  id: z.int(),
  state: z.enum(IMPORT_STATES),
  file_name: z.string(),
  size: z.int(),
  format: z.string().nullable(),
  /** Why it could not be read, for the state `failed`. */
  failure: z.string().nullable(),
  made_by: z.string().nullable(),
  made_at: z.string(),
  taken_at: z.string().nullable(),
  questions: z.int(),
  /** Questions that have to be fixed. */
  faulty: z.int(),
  /** Questions that would change one of the bank. */
  changes: z.int(),
  /** Those of them whose question was changed in the bank, too, since it was exported. */
  conflicts: z.int(),
  taken: z.int(),
})
export type ImportItem = z.infer<typeof importItem>

const place = z.union([
  z.strictObject({ line: z.int() }),
  z.strictObject({ sheet: z.string().optional(), row: z.int() }),
])
export type ImportPlace = z.infer<typeof place>

const problem = z.strictObject({
  code: z.string(),
  what: z.string(),
  severity: z.enum(['fault', 'note']),
  at: place.nullable(),
})
export type ImportProblem = z.infer<typeof problem>

/** Which column of a sheet holds what, as `Mapping` of the formats. */
const mapping = z.strictObject({
  sheet: z.string().max(100).nullable(),
  headingRow: z.int().min(0).max(20_000),
  columns: z
    .array(z.strictObject({ heading: z.string().max(200), field: z.string().max(40).nullable() }))
    .min(1)
    .max(100),
})
export type ImportMapping = z.infer<typeof mapping>
const mappings = z.array(mapping).max(50)

const importDetails = importItem.extend({
  /** Questions that an import brought into the bank before, or that say what their question of the bank says. */
  there: z.int(),
  /** Problems of the file and not of one question. */
  problems: z.array(problem),
  /** The column mappings of a spreadsheet; empty for other formats. */
  mappings,
  /** What a column can hold. */
  fields: z.array(z.string()),
  /** An earlier import of the same file. */
  same_file: z.strictObject({ id: z.int(), state: z.enum(IMPORT_STATES), made_at: z.string() }).nullable(),
})
export type Import = z.infer<typeof importDetails>

const changes = z.strictObject({
  question_id: z.int(),
  state: z.enum(QUESTION_STATES),
  /** What the bank has now. */
  version: z.int(),
  content: questionContent,
  passage: texts.nullable(),
  /** The version that was exported, or that was looked at since; another one than `version` is a conflict. */
  from_version: z.int(),
})
export type Changes = z.infer<typeof changes>

const question = z.strictObject({
  position: z.int(),
  version: z.int(),
  number: z.string().nullable(),
  section: z.string().nullable(),
  at: place.nullable(),
  /** As it stands in the file, without markup; null where the format has none. */
  source: z.string().nullable(),
  /** Of the passages of the import, by name. */
  passage: passageName.nullable(),
  content: questionContent,
  problems: z.array(problem),
  /** What the bank will miss; a topic can be set later. */
  missing: z.array(z.enum(MISSING)),
  faulty: z.boolean(),
  rendered: renderedQuestion,
  /** Whether the file names a question of the bank that it is from. */
  from_bank: z.boolean(),
  /** Whether it becomes a new question all the same. */
  as_new: z.boolean(),
  /** The question of the bank that it changes. */
  changes: changes.nullable(),
  /** The question of the bank that says the same, or that an import made of the same question of a file. */
  there: z.int().nullable(),
  /** The question that was made or changed by this import. */
  question_id: z.int().nullable(),
})
export type ImportQuestion = z.infer<typeof question>

export const listImports = {
  method: 'GET',
  url: '/staff/imports/',
  summary: 'The last hundred imports of questions, newest first',
  access: 'questions.write',
  response: { 200: z.array(importItem) },
} as const satisfies Endpoint

export const startImport = {
  method: 'POST',
  url: '/staff/imports/',
  summary:
    'Read a file of questions (DOCX, XLSX, CSV, GIFT, Aiken, Moodle XML, QTI, JSON); the body is the file itself, as application/octet-stream',
  access: 'questions.write',
  querystring: z.strictObject({ name: fileName }),
  bodyLimit: MAX_IMPORT_BYTES + 1024,
  response: { 201: importItem },
} as const satisfies Endpoint

export const readImport = {
  method: 'GET',
  url: '/staff/imports/:importId/',
  summary: 'An import with the problems of its file',
  access: 'questions.write',
  params: importParams,
  response: { 200: importDetails },
} as const satisfies Endpoint

export const deleteImport = {
  method: 'DELETE',
  url: '/staff/imports/:importId/',
  summary: 'Delete an import with its file; one that was added to the bank has to be undone first',
  access: 'questions.write',
  params: importParams,
  response: { 200: emptyReply },
} as const satisfies Endpoint

export const readImportQuestions = {
  method: 'GET',
  url: '/staff/imports/:importId/questions/',
  summary: 'A page of the questions of an import, as students will see them, with their faults',
  access: 'questions.write',
  params: importParams,
  querystring: questionsPage,
  response: {
    200: z.strictObject({
      questions: z.array(question),
      /** Those of the questions of this page, each once. */
      passages: z.array(importPassage),
      next: z.int().nullable(),
    }),
  },
} as const satisfies Endpoint

export const editImportQuestion = {
  method: 'PUT',
  url: '/staff/imports/:importId/questions/:position/',
  summary: 'Edit a question before it is added to the bank; its reported problems are cleared',
  access: 'questions.write',
  params: importParams.extend({ position: z.coerce.number().int().min(0).max(MAX_QUESTIONS) }),
  bodyLimit: MAX_QUESTION_BYTES,
  body: z.strictObject({
    content: questionContent,
    version: rowId,
    /** Another passage of the import, or null for none; left out: the one it has. */
    passage: passageName.nullable().optional(),
  }),
  response: { 200: question },
} as const satisfies Endpoint

export const labelImportQuestions = {
  method: 'POST',
  url: '/staff/imports/:importId/labels/',
  summary: 'Set topic and level of questions of an import',
  access: 'questions.write',
  params: importParams,
  body: z.strictObject({ positions, topic: line(100).min(1).optional(), level: z.enum(LEVELS).optional() }),
  response: { 200: z.strictObject({ changed: z.int() }) },
} as const satisfies Endpoint

const keyApplied = z.strictObject({ answered: z.int(), problems: z.array(problem) })
export type KeyApplied = z.infer<typeof keyApplied>

export const applyImportKey = {
  method: 'POST',
  url: '/staff/imports/:importId/key/',
  summary: 'Put the answers of a key, such as "1-a 2-c", into the questions of an import',
  access: 'questions.write',
  params: importParams,
  bodyLimit: 256 * 1024,
  body: z.strictObject({ key: z.string().min(1, 'Please paste the key.').max(100_000) }),
  response: { 200: keyApplied },
} as const satisfies Endpoint

export const applyImportKeyFile = {
  method: 'POST',
  url: '/staff/imports/:importId/key-file/',
  summary: 'The same with a key in a file of its own (DOCX, XLSX, CSV or text), as application/octet-stream',
  access: 'questions.write',
  params: importParams,
  querystring: z.strictObject({ name: fileName }),
  bodyLimit: MAX_KEY_BYTES + 1024,
  response: { 200: keyApplied },
} as const satisfies Endpoint

export const mapImportColumns = {
  method: 'PUT',
  url: '/staff/imports/:importId/mapping/',
  summary:
    'Say what the columns of a spreadsheet hold; it is read again, and remembered for files with the same headings',
  access: 'questions.write',
  params: importParams,
  body: z.strictObject({ mappings: mappings.min(1) }),
  response: { 200: importItem },
} as const satisfies Endpoint

export const addImportToBank = {
  method: 'POST',
  url: '/staff/imports/:importId/take/',
  summary:
    'Add all or some questions of an import to the bank as drafts, and change those of the bank that they are from; all of them or none',
  access: 'questions.write',
  params: importParams,
  body: z.strictObject({ positions }),
  response: { 200: z.strictObject({ taken: z.int(), changed: z.int(), there: z.int() }) },
} as const satisfies Endpoint

export const questionTemplate = {
  method: 'GET',
  url: '/staff/question-templates/:language/',
  summary: 'A workbook to fill in with questions, with headings in a language',
  access: 'questions.read',
  params: z.strictObject({ language: z.enum(LANGUAGES) }),
  response: { 200: z.string().describe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet') },
} as const satisfies Endpoint

export const EXPORT_FORMATS = {
  docx: { name: 'Word', extension: 'docx' },
  xlsx: { name: 'Excel', extension: 'xlsx' },
  csv: { name: 'CSV', extension: 'csv' },
  moodle: { name: 'Moodle XML', extension: 'moodle.xml' },
  gift: { name: 'GIFT', extension: 'gift.txt' },
  aiken: { name: 'Aiken', extension: 'aiken.txt' },
  qti22: { name: 'QTI 2.2', extension: 'qti22.zip' },
  qti30: { name: 'QTI 3.0', extension: 'qti30.zip' },
  json: { name: 'Pariksha JSON', extension: 'json' },
} as const
export type ExportFormat = keyof typeof EXPORT_FORMATS

export const exportQuestions = {
  method: 'POST',
  url: '/staff/question-export/',
  summary: 'Questions of the bank as a file; refused with what the format cannot hold',
  access: 'questions.read',
  body: z.strictObject({
    questions: z.array(rowId).min(1).max(MAX_EXPORTED),
    format: z.enum(Object.keys(EXPORT_FORMATS) as [ExportFormat]),
  }),
  response: { 200: z.string().describe('application/octet-stream') },
} as const satisfies Endpoint
