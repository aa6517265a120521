import { LANGUAGES } from '@pariksha/contract/languages'
import type { QuestionContent } from '@pariksha/contract/questions/question-content'
import type { Texts } from '@pariksha/contract/questions/question-file'
import { rangeText } from '@pariksha/domain/marking/range-text'
import { letterAt } from '../editor/content.ts'
import { questionTexts } from '../question-texts.ts'

const { form, history, languages, kinds, levels } = questionTexts

/** What a version says, part by part, to be compared with another one; its passage by its text where that is given. */
export function contentLines(content: QuestionContent, passage?: Texts | null): ReadonlyMap<string, string> {
  const lines = new Map<string, string>()
  const put = (label: string, text: string | number | null | undefined) => {
    if (text !== null && text !== undefined && text !== '') lines.set(label, String(text))
  }
  const putTexts = (label: string, texts: Texts | null) => {
    for (const language of LANGUAGES) put(form.inLanguage(label, languages[language]), texts?.[language])
  }
  put(form.kind, kinds[content.kind])
  if (passage === undefined) put(form.passage, content.passage_id)
  else putTexts(form.passage, passage)
  putTexts(form.stem, content.stem)
  for (const [place, option] of content.options.entries()) putTexts(form.option(letterAt(place)), option)
  if (content.answer !== null)
    put(
      history.answer,
      content.answer.kind === 'numeric' ? rangeText(content.answer) : content.answer.correct.toUpperCase(),
    )
  putTexts(form.explanation, content.explanation)
  put(form.topic, content.topic)
  put(form.level, content.level && levels[content.level])
  put(form.source, content.source)
  put(form.year, content.year)
  put(form.tags, content.tags.join(', '))
  return lines
}
