import { EXAM_COLOURS, FAMILIES } from '@pariksha/domain/exam-families'
import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { emptyReply } from '../problems/problem.ts'
import { slug } from './tests.ts'

const list = <T extends z.ZodType>(item: T) => z.array(item).readonly()
/** A label and what is to be said about it. */
const rows = list(z.tuple([z.string(), z.string()]).readonly())

const examDate = z.strictObject({
  month: z.int(),
  day: z.int(),
  /** "December 6th". */
  label: z.string(),
  /** Which stage of the examination comes on that day, where that is known. */
  stage: z.string().nullable(),
  /** Not the year's real day, as far as the institute knows. */
  tentative: z.boolean(),
  /** The year of an announced date that is still to come; null for a tentative date, which recurs every year. */
  year: z.int().nullable(),
  /** When it was held last, where staff had set that day: "November 21st, 2026". */
  held: z.string().nullable(),
})
export type ExamDate = z.infer<typeof examDate>

const examItem = z.strictObject({
  slug: z.string(),
  name: z.string(),
  /** As headlines write it. */
  title: z.string(),
  full_name: z.string(),
  family: z.enum(FAMILIES),
  body: z.string(),
  series: z.string().nullable(),
  /** The address of its page. */
  page: z.string(),
  date: examDate.nullable(),
  summary: z.string(),
  /** The colour of its card and pages, where it differs from that of its family. */
  colour: z.enum(EXAM_COLOURS).optional(),
  /** The first stage of the pattern in force, in a line. */
  pattern: z.string().nullable(),
})
export type ExamItem = z.infer<typeof examItem>

const stage = z.strictObject({
  name: z.string(),
  minutes: z.int().nullable(),
  questions: z.int().nullable(),
  marks: z.number().nullable(),
  marking: z.string().nullable(),
  options: z.int().nullable(),
  note: z.string().nullable(),
  sections: list(
    z.strictObject({
      name: z.string(),
      questions: z.int().nullable(),
      marks: z.number().nullable(),
      minutes: z.int().nullable(),
    }),
  ),
})
export type ExamStage = z.infer<typeof stage>

const pattern = z.strictObject({
  label: z.string(),
  years: z.string(),
  current: z.boolean(),
  note: z.string().nullable(),
  stages: list(stage),
})
export type ExamPattern = z.infer<typeof pattern>

export const exam = examItem.extend({
  hero: z.string(),
  /** How often it is held, and in which stages. */
  cycle: z.string(),
  /** The months that its stages usually come in; null where they are not known or do not agree with the date. */
  usual: z.string().nullable(),
  languages: z.string(),
  eligibility: rows,
  positions: z.strictObject({ title: z.string(), items: list(z.string()) }),
  salary: z.string().nullable(),
  selection: list(z.string()),
  patterns: list(pattern),
  syllabus: list(z.strictObject({ section: z.string(), topics: list(z.string()) })),
  faq: list(z.strictObject({ question: z.string(), answer: z.string() })),
})
export type Exam = z.infer<typeof exam>

/** What pages of families are made of. */
const block = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), text: z.string() }),
  z.strictObject({ kind: z.literal('facts'), rows }),
  z.strictObject({ kind: z.literal('list'), title: z.string().nullable(), items: list(z.string()) }),
  z.strictObject({ kind: z.literal('checklist'), title: z.string(), items: list(z.string()) }),
  z.strictObject({
    kind: z.literal('cards'),
    title: z.string(),
    items: list(z.strictObject({ title: z.string(), text: z.string() })),
  }),
  /** With the sections of each stage, or its times alone. */
  z.strictObject({ kind: z.literal('patterns'), sections: z.boolean(), patterns: list(pattern) }),
])
export type PageBlock = z.infer<typeof block>

const accordionItem = z.strictObject({ id: z.string(), title: z.string(), blocks: list(block) })
export type AccordionItem = z.infer<typeof accordionItem>

const part = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('accordion'),
    /** Which item is open at first. */
    open: z.string().nullable(),
    items: list(accordionItem),
  }),
  z.strictObject({ kind: z.literal('blocks'), blocks: list(block) }),
  /** The pages of these exams. */
  z.strictObject({ kind: z.literal('exams'), title: z.string(), exams: list(examItem) }),
  z.strictObject({ kind: z.literal('packages') }),
  /** Tests of a series, of one stage or the main list. */
  z.strictObject({ kind: z.literal('tests'), title: z.string(), series: z.string() }),
  z.strictObject({ kind: z.literal('notices') }),
  z.strictObject({ kind: z.literal('stories'), exam: z.string() }),
])
export type PagePart = z.infer<typeof part>

const tab = z.strictObject({ id: z.string(), label: z.string(), parts: list(part) })
const familyPage = z.strictObject({
  family: z.enum(FAMILIES),
  path: z.string(),
  name: z.string(),
  hero: z.strictObject({
    title: z.string(),
    /** Whether the headline carries the year of the countdown's date. */
    year: z.boolean(),
    text: z.string(),
  }),
  countdown: z.strictObject({ name: z.string(), date: examDate }),
  /** Whose figures stand below the hero. */
  statistics: z.string().nullable(),
  tabs: list(tab),
  /** What stands below the tabs. */
  after: list(part),
})
export type FamilyPage = z.infer<typeof familyPage>

const slugParams = z.strictObject({ slug })

export const listExams = {
  method: 'GET',
  url: '/exams/',
  summary: 'Every examination, with its date',
  access: 'anyone',
  response: { 200: list(examItem) },
} as const satisfies Endpoint

export const readExam = {
  method: 'GET',
  url: '/exams/:slug/',
  summary: 'An examination with all its information',
  access: 'anyone',
  params: slugParams,
  response: { 200: exam },
} as const satisfies Endpoint

export const readFamilyPage = {
  method: 'GET',
  url: '/exam-families/:family/',
  summary: 'The page of a family of examinations',
  access: 'anyone',
  params: z.strictObject({ family: slug }),
  response: { 200: familyPage },
} as const satisfies Endpoint

const lastScore = z.strictObject({
  attempt_id: z.int(),
  test_id: z.int(),
  title: z.string(),
  score: z.number(),
  max_marks: z.number(),
  completed_at: z.string(),
})

export const chosenExams = {
  method: 'GET',
  url: '/exams/chosen/',
  summary: "The caller's exams, with the last scores in their series",
  access: 'signed-in',
  response: { 200: list(z.strictObject({ slug: z.string(), last_scores: list(lastScore) })) },
} as const satisfies Endpoint
export type ChosenExam = z.infer<(typeof chosenExams.response)[200]>[number]

export const chooseExam = {
  method: 'POST',
  url: '/exams/:slug/choice/',
  summary: "Add an examination to the caller's; idempotent",
  access: 'signed-in',
  params: slugParams,
  response: { 200: emptyReply },
} as const satisfies Endpoint

export const removeExam = {
  method: 'DELETE',
  url: '/exams/:slug/choice/',
  summary: "Remove an examination from the caller's",
  access: 'signed-in',
  params: slugParams,
  response: { 200: emptyReply },
} as const satisfies Endpoint
