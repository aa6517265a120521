import { LANGUAGES, type Language } from '@pariksha/contract/languages'
import { sql } from 'kysely'
import { readCatalogue } from '../../exams/catalogue/catalogue.ts'
import { IS_SHOWN } from '../../exams/catalogue/is-shown.ts'
import { siteVersion } from '../../exams/catalogue/site-version.ts'
import type { Database, Queryable, Transaction } from '../../platform/db/database.ts'
import { LOCKS } from '../../platform/db/locks.ts'
import { originalSlug } from '../study/in-language.ts'
import { PAGES } from './described-pages.ts'
import { documentsOf } from './exam-documents.ts'

/** Rebuilds the search index if the site has changed. Only one of several processes does it. */
export async function refreshDocuments(db: Database): Promise<void> {
  if ((await madeFrom(db)) === (await siteVersion(db))) return
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${LOCKS.searchDocuments})`.execute(tx)
    const version = await siteVersion(tx)
    if ((await madeFrom(tx)) === version) return
    await tx.deleteFrom('search_documents').execute()
    await insertKnown(tx)
    await insertStored(tx)
    await tx
      .updateTable('search_state')
      .set({ site_version: Number(version) })
      .execute()
  })
}

async function madeFrom(db: Queryable): Promise<string> {
  const { site_version } = await db.selectFrom('search_state').select('site_version').executeTakeFirstOrThrow()
  return String(site_version)
}

/** Pages, which come with the product, and the examinations that are shown. */
async function insertKnown(tx: Transaction): Promise<void> {
  const inLanguages = await Promise.all(
    LANGUAGES.map(async (language) => (await knownIn(tx, language)).map((document) => ({ ...document, language }))),
  )
  await tx
    .insertInto('search_documents')
    .values(inLanguages.flat())
    .onConflict((conflict) => conflict.doNothing()) // families share a page
    .execute()
}

const knownIn = async (tx: Transaction, language: Language) => [
  ...(language === 'en' ? PAGES : []).map((page) => ({ kind: 'page', ...page })),
  ...(await readCatalogue(tx, language)).exams.flatMap((exam) => documentsOf(exam, language)),
]

/** The original of a text is found by readers of every language. */
const FOUND_IN = sql`case when translation_of is null then 'en' else language end`

/** What staff publish, and tests that can be taken. */
async function insertStored(tx: Transaction): Promise<void> {
  await sql`
    insert into search_documents (language, address, kind, title, summary, also, batches)
    select 'en', '/test/' || tests.id, 'test', tests.title, tests.pattern, series.name || ' ' || series.exam || ' mock test',
      null::integer[]
    from tests join series on series.slug = tests.series_slug
    where tests.paper_id is not null and tests.access is distinct from 'groups' and tests.closed_at is null
      and ${IS_SHOWN}
    union all
    select ${FOUND_IN}, '/current-affairs/' || ${originalSlug('materials')}, 'material', title, summary,
      subject || ' ' || array_to_string(exams, ' '), batches
    from materials where published
    union all
    select ${FOUND_IN}, '/blog/' || ${originalSlug('articles')}, 'article', title, summary, topic, batches
    from articles where published
    union all
    select 'en', case when batches is null then '/videos?q=' || replace(title, ' ', '+') else '/notes#video-' || id end, 'video',
      title, description, category || ' video lesson', batches
    from videos where published
    union all
    select 'en', case when batches is null then '/books#book-' else '/notes#book-' end || id, 'book', title, description,
      author || ' book', batches
    from books where published
    on conflict do nothing`.execute(tx)
}
