import type { ExamItem } from '@pariksha/contract/exams/exams'
import type { FreeTest } from '@pariksha/contract/exams/tests'

type Exam = Pick<ExamItem, 'slug' | 'series' | 'family'>

type Preference = {
  readonly exams: readonly Exam[]
  /** Slugs of the exams that the student chose. */
  readonly chosen: readonly string[]
  /** The series taken last. */
  readonly last: string | undefined
  /** The family that the profile names. */
  readonly family: string | undefined
}

/** A test for the student's batch, of a chosen exam, of the series taken last, or of the profile's family if there is one; else the first. */
export function pickNextTest<Test extends Pick<FreeTest, 'series' | 'for_batch'>>(
  left: readonly Test[],
  { exams, chosen, last, family }: Preference,
): Test | undefined {
  const seriesWhere = (isWanted: (exam: Exam) => boolean) => new Set(exams.filter(isWanted).map(({ series }) => series))
  const own = seriesWhere(({ slug }) => chosen.includes(slug))
  const preferred = seriesWhere((exam) => exam.family === family)
  return (
    left.find(({ for_batch }) => for_batch) ??
    left.find(({ series }) => own.has(series)) ??
    left.find(({ series }) => series === last) ??
    left.find(({ series }) => preferred.has(series)) ??
    left[0]
  )
}
