import { hash, verify } from '@node-rs/argon2'
import { type About, isEasyToGuess } from '@pariksha/contract/people/accounts/password-strength'
import { type FieldProblem, fieldProblem } from '@pariksha/contract/problems/field-problems'
import { AppError } from '../../platform/errors.ts'

const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } // argon2id is the package's default

// the hash of an unknown random password, at the same cost
const DUMMY_HASH = '$argon2id$v=19$m=19456,t=2,p=1$otFH8fQfEQdb4YQ7h9KViw$2Jj5V1xzRdz6nm3UdNJzOtTX1woIKvsbUqarT+RExwk'

/** Normalized, as keyboards compose characters differently. */
const normalized = (password: string) => password.normalize('NFKC')

/** For new passwords only: existing weak ones still work. */
export async function rejectWeakPassword(password: string, about: About): Promise<void> {
  if (await isEasyToGuess(password, about)) throw invalidPassword(fieldProblem('password_easy'))
}

export const invalidPassword = (why: FieldProblem): AppError =>
  new AppError('bad_input', { errors: [{ path: 'password', ...why }] })

export const hashPassword = (password: string): Promise<string> => hash(normalized(password), COST)

/** Constant time, also without a stored hash. */
export async function passwordMatches(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  const matches = await verify(passwordHash ?? DUMMY_HASH, normalized(password))
  return matches && Boolean(passwordHash)
}
