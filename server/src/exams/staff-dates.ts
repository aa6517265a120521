import type { Exam } from '@pariksha/content/exams/exam'
import type { changeExamDates, StaffDate } from '@pariksha/contract/exams/exam-dates'
import { dayLabel } from '@pariksha/domain/timing/countdown'
import { sql } from 'kysely'
import type { z } from 'zod'
import { audit } from '../platform/audit-log/audit.ts'
import { type Database, type Queryable, type Transaction, transact } from '../platform/db/database.ts'
import { AppError } from '../platform/errors.ts'
import type { Caller } from '../platform/http/authenticate.ts'
import { readCatalogue } from './catalogue/catalogue.ts'
import { bumpSiteVersion } from './catalogue/site-version.ts'

type Change = z.infer<typeof changeExamDates.body>['dates'][number]

/** Every examination that is shown, those with tests first, with the day staff have set. */
export async function listStaffDates(db: Queryable): Promise<{ dates: StaffDate[] }> {
  const rows = await selectRows(db)
  const { exams } = await readCatalogue(db, 'en')
  return {
    dates: exams.map((exam) => ({
      exam: exam.slug,
      name: exam.name.en,
      stages: stagesOf(exam),
      usual: exam.day && `${exam.day.stage === null ? '' : `${exam.day.stage}: `}${dayLabel(exam.day)}`,
      ...(rows.get(exam.slug) ?? { on_date: null, stage: null, tentative: true, version: null }),
    })),
  }
}

/** What a date can be of: the stages of an exam, from its usual months and its current pattern. */
function stagesOf({ day, usual, patterns }: Exam): string[] {
  const current = patterns.find((pattern) => pattern.current)?.stages ?? []
  const ids = [...Object.keys(usual?.stages ?? {}), ...(current.length > 1 ? current.map(({ id }) => id) : [])]
  return [...new Set([day?.stage ?? '', ...ids])].filter((id) => id !== '')
}

async function selectRows(db: Queryable) {
  const { rows } = await sql<{
    exam_slug: string
    on_date: string
    stage: string | null
    tentative: boolean
    version: string
  }>`
    select exam_slug, to_char(on_date, 'YYYY-MM-DD') as on_date, stage, tentative,
      extract(epoch from updated_at)::text as version
    from exam_dates`.execute(db)
  return new Map(rows.map(({ exam_slug, ...row }) => [exam_slug, row]))
}

/** One transaction: the rows, an entry in the log for each, and the invalidation of cached pages. */
export function changeStaffDates(db: Database, caller: Caller, changes: readonly Change[]) {
  return transact(db, async (tx) => {
    await sql`lock table exam_dates in share row exclusive mode`.execute(tx)
    const before = await selectRows(tx)
    const { exams } = await readCatalogue(tx, 'en')
    let changed = false
    for (const change of changes) {
      if (!exams.some(({ slug }) => slug === change.exam)) throw new AppError('not_found')
      const { version = null, ...there } = before.get(change.exam) ?? {}
      const wanted = { on_date: change.on_date, stage: change.stage, tentative: change.tentative }
      if (isSame(there, wanted)) continue // a repetition of what was saved already
      if (version !== change.version) throw new AppError('row_changed')
      await setDate(tx, change)
      const row = (fields: object) => ({ exam_slug: change.exam, ...fields })
      await audit(tx, caller, {
        action: version === null ? 'added' : wanted.on_date === null ? 'deleted' : 'changed',
        subject: 'exam_dates',
        id: change.exam,
        ...(version !== null && { before: row(there) }),
        ...(wanted.on_date !== null && { after: row(wanted) }),
      })
      changed = true
    }
    if (changed) await bumpSiteVersion(tx)
    return listStaffDates(tx)
  })
}

type Stored = Pick<Change, 'on_date' | 'stage' | 'tentative'>

const isSame = (there: Partial<Stored>, wanted: Stored): boolean =>
  wanted.on_date === null
    ? there.on_date === undefined
    : there.on_date === wanted.on_date && there.stage === wanted.stage && there.tentative === wanted.tentative

async function setDate(tx: Transaction, { exam, on_date, stage, tentative }: Change): Promise<void> {
  if (on_date === null) {
    await tx.deleteFrom('exam_dates').where('exam_slug', '=', exam).execute()
    return
  }
  const values = { on_date, stage, tentative }
  await tx
    .insertInto('exam_dates')
    .values({ exam_slug: exam, ...values })
    .onConflict((conflict) =>
      conflict.column('exam_slug').doUpdateSet({ ...values, updated_at: sql`clock_timestamp()` }),
    )
    .execute()
}
