import type { QuestionContent } from '@pariksha/contract/questions/question-content'
import type { Texts as Languages } from '@pariksha/contract/questions/question-file'
import type { Database } from '../../../platform/db/database.ts'
import { asJson } from '../../../platform/db/json.ts'
import { AppError } from '../../../platform/errors.ts'
import { asTyped, RENDERER } from '../../../platform/text/rendering.ts'
import type { TextRendering } from '../../../platform/text/text-rendering.ts'
import { type OwnTexts, renderQuestion, renderTexts } from './render-question.ts'

export type QuestionDeps = { readonly db: Database; readonly texts: TextRendering }

type Version = {
  readonly id: number
  readonly version: number
  readonly content: QuestionContent
  readonly rendered: OwnTexts | null
  readonly rendered_by: number | null
}

/** The HTML of a version. That of an older renderer, or of none yet, is made and saved. */
export async function storedQuestion(
  { db, texts }: QuestionDeps,
  { id, version, content, rendered, rendered_by }: Version,
): Promise<OwnTexts> {
  if (rendered !== null && rendered_by === RENDERER) return rendered
  const { stem, options, explanation } = content
  const made = await renderOrSource(
    async () => {
      const { passage: _, ...own } = await renderQuestion(texts, content, null)
      return own
    },
    () => ({ stem: typed(stem), options: options.map(typed), explanation: explanation && typed(explanation) }),
  )
  await db
    .updateTable('question_versions')
    .set({ rendered: asJson(made), rendered_by: RENDERER })
    .where('question_id', '=', id)
    .where('version', '=', version)
    .execute()
  return made
}

type Passage = {
  readonly id: number
  readonly content: Languages
  readonly rendered: Languages | null
  readonly rendered_by: number | null
}

export async function storedPassage(
  { db, texts }: QuestionDeps,
  { id, content, rendered, rendered_by }: Passage,
): Promise<Languages> {
  if (rendered !== null && rendered_by === RENDERER) return rendered
  const made = await renderOrSource(
    () => renderTexts(texts, content),
    () => typed(content),
  )
  await db
    .updateTable('question_passages')
    .set({ rendered: asJson(made), rendered_by: RENDERER })
    .where('id', '=', id)
    .execute()
  return made
}

const typed = (texts: Languages): Languages =>
  Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, asTyped(text ?? '')]))

/** A stored text that a newer renderer refuses is shown as its source. */
async function renderOrSource<Made>(render: () => Promise<Made>, otherwise: () => Made): Promise<Made> {
  try {
    return await render()
  } catch (error) {
    if (error instanceof AppError && error.code === 'bad_input') return otherwise()
    throw error
  }
}
