type Attempt = { readonly test_id: number; readonly attempt_id: number }

/** Where an attempt is gone on with, or its result is. */
export const attemptPath = ({ test_id, attempt_id }: Attempt): string => `/test/${test_id}/usertest/${attempt_id}`

/** The `state` of a link that says Resume: a paused test goes on at once, and does not ask for the same press again. */
export const RESUME = { resume: true } as const
