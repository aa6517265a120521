import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { RequireLogin } from '../../../shared/lib/session/require-login.tsx'
import { useSession } from '../../../shared/lib/session/session.ts'
import { loadSeriesPage } from './series-page.tsx'
import { SeriesView } from './series-view.tsx'

export { handle, meta, shouldRevalidate } from './series-page.tsx'

export const loader = (args: LoaderFunctionArgs) => loadSeriesPage(args, 'icet')

/**
 * Like the other series, but for signed-in students only. It has no personal data, so all of it is server-rendered and there
 * is no layout shift when the session is known. `aria-busy` loads the bundle at once, which redirects signed-out visitors.
 */
export default function IcetPage() {
  const data = useLoaderData<typeof loader>()
  const { state } = useSession()
  const view = <SeriesView {...data} />
  return (
    <div aria-busy={state === 'unknown'}>
      <RequireLogin placeholder={view}>{view}</RequireLogin>
    </div>
  )
}
