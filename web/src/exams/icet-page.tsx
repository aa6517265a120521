import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { RequireLogin } from '../lib/require-login.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { loadSeriesPage } from './series-page.tsx'
import { SeriesView } from './series-view.tsx'
import { texts } from './texts.ts'

export { meta, shouldRevalidate } from './series-page.tsx'

export const loader = (args: LoaderFunctionArgs) => loadSeriesPage(args, 'icet')

/** As the other series, for who is signed in. */
export default function IcetPage() {
  const data = useLoaderData<typeof loader>()
  return (
    <RequireLogin placeholder={<Shapes />}>
      <SeriesView {...data} />
    </RequireLogin>
  )
}

function Shapes() {
  return (
    <Loading label={texts.countdown.loading} className="page-width flex flex-col gap-10 py-8 md:py-12">
      <Skeleton className="h-44" />
      <Skeleton className="h-24" />
      <Skeleton className="h-72" />
    </Loading>
  )
}
