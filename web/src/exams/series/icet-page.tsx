import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { RequireLogin } from '../../lib/session/require-login.tsx'
import { useSession } from '../../lib/session/session.ts'
import { loadSeriesPage } from './series-page.tsx'
import { SeriesView } from './series-view.tsx'

export { handle, meta, shouldRevalidate } from './series-page.tsx'

export const loader = (args: LoaderFunctionArgs) => loadSeriesPage(args, 'icet')

/**
 * As the other series, for who is signed in. It holds nothing of anybody's, so it is whole in the document: nothing moves
 * when the session is known. `aria-busy` starts the page's bundle at once, which leads away who is not signed in.
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
