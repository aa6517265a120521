import { ApiError } from './api-errors.ts'

const texts = {
  unauthorized: 'Unauthorized. Please login again.',
  forbidden: 'Access forbidden. You can only view your own profile.',
  notFound: 'User not found.',
  other: (status: number) => `HTTP error! status: ${status}`,
} as const

/** Why a profile did not load; `noAnswer` is for everything that is not an answer of the server. */
export function profileProblem(error: unknown, noAnswer: string): string {
  if (!(error instanceof ApiError)) return noAnswer
  if (error.status === 401) return texts.unauthorized
  if (error.status === 403) return texts.forbidden
  if (error.status === 404) return texts.notFound
  return texts.other(error.status)
}
