import type { ImportDuplicate } from '@pariksha/contract/question-bank/import-duplicates'
import { sql } from 'kysely'
import type { Database, Queryable } from '../db/database.ts'
import { findNear } from './near-questions.ts'
import type { ItemRow } from './queries.ts'

type Found = { readonly position: number; readonly duplicate: ImportDuplicate }

/** What is alike with the questions of a page; those without duplicates are left out. */
export async function findDuplicates(db: Database, importId: number, rows: readonly ItemRow[]) {
  if (rows.length === 0) return []
  const alike = await findAlike(db, importId, rows)
  const near = (await findNear(db, rows)).map(
    ({ position, where, id, excerpt, title = null, same = false }): Found => ({
      position,
      duplicate: { where, id, excerpt, title, likeness: same ? 'same' : 'near' },
    }),
  )
  const byPosition = Map.groupBy([...alike, ...near], ({ position }) => position)
  return [...byPosition].map(([position, found]) => ({
    position,
    duplicates: found.map(({ duplicate }) => duplicate),
  }))
}

const MAX_ALIKE = 5

/**
 * Questions of the bank and of the same file with the same words, or the same but for numbers. In a file all questions may be
 * alike: the first few of each kind are found in one pass, not once per question.
 */
async function findAlike(db: Queryable, importId: number, rows: readonly ItemRow[]): Promise<Found[]> {
  const positions = rows.map(({ position }) => position)
  const { rows: found } = await sql<{
    position: number
    where: 'bank' | 'file'
    id: number
    excerpt: string
    same: boolean
  }>`
    with page as materialized (
      select position, question_id, digest, digest_without_numbers from question_import_items
      where import_id = ${importId} and position in (${sql.join(positions)})
    ), numbered as (
      select position, excerpt, digest, digest_without_numbers,
        row_number() over (partition by digest_without_numbers order by position) as alike,
        row_number() over (partition by digest_without_numbers, digest order by position) as same
      from question_import_items
      where import_id = ${importId} and digest_without_numbers in (select digest_without_numbers from page)
    ), file as materialized (
      select position, excerpt, digest, digest_without_numbers from numbered
      where alike <= ${MAX_ALIKE + 1} or (same <= ${MAX_ALIKE + 1} and digest in (select digest from page))
    )
    select page.position, alike."where", alike.id, alike.excerpt, alike.same
    from page
    cross join lateral (
      (select 'bank' as "where", q.id, q.excerpt, q.digest = page.digest as same from questions as q
        where (q.digest = page.digest or q.digest_without_numbers = page.digest_without_numbers)
          and q.id is distinct from page.question_id
        order by same desc, q.id limit ${MAX_ALIKE})
      union all
      (select 'file', file.position, file.excerpt, file.digest = page.digest as same from file
        where file.digest_without_numbers = page.digest_without_numbers and file.position <> page.position
        order by same desc, file.position limit ${MAX_ALIKE})
    ) as alike`.execute(db)
  return found.map(({ position, same, ...of }) => ({
    position,
    duplicate: { ...of, title: null, likeness: same ? 'same' : 'other_numbers' },
  }))
}
