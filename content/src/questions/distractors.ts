import type { Distractor } from '../question.ts'
import { same } from '../text/localized.ts'
import type { Text } from '../text.ts'

type Candidate = { readonly value: number; readonly mistake: string }

/**
 * Wrong options from the values that named mistakes lead to. Values that repeat, that equal the correct one or that
 * nobody could mean (`plausible`) are left out; when mistakes coincide, `spares` fill up to `count`.
 */
export function numericDistractors(
  correct: number,
  candidates: readonly Candidate[],
  options: {
    readonly format: (value: number) => string | Text
    readonly plausible?: (value: number) => boolean
    readonly spares?: readonly number[]
    readonly count?: number
  },
): Distractor[] {
  const { format, plausible = (value) => value > 0, spares = [], count = 4 } = options
  const asText = (value: number): Text => {
    const text = format(value)
    return typeof text === 'string' ? same(text) : text
  }
  const taken = new Set([asText(correct).en])
  const result: Distractor[] = []
  const all = [...candidates, ...spares.map((value) => ({ value, mistake: 'slip in the arithmetic' }))]
  for (const { value, mistake } of all) {
    if (result.length === count) break
    if (!Number.isFinite(value) || !plausible(value)) continue
    const text = asText(value)
    if (taken.has(text.en)) continue
    taken.add(text.en)
    result.push({ text, mistake })
  }
  return result
}

/** The same for options that are no plain numbers (ratios, formulae, times): repeats and the correct text are left out. */
export function textDistractors(
  correct: string | Text,
  candidates: readonly (readonly [text: string | Text, mistake: string])[],
  count = 4,
): Distractor[] {
  const asText = (text: string | Text): Text => (typeof text === 'string' ? same(text) : text)
  const taken = new Set([asText(correct).en])
  const result: Distractor[] = []
  for (const [candidate, mistake] of candidates) {
    if (result.length === count) break
    const text = asText(candidate)
    if (taken.has(text.en)) continue
    taken.add(text.en)
    result.push({ text, mistake })
  }
  return result
}
