import type { SignedInUser } from '@pariksha/contract/people/accounts/user'
import type { Secret } from '../../../platform/config/secret.ts'
import type { Database } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Tokens } from '../../../platform/http/authenticate.ts'
import type { Limits } from '../../../platform/limits/limits.ts'
import { passwordMatches } from '../passwords.ts'
import { credentialsByEmail, signedInUser } from '../queries.ts'
import { rateLimitKey, rememberNetwork } from './known-networks.ts'
import { rememberLanguage } from './remember-language.ts'
import type { SignInClient } from './sign-in-client.ts'

export type Session = { token: string; user: SignedInUser }
type Deps = { readonly db: Database; readonly limits: Limits; readonly tokens: Tokens; readonly secret: Secret }

export async function login(
  { db, limits, tokens, secret }: Deps,
  { email, password }: { email: string; password: string },
  { network, device, language }: SignInClient,
): Promise<Session> {
  const limitKey = await rateLimitKey({ db, secret }, email, network)
  await limits.take('login-account', limitKey)
  const user = await credentialsByEmail(db, email)
  if (!(await passwordMatches(password, user?.password_hash)) || !user) throw new AppError('wrong_credentials')
  await limits.clear('login-account', limitKey)
  if (user.blocked_at) throw new AppError('blocked')
  const token = await tokens.issueWhile(user.id, user.password_hash, device)
  if (token === undefined) throw new AppError('wrong_credentials')
  await rememberNetwork({ db, secret }, user.id, network)
  await rememberLanguage(db, user.id, language)
  return { token, user: await signedInUser(db, user.id) }
}
