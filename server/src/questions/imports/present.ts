import { LANGUAGES } from '@pariksha/contract/languages'
import type { ImportPassage } from '@pariksha/contract/questions/import-passages'
import type { ImportQuestion } from '@pariksha/contract/questions/imports'
import type { RenderedQuestion } from '@pariksha/contract/questions/question'
import type { Texts as Languages } from '@pariksha/contract/questions/question-file'
import type { Database } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'
import { asTyped } from '../../platform/text/rendering.ts'
import type { TextRendering } from '../../platform/text/text-rendering.ts'
import { renderQuestion, renderTexts } from '../bank/html/render-question.ts'
import { unreportedGaps } from './faults.ts'
import { findPassages } from './fixing/passages.ts'
import type { ItemRow } from './queries.ts'

export type PresentDeps = { readonly db: Database; readonly texts: TextRendering }

/** Questions of a file as students will see them. */
export async function presentItems(texts: TextRendering, rows: readonly ItemRow[]) {
  const shown: ImportQuestion[] = []
  for (const { passage_content: passage, digest: _, digest_without_numbers: __, ...row } of rows)
    shown.push({
      ...row,
      missing: [...unreportedGaps(row.content, row.problems)],
      rendered: await render(texts, row.content, passage),
    })
  return shown
}

/** Passages by name, as students will see them, each once. */
export async function presentPassages({ db, texts }: PresentDeps, importId: number, names: readonly (string | null)[]) {
  const wanted = [...new Set(names.filter((name) => name !== null))]
  const shown: ImportPassage[] = []
  for (const row of await findPassages(db, importId, wanted))
    shown.push({ ...row, ...(await tryTexts(texts, row.content)) })
  return shown
}

async function tryTexts(
  texts: TextRendering,
  content: Languages,
): Promise<Pick<ImportPassage, 'rendered' | 'refused'>> {
  try {
    return { rendered: await renderTexts(texts, content), refused: null }
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'bad_input')) throw error
    return { rendered: typed(content), refused: error.errors?.[0]?.message ?? error.message }
  }
}

/** A text that would be refused is shown as it was typed; the refusal was reported as a fault. */
async function render(
  texts: TextRendering,
  content: ItemRow['content'],
  passage: Languages | null,
): Promise<RenderedQuestion> {
  try {
    return await renderQuestion(texts, content, passage)
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'bad_input')) throw error
    return {
      passage: passage && typed(passage),
      stem: typed(content.stem),
      options: content.options.map(typed),
      explanation: content.explanation && typed(content.explanation),
    }
  }
}

const typed = (texts: Languages): Languages =>
  Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const text = texts[language]
      return text === undefined ? [] : [[language, asTyped(text)]]
    }),
  )
