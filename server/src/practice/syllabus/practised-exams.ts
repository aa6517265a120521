import type { Language } from '@pariksha/contract/languages'
import { catalogueOf } from '../../catalogue/catalogue.ts'
import type { Database } from '../../db/database.ts'
import { ownSyllabus } from './own-syllabus.ts'
import { type Syllabus, syllabuses } from './syllabus.ts'

type PractisedExam = {
  readonly slug: string
  readonly name: string
  readonly readSyllabus: () => Promise<Syllabus>
}

/** Those with tests of the product, and the institute's own; chosen ones first. */
export async function practisedExams(
  db: Database,
  studentId: number,
  language: Language,
): Promise<readonly PractisedExam[]> {
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
    .flatMap(({ slug, name, series, own }): PractisedExam[] => {
      if (own) return [{ slug, name: name[language], readSyllabus: () => ownSyllabus(db, slug) }]
      const syllabus = series === null ? undefined : shipped.get(series)
      return syllabus ? [{ slug, name: name[language], readSyllabus: async () => syllabus }] : []
    })
    .sort((one, other) => place(one.slug) - place(other.slug))
}
