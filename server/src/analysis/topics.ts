import type { QuestionAbout } from '@pariksha/content/papers/about'
import type { Database } from '../db/database.ts'

export type Topics = {
  /** In the order of the paper; null where it is not known. */
  readonly ofQuestions: readonly (string | null)[]
  nameOf(topic: string): string
}

/** What the questions of a paper are about; null where none is known. */
export async function readTopics(db: Database, paperId: number): Promise<Topics | null> {
  const { about } = await db.selectFrom('papers').select('about').where('id', '=', paperId).executeTakeFirstOrThrow()
  const ofQuestions = topicsOf(about)
  const known = [...new Set(ofQuestions.filter((topic) => topic !== null))]
  if (known.length === 0) return null
  const own = await db.selectFrom('question_topics').select(['slug', 'name']).where('slug', 'in', known).execute()
  const names = new Map(own.map(({ slug, name }) => [slug, name]))
  return { ofQuestions, nameOf: (topic) => names.get(topic) ?? readable(topic) }
}

export const topicsOf = (about: unknown): (string | null)[] =>
  ((about ?? []) as (QuestionAbout | null)[]).map((one) => one?.topic ?? null)

const readable = (slug: string): string => slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ')
