import type { Block, FamilyPage, Part } from '@pariksha/content/exams/families/family-page'
import type { Pattern } from '@pariksha/content/exams/pattern'
import { stageIn } from '@pariksha/content/exams/texts/stages'
import { type InLanguage, inLanguage } from '@pariksha/content/text/in-language'
import type * as contract from '@pariksha/contract/exams/exams'
import type { Language } from '@pariksha/contract/languages'
import type { ListedExam } from './catalogue/own-exam.ts'
import { dateOf, type ExamDays, matchesUsualMonths } from './dates.ts'

export const presentItem = (exam: ListedExam, days: ExamDays): contract.ExamItem => ({
  ...inLanguage(
    {
      slug: exam.slug,
      name: exam.name,
      title: exam.title,
      full_name: exam.fullName,
      family: exam.family,
      body: exam.body,
      series: exam.series,
      page: exam.page,
      summary: exam.summary,
    },
    days.language,
  ),
  date: presentDate(dateOf(exam, days), days.language),
  pattern: patternLine(exam, days.language),
  ...(exam.own && { colour: exam.own.colour }),
})

const presentDate = <Date extends contract.ExamDate | null>(date: Date, language: Language): Date =>
  date?.stage ? { ...date, stage: stageIn(date.stage, language) } : date

const FIGURES: Readonly<Record<Language, { questions: string; marks: string; minutes: string }>> = {
  en: { questions: 'questions', marks: 'marks', minutes: 'minutes' },
  te: { questions: 'ప్రశ్నలు', marks: 'మార్కులు', minutes: 'నిమిషాలు' },
  hi: { questions: 'प्रश्न', marks: 'अंक', minutes: 'मिनट' },
}

function patternLine({ patterns }: ListedExam, language: Language): string | null {
  const stage = patterns.find(({ current }) => current)?.stages[0]
  if (!stage) return null
  const { name, questions, marks, minutes } = stage
  const words = FIGURES[language]
  const figures = [
    questions !== null && `${questions} ${words.questions}`,
    marks !== null && `${marks} ${words.marks}`,
    minutes !== null && `${minutes} ${words.minutes}`,
  ]
  return `${name[language]}: ${figures.filter(Boolean).join(', ')}`
}

export function presentExam(exam: ListedExam, days: ExamDays): contract.Exam {
  const { hero, cycle, usual, languages, eligibility, positions, salary, selection, patterns, syllabus, faq } = exam
  return {
    ...presentItem(exam, days),
    ...inLanguage(
      {
        hero,
        cycle,
        languages,
        eligibility,
        positions,
        salary,
        selection,
        syllabus,
        faq,
        usual: usual && matchesUsualMonths(usual, dateOf(exam, days)) ? usual.text : null,
      },
      days.language,
    ),
    patterns: inLanguage(patterns, days.language).map(presentPattern),
  }
}

/** `exams`: those that are shown; the page names no others. */
export function presentFamilyPage(page: FamilyPage, days: ExamDays, exams: readonly ListedExam[]): contract.FamilyPage {
  const exam = known(exams, page.countdown.exam)
  const date = dateOf(exam, days)
  if (!date) throw new Error(`${page.countdown.exam} has no date to count down to`)
  const context = { exams, days, usual: matchesUsualMonths(exam.usual, date) }
  const { tabs, after, countdown, ...head } = inLanguage(page, days.language)
  return {
    ...head,
    countdown: { name: countdown.name, date: presentDate(date, days.language) },
    tabs: tabs.map((tab) => ({ ...tab, parts: tab.parts.map((part) => presentPart(part, context)) })),
    after: after.map((part) => presentPart(part, context)),
  }
}

/** `marking` says in words what an answer is worth. */
const presentPattern = ({ id: _, stages, ...pattern }: InLanguage<Pattern>): contract.ExamPattern => ({
  ...pattern,
  stages: stages.map(({ id: _, penalty: __, typedPenalty: ___, ...stage }) => stage),
})

/** `usual`: whether the usual months agree with the date of the page. */
type Context = {
  readonly exams: readonly ListedExam[]
  readonly days: ExamDays
  readonly usual: boolean
}

function presentPart(part: InLanguage<Part>, { exams, days, usual }: Context): contract.PagePart {
  if (part.kind === 'exams') return { ...part, exams: part.exams.map((slug) => presentItem(known(exams, slug), days)) }
  const blocksOf = (blocks: readonly InLanguage<Block>[]) => blocks.map((block) => presentBlock(block, usual))
  if (part.kind === 'blocks') return { ...part, blocks: blocksOf(part.blocks) }
  if (part.kind !== 'accordion') return part
  return { ...part, items: part.items.map((item) => ({ ...item, blocks: blocksOf(item.blocks) })) }
}

function presentBlock(block: InLanguage<Block>, usual: boolean): contract.PageBlock {
  switch (block.kind) {
    case 'facts':
      return { ...block, rows: block.rows.map(([label, text]) => [label, withMonths(text, usual)] as const) }
    case 'patterns':
      return { ...block, patterns: block.patterns.map(presentPattern) }
    default:
      return block
  }
}

/** The part in braces names the usual months; it is shown only beside a date in one of them. */
const withMonths = (text: string, usual: boolean): string => text.replace(/\{(.*?)\}/g, usual ? '$1' : '')

function known(exams: readonly ListedExam[], slug: string): ListedExam {
  const exam = exams.find((one) => one.slug === slug)
  if (!exam) throw new Error(`the catalogue has no examination "${slug}"`)
  return exam
}
