const PAUSES_MILLIS = [1000, 2000, 4000]

/** Tries again, after each of the pauses in turn, what has failed and may pass the next time. */
export async function persistently<Value>(
  attempt: () => Promise<Value>,
  mayPass: (error: unknown) => boolean = () => true,
  [pause, ...later]: readonly number[] = PAUSES_MILLIS,
): Promise<Value> {
  try {
    return await attempt()
  } catch (error) {
    if (pause === undefined || !mayPass(error)) throw error
    await new Promise((done) => setTimeout(done, pause))
    return await persistently(attempt, mayPass, later)
  }
}
