import { readMark, unitsPerMark } from '@pariksha/domain/marking/marking'
import { z } from 'zod'
import { whole } from '../fields/whole-number.ts'
import { LANGUAGES } from '../languages.ts'
import { line } from '../texts/text.ts'

const isMark = (text: string): boolean => /^[+-]?\d{1,3}(\.\d{1,2}|\/[1-9]\d?)?$/.test(text)
/** A mark as examination notices print it. */
const mark = z.string().max(8).refine(isMark, 'A number like 1, -0.25 or -1/3.')

/** The sign of a mark; 0 of what is no mark. */
const signOf = (text: string): number => (isMark(text) ? Math.sign(readMark(text).numerator) : 0)

/** What a right, a wrong and an unanswered question is worth. */
export const patternMarking = z
  .strictObject({ right: mark, wrong: mark, blank: mark })
  .refine(({ right }) => !isMark(right) || signOf(right) > 0, { path: ['right'], error: 'More than 0.' })
  .refine(({ wrong }) => signOf(wrong) <= 0, { path: ['wrong'], error: '0, or less than 0 like -1/3.' })
  .refine(({ blank }) => signOf(blank) <= 0, { path: ['blank'], error: '0, or less than 0.' })

export type PatternMarking = z.infer<typeof patternMarking>

const patternSection = z.strictObject({
  name: line(80).min(1),
  /** Questions. */
  count: whole(1, 300),
  /** Its own time, where sections follow one another; null: all share the clock, or that of the section before it. */
  minutes: whole(1, 600).nullable(),
  marking: patternMarking,
  /** What typed answers are worth, where that differs. */
  typed_marking: patternMarking.nullish(),
})
export type PatternSection = z.infer<typeof patternSection>

export const MAX_PATTERN_QUESTIONS = 500

type Section = { readonly count: number; readonly minutes: number | null }
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

/** What a paper of an examination is like: its time, its sections, and what an answer is worth in each. */
export const paperPattern = z
  .strictObject({
    minutes: whole(1, 600),
    /** Options of a question. */
    options: whole(2, 6),
    /** Which languages its questions are in. */
    languages: z.array(z.enum(LANGUAGES)).min(1, 'Please choose at least one language.').max(LANGUAGES.length),
    sections: z.array(patternSection).min(1, 'Please add a section.').max(20, 'At most 20 sections.'),
  })
  .refine(({ languages }) => new Set(languages).size === languages.length, {
    path: ['languages'],
    error: 'Each language once.',
  })
  .refine(({ sections }) => sum(sections.map(({ count }) => count)) <= MAX_PATTERN_QUESTIONS, {
    path: ['sections'],
    error: `At most ${MAX_PATTERN_QUESTIONS} questions.`,
  })
  .refine(({ sections }) => new Set(sections.map(({ name }) => name)).size === sections.length, {
    path: ['sections'],
    error: 'Each section needs a name of its own.',
  })
  .refine(({ minutes, sections }) => timesFit(minutes, sections), {
    path: ['sections'],
    error: 'The times of the sections have to add up to the time of the paper, from the first section on.',
  })
  .refine(
    ({ sections }) => haveCommonPart(sections.flatMap(({ marking, typed_marking }) => [marking, typed_marking])),
    {
      path: ['sections'],
      error: 'The fractions of these marks do not go together. Please use simpler ones.',
    },
  )
export type PaperPattern = z.infer<typeof paperPattern>

function timesFit(minutes: number, sections: readonly Section[]): boolean {
  const own = sections.flatMap((section) => section.minutes ?? [])
  return own.length === 0 || (sections[0]?.minutes !== null && sum(own) === minutes)
}

/** Bounds the units of a mark, so that sums of marks fit the database's integers. */
const MAX_UNITS_PER_MARK = 10_000

/** Whether marks can be added up exactly in parts of a mark that are not too small. */
export function haveCommonPart(markings: readonly (PatternMarking | null | undefined)[]): boolean {
  const marks = markings.flatMap((one) => (one ? [one.right, one.wrong, one.blank] : []))
  return unitsPerMark(marks.filter(isMark)) <= MAX_UNITS_PER_MARK
}

export const patternQuestions = ({ sections }: Pick<PaperPattern, 'sections'>): number =>
  sum(sections.map(({ count }) => count))
