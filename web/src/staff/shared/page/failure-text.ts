import { ApiError, detailOf } from '../../../shared/lib/api/api-errors.ts'
import { texts } from '../../texts.ts'

type Words = Readonly<Record<'noAnswer' | 'serverFailed', string>> & { readonly notSaved: (why: string) => string }

/** Why a form was not saved, and that what was typed is still there. */
export function notSavedText(error: unknown, words: Words = texts.form): string {
  if (!(error instanceof ApiError) || error.detail === null) return words.noAnswer
  if (error.status >= 500) return words.serverFailed
  return words.notSaved(detailOf(error, ''))
}

/** Why a page has nothing to show. */
export function notLoadedText(error: unknown): string {
  if (!(error instanceof ApiError) || error.detail === null) return texts.notLoaded.noAnswer
  return error.status >= 500 ? texts.notLoaded.serverFailed : error.detail
}
