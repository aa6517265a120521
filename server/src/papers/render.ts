import type { Text } from '@pariksha/content/text'
import type { Html } from '@pariksha/contract/tests'
import { parseQuestionText, questionMarkdown, renderQuestionTokens } from '../text/question-markdown.ts'
import { toMathml } from '../text/tex.ts'

/** What is no TeX is an error: it is found when a paper is made, not by a student. */
const markdown = questionMarkdown(toMathml)

/** Words and numbers, with nothing in them that Markdown, TeX or HTML reads otherwise. */
const PLAIN = /^[\p{L}\p{M}\p{N}₹][\p{L}\p{M}\p{N} ,:;%’“”?/°²³–−]*$/u

function render(text: string): string {
  if (PLAIN.test(text) && !text.endsWith(' ')) return text
  return renderQuestionTokens(markdown, parseQuestionText(markdown, text))
}

export function renderText(text: Text): Html {
  return {
    en: render(text.en),
    ...(text.te !== undefined && { te: render(text.te) }),
    ...(text.hi !== undefined && { hi: render(text.hi) }),
  }
}

export const asDataUrl = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`
