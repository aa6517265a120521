import { EASY_TO_GUESS } from '@pariksha/contract/accounts'

const LONG_ENOUGH = 10

type About = { readonly email: string; readonly names: readonly string[] }

/**
 * What to say of a password that is easy to guess. The lists of common ones are large, so they are fetched when there is
 * something to look at; without them nothing is said here, and the server decides anyway.
 */
export async function problemOfPassword(password: string, about: About): Promise<string | undefined> {
  if (password.length < LONG_ENOUGH) return undefined // said by the form
  try {
    const { isEasyToGuess } = await import('@pariksha/contract/password-strength')
    return (await isEasyToGuess(password, about)) ? EASY_TO_GUESS : undefined
  } catch {
    return undefined
  }
}
