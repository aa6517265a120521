import { LETTERS } from '@pariksha/domain/question'
import type { z } from 'zod'
import { rowId } from '../fields/row-id.ts'
import { LANGUAGES, type Language } from '../languages.ts'
import { fileQuestion, MAX_OPTIONS, MIN_OPTIONS, type Texts } from './question-file.ts'

/** The body limit of a call that saves a question or a passage. */
export const MAX_QUESTION_BYTES = 512 * 1024

/**
 * What a version of a question of the institute says. Pictures are in the store of files: `![alternative text](file:SHA256)`.
 * A draft may still lack things; `missingIn` lists them.
 */
export const questionContent = fileQuestion
  .omit({ number: true, section: true, passage: true, bank_id: true })
  .extend({ passage_id: rowId.nullable() })
export type QuestionContent = z.infer<typeof questionContent>

/** What keeps a question from being reviewed. */
export const MISSING = ['stem', 'options', 'same_option', 'answer', 'translation', 'topic'] as const
export type Missing = (typeof MISSING)[number]

const isEmpty = (text: string | undefined): boolean => text === undefined || text.trim() === ''

/** The languages that a text is written in. */
export const languagesOf = (texts: Texts): readonly Language[] => LANGUAGES.filter((one) => !isEmpty(texts[one]))

/** A translation is whole or not begun: in each language of the stem every option is there. */
const isTranslated = ({ stem, options }: QuestionContent): boolean =>
  languagesOf(stem).every((language) => options.every((option) => !isEmpty(option[language])))

const hasSameOption = ({ options }: QuestionContent): boolean =>
  LANGUAGES.some((language) => {
    const written = options.map((option) => option[language]?.trim() ?? '').filter((text) => text !== '')
    return new Set(written).size < written.length
  })

function answersItself({ kind, answer, options }: QuestionContent): boolean {
  if (answer?.kind !== kind) return false
  if (answer.kind === 'numeric') return true
  const offered: readonly string[] = LETTERS.slice(0, options.length)
  return [...answer.correct].every((letter) => offered.includes(letter))
}

/** What a question lacks before it can be reviewed; nothing for a complete one. */
export function missingIn(content: QuestionContent): readonly Missing[] {
  const { kind, stem, options, topic } = content
  const optionsFit =
    kind === 'numeric' ? options.length === 0 : options.length >= MIN_OPTIONS && options.length <= MAX_OPTIONS
  const found: Readonly<Record<Missing, boolean>> = {
    stem: languagesOf(stem).length === 0,
    options: !optionsFit,
    same_option: hasSameOption(content),
    answer: !answersItself(content),
    translation: !isTranslated(content),
    topic: topic === null,
  }
  return MISSING.filter((one) => found[one])
}
