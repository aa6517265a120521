import { TEXT_PROBLEMS } from '@pariksha/contract/text-problems'
import { reading } from './reading.ts'
import type { Manner } from './rendering.ts'
import { problemBefore, problemWithin } from './text-limits.ts'
import { writing } from './writing.ts'

const MARKDOWN = { reading, writing }

export type Rendered = { readonly html: string } | { readonly problem: string }

const BYTES_MOST = 2 * 1024 * 1024

/** Safe HTML of a text, or the sentence that says why it is not taken. */
export function renderText(manner: Manner, text: string): Rendered {
  const before = problemBefore(text)
  if (before) return { problem: before }
  const markdown = MARKDOWN[manner]
  const env = {}
  const tokens = markdown.parse(text, env)
  const problem = problemWithin(tokens)
  if (problem) return { problem }
  const html = markdown.renderer.render(tokens, markdown.options, env)
  return html.length > BYTES_MOST ? { problem: TEXT_PROBLEMS.tooCostly } : { html }
}
