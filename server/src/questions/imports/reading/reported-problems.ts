import type { Place, Problem } from '@pariksha/formats/question-set'

/** A problem of a question, as it is stored with it. */
export type ReportedProblem = Pick<Problem, 'code' | 'what' | 'severity' | 'at'>

export const unknownTopic = (topic: string, at: Place | null): ReportedProblem => ({
  code: 'unknown-topic',
  what: `The topic “${topic.slice(0, 100)}” is not one of the topics of the question bank.`,
  severity: 'fault',
  at,
})

export const unknownBankId = (at: Place | null): ReportedProblem => ({
  code: 'bank-id-unknown',
  what: 'Its Bank ID is not one of this question bank, or was changed: it is taken as a new question.',
  severity: 'note',
  at,
})

export const bankIdTwice = (at: Place | null): ReportedProblem => ({
  code: 'bank-id-twice',
  what: 'A question further up has the same Bank ID: this one is taken as a new question.',
  severity: 'note',
  at,
})
