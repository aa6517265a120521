type Told = Error & { readonly code?: unknown; readonly constraint?: unknown; readonly table?: unknown }

/**
 * What the log learns of an error. Not all of its properties: the database's quote the row that did not fit, the sign-in
 * provider's the exchange.
 */
export function loggedError(error: Told): { type: string; message: string; stack: string; [more: string]: unknown } {
  const { name, message, stack = '', code, constraint, table, cause } = error
  return {
    type: name,
    message,
    stack,
    ...(code !== undefined && { code }),
    ...(constraint !== undefined && { constraint }),
    ...(table !== undefined && { table }),
    ...(cause instanceof Error && { cause: `${cause.name}: ${cause.message}` }),
  }
}
