import { cardOf } from '../take-results.ts'
import type { Asking } from './asking.ts'
import type { Made } from './questions.ts'
import type { Candidate } from './shipped.ts'

/** A question of a shipped template or written item, ready to be asked. */
export async function makeShipped(asking: Asking, candidate: Candidate): Promise<Made> {
  const { spec, topic, place, fingerprint, isWritten } = candidate
  const { source, level, seed, optionCount } = spec
  const card = cardOf({ source, place, isTemplate: !isWritten })
  return {
    origin: { topic, level, source, seed, place, version: null, card, fingerprint, optionCount },
    asked: await asking.render(candidate),
  }
}
