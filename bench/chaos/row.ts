/** What one scenario did, and where it violated what is promised. */
export type ScenarioResult = {
  readonly rounds: number
  readonly acknowledged: number
  readonly violations: readonly string[]
}

export type Row = {
  readonly what: string
  readonly verdict: 'ok' | 'FAILED' | 'not tried'
  readonly rounds: number
  /** Actions that the server acknowledged; all are verified afterwards. */
  readonly acknowledged: number
  readonly seconds: number
  readonly note: string
}

/** Thrown where a row cannot run on this machine; the message says why. */
export class NotSupportedHere extends Error {}

const SHOWN = 4

export async function row(
  what: string,
  attempt: () => Promise<ScenarioResult & { readonly note?: string }>,
): Promise<Row> {
  const began = performance.now()
  const took = () => Math.round((performance.now() - began) / 1000)
  try {
    const { rounds, acknowledged, violations, note = '' } = await attempt()
    const failed = violations.length > 0
    return {
      what,
      verdict: failed ? 'FAILED' : 'ok',
      rounds,
      acknowledged,
      seconds: took(),
      note: failed ? `${violations.length}: ${violations.slice(0, SHOWN).join('; ')}` : note,
    }
  } catch (error) {
    const blocked = error instanceof NotSupportedHere
    const note = error instanceof Error ? error.message : String(error)
    return { what, verdict: blocked ? 'not tried' : 'FAILED', rounds: 0, acknowledged: 0, seconds: took(), note }
  }
}
