import type { ImportDuplicate } from '@pariksha/contract/questions/import-duplicates'
import { sql } from 'kysely'
import type { Database, Queryable } from '../../../platform/db/database.ts'
import { compareWithBank, type OfBank } from '../../bank/duplicates/compare-with-bank.ts'
import { compareWithShipped, type OfShipped } from '../../bank/duplicates/near-shipped.ts'
import { findQuestions } from '../../bank/queries.ts'
import type { ItemRow } from '../queries.ts'
import { nearInPage } from './near-in-page.ts'

const MAX_ALIKE = 5
const MAX_NEAR = 3
/** For all questions of a page together, with the bank and with what ships; with 100,000 questions it takes a fifth of this. */
const BANK_MILLIS = 6_000
const SHIPPED_MILLIS = 2_000

/** What is alike with the questions of a page; those without duplicates are left out, unless they could not be compared. */
export async function findDuplicates(
  db: Database,
  importId: number,
  rows: readonly ItemRow[],
  { bankMillis = BANK_MILLIS, shippedMillis = SHIPPED_MILLIS } = {},
) {
  if (rows.length === 0) return []
  const asked = rows.map(({ question_id, changes, content: { stem, options } }) => ({
    id: question_id ?? changes?.question_id ?? null,
    stem,
    options,
  }))
  const alike = Map.groupBy(await alikeInFile(db, importId, rows), ({ position }) => position)
  const near = Map.groupBy(nearInPage(rows), ({ position }) => position)
  const shipped = await compareWithShipped(db, asked, shippedMillis)
  const compared = (await compareWithBank(db, asked, bankMillis)).map((found) => found && asListed(found))
  const excerpts = await excerptsOf(db, compared.flat())
  return rows.flatMap(({ position }, at) => {
    const ofBank = (compared[at] ?? []).map((found) => presentOfBank(found, excerpts))
    const duplicates: ImportDuplicate[] = [
      ...ofBank.filter(({ likeness }) => likeness !== 'near'),
      ...(alike.get(position) ?? []).map(({ position: _, ...found }) => found),
      ...(near.get(position) ?? []).map(({ position: _, ...found }) => found),
      ...(shipped[at] ?? []).map(presentOfShipped),
      ...ofBank.filter(({ likeness }) => likeness === 'near'),
    ]
    const isCompared = compared[at] !== undefined && shipped[at] !== undefined
    return duplicates.length === 0 && isCompared ? [] : [{ position, duplicates, compared: isCompared }]
  })
}

/** As many of the bank as are listed beside a question, the likest of each kind. */
function asListed(found: readonly OfBank[]): readonly OfBank[] {
  const near = found.filter(({ likeness }) => likeness === 'near')
  return [...found.filter(({ likeness }) => likeness !== 'near').slice(0, MAX_ALIKE), ...near.slice(0, MAX_NEAR)]
}

async function excerptsOf(db: Queryable, found: readonly (OfBank | undefined)[]): Promise<ReadonlyMap<number, string>> {
  const ids = [...new Set(found.flatMap((one) => one?.id ?? []))]
  const rows = ids.length === 0 ? [] : await findQuestions(db, ids)
  return new Map(rows.map(({ id, excerpt }) => [id, excerpt]))
}

const presentOfBank = ({ id, likeness }: OfBank, excerpts: ReadonlyMap<number, string>): ImportDuplicate => ({
  where: 'bank',
  id,
  excerpt: excerpts.get(id) ?? '',
  title: null,
  likeness,
})

const presentOfShipped = ({ testId, title, excerpt, same }: OfShipped): ImportDuplicate => ({
  where: 'shipped',
  id: testId,
  excerpt,
  title,
  likeness: same ? 'same' : 'near',
})

type OfFile = ImportDuplicate & { readonly position: number }

/**
 * Questions of the same file with the same words, or the same but for numbers. In a file all questions may be alike: the first
 * few of each kind are found in one pass, not once per question.
 */
async function alikeInFile(db: Queryable, importId: number, rows: readonly ItemRow[]): Promise<OfFile[]> {
  const positions = rows.map(({ position }) => position)
  const { rows: found } = await sql<{ position: number; id: number; excerpt: string; same: boolean }>`
    with page as materialized (
      select position, digest, digest_without_numbers from question_import_items
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
    select page.position, alike.id, alike.excerpt, alike.same
    from page
    cross join lateral (
      select file.position as id, file.excerpt, file.digest = page.digest as same from file
      where file.digest_without_numbers = page.digest_without_numbers and file.position <> page.position
      order by same desc, file.position limit ${MAX_ALIKE}
    ) as alike`.execute(db)
  return found.map(({ same, ...of }) => ({
    ...of,
    where: 'file',
    title: null,
    likeness: same ? 'same' : 'other_numbers',
  }))
}
