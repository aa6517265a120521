import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { Transaction } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'

type Row = Readonly<Record<string, unknown>>
type Check = (tx: Transaction, input: Row) => Promise<Readonly<Record<string, string>>>
type Follow = (tx: Transaction, change: { readonly before?: Row; readonly after?: Row }) => Promise<void>

/** Nothing is published for a batch that is not there any more. */
export const batchesExist: Check = async (tx, { batches }) => {
  const wanted = batchesIn(batches)
  if (wanted.length === 0) return {}
  const found = await tx.selectFrom('batches').select('id').where('id', 'in', wanted).orderBy('id').forShare().execute()
  return found.length === wanted.length ? {} : { batches: 'A batch is not there any more. Please choose again.' }
}

/** A text and its translations share an address: they are for the same students. */
export const isForThoseOfOriginal =
  (table: 'materials' | 'articles'): Check =>
  async (tx, input) => {
    if (input.translation_of === null) return batchesExist(tx, input)
    const original = await tx
      .selectFrom(table)
      .select('batches')
      .where('id', '=', Number(input.translation_of))
      .forShare()
      .executeTakeFirst()
    return original === undefined || isSame(original.batches, input.batches)
      ? batchesExist(tx, input)
      : { batches: 'A translation is for the same students as its original. Please choose them there.' }
  }

/** The batches chosen for a text are those of its translations, too. It is not deleted with them: undoing would bring back one text. */
export const translationsFollow =
  (table: 'materials' | 'articles'): Follow =>
  async (tx, { before, after }) => {
    if (after) await giveToTranslations(tx, table, after)
    else if (before) await assertNoTranslations(tx, table, before)
  }

async function assertNoTranslations(tx: Transaction, table: 'materials' | 'articles', { slug }: Row) {
  const { rows } = await sql<{ title: string }>`
    select title from ${sql.table(table)}
    where translation_of = (select id from ${sql.table(table)} where slug = ${slug}) order by id`.execute(tx)
  if (rows.length === 0) return
  throw new AppError('text_translated', { values: { titles: rows.map(({ title }) => `“${title}”`).join(', ') } })
}

async function giveToTranslations(tx: Transaction, table: 'materials' | 'articles', { slug, batches }: Row) {
  await sql`
    update ${sql.table(table)} set batches = ${batches}::integer[], updated_at = now()
    where translation_of = (select id from ${sql.table(table)} where slug = ${slug})
      and batches is distinct from ${batches}::integer[]`.execute(tx)
}

const batchesIn = (batches: unknown): number[] =>
  [...new Set((batches ?? []) as readonly number[])].sort((a, b) => a - b)

const isSame = (one: unknown, other: unknown): boolean =>
  (one === null) === (other === null) && isDeepStrictEqual(batchesIn(one), batchesIn(other))
