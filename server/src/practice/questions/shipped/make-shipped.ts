import { cardOf } from '../../import-results.ts'
import type { PreparedQuestion } from '../queries.ts'
import type { Candidate } from './candidates.ts'
import type { QuestionGenerator } from './question-generator.ts'

/** A question of a shipped template or written item, ready to be asked. */
export async function makeShipped(generator: QuestionGenerator, candidate: Candidate): Promise<PreparedQuestion> {
  const { spec, topic, place, fingerprint, isWritten } = candidate
  const { source, level, seed, optionCount } = spec
  const card = cardOf({ source, place, isTemplate: !isWritten })
  return {
    origin: { topic, level, source, seed, place, version: null, card, fingerprint, optionCount },
    asked: await generator.render(candidate),
  }
}
