import type { Millis } from '@pariksha/domain/timing/timing'

/** The delay doubles with each failure in a row, from the first to the last. */
export type Backoff = { readonly first: Millis; readonly last: Millis }

/** The delay before the next try; `minDelay` is what the server said in Retry-After. */
export function retryDelay(
  failures: number,
  minDelay: Millis = 0,
  { first, last }: Backoff = { first: 1000, last: 30_000 },
): Millis {
  // Jitter: after an outage all devices of a test centre must not retry in the same second.
  return Math.max(minDelay, Math.min(last, first * 2 ** (failures - 1)) * (1 - Math.random() / 2))
}

type Retries = {
  readonly max?: number
  /** How long the server asked to wait. */
  readonly minDelay?: (error: unknown) => Millis
}

/** Runs it again, three times at most unless it says otherwise, while it fails with an error that `isTransient` accepts. */
export async function retry<Value>(
  attempt: () => Promise<Value>,
  isTransient?: (error: unknown) => boolean,
  { max = 3, minDelay }: Retries = {},
): Promise<Value> {
  for (let failures = 1; ; failures++) {
    try {
      return await attempt()
    } catch (error) {
      if (failures > max || isTransient?.(error) === false) throw error
      await new Promise((done) => setTimeout(done, retryDelay(failures, minDelay?.(error))))
    }
  }
}
