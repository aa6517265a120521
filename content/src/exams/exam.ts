import type { Family, LinkGroup } from '@pariksha/domain/exam-families'
import type { YearlyDay } from '@pariksha/domain/timing/countdown'
import type { LocalizedText } from '../text.ts'
import type { Pattern } from './pattern.ts'
import type { StageId } from './texts/stages.ts'

export type Row = readonly [label: LocalizedText, text: LocalizedText]

/** `stage`: which stage of the examination comes on that day; null where that is not known or there is one stage. */
export type ExamDay = YearlyDay & { readonly stage: StageId | null }

/** The months that stages come in, 1 to 12, and how that is said. The stage without a name is ''. */
export type UsualMonths = {
  readonly text: LocalizedText
  readonly stages: { readonly [stage in StageId | '']?: readonly number[] }
}

/** What is known about an examination. Every page about it is made from this record. */
export type Exam = {
  /** Names it in addresses; the series of its tests has the same name. */
  readonly slug: string
  readonly name: LocalizedText
  /** Where there is little room, if not the name. */
  readonly shortName?: LocalizedText
  /** As headlines and the titles of its tests write it. */
  readonly title: LocalizedText
  readonly fullName: LocalizedText
  readonly family: Family
  /** Which links it stands among, if not those of its family. */
  readonly linkGroup?: LinkGroup
  readonly body: LocalizedText
  /** When it comes every year, as far as anybody can say; staff set the day of the year. */
  readonly day: ExamDay | null
  /** Left out of every page whose date does not agree with it. */
  readonly usual: UsualMonths | null
  readonly series: string | null
  /** Where its tests are; its information is at /exams/{slug} in any case. */
  readonly page: `/${string}`
  readonly summary: LocalizedText
  readonly hero: LocalizedText
  /** How often it is held and in which stages; months are said by `usual`. */
  readonly cycle: LocalizedText
  readonly languages: LocalizedText
  readonly eligibility: readonly Row[]
  readonly positions: { readonly title: LocalizedText; readonly items: readonly LocalizedText[] }
  readonly salary: LocalizedText | null
  readonly selection: readonly LocalizedText[]
  readonly patterns: readonly Pattern[]
  readonly syllabus: readonly SyllabusSection[]
  readonly faq: readonly { readonly question: LocalizedText; readonly answer: LocalizedText }[]
}

export type SyllabusSection = { readonly section: LocalizedText; readonly topics: readonly LocalizedText[] }

/** An examination that has a page of information and no tests here. */
export type PlainExam = Omit<Exam, 'title' | 'page' | 'series' | 'day' | 'usual' | 'patterns' | 'syllabus' | 'hero'> &
  Partial<Pick<Exam, 'patterns' | 'syllabus' | 'hero'>>

export const informationOnly = (exam: PlainExam): Exam => ({
  title: exam.name,
  hero: exam.summary,
  patterns: [],
  syllabus: [],
  ...exam,
  day: null,
  usual: null,
  series: null,
  page: `/exams/${exam.slug}`,
})
