import type { FastifySchemaCompiler } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { AppError } from '../errors.ts'

type Schema = Parameters<typeof validatorCompiler>[0]['schema']

/** What fits its schema and holds no NUL: PostgreSQL takes one in no text, wherever a call would put it. */
export const inputValidator: FastifySchemaCompiler<Schema> = (route) => {
  const validate = validatorCompiler(route)
  return (input) => {
    const result = validate(input) as { value?: unknown }
    const path = whereNulIs(result.value)
    if (path === undefined) return result
    return { error: new AppError('bad_input', { errors: [{ path, message: 'Please use plain text.' }] }) }
  }
}

/** However deep. Files are no text: their bytes may be anything. */
function whereNulIs(input: unknown): string | undefined {
  const all: [value: unknown, path: readonly string[]][] = [[input, []]]
  for (const [value, path] of all) {
    if (typeof value === 'string' && value.includes('\0')) return path.join('.')
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) continue
    for (const [name, inner] of Object.entries(value)) {
      if (name.includes('\0')) return path.join('.')
      all.push([inner, [...path, name]])
    }
  }
  return undefined
}
