import type { FastifyInstance } from 'fastify'
import { createCodes } from '../people/accounts/codes.ts'
import type { Database } from '../platform/db/database.ts'
import { call } from './app.ts'
import { TEST_SECRET } from './secret.ts'

type Student = { readonly id: number; readonly token: string }

/** A student without a password erases the account with the code of a mail. */
export async function erasesAccount(app: FastifyInstance, db: Database, { id, token }: Student) {
  const { mail: otp } = await createCodes(db, TEST_SECRET, { purpose: 'confirm-owner', userId: id })
  return call(app, 'DELETE', '/accounts/user/', { as: token, body: { otp } })
}
