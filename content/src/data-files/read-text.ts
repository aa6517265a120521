import { readFileSync } from 'node:fs'
import type { z } from 'zod'

export const readText = (file: URL): string => readFileSync(file, 'utf8')

/** `topics/tenses/items.yaml`: the part of a path that distinguishes files of content. */
export const fileName = ({ pathname }: URL): string => pathname.split('/src/').at(-1) ?? pathname

/** What was read as its schema describes it; an error names the place and says what is wrong there. */
export function checked<Value>(schema: z.ZodType<Value>, read: unknown, place: string): Value {
  const { success, data, error } = schema.safeParse(read)
  if (success) return data
  const problems = error.issues.map(({ path, message }) =>
    path.length > 0 ? `${path.join('.')}: ${message}` : message,
  )
  throw new SyntaxError(`${place}: ${problems.join('; ')}`)
}
