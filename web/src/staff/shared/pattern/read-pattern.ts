import { type PaperPattern, paperPattern } from '@pariksha/contract/papers/paper-pattern'
import { checkInput } from '@pariksha/contract/problems/check-input'
import { type PatternDraft, typedPattern } from './pattern-draft.ts'

type Read =
  | { readonly pattern: PaperPattern; readonly problems: null }
  /** By path, as `sections.0.name`. */
  | { readonly pattern: null; readonly problems: ReadonlyMap<string, string> }

/** What is typed as the contract has it, or what is wrong with it, by the contract's own rules. */
export function readPattern(draft: PatternDraft): Read {
  const read = checkInput(paperPattern, typedPattern(draft))
  if (read.ok) return { pattern: read.value, problems: null }
  const problems = new Map<string, string>()
  for (const { path, message } of read.problems) {
    if (!problems.has(path)) problems.set(path, message)
  }
  return { pattern: null, problems }
}
