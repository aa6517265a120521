import type { Attempt } from '@pariksha/contract/attempts/attempt'
import { startAttempt } from '../engine/delivery/calls.ts'
import type { EngineContext } from '../engine/engine-context.ts'
import { noteOpened, noteStarted } from '../engine/just-started.ts'
import { unsealPaper } from './sealed-paper.ts'
import { findStoredPaper, forgetStoredPaper } from './stored-paper.ts'

/**
 * Starts a test with the paper that is sealed on this device: one small answer brings attempt and key, and nothing else is
 * asked for. Without such a paper, or where it does not open, the paper is loaded as for any other test.
 */
export async function beginSealed(
  { papers, tab }: Pick<EngineContext, 'papers' | 'tab'>,
  testId: number,
): Promise<Attempt> {
  const paper = await findStoredPaper(testId)
  const onDevice = paper && { paper_hash: paper.hash, device: await tab.device() }
  const asked = performance.now()
  const { sealed, ...attempt } = await startAttempt(testId, onDevice)
  const unsealed = sealed && paper ? await unsealPaper(paper, sealed.key).catch(() => undefined) : undefined
  if (attempt.status === 'started') await papers.load(attempt.id, async () => unsealed)
  if (sealed?.is_opened) noteOpened(attempt, asked)
  else noteStarted(attempt)
  void forgetStoredPaper()
  return attempt
}
