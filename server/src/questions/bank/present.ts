import type { Question } from '@pariksha/contract/questions/question'
import { missingIn } from '@pariksha/contract/questions/question-content'
import type { QuestionItem } from '@pariksha/contract/questions/question-item'
import { AppError } from '../../platform/errors.ts'
import type { Caller } from '../../platform/http/authenticate.ts'
import { may } from '../../platform/http/rights.ts'
import { mayApprove } from './changing/change-state.ts'
import { listKeyCorrections } from './changing/corrected-keys.ts'
import { findRenderedPassage } from './find-passage.ts'
import { type QuestionDeps, storedPassage, storedQuestion } from './html/stored-html.ts'
import { findQuestion, findVersion, listAsked, listEvents, listVersions, type QuestionRow } from './queries.ts'

export const presentItem = ({ changed_micros: _, changed_at, ...row }: QuestionRow): QuestionItem => ({
  ...row,
  changed_at: changed_at.toISOString(),
})

export async function presentPassageTexts(shown: QuestionDeps, id: number) {
  const row = await findRenderedPassage(shown.db, id)
  if (!row) throw new AppError('not_found')
  return { content: row.content, rendered: await storedPassage(shown, { id, ...row }) }
}

export async function presentVersion(shown: QuestionDeps, id: number, version: number) {
  const row = await findVersion(shown.db, id, version)
  if (!row) throw new AppError('not_found')
  const { content, made_at, made_by, note } = row
  const [own, passage] = await Promise.all([
    storedQuestion(shown, { id, ...row }),
    content.passage_id === null ? null : presentPassageTexts(shown, content.passage_id),
  ])
  const rendered = { ...own, passage: passage?.rendered ?? null }
  return { version, made_at: made_at.toISOString(), made_by, note, content, rendered }
}

export async function presentQuestion(shown: QuestionDeps, caller: Caller, id: number): Promise<Question> {
  const { db } = shown
  const row = await findQuestion(db, id)
  if (!row) throw new AppError('not_found')
  const [{ content, rendered }, versions, events, asked] = await Promise.all([
    presentVersion(shown, id, row.version),
    listVersions(db, id),
    listEvents(db, id),
    listAsked(db, id),
  ])
  return {
    ...presentItem(row),
    content,
    rendered,
    missing: [...missingIn(content)],
    versions: versions.map(({ made_at, ...version }) => ({ ...version, made_at: made_at.toISOString() })),
    events: events.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
    asked,
    key_corrections: await listKeyCorrections(db, id, content),
    may_approve: may(caller, 'questions.approve') && (await mayApprove(db, caller.userId, id)),
  }
}
