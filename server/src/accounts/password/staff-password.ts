import { fault } from '@pariksha/contract/problems/field-problems'
import { z } from 'zod'
import { invalidPassword } from '../passwords.ts'

/** Longer than for students, as staff can change the public site. */
const MIN_LENGTH = 12

export const staffPassword = z.string().min(MIN_LENGTH, 'at least 12 characters').max(128, 'at most 128 characters')

export function rejectShortStaffPassword(password: string): void {
  if (password.length >= MIN_LENGTH) return
  throw invalidPassword(fault('password_of_staff_short', { least: MIN_LENGTH }))
}
