import { isEasyToGuess } from '@pariksha/contract/people/accounts/password-strength'
import type { Checked } from './easy-password.ts'

self.onmessage = async ({ data: { password, about } }: MessageEvent<Checked>) => {
  // what fails is not said to be easy: the server decides anyway
  self.postMessage(await isEasyToGuess(password, about).catch(() => false))
}
