import { type Fault, fault } from '@pariksha/contract/problems/field-problems'
import type { Markdown } from '@pariksha/formats/text/markdown-tex'
import { orAsTyped } from './page-markdown.ts'
import { parseQuestionText, questionMarkdown, renderQuestionTokens } from './question-markdown.ts'
import { reading } from './reading.ts'
import type { Manner } from './rendering.ts'
import { checkParsed, checkSource } from './text-limits.ts'
import { writing } from './writing.ts'

type Tokens = ReturnType<Markdown['parse']>
type Renderer = { readonly parse: (text: string) => Tokens; readonly render: (tokens: Tokens) => string }

function ofPage(markdown: Markdown): Renderer {
  const env = {}
  return {
    parse: (text) => markdown.parse(text, env),
    render: (tokens) => markdown.renderer.render(tokens, markdown.options, env),
  }
}

const question = questionMarkdown(orAsTyped)

const RENDERERS: Readonly<Record<Manner, Renderer>> = {
  reading: ofPage(reading),
  writing: ofPage(writing),
  question: {
    parse: (text) => parseQuestionText(question, text),
    render: (tokens) => renderQuestionTokens(question, tokens),
  },
}

export type Rendered = { readonly html: string } | { readonly problem: Fault }

const MAX_BYTES = 2 * 1024 * 1024

/** Why a text would be rejected, without rendering it. */
export const textProblem = (manner: Manner, text: string): Fault | undefined =>
  checkSource(text) ?? checkParsed(RENDERERS[manner].parse(text))

/** Sanitized HTML of a text, or why it is rejected. */
export function renderText(manner: Manner, text: string): Rendered {
  const before = checkSource(text)
  if (before) return { problem: before }
  const { parse, render } = RENDERERS[manner]
  const tokens = parse(text)
  const problem = checkParsed(tokens)
  if (problem) return { problem }
  const html = render(tokens)
  return html.length > MAX_BYTES ? { problem: fault('text_too_costly') } : { html }
}
