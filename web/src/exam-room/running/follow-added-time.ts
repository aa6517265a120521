import type { TimeAdded } from '@pariksha/contract/attempts/time-added'

type Deps = {
  /** A long poll: answered when staff add time, after some seconds at most. */
  readonly next: (signal: AbortSignal) => Promise<{ readonly added: boolean }>
  /** All that staff added to the attempt. */
  readonly list: () => Promise<readonly TimeAdded[]>
  /** Staff added time right now: brings the new time. */
  readonly fetchTime: () => Promise<void>
  readonly tell: (added: TimeAdded) => void
  /** Resolves when the next try may be made. */
  readonly afterFailure: (error: unknown) => Promise<void>
}

/**
 * Tells what staff add, each once, while the returned function runs. It may be stopped and called again: what was added
 * while the device was away is told when it is back, as the server notifies of the last minute alone.
 */
export function followAddedTime({ next, list, fetchTime, tell, afterFailure }: Deps) {
  /** How many were read. What was there before the page stands with the result. */
  let known: number | undefined

  async function read(isAdded: boolean): Promise<void> {
    const all = await list()
    for (const added of all.slice(known ?? (isAdded ? -1 : all.length))) tell(added)
    known = all.length
  }

  return async function listen(signal: AbortSignal): Promise<void> {
    let wasAway = known !== undefined
    while (!signal.aborted) {
      try {
        if (wasAway) await read(false)
        wasAway = false
        const { added } = await next(signal)
        if (added) await fetchTime()
        if (signal.aborted) return
        if (added || known === undefined) await read(added)
      } catch (error) {
        wasAway = true
        if (!signal.aborted) await afterFailure(error)
      }
    }
  }
}
