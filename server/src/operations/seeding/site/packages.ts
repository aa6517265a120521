import { PACKAGES, type SeedPackage } from '@pariksha/content/site/packages'
import { inLanguage } from '@pariksha/content/text/in-language'
import type { Language } from '@pariksha/contract/languages'
import type { Transaction } from '../../../platform/db/database.ts'
import { seedOnce } from '../../../platform/db/seed-once.ts'
import { translateOnce } from './translate-once.ts'

/** Inserts the first price list. A package is left out until every series it contains exists. Returns how many were new. */
export async function seedPackages(tx: Transaction): Promise<number> {
  const rows = await tx.selectFrom('series').select('slug').execute()
  const known = new Set(rows.map(({ slug }) => slug))
  let added = 0
  for (const [position, one] of PACKAGES.entries()) {
    if (!one.series.every((slug) => known.has(slug))) continue
    if (await seedOnce(tx, 'package', one.slug, () => insertPackage(tx, one, position))) added++
    const [english, te, hi] = [textsOf(one, 'en'), textsOf(one, 'te'), textsOf(one, 'hi')]
    if (await translateOnce(tx, { table: 'packages', key: one.slug, english, translations: { te, hi } })) added++
  }
  return added
}

const textsOf = ({ title, description, contents, badge }: SeedPackage, language: Language) =>
  inLanguage({ title, description, contents, ...(badge && { badge }) }, language)

function insertPackage(tx: Transaction, one: SeedPackage, position: number) {
  const { slug, family, price, wasPrice, months, series, mocks, sectionals } = one
  const { contents, ...texts } = textsOf(one, 'en')
  return tx
    .insertInto('packages')
    .values({
      slug,
      family,
      price,
      months,
      ...texts,
      was_price: wasPrice ?? null,
      contents: [...contents],
      series: [...series],
      mocks: mocks ?? null,
      sectionals: sectionals ?? null,
      position,
    })
    .onConflict((conflict) => conflict.column('slug').doNothing()) // staff already created one with this slug
    .execute()
}
