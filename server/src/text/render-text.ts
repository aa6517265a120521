import { TEXT_PROBLEMS } from '@pariksha/contract/text-problems'
import { reading } from './reading.ts'
import type { Manner } from './rendering.ts'
import { checkParsed, checkSource } from './text-limits.ts'
import { writing } from './writing.ts'

const MARKDOWN = { reading, writing }

export type Rendered = { readonly html: string } | { readonly problem: string }

const MAX_BYTES = 2 * 1024 * 1024

/** Sanitized HTML of a text, or the message why it is rejected. */
export function renderText(manner: Manner, text: string): Rendered {
  const before = checkSource(text)
  if (before) return { problem: before }
  const markdown = MARKDOWN[manner]
  const env = {}
  const tokens = markdown.parse(text, env)
  const problem = checkParsed(tokens)
  if (problem) return { problem }
  const html = markdown.renderer.render(tokens, markdown.options, env)
  return html.length > MAX_BYTES ? { problem: TEXT_PROBLEMS.tooCostly } : { html }
}
