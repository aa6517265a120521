import { randomBytes } from 'node:crypto'
import { BANK_REVISION } from '@pariksha/content/bank-revision'
import { type Blueprint, questionCount, totalMarks } from '@pariksha/content/papers/blueprints/blueprint'
import { createAsked } from '@pariksha/content/papers/paper-recipes'
import type { Figures, ShippedSeries, ShippedTest } from '@pariksha/content/series/series'
import { SHIPPED_SERIES } from '@pariksha/content/shipped'
import { sql } from 'kysely'
import { bumpSiteVersion } from '../../exams/catalogue/site-version.ts'
import { freezePaper } from '../../papers/freeze.ts'
import { storePaper } from '../../papers/store.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { TODAY } from '../../platform/db/indian-day.ts'
import { LOCKS } from '../../platform/db/locks.ts'
import { backfillQuestionTopics } from './papers/backfill-question-topics.ts'
import { languagesOf } from './papers/languages-of.ts'
import { fingerprintsOfPapers, makePaper, PAPER_RECIPES } from './papers/make-paper.ts'
import { storeShippedQuestions } from './papers/shipped-questions.ts'
import { seedInstitute } from './site/institute.ts'
import { seedPackages } from './site/packages.ts'
import { seedStudy } from './site/study.ts'

/**
 * Inserts shipped content that is missing: everything on the first start, new content after an upgrade, and papers for tests
 * announced without one. Existing rows are never changed. Only one of several processes does it. Returns how many tests were
 * added or published.
 */
export function seed(db: Database): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${LOCKS.seeding})`.execute(tx)
    await tx
      .insertInto('installation')
      .values({ secret: randomBytes(32) })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const { secret } = await tx.selectFrom('installation').select('secret').executeTakeFirstOrThrow()
    await backfillQuestionTopics(tx)
    await storeShippedQuestions(tx)
    const changed = new Set<string>()
    const own = new Set((await tx.selectFrom('exams').select('slug').execute()).map(({ slug }) => slug))
    for (const [position, series] of SHIPPED_SERIES.entries()) {
      if (own.has(series.slug)) continue // the institute had one of that name first
      for (const contentId of await seedSeries(tx, series, position)) changed.add(contentId)
    }
    for (const contentId of await publish(tx, secret)) changed.add(contentId)
    const added = changed.size
    const given = (await seedPackages(tx)) + (await seedInstitute(tx)) + (await seedStudy(tx))
    if (added + given > 0) await bumpSiteVersion(tx)
    return added
  })
}

/** Inserts a series and its tests, still without papers. Returns the tests that were added. */
async function seedSeries(tx: Transaction, series: ShippedSeries, position: number): Promise<string[]> {
  const { slug, name, exam, freeCount, tests } = series
  await tx
    .insertInto('series')
    .values({ slug, name, exam, free_count: freeCount, position })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const there = await tx.selectFrom('tests').select('content_id').where('series_slug', '=', slug).execute()
  const known = new Set(there.map(({ content_id }) => content_id))
  const positions = new Map<string, number>()
  const added: string[] = []
  for (const test of tests) {
    const place = (positions.get(test.stage) ?? 0) + 1
    positions.set(test.stage, place)
    if (known.has(test.contentId)) continue
    await tx
      .insertInto('tests')
      .values({
        ...rowOf(test),
        content_id: test.contentId,
        series_slug: slug,
        stage: test.stage,
        position: place,
        languages: ['en'],
        paper_id: null,
      })
      .execute()
    added.push(test.contentId)
  }
  return added
}

/** Makes the papers of tests that have none yet, free tests first. Returns the tests that got one. */
async function publish(tx: Transaction, secret: Buffer): Promise<string[]> {
  const missing = await tx
    .selectFrom('tests')
    .select('content_id')
    .where('paper_id', 'is', null)
    .where('content_id', 'is not', null)
    .execute()
  const ids = new Set(missing.map(({ content_id }) => content_id))
  const published: string[] = []
  if (ids.size === 0) return published
  const asked = createAsked(await fingerprintsOfPapers(tx))
  for (const recipe of PAPER_RECIPES.values()) {
    if (!ids.has(recipe.contentId)) continue
    const { paper, fingerprints } = await makePaper(recipe, secret, asked.before(recipe))
    asked.add({ ...recipe, fingerprints })
    const test = SHIPPED.get(recipe.contentId)
    if (!test) continue
    await tx
      .updateTable('tests')
      .set({
        ...rowOf(test),
        languages: languagesOf(paper),
        paper_id: await storePaper(tx, freezePaper(paper), { fingerprints, bankRevision: BANK_REVISION }),
        available_on: TODAY,
      })
      .where('content_id', '=', recipe.contentId)
      .execute()
    published.push(recipe.contentId)
  }
  return published
}

const SHIPPED = new Map(SHIPPED_SERIES.flatMap(({ tests }) => tests.map((test) => [test.contentId, test] as const)))

/** The columns of a test, apart from its paper. */
function rowOf({ title, pattern, type, subType, instructions, content }: ShippedTest) {
  const { minutes, questions, marks } = 'announced' in content ? content.announced : figuresOf(content.blueprint)
  return {
    title,
    pattern,
    type,
    sub_type: subType,
    instructions: instructions.map(({ en }) => en),
    duration_seconds: minutes * 60,
    question_count: questions,
    total_marks: marks,
  }
}

const figuresOf = (blueprint: Blueprint): Figures => ({
  minutes: blueprint.minutes,
  questions: questionCount(blueprint),
  marks: totalMarks(blueprint),
})
