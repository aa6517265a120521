import type { PaperRule } from '@pariksha/contract/papers/paper-rule'
import { call } from '../../../shared/lib/api/api.ts'
import type { Act } from '../draft/use-paper.ts'

/** Drawing a hundred questions takes the server seconds. */
const TIMEOUT_MILLIS = 120_000

type Fill = { readonly section: number; readonly rule: PaperRule; readonly again: boolean }

/** Fills a section; answers how many places are still free, or null where it was refused. */
export async function fillSection(act: Act, fill: Fill): Promise<number | null> {
  let left = 0
  const done = await act(async ({ id, version }) => {
    const { draft, missing } = await call('POST /staff/papers/:draftId/fill/', {
      params: { draftId: id },
      body: { version, ...fill },
      timeoutMillis: TIMEOUT_MILLIS,
    })
    left = missing
    return draft
  })
  return done ? left : null
}
