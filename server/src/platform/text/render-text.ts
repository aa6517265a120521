import { type FieldProblem, fieldProblem } from '@pariksha/contract/problems/field-problems'
import type { Markdown } from '@pariksha/formats/text/markdown-tex'
import { message } from './message.ts'
import { page } from './page.ts'
import { texOrSource } from './page-markdown.ts'
import { parseQuestionText, questionMarkdown, renderQuestionTokens } from './question-markdown.ts'
import type { TextKind } from './rendering.ts'
import { checkParsed, checkSource } from './text-limits.ts'

type Tokens = ReturnType<Markdown['parse']>
type Renderer = { readonly parse: (text: string) => Tokens; readonly render: (tokens: Tokens) => string }

function ofMarkdown(markdown: Markdown): Renderer {
  const env = {}
  return {
    parse: (text) => markdown.parse(text, env),
    render: (tokens) => markdown.renderer.render(tokens, markdown.options, env),
  }
}

const question = questionMarkdown(texOrSource)

const RENDERERS: Readonly<Record<TextKind, Renderer>> = {
  page: ofMarkdown(page),
  message: ofMarkdown(message),
  question: {
    parse: (text) => parseQuestionText(question, text),
    render: (tokens) => renderQuestionTokens(question, tokens),
  },
}

export type Rendered = { readonly html: string } | { readonly problem: FieldProblem }

const MAX_BYTES = 2 * 1024 * 1024

/** Why a text would be rejected, without rendering it. Of what is parsed only formulas count, which begin with a dollar. */
export const textProblem = (kind: TextKind, text: string): FieldProblem | undefined =>
  checkSource(text) ?? (text.includes('$') ? checkParsed(RENDERERS[kind].parse(text)) : undefined)

/** Sanitized HTML of a text, or why it is rejected. */
export function renderText(kind: TextKind, text: string): Rendered {
  const before = checkSource(text)
  if (before) return { problem: before }
  const { parse, render } = RENDERERS[kind]
  const tokens = parse(text)
  const problem = checkParsed(tokens)
  if (problem) return { problem }
  const html = render(tokens)
  return html.length > MAX_BYTES ? { problem: fieldProblem('text_too_costly') } : { html }
}
