/** The result, or undefined after the timeout or a failure. */
export async function withTimeout<T>(milliseconds: number, promised: Promise<T>): Promise<T | undefined> {
  const { promise: timedOut, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(resolve, milliseconds, undefined)
  return Promise.race([promised.catch(() => undefined), timedOut]).finally(() => clearTimeout(timer))
}
