import { shippedTopic, TOPIC_NAMES } from '@pariksha/content/topic-names'
import type { Language } from '@pariksha/contract/languages'
import type { Database } from '../../platform/db/database.ts'

/** A topic of the product in the reader's language; one of the institute's own as it was named. */
export async function nameOfTopic(db: Database, topic: string, language: Language): Promise<string> {
  const shipped = shippedTopic(topic)
  if (shipped) return TOPIC_NAMES[shipped][language]
  return (await findOwnTopic(db, topic))?.name ?? topic
}

/** A topic of the institute's own. */
export const findOwnTopic = (db: Database, topic: string) =>
  db.selectFrom('question_topics').select('name').where('slug', '=', topic).executeTakeFirst()
