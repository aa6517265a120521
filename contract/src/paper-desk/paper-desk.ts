import { QUESTION_KINDS } from '@pariksha/domain/question'
import { TEST_MODES } from '@pariksha/domain/release'
import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { LANGUAGES } from '../languages.ts'
import { nothing } from '../problems/problem.ts'
import { drawToken } from '../question-bank/drawn-questions.ts'
import { QUESTION_STATES } from '../question-bank/question-bank.ts'
import { MAX_ID } from '../question-bank/question-content.ts'
import { LEVELS } from '../question-bank/question-file.ts'
import { STAGES, slug } from '../tests/tests.ts'
import { line } from '../texts/text.ts'
import { MAX_PATTERN_QUESTIONS, paperPattern, patternMarking } from './paper-pattern.ts'

/** draft: being made. scheduled: frozen, a job publishes it. published: can be started. closed: no new starts. */
export const PAPER_STATES = ['draft', 'scheduled', 'published', 'closed'] as const
export type PaperState = (typeof PAPER_STATES)[number]

/** free: everybody. paid: who bought a package of its series. groups: students of the named batches alone. */
export const PAPER_ACCESS = ['free', 'paid', 'groups'] as const
export type PaperAccess = (typeof PAPER_ACCESS)[number]

export const RULE_SOURCES = ['bank', 'templates', 'both'] as const

export const rowId = z.int().min(1).max(MAX_ID)
const slotId = z.int().min(1).max(Number.MAX_SAFE_INTEGER)
export const version = z.int().min(1).max(MAX_ID)
export const params = z.strictObject({ draftId: z.coerce.number().int().min(1).max(MAX_ID) })
const section = z.int().min(0).max(19)
const slots = z.array(slotId).min(1).max(MAX_PATTERN_QUESTIONS)
const title = line(120).min(3, 'Please enter a title.')
const bodyLimit = 256 * 1024

/** How the places of a section are filled. Shares and levels are weights: 2, 1, 1 is a half and two quarters. */
export const paperRule = z.strictObject({
  topics: z
    .array(z.strictObject({ topic: line(100).min(1), share: z.int().min(1).max(1000) }))
    .min(1)
    .max(60),
  levels: z
    .strictObject({
      easy: z.int().min(0).max(100),
      medium: z.int().min(0).max(100),
      hard: z.int().min(0).max(100),
    })
    .refine(({ easy, medium, hard }) => easy + medium + hard > 0, 'Please choose a level.'),
  source: z.enum(RULE_SOURCES),
  kinds: z.array(z.enum(QUESTION_KINDS)).min(1).max(QUESTION_KINDS.length),
  /** Nothing that the last so many papers of the series asked. */
  skip_last: z.int().min(0).max(50),
})
export type PaperRule = z.infer<typeof paperRule>

const cataloguePattern = z.strictObject({
  /** Of the shipped test that first has it, or of the own exam. */
  id: z.string(),
  series: z.string(),
  series_name: z.string(),
  stage: z.enum(STAGES),
  label: z.string(),
  pattern: paperPattern,
  /** How shipped papers of this pattern are filled, by section. */
  rules: z.array(paperRule),
})
export type CataloguePattern = z.infer<typeof cataloguePattern>

const slot = z.strictObject({
  id: z.int(),
  section: z.int(),
  /** In the whole paper, from 1. */
  number: z.int(),
  /** A question of the bank; null for one that was drawn from a shipped template. */
  question: z
    .strictObject({
      id: z.int(),
      version: z.int(),
      state: z.enum(QUESTION_STATES),
      /** Of the question now. */
      newest: z.int(),
      /** A version that can be taken instead: the newest one, where it is approved and another. */
      update: z.int().nullable(),
    })
    .nullable(),
  /** Where it was drawn from. */
  drawn: z.strictObject({ source: z.string(), seed: z.string() }).nullable(),
  kind: z.enum(QUESTION_KINDS),
  /** The beginning of the stem without markup. */
  excerpt: z.string(),
  topic: z.string().nullable(),
  level: z.enum(LEVELS).nullable(),
  languages: z.array(z.enum(LANGUAGES)),
  option_count: z.int(),
  /** As students give it: "b", "acd", "12" or "12 to 14"; null where the key is missing. */
  answer: z.string().nullable(),
  /** The same for questions that share a passage. */
  passage: z.string().nullable(),
  locked: z.boolean(),
  /** Its own, where it differs from its section. */
  marking: patternMarking.nullable(),
})
export type PaperSlot = z.infer<typeof slot>

const publication = z.strictObject({
  access: z.enum(PAPER_ACCESS),
  /** For `groups`. */
  batches: z.array(z.int()),
  mode: z.enum(TEST_MODES),
  /** When it is or was published. */
  at: z.string(),
  opens_at: z.string().nullable(),
  closes_at: z.string().nullable(),
  /** When the results of a live test are told; null: when somebody says so. */
  released_at: z.string().nullable(),
  /** Before it nobody can tell them: devices may still deliver. Null where nothing has to be waited for. */
  release_from: z.string().nullable(),
  test_id: z.int().nullable(),
  /** How many have begun it. */
  attempts: z.int(),
})

const draftItem = z.strictObject({
  id: z.int(),
  title: z.string(),
  series: z.string(),
  series_name: z.string(),
  stage: z.enum(STAGES),
  state: z.enum(PAPER_STATES),
  /** Counted up by every change; a change names the one that was read. */
  version: z.int(),
  question_count: z.int(),
  wanted_count: z.int(),
  changed_at: z.string(),
  changed_by: z.string().nullable(),
  publication: publication.nullable(),
})
export type PaperDraftItem = z.infer<typeof draftItem>

export const draft = draftItem.extend({
  /** What its form is called: "2026 pattern". */
  label: z.string(),
  pattern: paperPattern,
  /** By section: how it was filled last, or is filled in shipped papers of the pattern. */
  rules: z.array(paperRule.nullable()),
  slots: z.array(slot),
  /** Whether the caller may publish it: never who changed it last where the institute wants another person. */
  may_publish: z.boolean(),
})
export type PaperDraft = z.infer<typeof draft>

export const listPaperPatterns = {
  method: 'GET',
  url: '/staff/paper-patterns/',
  summary:
    "The patterns of the institute's own exams and of the catalogue, with the rules that shipped papers are filled by",
  access: 'papers.write',
  response: { 200: z.array(cataloguePattern) },
} as const satisfies Endpoint

export const listPaperDrafts = {
  method: 'GET',
  url: '/staff/papers/',
  summary: 'Papers of the institute, last changed first',
  access: 'papers.write',
  querystring: z.strictObject({
    state: z.enum(PAPER_STATES).optional(),
    series: slug.optional(),
    /** `next` of the page before. */
    after: z
      .string()
      .regex(/^\d{1,16}\.\d{1,12}$/)
      .optional(),
  }),
  response: { 200: z.strictObject({ papers: z.array(draftItem), next: z.string().nullable() }) },
} as const satisfies Endpoint

export const createPaperDraft = {
  method: 'POST',
  url: '/staff/papers/',
  summary: 'A new paper, from a pattern of the catalogue, from one of your own, or as a copy',
  access: 'papers.write',
  body: z.strictObject({
    title,
    series: slug,
    stage: z.enum(STAGES),
    from: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('catalogue'), id: line(80).min(1) }),
      z.strictObject({ kind: z.literal('own'), label: line(120), pattern: paperPattern }),
      /** With its questions, or its pattern and rules alone. */
      z.strictObject({ kind: z.literal('copy'), draft: rowId, questions: z.boolean() }),
    ]),
  }),
  response: { 201: draft },
} as const satisfies Endpoint

export const readPaperDraft = {
  method: 'GET',
  url: '/staff/papers/:draftId/',
  summary: 'A paper with its questions',
  access: 'papers.write',
  params,
  response: { 200: draft },
} as const satisfies Endpoint

export const changePaperDraft = {
  method: 'PUT',
  url: '/staff/papers/:draftId/',
  summary: 'Change title, place and pattern; questions of a section that is gone come to the last one',
  access: 'papers.write',
  params,
  body: z.strictObject({
    version,
    title,
    series: slug,
    stage: z.enum(STAGES),
    label: line(120),
    pattern: paperPattern,
  }),
  response: { 200: draft },
} as const satisfies Endpoint

export const deletePaperDraft = {
  method: 'DELETE',
  url: '/staff/papers/:draftId/',
  summary: 'Delete a paper that was never published',
  access: 'papers.write',
  params,
  response: { 200: nothing },
} as const satisfies Endpoint

/** Where questions come: before this one, or at the end of the section. */
const before = slotId.nullable()

export const addPaperQuestions = {
  method: 'POST',
  url: '/staff/papers/:draftId/questions/',
  summary:
    'Put questions of the bank into a section, in their newest version; those that are there are left where they are',
  access: 'papers.write',
  params,
  body: z.strictObject({
    version,
    section,
    before,
    questions: z.array(rowId).min(1).max(MAX_PATTERN_QUESTIONS),
  }),
  response: { 200: draft },
} as const satisfies Endpoint

export const addDrawnQuestions = {
  method: 'POST',
  url: '/staff/papers/:draftId/drawn/',
  summary: 'Put questions that were drawn from shipped templates into a section',
  access: 'papers.write',
  params,
  body: z.strictObject({ version, section, before, tokens: z.array(drawToken).min(1).max(50) }),
  response: { 200: draft },
} as const satisfies Endpoint

export const removePaperQuestions = {
  method: 'POST',
  url: '/staff/papers/:draftId/questions/remove/',
  summary: 'Take questions out of a paper',
  access: 'papers.write',
  params,
  bodyLimit,
  body: z.strictObject({ version, slots }),
  response: { 200: draft },
} as const satisfies Endpoint

export const movePaperQuestions = {
  method: 'POST',
  url: '/staff/papers/:draftId/questions/move/',
  summary: 'Move questions within a section or to another one, in the order that they are named',
  access: 'papers.write',
  params,
  bodyLimit,
  body: z.strictObject({ version, slots, section, before }),
  response: { 200: draft },
} as const satisfies Endpoint

export const changePaperQuestions = {
  method: 'POST',
  url: '/staff/papers/:draftId/questions/change/',
  summary: 'Lock or unlock questions, or give them marks of their own',
  access: 'papers.write',
  params,
  bodyLimit,
  body: z.strictObject({
    version,
    slots,
    locked: z.boolean().optional(),
    /** Null: those of the section. */
    marking: patternMarking.nullable().optional(),
  }),
  response: { 200: draft },
} as const satisfies Endpoint

export const updatePaperQuestions = {
  method: 'POST',
  url: '/staff/papers/:draftId/questions/update/',
  summary: 'Take the newest versions of questions, where they are approved',
  access: 'papers.write',
  params,
  bodyLimit,
  body: z.strictObject({ version, slots }),
  response: { 200: draft },
} as const satisfies Endpoint

export const replacePaperQuestion = {
  method: 'POST',
  url: '/staff/papers/:draftId/questions/replace/',
  summary: 'Another question of the same topic and level in the place of one, by the rule of its section',
  access: 'papers.write',
  params,
  body: z.strictObject({ version, slot: slotId }),
  response: { 200: draft },
} as const satisfies Endpoint

export const fillPaperSection = {
  method: 'POST',
  url: '/staff/papers/:draftId/fill/',
  summary: 'Fill the free places of a section by a rule; locked questions stay',
  access: 'papers.write',
  params,
  body: z.strictObject({
    version,
    section,
    rule: paperRule,
    /** Take out what is not locked first. */
    again: z.boolean(),
  }),
  /** `missing`: places that nothing fits. */
  response: { 200: z.strictObject({ draft, missing: z.int() }) },
} as const satisfies Endpoint
