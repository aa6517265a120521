import type { Text } from '@pariksha/content/text'
import type { Html } from '@pariksha/contract/exams/tests'
import { LRUCache } from 'lru-cache'
import { texOrSource } from '../platform/text/page-markdown.ts'
import { parseQuestionText, questionMarkdown, renderQuestionTokens } from '../platform/text/question-markdown.ts'
import { toMathml } from '../platform/text/tex.ts'

/** Each question has its formulas in three languages. */
const formulas = new LRUCache<string, string>({ maxSize: 1_000_000, sizeCalculation: ({ length }) => length })

/** Invalid TeX in shipped content is an error, found when a paper is made and not by a student. */
const strict = questionMarkdown((tex, apart) => {
  const key = `${apart} ${tex}`
  const mathml = formulas.get(key) ?? toMathml(tex, apart)
  formulas.set(key, mathml)
  return mathml
})
/** Invalid TeX in the institute's questions is shown as typed, as in their preview. */
const tolerant = questionMarkdown(texOrSource)

/** Words and numbers, with nothing in them that Markdown, TeX or HTML reads otherwise. */
const PLAIN = /^[\p{L}\p{M}\p{N}₹][\p{L}\p{M}\p{N} ,:;%’“”?/°²³–−]*$/u

export type TextRenderer = (text: Text) => Html

const rendererOf =
  (render: (text: string) => string): TextRenderer =>
  (text) => ({
    en: render(text.en),
    ...(text.te !== undefined && { te: render(text.te) }),
    ...(text.hi !== undefined && { hi: render(text.hi) }),
  })

function renderBy(markdown: typeof strict, text: string): string {
  if (PLAIN.test(text) && !text.endsWith(' ')) return text
  return renderQuestionTokens(markdown, parseQuestionText(markdown, text))
}

/** Texts of shipped questions. */
export const renderText: TextRenderer = rendererOf((text) => renderBy(strict, text))

const STORED_PICTURE = /src="\/api\/v1\/files\/([0-9a-f]{64})\/picture"/g

/** Texts of the institute's questions, with their pictures inside: a paper is whole without the network. */
export const rendererWith = (pictures: ReadonlyMap<string, string>): TextRenderer =>
  rendererOf((text) =>
    renderBy(tolerant, text).replace(
      STORED_PICTURE,
      (_, sha256: string) => `src="${pictures.get(sha256) ?? 'data:,'}"`,
    ),
  )
