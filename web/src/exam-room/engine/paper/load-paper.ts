import type { Paper } from '@pariksha/contract/tests'
import { readPaper } from '../delivery/calls.ts'
import { readPaperOnDevice, write } from '../storage/outbox.ts'
import { loadPictures } from './pictures.ts'

/** Papers of this page: the step from the instructions to the test needs no second request. */
const loaded = new Map<number, Paper>()

/** The paper of an attempt could not be loaded; `cause` is the error of the call. */
export class PaperError extends Error {
  override readonly name = 'PaperError'
}

/** The error of the call behind a failed start or opening. */
export const reasonOf = (error: unknown): unknown => (error instanceof PaperError ? error.cause : error)

/** The paper of an attempt: from this page, from this device, or from the server. */
export async function loadPaper(attemptId: number, knownHash?: string): Promise<Paper> {
  const paper =
    loaded.get(attemptId) ??
    (knownHash === undefined ? undefined : await readPaperOnDevice(knownHash)) ??
    (await readPaper(attemptId).catch((cause: unknown) => {
      throw new PaperError('the paper could not be loaded', { cause })
    }))
  if (!loaded.has(attemptId)) {
    loaded.set(attemptId, paper)
    write({ store: 'papers', put: paper })
    await loadPictures(paper)
  }
  return paper
}

/** After a sign-out, and for tests. */
export function clearLoadedPapers() {
  loaded.clear()
}
