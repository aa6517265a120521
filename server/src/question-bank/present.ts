import type { Question, QuestionItem } from '@pariksha/contract/question-bank'
import { missingIn } from '@pariksha/contract/question-content'
import type { Caller } from '../accounts/authenticate.ts'
import type { Database } from '../db/database.ts'
import { AppError } from '../errors.ts'
import { may } from '../staff/rights.ts'
import type { Texts } from '../text/texts.ts'
import { mayApprove } from './change-state.ts'
import { findPassage } from './find-passage.ts'
import { findQuestion, findVersion, listEvents, listVersions, type QuestionRow } from './queries.ts'
import { renderQuestion } from './render-question.ts'

export type Shown = { readonly db: Database; readonly texts: Texts }

export const presentItem = ({ changed_micros: _, changed_at, ...row }: QuestionRow): QuestionItem => ({
  ...row,
  changed_at: changed_at.toISOString(),
})

export async function presentVersion({ db, texts }: Shown, id: number, version: number) {
  const row = await findVersion(db, id, version)
  if (!row) throw new AppError('not_found')
  const { content, made_at, made_by, note } = row
  const rendered = await renderQuestion(texts, content, await findPassage(db, content.passage_id))
  return { version, made_at: made_at.toISOString(), made_by, note, content, rendered }
}

export async function presentQuestion(shown: Shown, caller: Caller, id: number): Promise<Question> {
  const { db } = shown
  const row = await findQuestion(db, id)
  if (!row) throw new AppError('not_found')
  const [{ content, rendered }, versions, events] = await Promise.all([
    presentVersion(shown, id, row.version),
    listVersions(db, id),
    listEvents(db, id),
  ])
  const current = versions.find(({ version }) => version === row.version)
  return {
    ...presentItem(row),
    content,
    rendered,
    missing: [...missingIn(content)],
    versions: versions.map(({ maker: _, made_at, ...version }) => ({ ...version, made_at: made_at.toISOString() })),
    events: events.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
    may_approve: may(caller, 'questions.approve') && (await mayApprove(db, caller.userId, current?.maker ?? null)),
  }
}
