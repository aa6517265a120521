import { Route, Routes } from 'react-router'
import { AuditPage } from './audit-page.tsx'
import { CollectionPage } from './collection-page.tsx'
import { DoubtPage } from './doubt-page.tsx'
import { DoubtsPage } from './doubts-page.tsx'
import { ExamDatesPage } from './exam-dates-page.tsx'
import { OrdersPage } from './orders-page.tsx'
import { OverviewPage } from './overview-page.tsx'
import { RowPage } from './row-page.tsx'
import { SettingPage } from './setting-page.tsx'

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
