import type { Paper } from '@pariksha/contract/tests'
import { readPaper } from './calls.ts'
import { readPaperOnDevice, write } from './outbox.ts'
import { bringPictures } from './pictures.ts'

/** Papers of this page, so that the step from the instructions to the test asks for them once. */
const brought = new Map<number, Paper>()

/** The paper of an attempt: from this page, from this device, or from the server. */
export async function bringPaper(attemptId: number, knownHash?: string): Promise<Paper> {
  const paper =
    brought.get(attemptId) ??
    (knownHash === undefined ? undefined : await readPaperOnDevice(knownHash)) ??
    (await readPaper(attemptId))
  if (!brought.has(attemptId)) {
    brought.set(attemptId, paper)
    write({ store: 'papers', put: paper })
    await bringPictures(paper)
  }
  return paper
}

/** For tests: the next page knows no paper. */
export function forgetBroughtPapers() {
  brought.clear()
}
