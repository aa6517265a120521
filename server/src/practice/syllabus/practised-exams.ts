import type { Language } from '@pariksha/contract/languages'
import { familyOfPreferred } from '@pariksha/contract/people/accounts/preferred-tests'
import type { PracticeDeps } from '../practice-deps.ts'
import { ownSyllabus } from './own-syllabus.ts'
import type { Syllabus } from './syllabus.ts'

type PractisedExam = {
  readonly slug: string
  readonly name: string
  readonly readSyllabus: () => Promise<Syllabus>
}

/** Those with tests of the product, and the institute's own; chosen ones first, then those of the family that the profile names. */
export async function practisedExams(
  { db, catalogueOf }: PracticeDeps,
  studentId: number,
  language: Language,
): Promise<readonly PractisedExam[]> {
  const [{ exams }, chosen, profile, { CURRENT_SYLLABUSES }] = await Promise.all([
    catalogueOf(language),
    db
      .selectFrom('chosen_exams')
      .select('exam_slug')
      .where('student_id', '=', studentId)
      .orderBy('chosen_at')
      .execute(),
    db.selectFrom('users').select('preferred_test').where('id', '=', studentId).executeTakeFirstOrThrow(),
    import('./shipped-syllabuses.ts'),
  ])
  const slugs = chosen.map(({ exam_slug }) => exam_slug)
  const preferred = familyOfPreferred(profile.preferred_test)
  const place = ({ slug, family }: (typeof exams)[number]) =>
    slugs.includes(slug) ? slugs.indexOf(slug) : slugs.length + (family === preferred ? 0 : 1)
  return exams
    .toSorted((one, other) => place(one) - place(other))
    .flatMap(({ slug, name, series, own }): PractisedExam[] => {
      if (own) return [{ slug, name: name[language], readSyllabus: () => ownSyllabus(db, slug) }]
      const syllabus = series === null ? undefined : CURRENT_SYLLABUSES.get(series)
      return syllabus ? [{ slug, name: name[language], readSyllabus: async () => syllabus }] : []
    })
}
