import { TOPIC_NAMES } from '@pariksha/content/topic-names'
import { TOPICS_BY_SUBJECT } from '@pariksha/content/topics'
import { type Database, type Queryable, transact } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'
import { assertInstituteBelowRowLimit } from '../../platform/limits/row-limits.ts'

const readable = (slug: string): string => slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ')

const SHIPPED = Object.entries(TOPICS_BY_SUBJECT).flatMap(([subject, topics]) =>
  topics.map((slug) => ({ slug: slug as string, subject: readable(subject), name: TOPIC_NAMES[slug].en, own: false })),
)

/** The topics of the product, then the institute's own. */
export async function listTopics(db: Queryable) {
  const own = await db.selectFrom('question_topics').select(['slug', 'subject', 'name']).orderBy('name').execute()
  return [...SHIPPED, ...own.map((topic) => ({ ...topic, own: true }))]
}

const slugOf = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

export async function addTopic(db: Database, given: { readonly name: string; readonly subject: string }) {
  const topic = { ...given, slug: slugOf(given.name) }
  if (topic.slug === '' || SHIPPED.some(({ slug }) => slug === topic.slug)) throw new AppError('topic_exists')
  const added = await transact(db, async (tx) => {
    await assertInstituteBelowRowLimit(tx, 'question_topics')
    return tx
      .insertInto('question_topics')
      .values(topic)
      .onConflict((conflict) => conflict.doNothing())
      .returning('slug')
      .executeTakeFirst()
  })
  if (!added) throw new AppError('topic_exists')
  return { ...topic, own: true }
}
