import { LONGEST_PASSWORD, STAFF_PASSWORD_LENGTH } from '@pariksha/contract/people/accounts/password-lengths'
import { z } from 'zod'

/** Of the environment: its problems are read by the operator. */
export const staffPassword = z
  .string()
  .min(STAFF_PASSWORD_LENGTH, `at least ${STAFF_PASSWORD_LENGTH} characters`)
  .max(LONGEST_PASSWORD, `at most ${LONGEST_PASSWORD} characters`)
