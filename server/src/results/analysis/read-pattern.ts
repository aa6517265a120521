import type { PatternSection } from '@pariksha/domain/analysis/pattern-marks'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../platform/db/database.ts'
import { ownSyllabus } from '../../practice/syllabus/own-syllabus.ts'
import { syllabusOfTest } from '../../practice/syllabus/syllabus.ts'

type Asked = { readonly testId: number; readonly sections: readonly string[] }
export type PatternOfTest = { readonly exam: string; readonly pattern: readonly PatternSection[] }

/** An exam of the institute's own is read from its newest papers, which change seldom. */
const OWN = { max: 200, ttl: 600_000 }

/** The exam of a test, and how its pattern divides each section among topics; no section where no pattern is known. */
export function createReadPattern(db: Database): (asked: Asked) => Promise<PatternOfTest> {
  const own = new LRUCache<string, readonly PatternSection[]>({
    ...OWN,
    fetchMethod: async (exam) => (await ownSyllabus(db, exam)).sections,
  })

  return async ({ testId, sections }) => {
    // an exam and the series of its tests have the same slug
    const { series_slug: exam, content_id } = await db
      .selectFrom('tests')
      .select(['series_slug', 'content_id'])
      .where('id', '=', testId)
      .executeTakeFirstOrThrow()
    const shipped = await syllabusOfTest({ series: exam, contentId: content_id, sections })
    return { exam, pattern: shipped ? shipped.sections : ((await own.fetch(exam)) ?? []) }
  }
}
