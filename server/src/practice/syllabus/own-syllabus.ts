import type { PaperPattern } from '@pariksha/contract/papers/paper-pattern'
import { readMark } from '@pariksha/domain/marking/marking'
import { sql } from 'kysely'
import { TEST_IS_RELEASED } from '../../attempts/results/release.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Syllabus } from './syllabus.ts'

/** The newest papers of an exam, from which its topics are derived. */
const PAPERS = 10

type Asked = { readonly section: string; readonly topic: string; readonly count: number }

/**
 * What an exam of the institute's own asks: the sections and marks are those of its pattern, the topics those of its published
 * papers. What a live test asks appears when its results are released. A section that no paper asked has no topics.
 */
export async function ownSyllabus(db: Database, exam: string): Promise<Syllabus> {
  const row = await db
    .selectFrom('exams')
    .select(sql<PaperPattern>`pattern`.as('pattern'))
    .where('slug', '=', exam)
    .executeTakeFirst()
  if (!row) return { sections: [] }
  const { options, sections } = row.pattern
  const asked = Map.groupBy(await topicsOfPapers(db, exam), ({ section }) => section)
  return {
    optionCount: options === 5 ? 5 : 4,
    sections: sections.map(({ name, count, marking }) => {
      const { numerator, denominator } = readMark(marking.right)
      const topics = asked.get(name) ?? []
      const all = topics.reduce((sum, one) => sum + one.count, 0)
      const marks = (count * numerator) / denominator
      return { name, marks, topics: topics.map((one) => ({ topic: one.topic, marks: (marks * one.count) / all })) }
    }),
  }
}

async function topicsOfPapers(db: Database, series: string): Promise<readonly Asked[]> {
  const { rows } = await sql<Asked>`
    select section ->> 'name' as section, question.about ->> 'topic' as topic, count(*)::integer as count
    from (select plan::jsonb as plan, papers.about::jsonb as about from papers
      where papers.about is not null and papers.id in (
        select tests.paper_id from tests where tests.series_slug = ${series} and ${TEST_IS_RELEASED})
      order by papers.id desc limit ${PAPERS}) as published,
      jsonb_array_elements(published.about) with ordinality as question (about, number),
      jsonb_array_elements(published.plan -> 'sections') as section
    where question.about ->> 'topic' is not null and number >= (section ->> 'firstQuestion')::integer
      and number < (section ->> 'firstQuestion')::integer + (section ->> 'questionCount')::integer
    group by 1, 2 order by 3 desc, 2`.execute(db)
  return rows
}
