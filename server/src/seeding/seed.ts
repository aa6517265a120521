import { createHash, createHmac, randomBytes } from 'node:crypto'
import { BANK } from '@pariksha/content/bank'
import { assemblePaper } from '@pariksha/content/papers/assemble'
import { questionCount } from '@pariksha/content/papers/blueprint'
import { SHIPPED_SERIES, type ShippedSeries, type ShippedTest } from '@pariksha/content/shipped'
import { readMark, toMarks } from '@pariksha/domain/marking'
import { sql } from 'kysely'
import type { Database, Transaction } from '../db/database.ts'
import { freezePaper } from '../papers/freeze.ts'
import { storePaper } from '../papers/store.ts'
import { bumpSiteVersion } from '../site/version.ts'
import { seedInstitute } from './institute.ts'
import { seedPackages } from './packages.ts'

const LOCK = 7_310_428

/**
 * Gives the installation what it ships with and does not have yet: on the first start everything, after an upgrade what
 * is new. What is there already is never touched. Of several processes one does it. Returns how many tests were added.
 */
export function seed(db: Database): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx)
    await tx
      .insertInto('installation')
      .values({ secret: randomBytes(32) })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const { secret } = await tx.selectFrom('installation').select('secret').executeTakeFirstOrThrow()
    let added = 0
    for (const [position, series] of SHIPPED_SERIES.entries()) added += await seedSeries(tx, series, position, secret)
    const given = (await seedPackages(tx)) + (await seedInstitute(tx))
    if (added + given > 0) await bumpSiteVersion(tx)
    return added
  })
}

async function seedSeries(tx: Transaction, series: ShippedSeries, position: number, secret: Buffer): Promise<number> {
  const { slug, name, exam, freeCount, tests } = series
  await tx
    .insertInto('series')
    .values({ slug, name, exam, free_count: freeCount, position })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const there = await tx
    .selectFrom('tests')
    .leftJoin('papers', 'papers.id', 'tests.paper_id')
    .select(['tests.content_id', 'papers.fingerprints'])
    .where('tests.series_slug', '=', slug)
    .execute()
  const known = new Set(there.map(({ content_id }) => content_id))
  const asked = new Set(there.flatMap(({ fingerprints }) => fingerprints ?? []))
  let added = 0
  for (const [index, test] of tests.entries()) {
    if (known.has(test.contentId)) continue
    for (const mark of await seedTest(tx, slug, index + 1, test, secret, asked)) asked.add(mark)
    added++
  }
  return added
}

async function seedTest(
  tx: Transaction,
  series: string,
  position: number,
  test: ShippedTest,
  secret: Buffer,
  asked: ReadonlySet<string>,
): Promise<string[]> {
  const { contentId, title, pattern, type, subType, instructions, blueprint } = test
  // the repository alone must not tell what is asked
  const seed = createHmac('sha256', secret).update(contentId).digest('hex')
  const { paper, fingerprints } = assemblePaper(blueprint, BANK, seed, { has: (text) => asked.has(short(text)) })
  const marks = fingerprints.map(short)
  const paperId = await storePaper(tx, freezePaper(paper), marks)
  await tx
    .insertInto('tests')
    .values({
      content_id: contentId,
      series_slug: series,
      stage: 'prelims',
      position,
      title,
      pattern,
      type,
      sub_type: subType,
      duration_seconds: blueprint.minutes * 60,
      question_count: questionCount(blueprint),
      total_marks: totalMarks(test),
      languages: ['en'],
      instructions: [...instructions],
      paper_id: paperId,
    })
    .execute()
  return marks
}

const short = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 16)

function totalMarks({ blueprint }: ShippedTest): number {
  const total = blueprint.sections.reduce((sum, { marking, parts }) => {
    const { numerator, denominator } = readMark(marking.right)
    return sum + (parts.reduce((count, part) => count + part.count, 0) * numerator) / denominator
  }, 0)
  return toMarks(total, 1)
}
