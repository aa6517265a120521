import type { ExamItem } from '@pariksha/contract/exams/exams'

/** An examination or (without a name) a family, with the series of its tests. */
export type ChosenExam = {
  readonly name: string | null
  readonly family: ExamItem['family']
  readonly series: readonly string[]
}

type Named = Pick<ExamItem, 'slug' | 'name' | 'family' | 'series'>

/** An examination without tests resolves to its family; null if it is neither. */
export function chosenExam(exams: readonly Named[], wanted: string): ChosenExam | null {
  const exam = exams.find(({ slug }) => slug === wanted)
  if (exam?.series) return { name: exam.name, family: exam.family, series: [exam.series] }
  const family = exams.filter(({ family }) => family === (exam?.family ?? wanted))
  const [one] = family
  if (!one) return null
  const series = family.flatMap(({ series }) => series ?? [])
  return { name: null, family: one.family, series }
}
