import { randomBytes } from 'node:crypto'
import { questionCount, totalMarks } from '@pariksha/content/papers/blueprint'
import type { PaperSource } from '@pariksha/content/papers/paper'
import type { ShippedSeries, ShippedTest } from '@pariksha/content/series/series'
import { SHIPPED_SERIES } from '@pariksha/content/shipped'
import { LANGUAGES, type Language } from '@pariksha/content/text'
import { sql } from 'kysely'
import type { Database, Transaction } from '../db/database.ts'
import { LOCKS } from '../db/locks.ts'
import { freezePaper } from '../papers/freeze.ts'
import { storePaper } from '../papers/store.ts'
import { bumpSiteVersion } from '../site/version.ts'
import { fillAbout } from './fill-about.ts'
import { seedInstitute } from './institute.ts'
import { makePaper } from './make-paper.ts'
import { seedPackages } from './packages.ts'
import { seedStudy } from './study.ts'

/**
 * Gives the installation what it ships with and does not have yet: on the first start everything, after an upgrade what
 * is new, and papers for tests that were announced without one. What is there already is never touched. Of several
 * processes one does it. Returns how many tests were added or published.
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
    await fillAbout(tx, secret)
    let added = 0
    for (const [position, series] of SHIPPED_SERIES.entries()) added += await seedSeries(tx, series, position, secret)
    const given = (await seedPackages(tx)) + (await seedInstitute(tx)) + (await seedStudy(tx))
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
    .select(['tests.id', 'tests.content_id', 'tests.paper_id', 'papers.fingerprints'])
    .where('tests.series_slug', '=', slug)
    .execute()
  const known = new Map(there.map((test) => [test.content_id, test]))
  const asked = new Set(there.flatMap(({ fingerprints }) => fingerprints ?? []))
  const positions = new Map<string, number>()
  let changed = 0
  for (const test of tests) {
    const place = (positions.get(test.stage) ?? 0) + 1
    positions.set(test.stage, place)
    const before = known.get(test.contentId)
    if (before && (before.paper_id !== null || 'announced' in test.content)) continue
    const { values, marks } = await contentOf(tx, test, secret, asked)
    for (const mark of marks) asked.add(mark)
    if (before) await tx.updateTable('tests').set(values).where('id', '=', before.id).execute()
    else {
      await tx
        .insertInto('tests')
        .values({ ...values, content_id: test.contentId, series_slug: slug, stage: test.stage, position: place })
        .execute()
    }
    changed++
  }
  return changed
}

/** What a test's row says, and its paper where there is one to be made. */
async function contentOf(tx: Transaction, test: ShippedTest, secret: Buffer, asked: ReadonlySet<string>) {
  const { contentId, title, pattern, type, subType, instructions, content } = test
  const row = {
    title,
    pattern,
    type,
    sub_type: subType,
    languages: ['en'],
    instructions: instructions.map(({ en }) => en),
  }
  if ('announced' in content) {
    const { minutes, questions, marks } = content.announced
    const values = { ...row, duration_seconds: minutes * 60, question_count: questions, total_marks: marks }
    return { values: { ...values, paper_id: null }, marks: [] }
  }
  const { blueprint } = content
  const { paper, fingerprints: marks } = makePaper({ contentId, blueprint }, secret, asked)
  const values = {
    ...row,
    duration_seconds: blueprint.minutes * 60,
    question_count: questionCount(blueprint),
    total_marks: totalMarks(blueprint),
    paper_id: await storePaper(tx, freezePaper(paper), marks),
    languages: languagesOf(paper),
    available_on: sql<string>`current_date`,
  }
  return { values, marks }
}

/** Those that at least one question can be read in; English sections stay English in every paper. */
const languagesOf = ({ sections }: PaperSource): Language[] =>
  LANGUAGES.filter((code) => sections.some(({ questions }) => questions.some(({ stem }) => stem[code] !== undefined)))
