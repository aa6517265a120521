import { checkInput } from '@pariksha/contract/problems/check-input'
import { fieldProblem } from '@pariksha/contract/problems/field-problems'
import type { FastifySchemaCompiler } from 'fastify'
import type { z } from 'zod'
import { AppError } from '../errors.ts'

/** Validates input against its schema, and rejects NUL characters, which PostgreSQL cannot store in text. */
export const inputValidator: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (input) => {
    const checked = checkInput(schema, input)
    if (!checked.ok) return { error: new AppError('bad_input', { errors: checked.problems }) }
    const path = findNul(checked.value)
    if (path === undefined) return { value: checked.value }
    return { error: new AppError('bad_input', { errors: [{ path, ...fieldProblem('plain_text') }] }) }
  }

type Fields = Readonly<Record<string, unknown>>

/** Recursive. Files are skipped: their bytes may be anything. */
function findNul(input: unknown): string | undefined {
  const all: [fields: Fields, path: string][] = hasFields(input) ? [[input, '']] : []
  for (const [fields, path] of all)
    for (const name of Object.keys(fields)) {
      if (name.includes('\0')) return path
      const value = fields[name]
      if (typeof value === 'string' && value.includes('\0')) return within(path, name)
      if (hasFields(value)) all.push([value, within(path, name)])
    }
  return undefined
}

const hasFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !ArrayBuffer.isView(value)
const within = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`)
