import { Outlet } from 'react-router'
import { QueryProvider } from './query-provider.tsx'

/** The layout of pages that use useQuery. */
export default function QueryLayout() {
  return (
    <QueryProvider>
      <Outlet />
    </QueryProvider>
  )
}
