import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { rowId } from '../fields/row-id.ts'
import { drawToken } from '../questions/drawn-questions.ts'
import { draft, params, version } from './paper-draft.ts'
import { MAX_PATTERN_QUESTIONS, patternMarking } from './paper-pattern.ts'
import { paperRule } from './paper-rule.ts'

const slotId = z.int().min(1).max(Number.MAX_SAFE_INTEGER)
const section = z.int().min(0).max(19)
const slots = z.array(slotId).min(1).max(MAX_PATTERN_QUESTIONS)
const bodyLimit = 256 * 1024

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
