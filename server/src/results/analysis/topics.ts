import type { QuestionAbout } from '@pariksha/content/papers/about'
import { shippedTopic, TOPIC_NAMES } from '@pariksha/content/topic-names'
import type { Language } from '@pariksha/contract/languages'
import type { Database } from '../../platform/db/database.ts'

export type Topics = {
  /** In the order of the paper; null where it is not known. */
  readonly ofQuestions: readonly (string | null)[]
  nameOf(topic: string): string
}

/** What the questions of a paper are about, by names in the reader's language; null where none is known. */
export async function readTopics(db: Database, paperId: number, language: Language): Promise<Topics | null> {
  const { about } = await db.selectFrom('papers').select('about').where('id', '=', paperId).executeTakeFirstOrThrow()
  const ofQuestions = topicsOf(about)
  const known = [...new Set(ofQuestions.filter((topic) => topic !== null))]
  if (known.length === 0) return null
  return { ofQuestions, nameOf: await namesOfTopics(db, known, language) }
}

/** Topics that ship have names in three languages, those of the institute one. */
export async function namesOfTopics(
  db: Database,
  topics: readonly string[],
  language: Language,
): Promise<Topics['nameOf']> {
  const own =
    topics.length === 0
      ? []
      : await db.selectFrom('question_topics').select(['slug', 'name']).where('slug', 'in', topics).execute()
  const names = new Map(own.map(({ slug, name }) => [slug, name]))
  return (topic) => {
    const shipped = shippedTopic(topic)
    return shipped ? TOPIC_NAMES[shipped][language] : (names.get(topic) ?? topic)
  }
}

export const topicsOf = (about: unknown): (string | null)[] =>
  ((about ?? []) as (QuestionAbout | null)[]).map((one) => one?.topic ?? null)
