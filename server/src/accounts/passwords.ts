import { hash, verify } from '@node-rs/argon2'
import { EASY_TO_GUESS } from '@pariksha/contract/accounts'
import { type About, isEasyToGuess } from '@pariksha/contract/password-strength'
import { AppError } from '../errors.ts'

const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } // argon2id is the package's default

// of a random password that nobody knows, at the same cost
const NOBODYS = '$argon2id$v=19$m=19456,t=2,p=1$otFH8fQfEQdb4YQ7h9KViw$2Jj5V1xzRdz6nm3UdNJzOtTX1woIKvsbUqarT+RExwk'

/** The same password typed on another keyboard may be composed of other code points. */
const composed = (password: string) => password.normalize('NFKC')

/** Of new ones; who has an easy one from before can still sign in. */
export async function refuseEasyPassword(password: string, about: About): Promise<void> {
  if (await isEasyToGuess(password, about)) throw unfit(EASY_TO_GUESS)
}

export const unfit = (message: string): AppError =>
  new AppError('bad_input', { errors: [{ path: 'password', message }] })

export const hashPassword = (password: string): Promise<string> => hash(composed(password), COST)

/** Takes the same time where there is no password to compare with. */
export async function passwordMatches(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  const matches = await verify(passwordHash ?? NOBODYS, composed(password))
  return matches && Boolean(passwordHash)
}
