import type { Language } from '@pariksha/contract/languages'
import { catalogueOf } from '../catalogue/catalogue.ts'
import type { Database } from '../db/database.ts'
import { syllabuses } from './syllabus.ts'

/** Those of the institute whose syllabus is known, chosen ones first. */
export async function practisedExams(db: Database, studentId: number, language: Language) {
  const [{ exams }, chosen, shipped] = await Promise.all([
    catalogueOf(db, language),
    db
      .selectFrom('chosen_exams')
      .select('exam_slug')
      .where('student_id', '=', studentId)
      .orderBy('chosen_at')
      .execute(),
    syllabuses(),
  ])
  const slugs = chosen.map(({ exam_slug }) => exam_slug)
  const place = (slug: string) => (slugs.includes(slug) ? slugs.indexOf(slug) : slugs.length)
  return exams
    .flatMap(({ slug, name, series, own }) => {
      const syllabus = series !== null && !own ? shipped.get(series) : undefined
      return syllabus ? [{ slug, name, syllabus }] : []
    })
    .sort((one, other) => place(one.slug) - place(other.slug))
}
