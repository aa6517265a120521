import type { FastifySchemaCompiler } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { AppError } from '../errors.ts'

type Schema = Parameters<typeof validatorCompiler>[0]['schema']

/** What fits its schema and holds no NUL: PostgreSQL takes one in no text, wherever a call would put it. */
export const inputValidator: FastifySchemaCompiler<Schema> = (route) => {
  const validate = validatorCompiler(route)
  return (input) => {
    const result = validate(input) as { value?: unknown }
    if (!holdsNul(result.value)) return result
    return { error: new AppError('bad_input', { errors: [{ path: '', message: 'Please use plain text.' }] }) }
  }
}

/** However deep. Files are no text: their bytes may be anything. */
function holdsNul(input: unknown): boolean {
  const all = [input]
  for (const value of all) {
    if (typeof value === 'string' && value.includes('\0')) return true
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) continue
    for (const [key, inner] of Object.entries(value)) all.push(key, inner)
  }
  return false
}
