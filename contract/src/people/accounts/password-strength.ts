import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

/** Whose password it is: what a stranger would try first. */
export type About = { readonly email: string; readonly names: readonly string[] }

/** Somebody who knows the commonest passwords and the owner's name needs fewer guesses than this. */
const FEW_GUESSES = 1e7
/** Longer ones are judged by their beginning, so that judging one takes milliseconds. */
const LOOKED_AT = 40

let loaded: Promise<ZxcvbnFactory> | undefined

/** The lists of common passwords are large: whoever needs them loads them. */
async function load(): Promise<ZxcvbnFactory> {
  const [core, common] = await Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')])
  return new core.ZxcvbnFactory({ dictionary: { ...common.dictionary }, graphs: common.adjacencyGraphs })
}

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '')

/** Whether a password is weak: the e-mail address, the name, a common password, or made of such. */
export async function isEasyToGuess(password: string, { email, names }: About): Promise<boolean> {
  const words = [email, ...email.split(/[@.+_-]/), ...names, ...names.flatMap((name) => name.split(/\s+/))].filter(
    Boolean,
  )
  const whole = plain(password)
  if ([email, email.split('@')[0] ?? '', names.join(''), ...names].some((text) => plain(text) === whole)) return true
  loaded ??= load().catch((error: unknown) => {
    loaded = undefined
    throw error
  })
  const { guesses } = (await loaded).check(password.normalize('NFKC').slice(0, LOOKED_AT), words)
  return guesses < FEW_GUESSES
}
