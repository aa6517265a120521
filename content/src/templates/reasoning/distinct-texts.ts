import type { Distractor } from '../../question.ts'
import { same } from '../../text.ts'

/** Wrong options from texts that named mistakes lead to; those that repeat or equal the correct one are left out. */
export function textDistractors(
  correct: string,
  candidates: readonly (readonly [text: string, mistake: string])[],
  options: { readonly count?: number; readonly text?: (text: string) => Distractor['text'] } = {},
): Distractor[] {
  const { count = 4, text: asText = same } = options
  const taken = new Set([correct])
  const result: Distractor[] = []
  for (const [text, mistake] of candidates) {
    if (result.length === count) break
    if (taken.has(text)) continue
    taken.add(text)
    result.push({ text: asText(text), mistake })
  }
  return result
}
