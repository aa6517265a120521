import pg from 'pg'

/**
 * Asked without a callback, pg makes one and puts it on the query, where V8 keeps it, with all that waits for it, long after
 * the answer (docs/decisions, "What outlives a call"). So one is given.
 */
export class Client extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: whatever a client can be asked
  override query(query: any, values?: any, ...rest: any[]): any {
    if (typeof query.submit === 'function' || [query.callback, values, ...rest].some(isFunction))
      return super.query(query, values, ...(rest as []))
    return new Promise((resolve, reject) => {
      super.query(query, values, (error, result) => (error ? reject(error) : resolve(result)))
    }).catch((error) => {
      Error.captureStackTrace(error) // where it was asked, as pg does
      throw error
    })
  }
}

const isFunction = (value: unknown): boolean => typeof value === 'function'

/** For behind a pooler, where a statement prepared on one connection may be missing on the next: nobody's statement has a name. */
export class NamelessClient extends Client {
  // biome-ignore lint/suspicious/noExplicitAny: whatever a client can be asked
  override query(query: any, ...rest: any[]): any {
    const isNamed = query.name !== undefined && typeof query.submit !== 'function'
    return super.query(isNamed ? { ...query, name: undefined } : query, ...(rest as []))
  }
}
