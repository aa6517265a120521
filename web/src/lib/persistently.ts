/** Tries again, after each of the pauses in turn, what has failed and may pass the next time. */
export async function persistently<Value>(
  attempt: () => Promise<Value>,
  [pause, ...later]: readonly number[],
  mayPass: (error: unknown) => boolean = () => true,
): Promise<Value> {
  try {
    return await attempt()
  } catch (error) {
    if (pause === undefined || !mayPass(error)) throw error
    await new Promise((done) => setTimeout(done, pause))
    return await persistently(attempt, later, mayPass)
  }
}
