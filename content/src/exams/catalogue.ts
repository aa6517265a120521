import type { Family } from '@pariksha/domain/exam-families'
import { BANK_EXAMS } from './bank-exams.ts'
import { ENTRANCE_EXAMS, ICET_EXAMS } from './entrance.ts'
import type { Exam } from './exam.ts'
import { INFORMATION_ONLY } from './information.ts'
import { RAILWAY_EXAMS } from './railway.ts'
import { SSC_EXAMS } from './ssc.ts'

/** Every examination this product knows. A new one is a record here. */
export const EXAMS: readonly Exam[] = [
  ...ICET_EXAMS,
  ...SSC_EXAMS,
  ...BANK_EXAMS,
  ...RAILWAY_EXAMS,
  ...ENTRANCE_EXAMS,
  ...INFORMATION_ONLY,
]

/** Those of a family that have tests, as the catalogue has them. */
export const testedExams = (family: Family): readonly Exam[] =>
  EXAMS.filter((exam) => exam.family === family && exam.series !== null)

export const examBySlug = (slug: string): Exam | undefined => EXAMS.find((exam) => exam.slug === slug)
