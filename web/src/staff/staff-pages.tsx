import { Route, Routes } from 'react-router'
import { AuditPage } from './audit/audit-page.tsx'
import { CollectionPage } from './collections/collection-page.tsx'
import { RowPage } from './collections/row-page.tsx'
import { SettingPage } from './collections/setting-page.tsx'
import { DoubtPage } from './doubts/doubt-page.tsx'
import { DoubtsPage } from './doubts/doubts-page.tsx'
import { ExamDatesPage } from './exam-dates/exam-dates-page.tsx'
import { OrdersPage } from './orders/orders-page.tsx'
import { OverviewPage } from './overview/overview-page.tsx'

/** The route table of the staff. */
export function StaffPages() {
  return (
    <Routes>
      <Route index element={<OverviewPage />} />
      <Route path="orders" element={<OrdersPage />} />
      <Route path="doubts" element={<DoubtsPage />} />
      <Route path="doubts/:doubtId" element={<DoubtPage />} />
      <Route path="exam-dates" element={<ExamDatesPage />} />
      <Route path="log" element={<AuditPage />} />
      <Route path="settings/:setting" element={<SettingPage />} />
      <Route path=":collection" element={<CollectionPage />} />
      <Route path=":collection/new" element={<RowPage />} />
      <Route path=":collection/:id" element={<RowPage />} />
    </Routes>
  )
}
