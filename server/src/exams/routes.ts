import { FAMILY_PAGES } from '@pariksha/content/exams/families/pages'
import * as staff from '@pariksha/contract/exams/exam-dates'
import * as contract from '@pariksha/contract/exams/exams'
import * as shown from '@pariksha/contract/exams/shown-exams'
import { dayInIndia } from '@pariksha/domain/timing/countdown'
import { AppError } from '../platform/errors.ts'
import type { Router } from '../platform/http/endpoint.ts'
import { responseLanguage } from '../platform/http/language.ts'
import { chooseExam, type ExamDeps, listChosen, removeExam } from './chosen-exams.ts'
import { examDays } from './dates.ts'
import { shownFamilyPage } from './family-page.ts'
import { presentExam, presentFamilyPage, presentItem } from './present.ts'
import { listShownExams, showExam } from './shown-exams.ts'
import { changeStaffDates, listStaffDates } from './staff-dates.ts'

/** The catalogue of examinations with the dates staff have set, and which of them a student prepares for. */
export function examRoutes(route: Router, deps: ExamDeps): void {
  const { db, catalogueOf } = deps
  const daysNow = (asked: Parameters<typeof responseLanguage>[0]) =>
    examDays(db, dayInIndia(Date.now()), responseLanguage(asked))

  route(contract.listExams, async (asked) => {
    const days = await daysNow(asked)
    const { exams } = await catalogueOf(days.language)
    return exams.map((exam) => presentItem(exam, days))
  })

  route(contract.readExam, async (asked) => {
    const days = await daysNow(asked)
    const { exams } = await catalogueOf(days.language)
    const exam = exams.find(({ slug }) => slug === asked.params.slug)
    if (!exam) throw new AppError('not_found')
    return presentExam(exam, days)
  })

  route(contract.readFamilyPage, async (asked) => {
    const days = await daysNow(asked)
    const catalogue = await catalogueOf(days.language)
    const shipped = FAMILY_PAGES.find(({ family }) => family === asked.params.family)
    const page = shownFamilyPage(shipped, catalogue)
    if (!page) throw new AppError('not_found')
    return presentFamilyPage(page, days, catalogue.exams)
  })

  route(shown.listShownExams, () => listShownExams(db))

  route(shown.showExam, ({ caller, params, body }) => showExam(db, caller, params.slug, body.shown))

  route(staff.listExamDates, () => listStaffDates(db))

  route(staff.changeExamDates, ({ caller, body }) => changeStaffDates(db, caller, body.dates))

  route(contract.chosenExams, ({ caller }) => listChosen(deps, caller.userId))

  route(contract.chooseExam, async ({ caller, params }) => {
    await chooseExam(deps, caller.userId, params.slug)
    return {}
  })

  route(contract.removeExam, async ({ caller, params }) => {
    await removeExam(db, caller.userId, params.slug)
    return {}
  })
}
