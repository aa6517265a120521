import type { STAGES } from '@pariksha/contract/exams/tests'
import type { PaperAccess, PaperState, PublicationTerms } from '@pariksha/contract/papers/paper-draft'
import type { PaperPattern } from '@pariksha/contract/papers/paper-pattern'
import type { PaperRule } from '@pariksha/contract/papers/paper-rule'
import type { TestMode } from '@pariksha/domain/timing/release'
import { sql } from 'kysely'
import { LAST_SHIFT, RELEASE_FROM } from '../../attempts/results/earliest-release.ts'
import type { Database, Queryable } from '../../platform/db/database.ts'

const PAGE = 50

export type Publication = {
  readonly access: PaperAccess
  readonly batches: number[]
  readonly mode: TestMode
  readonly opens_at: string | null
  readonly closes_at: string | null
  readonly released_at: string | null
  readonly release_from: string | null
  readonly last_shift: { readonly mock: string; readonly shift: number } | null
  readonly place: number
  readonly begun_by: number
  readonly unused: boolean
}

const drafts = (db: Queryable) =>
  db
    .selectFrom('paper_drafts as d')
    .innerJoin('series', 'series.slug', 'd.series_slug')
    .leftJoin('users', 'users.id', 'd.changed_by')
    .select([
      'd.id',
      'd.title',
      'd.series_slug as series',
      'series.name as series_name',
      sql<(typeof STAGES)[number]>`d.stage`.as('stage'),
      'd.label',
      sql<PaperPattern>`d.pattern`.as('pattern'),
      sql<(PaperRule | null)[]>`d.rules`.as('rules'),
      sql<PaperState>`d.state`.as('state'),
      sql<PublicationTerms | null>`(
        select jsonb_set(d.last_terms, '{batches}', coalesce((
          select jsonb_agg(id order by id) from batches
          where id in (select jsonb_array_elements(d.last_terms -> 'batches')::bigint)), '[]')))`.as('last_terms'),
      'd.version',
      'd.changed_at',
      'd.changed_by as changer',
      sql<string | null>`users.email`.as('changed_by'),
      'd.paper_id',
      'd.test_id',
      'd.publish_at',
      sql<number>`(select count(*) from paper_slots where draft_id = d.id)::int`.as('question_count'),
      sql<string>`(extract(epoch from d.changed_at) * 1000000)::bigint`.as('changed_micros'),
      sql<Publication | null>`(
        select jsonb_build_object('access', tests.access, 'mode', tests.mode,
          'opens_at', tests.opens_at, 'closes_at', tests.closes_at, 'released_at', tests.released_at,
          'release_from', case when tests.mode = 'live' then ${RELEASE_FROM} end,
          'last_shift', ${LAST_SHIFT},
          'batches', coalesce((select jsonb_agg(batch_id order by batch_id) from test_batches where test_id = tests.id), '[]'),
          'place', (select count(*) from tests as other where other.series_slug = tests.series_slug
            and other.stage = tests.stage and other.access is not null and other.position <= tests.position),
          'begun_by', (select count(*) from attempts where attempts.test_id = tests.id and attempts.counted),
          'unused', not exists (select from attempts where attempts.test_id = tests.id))
        from tests where tests.id = d.test_id)`.as('publication'),
    ])

export type DraftRow = NonNullable<Awaited<ReturnType<typeof findDraft>>>

export const findDraft = (db: Queryable, id: number) => drafts(db).where('d.id', '=', id).executeTakeFirst()

type Wanted = {
  readonly state?: PaperState | undefined
  readonly series?: string | undefined
  readonly after?: string | undefined
}

/** A page, last changed first, from `after` on. */
export async function listDrafts(db: Database, { state, series, after }: Wanted) {
  let query = drafts(db)
  if (state) query = query.where('d.state', '=', state)
  if (series) query = query.where('d.series_slug', '=', series)
  if (after) {
    const [micros = '', id = ''] = after.split('.')
    query = query.where(
      sql<boolean>`(d.changed_at, d.id) < (timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond', ${id}::bigint)`,
    )
  }
  const rows = await query
    .orderBy('d.changed_at', 'desc')
    .orderBy('d.id', 'desc')
    .limit(PAGE + 1)
    .execute()
  const last = rows[PAGE - 1]
  return { rows: rows.slice(0, PAGE), next: rows.length > PAGE && last ? `${last.changed_micros}.${last.id}` : null }
}
