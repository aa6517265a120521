import type { changePaperDraft } from '@pariksha/contract/papers/paper-draft'
import { sql } from 'kysely'
import type { z } from 'zod'
import { audit } from '../../platform/audit-log/audit.ts'
import { type Database, transact } from '../../platform/db/database.ts'
import { asJson } from '../../platform/db/json.ts'
import { AppError } from '../../platform/errors.ts'
import type { Caller } from '../../platform/http/authenticate.ts'
import { assertSeries } from './create-draft.ts'
import { editDraft, lockDraft } from './edit-draft.ts'
import { arrange } from './slots/arrange.ts'
import { assertMarks } from './slots/assert-marks.ts'
import { readSlots } from './slots/slots.ts'

type Change = z.infer<typeof changePaperDraft.body>

/** Questions of a section that is gone come to the end of the last one. Rules stay with the places of their sections. */
export const changeDraft = (db: Database, caller: Caller, id: number, change: Change): Promise<void> =>
  editDraft(db, caller, { id, version: change.version }, async (tx, draft) => {
    const { title, series, stage, label, pattern } = change
    if (series !== draft.series_slug) await assertSeries(tx, series)
    const rules = pattern.sections.map((_, index) => draft.rules[index] ?? null)
    const last = pattern.sections.length - 1
    const slots = await readSlots(tx, id)
    assertMarks(pattern, slots)
    await arrange(
      tx,
      slots.map(({ id, section }) => ({ id, section: Math.min(section, last) })),
    )
    await tx
      .updateTable('paper_drafts')
      .set({ title, series_slug: series, stage, label, pattern: asJson(pattern), rules: asJson(rules) })
      .where('id', '=', id)
      .execute()
  })

export const deleteDraft = (db: Database, caller: Caller, id: number): Promise<void> =>
  transact(db, async (tx) => {
    const draft = await lockDraft(tx, id)
    if (!draft) throw new AppError('not_found')
    if (draft.state !== 'draft') throw new AppError('paper_published')
    const { title, series_slug } = draft
    await sql`delete from paper_drafts where id = ${id}`.execute(tx)
    await audit(tx, caller, { action: 'deleted', subject: 'paper_drafts', id, before: { title, series: series_slug } })
  })
