import { ApiError } from '../../shared/lib/api/api-errors.ts'

/** The session is over, or its second step: twelve hours after it was done. */
export const needsSignIn = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 401 || error.code === 'second_step_needed')
