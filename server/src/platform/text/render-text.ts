import { type FieldProblem, fieldProblem } from '@pariksha/contract/problems/field-problems'
import type { Markdown } from '@pariksha/formats/text/markdown-tex'
import { texOrSource } from './page-markdown.ts'
import { parseQuestionText, questionMarkdown, renderQuestionTokens } from './question-markdown.ts'
import { reading } from './reading.ts'
import type { TextKind } from './rendering.ts'
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

const question = questionMarkdown(texOrSource)

const RENDERERS: Readonly<Record<TextKind, Renderer>> = {
  reading: ofPage(reading),
  writing: ofPage(writing),
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
