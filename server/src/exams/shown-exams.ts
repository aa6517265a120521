import type { ShownExam } from '@pariksha/contract/exams/shown-exams'
import { sql } from 'kysely'
import { audit } from '../platform/audit-log/audit.ts'
import { type Database, type Queryable, transact } from '../platform/db/database.ts'
import { AppError } from '../platform/errors.ts'
import type { Caller } from '../platform/http/authenticate.ts'
import { everyExam } from './catalogue/catalogue.ts'
import { bumpSiteVersion } from './catalogue/site-version.ts'

/** Every examination with whether the site shows it, and which texts of a hidden one's name the staff have to look at. */
export async function listShownExams(db: Queryable): Promise<{ exams: ShownExam[] }> {
  const exams = await everyExam(db)
  const hidden = exams.filter((exam) => exam.hidden)
  const found = await namedIn(
    db,
    hidden.map(({ name }) => name.en),
  )
  return {
    exams: exams.map(({ slug, name, own, hidden: isHidden, page }) => ({
      slug,
      name: name.en,
      page,
      own: own ? String(own.id) : null,
      shown: !isHidden,
      named_in: isHidden ? found.filter((text) => text.name === name.en).map(({ name: _, ...text }) => text) : [],
    })),
  }
}

/** One transaction: whether it is hidden, an entry in the log, and the invalidation of cached pages. Idempotent. */
export function showExam(db: Database, caller: Caller, slug: string, shown: boolean) {
  return transact(db, async (tx) => {
    const known = (await everyExam(tx)).some((exam) => exam.slug === slug)
    if (!known) throw new AppError('not_found')
    const { numAffectedRows } = shown
      ? await sql`delete from hidden_exams where exam_slug = ${slug}`.execute(tx)
      : await sql`insert into hidden_exams (exam_slug) values (${slug}) on conflict do nothing`.execute(tx)
    if (numAffectedRows) {
      const change = { before: { exam: slug, shown: !shown }, after: { exam: slug, shown } }
      await audit(tx, caller, { action: 'changed', subject: 'shown_exams', id: slug, ...change })
      await bumpSiteVersion(tx)
    }
    return listShownExams(tx)
  })
}

type Text = { readonly name: string; readonly collection: string; readonly id: string; readonly title: string }

/** What the institute wrote itself is not changed when an examination is hidden: staff get a list of where its name stands. */
async function namedIn(db: Queryable, names: readonly string[]): Promise<readonly Text[]> {
  if (names.length === 0) return []
  const { rows } = await sql<Text>`
    with texts (collection, id, title, words) as (
      select 'slides', id::text, title, concat_ws(' ', title, text, link_label, translations::text)
      from slides where published
      union all select 'notices', id::text, title, title from notices where published
      union all select 'packages', id::text, title, concat_ws(' ', title, description, array_to_string(contents, ' '))
      from packages where published
      union all select 'testimonials', id::text, name, concat_ws(' ', role, text) from testimonials where published
      union all select 'books', id::text, title, concat_ws(' ', title, description) from books where published
      union all select 'videos', id::text, title, concat_ws(' ', title, description) from videos where published
      union all select 'settings/popup', '', title, concat_ws(' ', title, text, link_label) from popup where published
      union all select 'settings/institute', '', name, concat_ws(' ', tagline, about, translations::text) from institute
    )
    select named.name, texts.collection, texts.id, texts.title
    from unnest(${names}::text[]) as named (name) join texts
      on texts.words ~ ('\\m' || regexp_replace(named.name, '([^[:alnum:] ])', '\\\\\\1', 'g') || '\\M')
    order by named.name, texts.collection, texts.title
    limit 200`.execute(db)
  return rows
}
