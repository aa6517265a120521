import { sql } from 'kysely'
import type { Transaction } from './database.ts'

/** What else takes this lock waits for the end of the transaction. Without a row there is no such user. */
export const lockUser = (tx: Transaction, userId: number) =>
  sql`select from users where id = ${userId} for no key update`.execute(tx)
