import { packageTranslations } from '@pariksha/content/site/package-translations'
import { PACKAGES, type SeedPackage } from '@pariksha/content/site/packages'
import type { Transaction } from '../../db/database.ts'
import { seedOnce } from './seed-once.ts'
import { translateOnce } from './translate-once.ts'

/** Inserts the first price list. A package is left out until every series it contains exists. Returns how many were new. */
export async function seedPackages(tx: Transaction): Promise<number> {
  const rows = await tx.selectFrom('series').select('slug').execute()
  const known = new Set(rows.map(({ slug }) => slug))
  let added = 0
  for (const [position, one] of PACKAGES.entries()) {
    if (!one.series.every((slug) => known.has(slug))) continue
    if (await seedOnce(tx, 'package', one.slug, () => insertPackage(tx, one, position))) added++
    const translations = packageTranslations(one.slug, one.badge)
    if (await translateOnce(tx, { table: 'packages', key: one.slug, english: one, translations })) added++
  }
  return added
}

const insertPackage = (tx: Transaction, { wasPrice, ...one }: SeedPackage, position: number) =>
  tx
    .insertInto('packages')
    .values({
      ...one,
      contents: [...one.contents],
      series: [...one.series],
      was_price: wasPrice ?? null,
      position,
    })
    .onConflict((conflict) => conflict.column('slug').doNothing()) // staff already created one with this slug
    .execute()
