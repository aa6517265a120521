import type { Right } from '@pariksha/contract/people/rights'
import type { ReactElement } from 'react'
import { Route, Routes, useLocation } from 'react-router'
import { CollectionPage } from './collections/collection-page.tsx'
import { RowPage } from './collections/row-page.tsx'
import { SettingPage } from './collections/setting-page.tsx'
import { DoubtPage } from './doubts/doubt-page.tsx'
import { DoubtsPage } from './doubts/doubts-page.tsx'
import { ExamDatesPage } from './exams/dates/exam-dates-page.tsx'
import { ExamsPage } from './exams/exams-page.tsx'
import { LivePage } from './live/live-page.tsx'
import { LiveTestsPage } from './live/live-tests-page.tsx'
import { MockPage } from './live/mocks/mock-page.tsx'
import { MocksPage } from './live/mocks/mocks-page.tsx'
import { TimelinePage } from './live/timeline-page.tsx'
import { OrdersPage } from './orders/orders-page.tsx'
import { OverviewPage } from './overview/overview-page.tsx'
import { PaperPage } from './papers/builder/paper-page.tsx'
import { PapersPage } from './papers/list/papers-page.tsx'
import { NewPaperPage } from './papers/new/new-paper-page.tsx'
import { PreviewPage } from './papers/preview-page.tsx'
import { AuditPage } from './people/audit/audit-page.tsx'
import { BatchPage } from './people/batches/batch-page.tsx'
import { BatchesPage } from './people/batches/batches-page.tsx'
import { MembersPage } from './people/members/members-page.tsx'
import { StudentPage } from './people/students/student-page.tsx'
import { StudentsPage } from './people/students/students-page.tsx'
import { DrawPage } from './questions/drawing/draw-page.tsx'
import { EditQuestionPage, NewQuestionPage } from './questions/editor/edit-question.tsx'
import { QuestionPage } from './questions/history/question-page.tsx'
import { ImportPage } from './questions/imports/import-page.tsx'
import { ImportsPage } from './questions/imports/imports-page.tsx'
import { QuestionsPage } from './questions/list/questions-page.tsx'
import { ChallengesPage } from './results/keys/challenges-page.tsx'
import { KeyPage } from './results/keys/key-page.tsx'
import { KeyQuestionPage } from './results/keys/key-question-page.tsx'
import { KeysPage } from './results/keys/keys-page.tsx'
import { MockResultsPage } from './results/mock-results-page.tsx'
import { ResultsPage } from './results/results-page.tsx'
import { StudentResultsPage } from './results/student-results-page.tsx'
import { TestResultsPage } from './results/test-results-page.tsx'
import { RequireRight } from './shared/page/require-right.tsx'

const PAGES: readonly (readonly [path: string, right: Right, page: ReactElement])[] = [
  ['orders', 'orders.read', <OrdersPage key="orders" />],
  ['doubts', 'doubts.answer', <DoubtsPage key="doubts" />],
  ['doubts/:doubtId', 'doubts.answer', <DoubtPage key="doubt" />],
  ['students', 'students.read', <StudentsPage key="students" />],
  ['students/:studentId', 'students.read', <StudentPage key="student" />],
  ['batches', 'batches.read', <BatchesPage key="batches" />],
  ['batches/:batchId', 'batches.read', <BatchPage key="batch" />],
  ['live', 'live.watch', <LiveTestsPage key="live" />],
  ['live/:testId', 'live.watch', <LivePage key="live-test" />],
  ['live/:testId/:studentId', 'live.watch', <TimelinePage key="live-student" />],
  ['live-mocks', 'papers.publish', <MocksPage key="live-mocks" />],
  ['live-mocks/:mockId', 'papers.publish', <MockPage key="live-mock" />],
  ['results', 'results.read', <ResultsPage key="results" />],
  ['results/students/:studentId', 'results.read', <StudentResultsPage key="student-results" />],
  ['results/mocks/:mockId', 'results.read', <MockResultsPage key="mock-results" />],
  ['results/:testId', 'results.read', <TestResultsPage key="test-results" />],
  ['questions', 'questions.read', <QuestionsPage key="questions" />],
  ['questions/draw', 'questions.write', <DrawPage key="draw" />],
  ['questions/new', 'questions.write', <NewQuestionPage key="new-question" />],
  ['questions/:questionId', 'questions.read', <QuestionPage key="question" />],
  ['questions/:questionId/edit', 'questions.write', <EditQuestionPage key="edit-question" />],
  ['imports', 'questions.write', <ImportsPage key="imports" />],
  ['imports/:importId', 'questions.write', <ImportPage key="import" />],
  ['papers', 'papers.write', <PapersPage key="papers" />],
  ['papers/new', 'papers.write', <NewPaperPage key="new-paper" />],
  ['papers/:paperId', 'papers.write', <PaperPage key="paper" />],
  ['papers/:paperId/preview', 'papers.write', <PreviewPage key="preview" />],
  ['keys', 'questions.read', <KeysPage key="keys" />],
  ['keys/:paperId', 'questions.read', <KeyPage key="key" />],
  ['keys/:paperId/:questionNumber', 'questions.read', <KeyQuestionPage key="key-question" />],
  ['challenges', 'challenges.decide', <ChallengesPage key="challenges" />],
  ['exam-dates', 'site.edit', <ExamDatesPage key="dates" />],
  ['members', 'staff.manage', <MembersPage key="members" />],
  ['log', 'log.read', <AuditPage key="log" />],
  ['settings/:setting', 'site.edit', <SettingPage key="setting" />],
  ['exams', 'site.edit', <ExamsPage key="exams" />],
  [':collection', 'site.edit', <CollectionPage key="collection" />],
  [':collection/new', 'site.edit', <RowPage key="new" />],
  [':collection/:id', 'site.edit', <RowPage key="row" />],
]

/** The route table of the staff: a page, and the right it asks for. What is typed at one address does not stand at another. */
export function StaffPages() {
  const { pathname } = useLocation()
  return (
    <Routes key={pathname}>
      <Route index element={<OverviewPage />} />
      {PAGES.map(([path, right, page]) => (
        <Route key={path} path={path} element={<RequireRight right={right}>{page}</RequireRight>} />
      ))}
    </Routes>
  )
}
