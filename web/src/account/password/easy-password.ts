import { type Fault, fault } from '@pariksha/contract/problems/field-problems'

const LONG_ENOUGH = 10

type About = { readonly email: string; readonly names: readonly string[] }

/**
 * What is wrong with a password that is easy to guess. The lists of common ones are large, so they are loaded when there is
 * a password to check; if they do not load nothing is said here, and the server decides anyway.
 */
export async function faultOfPassword(password: string, about: About): Promise<Fault | undefined> {
  if (password.length < LONG_ENOUGH) return undefined // reported by the form
  try {
    const { isEasyToGuess } = await import('@pariksha/contract/accounts/password-strength')
    return (await isEasyToGuess(password, about)) ? fault('password_easy') : undefined
  } catch {
    return undefined
  }
}
