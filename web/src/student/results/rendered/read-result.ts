import type { AttemptWithMarks } from '@pariksha/contract/attempts/results'
import type { ReadAddress } from '../../../shared/lib/api/load-context.ts'
import type { QueryReplies } from '../../../shared/lib/rendered/rendered.ts'
import { type ResultShown, resultKey } from './result-query.ts'

/** What the page asks first, each below the address of the attempt and with a query named like it. */
const PARTS = ['corrections', 'standing', 'analysis']
const LIVE_PARTS = [...PARTS, 'time-added']

/**
 * Reads the data of the result page through the calls that the student's browser makes, so that it reveals no more.
 * Undefined if there is no result, it is not released, or the caller may not see it.
 */
export async function readResult(read: ReadAddress, attemptId: number): Promise<QueryReplies | undefined> {
  const address = `/tests/usertest/${attemptId}/`
  const { status, body } = await read(`${address}?solutions=apart&questions=visited`)
  if (status !== 200) return undefined
  const { outcome, receipt: _, ...attempt } = body as AttemptWithMarks
  if (!outcome) return undefined
  const parts = attempt.mode === 'live' ? LIVE_PARTS : PARTS
  const replies = await Promise.all(
    parts.map(async (part) => ({ key: [part, attemptId], ...(await read(`${address}${part}/`)) })),
  )
  const result: ResultShown = { attempt, submitted: outcome }
  return [
    [resultKey(attemptId), result],
    ...replies.filter((reply) => reply.status === 200).map((reply) => [reply.key, reply.body] as const),
  ]
}
