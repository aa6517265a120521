import type { PaperPattern } from '@pariksha/contract/papers/paper-pattern'
import type { PaperRule } from '@pariksha/contract/papers/paper-rule'
import type { Letter } from '@pariksha/domain/question'
import { sql } from 'kysely'
import type { Queryable } from '../../../platform/db/database.ts'
import { NUMBERS } from '../../../questions/bank/list/search-words.ts'
import type { Group } from './pick-groups.ts'
import type { Level } from './plan-needs.ts'

type Row = {
  id: number
  version: number
  topic: string
  level: Level | null
  passage_id: number | null
  digests: string[]
  letter: Letter | null
  whole: boolean
}

/** Extra candidates for each topic, so that there is a choice. */
const SPARE = 30

type Asked = { readonly questions: readonly number[]; readonly count: number; readonly pattern: PaperPattern }

/** The questions of a passage are offered together. */
const groupKey = ({ id, passage_id }: Row): string => (passage_id === null ? `q${id}` : `p${passage_id}`)

/**
 * Approved questions of the topics that the paper has not, in an order of chance, those in all its languages first. A passage
 * comes with all its approved questions, under the topic of the one that was found.
 */
export async function bankGroups(
  db: Queryable,
  rule: PaperRule,
  { questions, count, pattern }: Asked,
): Promise<Group[]> {
  // as `questionDigests`; of the bank also rows of numbers are not asked twice where there are others
  const digests = sql`array[encode(q.digest, 'hex')]
    || case when q.excerpt ~ ${NUMBERS} then array[encode(q.digest_without_numbers, 'hex')] else '{}' end`
  const letter = sql`case when q.kind = 'single-choice' then v.content->'answer'->>'correct' end`
  const whole = sql`q.languages @> ${pattern.languages}::text[]`
  const passage = sql`(v.content->>'passage_id')::integer`
  const version = sql`question_versions v on v.question_id = q.id and v.version = q.version`
  const found = await sql<Row>`
    select q.id, q.version, t.topic, q.level, q.passage_id, q.digests, q.letter, q.whole
    from unnest(${rule.topics.map(({ topic }) => topic)}::text[]) as t (topic)
    cross join lateral (
      select q.id, q.version, q.level, ${passage} as passage_id, ${digests} as digests,
        ${letter} as letter, ${whole} as whole
      from questions q join ${version}
      where q.topic = t.topic and q.state = 'approved' and q.kind = any(${rule.kinds}::text[])
        and (q.kind = 'numeric' or jsonb_array_length(v.content->'options') = ${pattern.options})
        and q.id <> all(${questions}::int4[])
      order by ${whole} desc, random()
      limit ${count + SPARE}) as q`.execute(db)
  const passages = [...new Set(found.rows.flatMap(({ passage_id }) => passage_id ?? []))]
  const members =
    passages.length === 0
      ? []
      : (
          await sql<Row>`
            select q.id, q.version, q.topic, q.level, ${passage} as passage_id, ${digests} as digests,
              ${letter} as letter, ${whole} as whole
            from question_versions v join questions q on v.question_id = q.id and v.version = q.version
            where ${passage} = any(${passages}::int4[]) and q.state = 'approved'
            order by q.id`.execute(db)
        ).rows
  const groups = new Map<string, Group>()
  for (const row of found.rows) {
    if (groups.has(groupKey(row))) continue
    const rows = row.passage_id === null ? [row] : members.filter(({ passage_id }) => passage_id === row.passage_id)
    if (rows.some(({ id }) => questions.includes(id))) continue
    groups.set(groupKey(row), {
      topic: row.topic,
      level: row.level,
      whole: rows.every(({ whole }) => whole),
      questions: rows.map(({ id, version, digests, letter }) => ({ id, version, digests, letter })),
    })
  }
  return [...groups.values()]
}
