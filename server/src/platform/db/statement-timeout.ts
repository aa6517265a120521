import { sql } from 'kysely'
import type { Transaction } from './database.ts'

/** From here on each statement of the transaction is cancelled after so many whole milliseconds, at least 1. */
export async function limitStatements(tx: Transaction, millis: number): Promise<void> {
  await sql`select set_config('statement_timeout', ${String(millis)}, true)`.execute(tx)
}

export const isStatementTimeout = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '57014'
