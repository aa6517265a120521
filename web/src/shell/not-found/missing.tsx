import { useLocation } from 'react-router'
import { lazyPart, PartOnDemand } from '../../lib/hydration/part-on-demand.tsx'
import { useSession } from '../../lib/session/session.ts'
import { NotFound } from '../../not-found/not-found.tsx'
import { HUB } from '../../paths/hub-address.ts'

const PARTS = {
  [HUB]: lazyPart(async () => (await import('../../study/for-batch/batch-material.tsx')).BatchMaterial),
  '/blog': lazyPart(async () => (await import('../../blog/batch-article.tsx')).BatchArticle),
}

/**
 * Nothing for everybody is at this address. Pages are rendered for nobody in particular: whether there is something for a
 * batch of the student is asked here, with the session.
 */
export function Missing() {
  const session = useSession()
  const { pathname } = useLocation()
  const [, place = '', slug = ''] = /^(\/[\w-]+)\/([\w-]+)\/?$/.exec(pathname) ?? []
  if (!isPlace(place) || session.state === 'out') return <NotFound />
  if (session.state === 'unknown') {
    return (
      <>
        <div className="only-signed-out">
          <NotFound />
        </div>
        <div className="only-signed-in min-h-dvh" aria-busy="true" />
      </>
    )
  }
  const Part = PARTS[place]
  return (
    <PartOnDemand fallback={<div className="min-h-dvh" />}>
      <Part key={pathname} slug={slug} />
    </PartOnDemand>
  )
}

const isPlace = (place: string): place is keyof typeof PARTS => Object.hasOwn(PARTS, place)
