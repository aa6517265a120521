import { TEST_MODES } from '@pariksha/domain/timing/release'
import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { STAGES, slug } from '../exams/tests.ts'
import { rowId, rowIdInAddress } from '../fields/row-id.ts'
import { emptyReply } from '../problems/problem.ts'
import { line } from '../texts/text.ts'
import { paperPattern } from './paper-pattern.ts'
import { paperRule } from './paper-rule.ts'
import { slot } from './paper-slot.ts'

/** draft: being made. scheduled: frozen, a job publishes it. published: can be started. closed: no new starts. */
export const PAPER_STATES = ['draft', 'scheduled', 'published', 'closed'] as const
export type PaperState = (typeof PAPER_STATES)[number]

/** free: everybody. paid: who bought a package of its series. groups: students of the named batches alone. */
export const PAPER_ACCESS = ['free', 'paid', 'groups'] as const
export type PaperAccess = (typeof PAPER_ACCESS)[number]

export const version = rowId
export const params = z.strictObject({ draftId: rowIdInAddress })
const title = line(120).min(3, 'Please enter a title.')

const publication = z.strictObject({
  access: z.enum(PAPER_ACCESS),
  /** For `groups`. */
  batches: z.array(z.int()),
  mode: z.enum(TEST_MODES),
  /** When it is or was published. */
  at: z.string(),
  opens_at: z.string().nullable(),
  closes_at: z.string().nullable(),
  /** When the results of a live test are released; null: by hand. */
  released_at: z.string().nullable(),
  /** Before it nobody can release them: devices may still deliver. Null where nothing has to be waited for. */
  release_from: z.string().nullable(),
  /** Where it is a shift of a mock: the one that ends last, for which the results of all its shifts wait. */
  last_shift: z.strictObject({ mock: z.string(), shift: z.int() }).nullable(),
  test_id: z.int().nullable(),
  /** Among the institute's papers of its series and stage, from 1. */
  place: z.int(),
  /** Students who have begun it; at a live test without those who practised it afterwards. */
  begun_by: z.int(),
  /** There is no attempt at it, practice included: it may be a draft again. */
  unused: z.boolean(),
})

export const RELEASES = ['window', 'time', 'hand'] as const

/** Who may take a paper, and when. */
const terms = z.strictObject({
  access: z.enum(PAPER_ACCESS),
  batches: z.array(z.int()),
  mode: z.enum(TEST_MODES),
  opens_at: z.string().nullable(),
  closes_at: z.string().nullable(),
  common_start: z.boolean(),
  release: z.enum(RELEASES),
  release_at: z.string().nullable(),
})
export type PublicationTerms = z.infer<typeof terms>

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
  /** The name of its pattern: "2026 pattern". */
  label: z.string(),
  pattern: paperPattern,
  /** By section: how it was filled last, or is filled in shipped papers of the pattern. */
  rules: z.array(paperRule.nullable()),
  slots: z.array(slot),
  /** On which it was published last; without batches that were deleted since. Null before the first time. */
  last_terms: terms.nullable(),
  /** Whether the caller may publish it: never who changed it last where the institute wants another person. */
  may_publish: z.boolean(),
})
export type PaperDraft = z.infer<typeof draft>

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
  response: { 200: emptyReply },
} as const satisfies Endpoint
