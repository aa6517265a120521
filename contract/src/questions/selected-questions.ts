import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { rowId } from '../fields/row-id.ts'
import { line } from '../texts/text.ts'
import { MISSING } from './question-content.ts'
import { LEVELS } from './question-file.ts'

/** The largest selection that is changed in one call. */
export const MAX_SELECTED = 500

/** Why a question stays as it was: what it lacks, its state, or because another person has to approve it. */
export const REFUSALS = [...MISSING, 'state', 'own'] as const
export type Refusal = (typeof REFUSALS)[number]

const moved = z.strictObject({
  changed: z.int(),
  refused: z.array(z.strictObject({ id: z.int(), why: z.array(z.enum(REFUSALS)) })),
})
export type Moved = z.infer<typeof moved>

export const changeSelected = {
  method: 'POST',
  url: '/staff/questions/selected/',
  summary: 'Set topic, level or tags of several questions; each gets a new version',
  access: 'questions.write',
  body: z.strictObject({
    questions: z.array(rowId).min(1).max(MAX_SELECTED),
    topic: line(100).nullable().optional(),
    level: z.enum(LEVELS).nullable().optional(),
    add_tag: line(60).min(1).optional(),
    remove_tag: line(60).min(1).optional(),
  }),
  response: { 200: z.strictObject({ changed: z.int() }) },
} as const satisfies Endpoint

export const reviewSelected = {
  method: 'POST',
  url: '/staff/questions/selected/review/',
  summary: 'Approve or retire several questions; those that may not be are reported and left',
  access: 'questions.approve',
  body: z.strictObject({
    questions: z.array(rowId).min(1).max(MAX_SELECTED),
    state: z.enum(['approved', 'retired']),
  }),
  response: { 200: moved },
} as const satisfies Endpoint

export const submitSelected = {
  method: 'POST',
  url: '/staff/questions/selected/submit/',
  summary: 'Ask for the review of several drafts; those that are incomplete are reported and left',
  access: 'questions.write',
  body: z.strictObject({ questions: z.array(rowId).min(1).max(MAX_SELECTED) }),
  response: { 200: moved },
} as const satisfies Endpoint

export const allowPractice = {
  method: 'POST',
  url: '/staff/questions/selected/practice/',
  summary: 'Whether students may be asked these questions in practice, as long as their newest version is approved',
  access: 'questions.approve',
  body: z.strictObject({ questions: z.array(rowId).min(1).max(MAX_SELECTED), allowed: z.boolean() }),
  response: { 200: z.strictObject({ changed: z.int() }) },
} as const satisfies Endpoint
