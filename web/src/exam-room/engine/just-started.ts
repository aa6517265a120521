import type { Attempt } from '@pariksha/contract/attempts/attempt'

/** Attempts that this page started and that are not open on any device. */
const started = new Set<number>()

export function noteStarted({ id, status, epoch }: Attempt) {
  if (status === 'started' && epoch === 0) started.add(id)
}

/** True once: such an attempt is opened without reading its state first. */
export const wasJustStarted = (attemptId: number): boolean => started.delete(attemptId)
