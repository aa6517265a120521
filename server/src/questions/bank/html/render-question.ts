import { LANGUAGES } from '@pariksha/contract/languages'
import type { RenderedQuestion } from '@pariksha/contract/questions/question'
import type { QuestionContent } from '@pariksha/contract/questions/question-content'
import type { Texts as Languages } from '@pariksha/contract/questions/question-file'
import type { TextRendering } from '../../../platform/text/text-rendering.ts'

/** What a version says itself: its passage is rendered once for all questions that share it. */
export type OwnTexts = Omit<RenderedQuestion, 'passage'>

/** The texts of a question by their paths in it, such as `options.2.te`. */
function pathsOf(parts: Readonly<Record<string, Languages>>): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const [part, texts] of Object.entries(parts))
    for (const language of LANGUAGES) {
      const text = texts[language]
      if (text !== undefined) found.set(`${part}.${language}`, text)
    }
  return found
}

const textsAt = (html: ReadonlyMap<string, string>, part: string): Languages =>
  Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const text = html.get(`${part}.${language}`)
      return text === undefined ? [] : [[language, text]]
    }),
  )

/** The HTML that students see, of all texts in one task. A rejected text is a bad_input error with its path. */
export async function renderQuestion(
  texts: TextRendering,
  { stem, options, explanation }: Pick<QuestionContent, 'stem' | 'options' | 'explanation'>,
  passage: Languages | null,
): Promise<RenderedQuestion> {
  const optionParts = Object.fromEntries(options.map((option, place) => [`content.options.${place}`, option]))
  const html = await texts.renderAll(
    'question',
    pathsOf({
      'content.stem': stem,
      ...optionParts,
      'content.explanation': explanation ?? {},
      'content.passage': passage ?? {},
    }),
  )
  return {
    passage: passage && textsAt(html, 'content.passage'),
    stem: textsAt(html, 'content.stem'),
    options: options.map((_, place) => textsAt(html, `content.options.${place}`)),
    explanation: explanation && textsAt(html, 'content.explanation'),
  }
}

export async function renderTexts(texts: TextRendering, content: Languages): Promise<Languages> {
  return textsAt(await texts.renderAll('question', pathsOf({ content })), 'content')
}
