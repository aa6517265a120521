import { ConfigError } from '../config/config-error.ts'

/** The first PostgreSQL that has all that is asked of it (`nulls not distinct`, for one). */
const OLDEST_VERSION = 15

const REASONS: Readonly<Record<string, string>> = {
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the name of the host cannot be looked up now',
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'the connection was cut',
  EHOSTUNREACH: 'the host cannot be reached',
  ENETUNREACH: 'the host cannot be reached',
  ETIMEDOUT: 'the host does not answer',
  ENOENT: 'there is no such socket',
  EACCES: 'this account may not use the socket',
  '28P01': 'user or password are wrong',
  '28000': 'the server does not let this user in from here',
  '3D000': 'there is no such database',
  '42501': 'the user may not do that: let it own the database',
  '53300': 'the server has no connection left',
  '57P03': 'the server is starting up or shutting down',
}

/** An error of the first connection as a sentence, never with the password; errors that are not of that kind as they are. */
export function connectionProblem(error: unknown, databaseUrl: string): unknown {
  const { code = '', message } = error as Error & { code?: string }
  const reason = REASONS[code] ?? (/timeout|timed out/i.test(message) ? REASONS.ETIMEDOUT : undefined)
  if (reason !== undefined) return new ConfigError(`DATABASE_URL: ${nameOf(databaseUrl)}: ${reason}`)
  return code || /SSL|certificate|password/i.test(message)
    ? new ConfigError(`DATABASE_URL: ${nameOf(databaseUrl)}: ${message}`)
    : error
}

export function checkVersion(version: string): void {
  if (Number.parseInt(version, 10) < OLDEST_VERSION)
    throw new ConfigError(`PostgreSQL ${OLDEST_VERSION} or newer is needed; this one is ${version}`)
}

/** Host, port and database of an address, without user and password. */
export function nameOf(databaseUrl: string): string {
  const { host, pathname, searchParams } = new URL(databaseUrl)
  return `${host || searchParams.get('host') || 'localhost'}${pathname}`
}
