import { ApiError } from '../lib/api-errors.ts'
import { texts } from './texts.ts'

/** Why a profile did not load; `noAnswer` is for everything that is not an answer of the server. */
export function profileProblem(error: unknown, noAnswer: string): string {
  if (!(error instanceof ApiError)) return noAnswer
  if (error.status === 401) return texts.profile.unauthorized
  if (error.status === 403) return texts.profile.forbidden
  if (error.status === 404) return texts.profile.notFound
  return texts.profile.otherStatus(error.status)
}

/** Why a profile was not saved. */
export function saveProblem(error: unknown): string {
  if (!(error instanceof ApiError)) return texts.profile.saveFailed
  if (error.status === 401) return texts.profile.unauthorized
  return error.detail ?? texts.profile.otherStatus(error.status)
}
