import { TEST_MODES } from '@pariksha/domain/timing/release'
import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { html, paper, testDetails } from '../exams/tests.ts'
import { moment } from '../texts/moment.ts'
import { line } from '../texts/text.ts'
import { draft, PAPER_ACCESS, params, RELEASES, version } from './paper-draft.ts'

const PAPER_CHECKS = [
  'count',
  'marks',
  'option_count',
  'no_key',
  'incomplete',
  'not_approved',
  'retired',
  'newer_version',
  'no_explanation',
  'no_translation',
  'no_alternative_text',
  'same_question',
  'near_question',
  'asked_before',
  'not_compared',
  'in_practice',
  'passage_apart',
  'key_run',
  'key_balance',
  'longest_option',
  'heavy_pictures',
] as const
export type PaperCheckCode = (typeof PAPER_CHECKS)[number]

const check = z.strictObject({
  code: z.enum(PAPER_CHECKS),
  /** Errors keep a paper from being published. */
  severity: z.enum(['error', 'warning']),
  section: z.int().nullable(),
  /** The place to jump to. */
  slot: z.int().nullable(),
  /** The number of that question, or of the first of several. */
  number: z.int().nullable(),
  /** A sentence for people. */
  message: z.string(),
})
export type PaperCheck = z.infer<typeof check>

export const checkPaperDraft = {
  method: 'GET',
  url: '/staff/papers/:draftId/checks/',
  summary: 'What is wrong with a paper, and what to look at before it is published',
  access: 'papers.write',
  params,
  response: {
    200: z.strictObject({
      version: z.int(),
      checks: z.array(check),
      /** The size of the frozen paper as phones download it. */
      bytes: z.int(),
    }),
  },
} as const satisfies Endpoint

export const previewPaper = {
  method: 'GET',
  url: '/staff/papers/:draftId/preview/',
  summary: 'The paper as students get it, and its key; nothing is stored',
  access: 'papers.write',
  params,
  response: {
    200: z.strictObject({
      test: testDetails,
      paper,
      /** By question. */
      key: z.array(z.strictObject({ answer: z.string(), explanation: html.nullable() })),
    }),
  },
} as const satisfies Endpoint
export type PaperPreview = z.infer<(typeof previewPaper.response)[200]>

export const publishPaper = {
  method: 'POST',
  url: '/staff/papers/:draftId/publish/',
  summary: 'Freeze a paper and publish it, now or at a time',
  access: 'papers.publish',
  params,
  body: z.strictObject({
    version,
    access: z.enum(PAPER_ACCESS),
    /** Batches whose students may take it; for `groups` alone. */
    batches: z.array(z.int().positive().max(Number.MAX_SAFE_INTEGER)).max(100),
    /** Null: now. Until then it is announced. */
    at: moment.nullable(),
    mode: z.enum(TEST_MODES),
    /** From when, and until when it may be started. A live test needs both. */
    opens_at: moment.nullable(),
    closes_at: moment.nullable(),
    /** One end for everybody: the time runs from `opens_at`, and who enters later has less. */
    common_start: z.boolean().default(false),
    /** When the results of a live test are released: as soon as all may have delivered, at a time, or by hand. */
    release: z.enum(RELEASES).default('window'),
    /** For `time` alone. */
    release_at: moment.nullable().default(null),
  }),
  response: { 200: draft },
} as const satisfies Endpoint

export const releaseResults = {
  method: 'POST',
  url: '/staff/papers/:draftId/release/',
  summary: 'Release the results of a live test now or at a time, or when staff decide',
  access: 'papers.publish',
  params,
  body: z.strictObject({
    version,
    release: z.enum(['now', 'time', 'hand']),
    /** For `time` alone. */
    release_at: moment.nullable(),
  }),
  response: { 200: draft },
} as const satisfies Endpoint

export const unpublishPaper = {
  method: 'POST',
  url: '/staff/papers/:draftId/unpublish/',
  summary: 'Make a paper a draft again, as long as nobody has begun it',
  access: 'papers.publish',
  params,
  body: z.strictObject({ version }),
  response: { 200: draft },
} as const satisfies Endpoint

export const closePaper = {
  method: 'POST',
  url: '/staff/papers/:draftId/close/',
  summary: 'Let nobody begin it any more; who has begun it goes on',
  access: 'papers.publish',
  params,
  body: z.strictObject({ version, reason: line(500).min(3, 'Please say why.') }),
  response: { 200: draft },
} as const satisfies Endpoint

export const placePaper = {
  method: 'POST',
  url: '/staff/papers/:draftId/place/',
  summary: 'Its place among the papers of the institute in its series',
  access: 'papers.publish',
  params,
  body: z.strictObject({
    version,
    /** From 1. */
    place: z.int().min(1).max(10_000),
  }),
  response: { 200: draft },
} as const satisfies Endpoint

const settings = z.strictObject({ second_publisher: z.boolean() })

export const readPaperSettings = {
  method: 'GET',
  url: '/staff/paper-settings/',
  summary: 'How papers are published',
  access: 'papers.write',
  response: { 200: settings },
} as const satisfies Endpoint

export const changePaperSettings = {
  method: 'PUT',
  url: '/staff/paper-settings/',
  summary: 'Whether somebody else than who changed a paper last has to publish it',
  access: 'staff.manage',
  body: settings,
  response: { 200: settings },
} as const satisfies Endpoint
