import type { User } from '@pariksha/contract/accounts'
import type { Database } from '../db/database.ts'
import { AppError } from '../errors.ts'
import type { Limits } from '../limits/limits.ts'
import type { Tokens } from './authenticate.ts'
import { passwordMatches } from './passwords.ts'
import { credentialsByEmail, profileById } from './queries.ts'

export type Session = { token: string; user: User }
type Means = { readonly db: Database; readonly limits: Limits; readonly tokens: Tokens }

export async function login({ db, limits, tokens }: Means, email: string, password: string): Promise<Session> {
  await limits.take('login-account', email)
  const user = await credentialsByEmail(db, email)
  if (!(await passwordMatches(password, user?.password_hash)) || !user) throw new AppError('wrong_credentials')
  await limits.clear('login-account', email)
  const token = await tokens.issueWhile(user.id, user.password_hash)
  if (token === undefined) throw new AppError('wrong_credentials')
  return { token, user: await profileById(db, user.id) }
}
