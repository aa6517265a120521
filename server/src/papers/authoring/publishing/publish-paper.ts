import type { publishPaper } from '@pariksha/contract/papers/paper-publication'
import { sql } from 'kysely'
import type { z } from 'zod'
import { bumpSiteVersion } from '../../../exams/catalogue/site-version.ts'
import { audit } from '../../../platform/audit-log/audit.ts'
import { type Database, type Transaction, transact } from '../../../platform/db/database.ts'
import { indianDay } from '../../../platform/db/indian-day.ts'
import { asJson } from '../../../platform/db/json.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Caller } from '../../../platform/http/authenticate.ts'
import { storePaper } from '../../store.ts'
import { paperErrors } from '../checks/check-paper.ts'
import { lockDraft } from '../edit-draft.ts'
import type { Freezing } from '../freezing/freezing.ts'
import { readPaper } from '../freezing/read-paper.ts'
import { findDraft } from '../queries.ts'
import { mayPublish } from '../settings.ts'
import { questionDigests } from '../slots/question-digests.ts'
import { contentOf } from '../slots/slot-content.ts'
import { readSlots, type SlotRow } from '../slots/slots.ts'
import { assertLateEntry, assertTimes, releaseOf } from './publication-times.ts'
import { testColumns } from './test-columns.ts'

export type PublishDeps = { readonly db: Database; readonly freezing: Freezing }
type Wanted = z.infer<typeof publishPaper.body>

/** Papers of the institute come after those that ship, which an upgrade may add to. */
const FIRST_POSITION = 10_001
/** For answers that come late from devices without network, before the results of a live test are released. */
const LIVE_LATE_WINDOW_SECONDS = 3_600

/** Freezes a draft and publishes it, now or at a time. */
export async function publish(
  { db, freezing }: PublishDeps,
  caller: Caller,
  id: number,
  wanted: Wanted,
): Promise<void> {
  assertTimes(wanted)
  const draft = await findDraft(db, id)
  if (!draft) throw new AppError('not_found')
  if (draft.state !== 'draft') throw new AppError('paper_published')
  if (draft.version !== wanted.version) throw new AppError('row_changed')
  if (!(await mayPublish(db, caller.userId, draft.changer))) throw new AppError('own_paper')
  const slots = await readSlots(db, id)
  const frozen = await freezing.freeze(await readPaper(db, draft.pattern, slots))
  const [fault] = await paperErrors(db, draft, slots)
  if (fault) throw new AppError('paper_faulty', { detail: fault.message })
  await transact(db, async (tx) => {
    const locked = await lockDraft(tx, id)
    if (locked?.state !== 'draft') throw new AppError('paper_published')
    if (locked.version !== wanted.version) throw new AppError('row_changed')
    await assertApproved(tx, slots)
    const paperId = await storePaper(tx, frozen, {
      fingerprints: [...new Set(slots.flatMap(({ drawn }) => drawn?.fingerprint ?? []))],
    })
    await recordQuestions(tx, paperId, slots)
    const isDue = wanted.at === null || Date.parse(wanted.at) <= Date.now()
    const { version: _, ...after } = wanted
    const { at: __, ...terms } = after
    const testId = await insertTest(tx, { ...testColumns(draft, frozen), paper_id: isDue ? paperId : null }, wanted)
    await tx
      .updateTable('paper_drafts')
      .set({
        state: isDue ? 'published' : 'scheduled',
        version: wanted.version + 1,
        paper_id: paperId,
        test_id: testId,
        last_terms: asJson(terms),
        publish_at: isDue ? sql<Date>`now()` : new Date(wanted.at ?? ''),
      })
      .where('id', '=', id)
      .execute()
    await audit(tx, caller, { action: isDue ? 'published' : 'scheduled', subject: 'paper_drafts', id, after })
    await bumpSiteVersion(tx)
  })
}

/** What was approved when it was checked may be retired now; nobody retires it before this is committed. */
async function assertApproved(tx: Transaction, slots: readonly SlotRow[]): Promise<void> {
  const wanted = slots.flatMap(({ question }) => question ?? [])
  if (wanted.length === 0) return
  const rows = await tx
    .selectFrom('questions')
    .select(['id', 'state'])
    .where(
      'id',
      'in',
      wanted.map(({ id }) => id),
    )
    .orderBy('id')
    .forShare()
    .execute()
  const state = new Map(rows.map((row) => [row.id, row.state]))
  if (wanted.some(({ id }) => state.get(id) === 'retired')) throw new AppError('paper_faulty')
}

/** Where each question was used, and what later papers are compared with. */
async function recordQuestions(tx: Transaction, paperId: number, slots: readonly SlotRow[]): Promise<void> {
  await tx
    .insertInto('paper_questions')
    .values(
      slots.map((slot, index) => {
        const { digest, digestWithoutNumbers } = questionDigests(contentOf(slot))
        return {
          paper_id: paperId,
          number: index + 1,
          question_id: slot.question?.id ?? null,
          question_version: slot.question?.version ?? null,
          digest,
          digest_without_numbers: digestWithoutNumbers,
        }
      }),
    )
    .execute()
}

type Columns = ReturnType<typeof testColumns> & { readonly paper_id: number | null }

async function insertTest(tx: Transaction, columns: Columns, wanted: Wanted): Promise<number> {
  const { access, at, batches, mode, opens_at, closes_at, common_start } = wanted
  assertLateEntry(wanted, columns.duration_seconds)
  // two that publish in a series at once do not take the same place
  await tx.selectFrom('series').select('slug').where('slug', '=', columns.series_slug).forUpdate().execute()
  const { last } = await tx
    .selectFrom('tests')
    .select(sql<number>`coalesce(max(position), 0)`.as('last'))
    .where('series_slug', '=', columns.series_slug)
    .where('stage', '=', columns.stage)
    .executeTakeFirstOrThrow()
  const lateWindow = mode === 'live' ? LIVE_LATE_WINDOW_SECONDS : 86_400
  const releasedAt = mode === 'live' ? releaseOf(wanted, columns.duration_seconds, lateWindow) : null
  const { id } = await tx
    .insertInto('tests')
    .values({
      ...columns,
      instructions_in: asJson(columns.instructions_in),
      available_on: indianDay(sql<Date>`greatest(now(), ${at}::timestamptz)`),
      position: Math.max(FIRST_POSITION, last + 1),
      access,
      mode,
      late_window_seconds: lateWindow,
      opens_at: opens_at && new Date(opens_at),
      closes_at: closes_at && new Date(closes_at),
      released_at: releasedAt,
      release_follows: releasedAt !== null && wanted.release === 'window',
      common_start,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (batches.length > 0) await nameBatches(tx, id, batches)
  return id
}

async function nameBatches(tx: Transaction, testId: number, batches: readonly number[]): Promise<void> {
  const wanted = [...new Set(batches)]
  const found = await tx.selectFrom('batches').select('id').where('id', 'in', wanted).orderBy('id').forShare().execute()
  if (found.length < wanted.length)
    throw new AppError('bad_input', { errors: [{ path: 'batches', message: 'This batch is not there any more.' }] })
  await tx
    .insertInto('test_batches')
    .values(found.map(({ id }) => ({ test_id: testId, batch_id: id })))
    .execute()
}
