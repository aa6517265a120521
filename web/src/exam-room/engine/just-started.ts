import type { Attempt } from '@pariksha/contract/attempts'

/** Attempts that this page started and nobody opened yet. */
const started = new Set<number>()

export function noteStarted({ id, status, epoch }: Attempt) {
  if (status === 'started' && epoch === 0) started.add(id)
}

/** True once: whoever opens such an attempt need not ask how it stands. */
export const wasJustStarted = (attemptId: number): boolean => started.delete(attemptId)
