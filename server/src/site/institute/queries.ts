import { type NETWORKS, SITE_COLLECTIONS, type SLIDE_PICTURES } from '@pariksha/contract/site/institute'
import { externalOrigin } from '@pariksha/contract/site/page-of-site'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'

export const readInstitute = (db: Database) =>
  db
    .selectFrom('institute')
    .select([
      'name',
      'tagline',
      'about',
      'logo',
      'email',
      'phone',
      'address',
      sql<{ days: string; time: string }[]>`hours`.as('hours'),
      sql<{ network: (typeof NETWORKS)[number]; url: string }[]>`social`.as('social'),
      'latitude',
      'longitude',
      'directions_url',
      'map_embed_url',
      'demonstration',
      'translations',
    ])
    .executeTakeFirstOrThrow()

/** The origin of the map, as a frame source of the CSP. */
export async function framedOrigin(db: Database): Promise<string> {
  const { map_embed_url } = await db.selectFrom('institute').select('map_embed_url').executeTakeFirstOrThrow()
  return externalOrigin(map_embed_url ?? '') ?? "'none'"
}

export const readPopup = (db: Database) =>
  db
    .selectFrom('popup')
    .select(['title', 'text', 'image', 'link', 'link_label', 'translations'])
    .where('published', '=', true)
    .executeTakeFirst()

export const listSlides = (db: Database) =>
  db
    .selectFrom('slides')
    .select([
      'id',
      'title',
      'text',
      'link',
      'link_label',
      sql<(typeof SLIDE_PICTURES)[number]>`picture`.as('picture'),
      'image',
      'translations',
    ])
    .where('published', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute()

export const listTestimonials = (db: Database) =>
  db
    .selectFrom('testimonials')
    .select(['id', 'name', 'role', 'text', 'sample', 'translations'])
    .where('published', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute()

export const listStatistics = (db: Database, exam: string | null) =>
  db
    .selectFrom('statistics')
    .select(['id', 'value', 'label', 'sample', 'translations'])
    .where('published', '=', true)
    .where('exam', exam === null ? 'is' : '=', exam)
    .orderBy('position')
    .orderBy('id')
    .execute()

export const listNotices = (db: Database, family: string | undefined) =>
  db
    .selectFrom('notices')
    .select(['id', 'title', 'on_date as date', 'link', 'translations'])
    .where('published', '=', true)
    .$if(family !== undefined, (query) =>
      query.where((eb) => eb.or([eb('family', '=', family as string), eb('family', 'is', null)])),
    )
    .orderBy('on_date', 'desc')
    .orderBy('id', 'desc')
    .limit(50)
    .execute()

export const listSuccessStories = (db: Database, exam: string | undefined) =>
  db
    .selectFrom('success_stories')
    .select(['id', 'name', 'rank', 'institute', 'quote', 'sample', 'translations'])
    .where('published', '=', true)
    .$if(exam !== undefined, (query) => query.where('exam', '=', exam as string))
    .where('exam', 'not in', (eb) => eb.selectFrom('hidden_exams').select('exam_slug'))
    .orderBy('position')
    .orderBy('id')
    .execute()

/** From what the staff did: what came with the product and was never touched has no day. */
export const lastChanges = (db: Database) =>
  db
    .selectFrom('audit_log')
    .select([
      sql<(typeof SITE_COLLECTIONS)[number]>`subject`.as('collection'),
      sql<string>`to_char(max(at) at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`.as('on'),
    ])
    .where('subject', 'in', [...SITE_COLLECTIONS])
    .groupBy('subject')
    .orderBy('subject')
    .execute()
