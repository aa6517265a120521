import { LETTERS, QUESTION_KINDS } from '@pariksha/domain/question'
import { z } from 'zod'
import { line, markdown } from '../texts/text.ts'

/**
 * Questions as they go into and out of an institute: our own JSON, and what every other format is read into and made
 * from. Texts are Markdown with TeX between dollars; pictures stand in them as `![alternative text](picture:ID)`.
 */

export const MAX_QUESTIONS = 5_000
export const MAX_PICTURES = 5_000
export const MIN_OPTIONS = 2
export const MAX_OPTIONS = 6

const text = markdown(20_000)

/** A text side by side in its languages; a missing language is not there. */
export const texts = z.strictObject({ en: text.optional(), te: text.optional(), hi: text.optional() })
export type Texts = z.infer<typeof texts>

const decimal = z.string().regex(/^-?\d{1,12}(\.\d{1,8})?$/, 'A plain decimal number.')

/** As `AnswerKey` of the domain. */
export const answer = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('single-choice'), correct: z.enum(LETTERS) }),
  z.strictObject({ kind: z.literal('multiple-choice'), correct: z.string().regex(/^(?=.)a?b?c?d?e?f?$/) }),
  z.strictObject({ kind: z.literal('numeric'), low: decimal, high: decimal }),
])

export const LEVELS = ['easy', 'medium', 'hard'] as const

export const fileQuestion = z.strictObject({
  /** As it is printed in the file: "12", "Q3". */
  number: line(20).nullable(),
  kind: z.enum(QUESTION_KINDS),
  stem: texts,
  /** None for typed answers. */
  options: z.array(texts).max(MAX_OPTIONS),
  /** Null: not in the file. */
  answer: answer.nullable(),
  explanation: texts.nullable(),
  /** The id of a passage of the file. */
  passage: line(40).nullable(),
  section: line(100).nullable(),
  topic: line(100).nullable(),
  level: z.enum(LEVELS).nullable(),
  source: line(200).nullable(),
  year: z.int().min(1900).max(2100).nullable(),
  tags: z.array(line(60)).max(20),
  /** Names the version of a question of the bank that was exported; whoever reads the file decides what it is worth. */
  bank_id: line(40).optional(),
})
export type FileQuestion = z.infer<typeof fileQuestion>

/** Directions, a passage, a table or a figure that several questions share. */
export const filePassage = z.strictObject({ id: line(40), text: texts })
export type FilePassage = z.infer<typeof filePassage>

export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/svg+xml'] as const
export type PictureType = (typeof PICTURE_TYPES)[number]

const filePicture = z.strictObject({ id: line(80), type: z.enum(PICTURE_TYPES), data: z.base64() })

export const questionFile = z.strictObject({
  format: z.literal('pariksha-questions'),
  version: z.literal(1),
  passages: z.array(filePassage).max(MAX_QUESTIONS),
  questions: z.array(fileQuestion).max(MAX_QUESTIONS),
  pictures: z.array(filePicture).max(MAX_PICTURES),
})
