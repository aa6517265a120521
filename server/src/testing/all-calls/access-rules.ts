import { AUTHORING_RULES } from './rules/authoring-rules.ts'
import type { Expectation } from './rules/expectation.ts'
import { PUBLIC_RULES } from './rules/public-rules.ts'
import { STAFF_RULES } from './rules/staff-rules.ts'
import { STUDENT_RULES } from './rules/student-rules.ts'

/** Their bodies are files. */
export const TAKES_FILE = /^POST \/staff\/(files|imports|imports\/[^/]+\/key-file|batches\/[^/]+\/import\/sheet)\/$/

/** One row per call of the contract: who gets which status. */
export const ACCESS_RULES: Readonly<Record<string, Expectation>> = {
  ...PUBLIC_RULES,
  ...STUDENT_RULES,
  ...STAFF_RULES,
  ...AUTHORING_RULES,
}
