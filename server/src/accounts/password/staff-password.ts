import { LONGEST_PASSWORD, STAFF_PASSWORD_LENGTH } from '@pariksha/contract/accounts/password-lengths'
import { fault } from '@pariksha/contract/problems/field-problems'
import { z } from 'zod'
import { invalidPassword } from '../passwords.ts'

/** Of the environment: its problems are read by the operator. */
export const staffPassword = z
  .string()
  .min(STAFF_PASSWORD_LENGTH, `at least ${STAFF_PASSWORD_LENGTH} characters`)
  .max(LONGEST_PASSWORD, `at most ${LONGEST_PASSWORD} characters`)

export function rejectShortStaffPassword(password: string): void {
  if (password.length >= STAFF_PASSWORD_LENGTH) return
  throw invalidPassword(fault('password_of_staff_short', { least: STAFF_PASSWORD_LENGTH }))
}
