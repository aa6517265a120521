import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { rowId } from '../fields/row-id.ts'
import { params, question, remark } from './question.ts'

export const submitQuestion = {
  method: 'POST',
  url: '/staff/questions/:questionId/submit/',
  summary: 'Ask for the review of a draft',
  access: 'questions.write',
  params,
  body: z.strictObject({ version: rowId }),
  response: { 200: question },
} as const satisfies Endpoint

export const reviewQuestion = {
  method: 'POST',
  url: '/staff/questions/:questionId/review/',
  summary: 'Approve a question, send it back to its author, retire it, or bring it back as a draft',
  access: 'questions.approve',
  params,
  body: z.strictObject({
    version: rowId,
    state: z.enum(['approved', 'draft', 'retired']),
    remark: remark.optional(),
  }),
  response: { 200: question },
} as const satisfies Endpoint

const settings = z.strictObject({ second_approver: z.boolean() })

export const readQuestionBankSettings = {
  method: 'GET',
  url: '/staff/question-bank-settings/',
  summary: 'How questions are approved',
  access: 'questions.read',
  response: { 200: settings },
} as const satisfies Endpoint

export const changeQuestionBankSettings = {
  method: 'PUT',
  url: '/staff/question-bank-settings/',
  summary: 'Whether somebody else than the author has to approve',
  access: 'staff.manage',
  body: settings,
  response: { 200: settings },
} as const satisfies Endpoint
