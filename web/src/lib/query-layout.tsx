import { Outlet } from 'react-router'
import { QueryProvider } from './query-provider.tsx'

/** Around the pages that ask the server for something in the browser (useQuery). */
export default function QueryLayout() {
  return (
    <QueryProvider>
      <Outlet />
    </QueryProvider>
  )
}
