/** What is told in time; undefined when it comes too late or not at all. */
export async function within<T>(milliseconds: number, told: Promise<T>): Promise<T | undefined> {
  const { promise: tooLate, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(resolve, milliseconds, undefined)
  return Promise.race([told.catch(() => undefined), tooLate]).finally(() => clearTimeout(timer))
}
