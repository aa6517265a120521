import type { Paper } from '@pariksha/contract/tests'
import { readPaper } from './calls.ts'
import { readPaperOnDevice, write } from './outbox.ts'
import { bringPictures } from './pictures.ts'

/** Papers of this page, so that the step from the instructions to the test asks for them once. */
const brought = new Map<number, Paper>()

/** The attempt is there, its paper did not come; `cause` is what the call failed with. */
export class PaperError extends Error {
  override readonly name = 'PaperError'
}

/** What a call on the way into an attempt failed with. */
export const reasonOf = (error: unknown): unknown => (error instanceof PaperError ? error.cause : error)

/** The paper of an attempt: from this page, from this device, or from the server. */
export async function bringPaper(attemptId: number, knownHash?: string): Promise<Paper> {
  const paper =
    brought.get(attemptId) ??
    (knownHash === undefined ? undefined : await readPaperOnDevice(knownHash)) ??
    (await readPaper(attemptId).catch((cause: unknown) => {
      throw new PaperError('the paper did not come', { cause })
    }))
  if (!brought.has(attemptId)) {
    brought.set(attemptId, paper)
    write({ store: 'papers', put: paper })
    await bringPictures(paper)
  }
  return paper
}

/** After a sign-out, and for tests: this page knows no paper. */
export function forgetBroughtPapers() {
  brought.clear()
}
