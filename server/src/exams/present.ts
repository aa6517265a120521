import { examBySlug } from '@pariksha/content/exams/catalogue'
import type { Exam } from '@pariksha/content/exams/exam'
import type { FamilyPage, Part, Tab } from '@pariksha/content/exams/families/family-page'
import type * as contract from '@pariksha/contract/exams'
import { dateOf, type realDays } from './dates.ts'

type Days = Awaited<ReturnType<typeof realDays>>

export const presentItem = (exam: Exam, days: Days): contract.ExamItem => ({
  slug: exam.slug,
  name: exam.name,
  title: exam.title,
  full_name: exam.fullName,
  family: exam.family,
  body: exam.body,
  series: exam.series,
  page: exam.page,
  date: dateOf(exam, days),
  summary: exam.summary,
  pattern: patternLine(exam),
})

function patternLine({ patterns }: Exam): string | null {
  const stage = patterns.find(({ current }) => current)?.stages[0]
  if (!stage) return null
  const { name, questions, marks, minutes } = stage
  const figures = [
    questions !== null && `${questions} questions`,
    marks !== null && `${marks} marks`,
    minutes !== null && `${minutes} minutes`,
  ]
  return `${name}: ${figures.filter(Boolean).join(', ')}`
}

export function presentExam(exam: Exam, days: Days): contract.Exam {
  const { hero, cycle, languages, eligibility, positions, salary, selection, patterns, syllabus, faq } = exam
  return {
    ...presentItem(exam, days),
    ...{ hero, cycle, languages, eligibility, positions, salary, selection, patterns, syllabus, faq },
  }
}

export function presentFamilyPage(page: FamilyPage, days: Days): contract.FamilyPage {
  const date = dateOf(known(page.countdown.exam), days)
  if (!date) throw new Error(`${page.countdown.exam} has no date to count down to`)
  return {
    ...page,
    countdown: { name: page.countdown.name, date },
    tabs: page.tabs.map((tab: Tab) => ({ ...tab, parts: tab.parts.map((part) => presentPart(part, days)) })),
    after: page.after.map((part) => presentPart(part, days)),
  }
}

const presentPart = (part: Part, days: Days): contract.PagePart =>
  part.kind === 'exams' ? { ...part, exams: part.exams.map((slug) => presentItem(known(slug), days)) } : part

function known(slug: string): Exam {
  const exam = examBySlug(slug)
  if (!exam) throw new Error(`the catalogue has no examination "${slug}"`)
  return exam
}
