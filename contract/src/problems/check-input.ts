import type { z } from 'zod'
import { FIELD_PROBLEMS, type FieldCode, type FieldProblem, fieldProblemOf } from './field-problems.ts'
import type { Values } from './sentences.ts'

/** A problem of one field; the path is like `sections.0.name`, empty for the whole. */
export type InputProblem = FieldProblem & { readonly path: string }

export type Checked<Output> =
  | { readonly ok: true; readonly value: Output }
  | { readonly ok: false; readonly problems: readonly InputProblem[] }

/** Input by its schema. Every problem has a code: that of the schema, or else one for the kind of problem. */
export function checkInput<Schema extends z.ZodType>(schema: Schema, input: unknown): Checked<z.output<Schema>> {
  const read = schema.safeParse(input, { error: generalCode })
  if (read.success) return { ok: true, value: read.data }
  return {
    ok: false,
    problems: read.error.issues.map((issue) => ({ path: issue.path.join('.'), ...problemIn(issue) })),
  }
}

function problemIn(issue: z.core.$ZodIssue): FieldProblem {
  const { message } = issue
  if (isCode(message)) return fieldProblemOf(message, valuesOf(issue))
  return { code: 'not_valid', message }
}

const isCode = (message: string): message is FieldCode => Object.hasOwn(FIELD_PROBLEMS, message)

function valuesOf(issue: z.core.$ZodIssue): Values | undefined {
  if (issue.code === 'too_big') return { most: Number(issue.maximum) }
  return issue.code === 'too_small' ? { least: Number(issue.minimum) } : undefined
}

/** For problems of which the schema says nothing of its own. */
function generalCode(issue: z.core.$ZodRawIssue): FieldCode | undefined {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.expected === 'int' && typeof issue.input === 'number') return 'not_whole'
      return isBlank(issue.input) ? 'missing' : undefined
    case 'invalid_value':
    case 'invalid_format':
      return isBlank(issue.input) ? 'missing' : undefined
    case 'too_big':
      if (issue.exact || !issue.inclusive) return undefined
      return TOO_BIG[issue.origin]
    case 'too_small':
      if (issue.exact || !issue.inclusive) return undefined
      return issue.origin === 'string' && issue.minimum <= 1 ? 'missing' : TOO_SMALL[issue.origin]
    default:
      return undefined
  }
}

/** As a form sends a field that is left empty. */
const isBlank = (input: unknown): boolean => input === undefined || input === null || input === ''

const TOO_BIG: Readonly<Record<string, FieldCode>> = {
  string: 'too_long',
  array: 'too_many',
  number: 'too_high',
  int: 'too_high',
}
const TOO_SMALL: Readonly<Record<string, FieldCode>> = {
  string: 'too_short',
  array: 'too_few',
  number: 'too_low',
  int: 'too_low',
}
