import { type FieldProblem, fieldProblem } from '@pariksha/contract/problems/field-problems'

const LONG_ENOUGH = 10

type About = { readonly email: string; readonly names: readonly string[] }
export type Checked = { readonly password: string; readonly about: About }

/**
 * What is wrong with a password that is easy to guess. The lists of common ones are large, so they are loaded when there is a password to
 * check, by a worker: a slow phone is busy with them for most of a second. If they do not load nothing is said here, and the server
 * decides anyway.
 */
export async function problemOfPassword(password: string, about: About): Promise<FieldProblem | undefined> {
  if (password.length < LONG_ENOUGH) return undefined // reported by the form
  return (await isEasyToGuess({ password, about })) ? fieldProblem('password_easy') : undefined
}

function isEasyToGuess(checked: Checked): Promise<boolean> {
  const worker = new Worker(new URL('./easy-password-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<boolean>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<boolean>) => resolve(data)
    worker.onerror = () => resolve(false)
    worker.postMessage(checked)
  }).finally(() => worker.terminate()) // with the memory of the lists
}
