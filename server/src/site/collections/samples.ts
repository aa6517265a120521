import { INSTITUTE, PRODUCT } from '@pariksha/content/site/institute'
import { COLLECTION_NAMES, type CollectionName } from '@pariksha/contract/site/collections/collections'
import type { SamplesLeft } from '@pariksha/contract/site/samples'
import { TRANSLATED_FIELDS, TRANSLATION_LANGUAGES, type Translations } from '@pariksha/contract/texts/translated-fields'
import { sql } from 'kysely'
import { bumpSiteVersion } from '../../exams/catalogue/site-version.ts'
import { audit } from '../../platform/audit-log/audit.ts'
import { type Database, type Queryable, type Transaction, transact } from '../../platform/db/database.ts'
import type { Caller } from '../../platform/http/authenticate.ts'
import { collectionOf } from './collections.ts'
import { withOutdated } from './outdated-translations.ts'

/** Collections that a first start fills with samples. */
const SAMPLED = COLLECTION_NAMES.filter((name) => collectionOf(name).sampled)

/** How many samples of each collection are left, and whether the institute is still the demonstration one. */
export async function samplesLeft(db: Queryable): Promise<SamplesLeft> {
  const rows: Partial<Record<CollectionName, number>> = {}
  for (const name of SAMPLED) {
    const found = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(collectionOf(name).table)} where sample`.execute(db)
    rows[name] = found.rows[0]?.count ?? 0
  }
  const { demonstration } = await db.selectFrom('institute').select('demonstration').executeTakeFirstOrThrow()
  return { demonstration, rows, total: Object.values(rows).reduce((sum, count) => sum + count, 0) }
}

/**
 * Ends the demonstration: rows that are samples go, and so does what the institute's settings still have of the demonstration
 * institute. One transaction and one entry in the log. Again it changes nothing.
 */
export function removeSamples(db: Database, caller: Caller): Promise<{ removed: number }> {
  return transact(db, async (tx) => {
    const institute = await emptyInstitute(tx)
    const before: Record<string, unknown> = { ...institute }
    let removed = 0
    for (const name of SAMPLED) {
      const { table, nameColumn, schema } = collectionOf(name)
      if ('translation_of' in schema.shape) await keepTranslations(tx, table)
      const { rows } = await sql<{ name: string }>`
        delete from ${sql.table(table)} where sample returning ${sql.ref(nameColumn)} as name`.execute(tx)
      if (rows.length > 0) before[name] = rows.map((row) => row.name)
      removed += rows.length
    }
    if (Object.keys(before).length === 0) return { removed }
    await audit(tx, caller, { action: 'removed', subject: 'samples', before })
    await bumpSiteVersion(tx)
    return { removed }
  })
}

/** A text that staff wrote in another language stays when its original goes. */
const keepTranslations = (tx: Transaction, table: string) =>
  sql`
    update ${sql.table(table)} set translation_of = null, updated_at = now()
    where not sample and translation_of in (select id from ${sql.table(table)} where sample)`.execute(tx)

/** What takes the place of each setting that was never changed. Returns what was there. */
async function emptyInstitute(tx: Transaction): Promise<Record<string, unknown>> {
  const there = await tx.selectFrom('institute').selectAll().forUpdate().executeTakeFirstOrThrow()
  const samples: Readonly<Record<string, readonly [sample: unknown, after: unknown]>> = {
    name: [INSTITUTE.name, PRODUCT.name],
    about: [INSTITUTE.about, PRODUCT.about],
    email: [INSTITUTE.email, ''],
    phone: [INSTITUTE.phone, ''],
    address: [INSTITUTE.address, []],
    hours: [INSTITUTE.hours, []],
    directions_url: [INSTITUTE.directionsUrl, null],
    map_embed_url: [INSTITUTE.mapEmbedUrl, null],
    ...(there.latitude === INSTITUTE.latitude &&
      there.longitude === INSTITUTE.longitude && {
        latitude: [INSTITUTE.latitude, null],
        longitude: [INSTITUTE.longitude, null],
      }),
    demonstration: [true, false],
  }
  const kept = Object.entries(samples).filter(([name, [sample]]) => isSame(Reflect.get(there, name), sample))
  if (kept.length === 0) return {}
  const names = kept.map(([name]) => name)
  const assignments = kept.map(([name, [, after]]) =>
    name === 'hours' ? sql`hours = ${JSON.stringify(after)}::jsonb` : sql`${sql.ref(name)} = ${after}`,
  )
  const left = withoutSamples(there.translations as Translations, names, Object.keys(samples))
  assignments.push(sql`translations = ${JSON.stringify(left)}::jsonb`)
  await sql`update institute set ${sql.join(assignments)}, updated_at = now()`.execute(tx)
  return Object.fromEntries(kept.map(([name, [sample]]) => [name, sample]))
}

/** In other languages goes what is said of the fields that are emptied, and what was never changed of those that are. */
const withoutSamples = (
  translations: Translations,
  emptied: readonly string[],
  fields: readonly string[],
): Translations => {
  const left = Object.fromEntries(
    TRANSLATION_LANGUAGES.map((language) => {
      const sample: Readonly<Record<string, unknown>> = INSTITUTE.translations[language]
      const isSample = (field: string, text: unknown) => fields.includes(field) && isSame(text, sample[field])
      const texts = Object.entries(translations[language] ?? {}).filter(
        ([field, text]) => !emptied.includes(field) && !isSample(field, text),
      )
      return [language, Object.fromEntries(texts)] as const
    }).filter(([, texts]) => Object.keys(texts).length > 0),
  )
  const outdated = translations.outdated ?? {}
  return withOutdated(TRANSLATED_FIELDS.institute, { translations: { ...left, outdated } }).translations as Translations
}

/** Objects by their fields, in whatever order the database keeps them. */
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b))

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, of]) => [key, sorted(of)]),
  )
}
