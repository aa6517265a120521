import pg from 'pg'

/**
 * Asked without a callback, pg makes one and puts it on the query, where V8 keeps it, with all that waits for it, long after
 * the answer (docs/decisions, "Memory retained after requests"). So one is given.
 */
export class Client extends pg.Client {
  /** What it gives is of a type that fits each of the overloads of pg. */
  override query(query: unknown, ...rest: unknown[]): never {
    const ask: (...of: unknown[]) => unknown = super.query.bind(this)
    const { submit, callback } = query as Partial<pg.Submittable & { callback: unknown }>
    if ([submit, callback, ...rest].some(isFunction)) return ask(query, ...rest) as never
    const answer = new Promise((resolve, reject) => {
      ask(query, rest[0], (error: Error | null, result: pg.QueryResult) => (error ? reject(error) : resolve(result)))
    })
    return answer.catch((error) => {
      Error.captureStackTrace(error) // where it was asked, as pg does
      throw error
    }) as never
  }
}

const isFunction = (value: unknown): boolean => typeof value === 'function'

/** For behind a pooler, where a statement prepared on one connection may be missing on the next: nobody's statement has a name. */
export class UnnamedClient extends Client {
  override query(query: unknown, ...rest: unknown[]): never {
    const { name, submit } = query as Partial<pg.Submittable & { name: string }>
    return super.query(
      name !== undefined && !isFunction(submit) ? { ...(query as object), name: undefined } : query,
      ...rest,
    )
  }
}
