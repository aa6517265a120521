type LoggableError = Error & { readonly code?: unknown; readonly constraint?: unknown; readonly table?: unknown }

/**
 * The properties of an error that are logged. Not all of them: database errors quote rows, and those of the sign-in
 * provider the exchange.
 */
export function loggedError(error: LoggableError): {
  type: string
  message: string
  stack: string
  [more: string]: unknown
} {
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
