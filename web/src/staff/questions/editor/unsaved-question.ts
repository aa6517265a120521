import type { QuestionContent } from '@pariksha/contract/question-bank/question-content'
import { readSession } from '../../../lib/session/session.ts'
import { readStored, removeStored, writeStored } from '../../../lib/stored.ts'
import { EMPTY } from './content.ts'

/** What was typed and not saved, and the version that it changes; null for a new question. */
export type UnsavedQuestion = {
  readonly content: QuestionContent
  readonly note: string
  readonly version: number | null
}

/** The key includes the user: others who sign in on this device do not find it. */
function keyOf(questionId: number | undefined): string {
  const session = readSession()
  return `question-draft-${session.state === 'in' ? session.user.id : ''}-${questionId ?? 'new'}`
}

/** It stays with the tab, over a reload without a network, too. */
export function readUnsaved(questionId: number | undefined): UnsavedQuestion | undefined {
  try {
    const stored = readStored(keyOf(questionId), 'sessionStorage')
    if (stored === null) return undefined
    const { content, note, version } = JSON.parse(stored) as UnsavedQuestion
    return { content: { ...EMPTY, ...content }, note, version }
  } catch {
    return undefined
  }
}

export const storeUnsaved = (questionId: number | undefined, unsaved: UnsavedQuestion): void =>
  writeStored(keyOf(questionId), JSON.stringify(unsaved), 'sessionStorage')

export const forgetUnsaved = (questionId: number | undefined): void => removeStored(keyOf(questionId), 'sessionStorage')
