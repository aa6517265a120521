import { EASY_TO_GUESS } from '@pariksha/contract/accounts/fields'

const LONG_ENOUGH = 10

type About = { readonly email: string; readonly names: readonly string[] }

/**
 * The message for a password that is easy to guess. The lists of common ones are large, so they are loaded when there is
 * a password to check; if they do not load there is no message here, and the server decides anyway.
 */
export async function problemOfPassword(password: string, about: About): Promise<string | undefined> {
  if (password.length < LONG_ENOUGH) return undefined // reported by the form
  try {
    const { isEasyToGuess } = await import('@pariksha/contract/accounts/password-strength')
    return (await isEasyToGuess(password, about)) ? EASY_TO_GUESS : undefined
  } catch {
    return undefined
  }
}
