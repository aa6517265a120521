import type { Paper } from '@pariksha/contract/exams/tests'
import { readPaper } from '../delivery/calls.ts'
import type { DeviceStorage } from '../storage/device-storage.ts'
import { loadPictures } from './pictures.ts'

/** The paper of an attempt could not be loaded; `cause` is the error of the call. */
export class PaperError extends Error {
  override readonly name = 'PaperError'
}

/** The error of the call behind a failed start or opening. */
export const reasonOf = (error: unknown): unknown => (error instanceof PaperError ? error.cause : error)

export type Papers = {
  /** The paper of an attempt: from this page, from this device, or from the server. */
  readonly load: (attemptId: number, onDevice?: () => Promise<Paper | undefined>) => Promise<Paper>
  /** Forgets what this page has, after a sign-out. */
  readonly clear: () => void
}

/** Papers of a page: the step from the instructions to the test needs no second request. */
export function createPapers(storage: Pick<DeviceStorage, 'write'>): Papers {
  const loaded = new Map<number, Paper>()
  return {
    async load(attemptId, onDevice) {
      const paper =
        loaded.get(attemptId) ??
        (await onDevice?.()) ??
        (await readPaper(attemptId).catch((cause: unknown) => {
          throw new PaperError('the paper could not be loaded', { cause })
        }))
      if (!loaded.has(attemptId)) {
        loaded.set(attemptId, paper)
        storage.write({ store: 'papers', put: paper })
        await loadPictures(paper)
      }
      return paper
    },
    clear: () => loaded.clear(),
  }
}
