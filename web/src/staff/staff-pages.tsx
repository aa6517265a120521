import type { Right } from '@pariksha/contract/rights'
import type { ReactElement } from 'react'
import { Route, Routes } from 'react-router'
import { AuditPage } from './audit/audit-page.tsx'
import { BatchPage } from './batches/batch-page.tsx'
import { BatchesPage } from './batches/batches-page.tsx'
import { CollectionPage } from './collections/collection-page.tsx'
import { RowPage } from './collections/row-page.tsx'
import { SettingPage } from './collections/setting-page.tsx'
import { DoubtPage } from './doubts/doubt-page.tsx'
import { DoubtsPage } from './doubts/doubts-page.tsx'
import { ExamDatesPage } from './exam-dates/exam-dates-page.tsx'
import { MembersPage } from './members/members-page.tsx'
import { OrdersPage } from './orders/orders-page.tsx'
import { OverviewPage } from './overview/overview-page.tsx'
import { Allowed } from './page/allowed.tsx'
import { StudentPage } from './students/student-page.tsx'
import { StudentsPage } from './students/students-page.tsx'

const PAGES: readonly (readonly [path: string, right: Right, page: ReactElement])[] = [
  ['orders', 'orders.read', <OrdersPage key="orders" />],
  ['doubts', 'doubts.answer', <DoubtsPage key="doubts" />],
  ['doubts/:doubtId', 'doubts.answer', <DoubtPage key="doubt" />],
  ['students', 'students.read', <StudentsPage key="students" />],
  ['students/:studentId', 'students.read', <StudentPage key="student" />],
  ['batches', 'batches.read', <BatchesPage key="batches" />],
  ['batches/:batchId', 'batches.read', <BatchPage key="batch" />],
  ['exam-dates', 'site.edit', <ExamDatesPage key="dates" />],
  ['members', 'staff.manage', <MembersPage key="members" />],
  ['log', 'log.read', <AuditPage key="log" />],
  ['settings/:setting', 'site.edit', <SettingPage key="setting" />],
  [':collection', 'site.edit', <CollectionPage key="collection" />],
  [':collection/new', 'site.edit', <RowPage key="new" />],
  [':collection/:id', 'site.edit', <RowPage key="row" />],
]

/** The route table of the staff: a page, and the right it asks for. */
export function StaffPages() {
  return (
    <Routes>
      <Route index element={<OverviewPage />} />
      {PAGES.map(([path, right, page]) => (
        <Route key={path} path={path} element={<Allowed right={right}>{page}</Allowed>} />
      ))}
    </Routes>
  )
}
