import { ApiError, detailOf } from '../../../shared/lib/api/api-errors.ts'
import { failureText } from '../forms/failure-text.ts'
import type { Texts } from '../texts.ts'

/** Why a profile did not load; `noAnswer` where our server does not say. */
export function profileProblem({ profile }: Texts, error: unknown, noAnswer: string): string {
  if (!(error instanceof ApiError)) return noAnswer
  if (error.status === 401) return profile.unauthorized
  if (error.status === 403) return profile.forbidden
  if (error.status === 404) return profile.notFound
  return detailOf(error, noAnswer)
}

/** Why a profile was not saved. */
export function saveProblem(texts: Texts, error: unknown): string {
  const { profile } = texts
  if (!(error instanceof ApiError)) return failureText(texts, error, profile.saveFailed)
  if (error.status === 401) return profile.unauthorized
  return error.detail ?? profile.saveFailed
}
