import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { day } from '../texts/moment.ts'
import { line } from '../texts/text.ts'

const stage = line(60).min(1)

const staffDate = z.strictObject({
  exam: z.string(),
  name: z.string(),
  /** Stages of the examination that a date may be of. */
  stages: z.array(z.string()),
  /** The yearly day that pages use while staff have set none, with its stage: "Main: October 10th". */
  usual: z.string().nullable(),
  on_date: z.string().nullable(),
  stage: z.string().nullable(),
  tentative: z.boolean(),
  /** The version that was read, for optimistic locking. Null: staff have set no day. */
  version: z.string().nullable(),
})
export type StaffDate = z.infer<typeof staffDate>

const response = { 200: z.strictObject({ dates: z.array(staffDate) }) }

export const listExamDates = {
  method: 'GET',
  url: '/staff/exam-dates/',
  summary: 'Every examination with the date set by staff',
  access: 'site.edit',
  response,
} as const satisfies Endpoint

const change = z.strictObject({
  exam: z.string().regex(/^[a-z0-9_]{1,40}$/),
  /** Null: removes the date. */
  on_date: day.nullable(),
  stage: stage.nullable(),
  tentative: z.boolean(),
  version: z.string().max(40).nullable(),
})

export const changeExamDates = {
  method: 'PUT',
  url: '/staff/exam-dates/',
  summary: 'Set the dates of several examinations in one transaction: none if one of them was changed meanwhile',
  access: 'site.edit',
  body: z.strictObject({ dates: z.array(change).min(1).max(100) }),
  response,
} as const satisfies Endpoint
