import { useLocation } from 'react-router'
import { lazyPart, PartOnDemand } from '../../shared/lib/hydration/part-on-demand.tsx'
import { useSession } from '../../shared/lib/session/session.ts'
import { HUB } from '../../shared/paths/hub-address.ts'
import { NotFound } from '../../site/not-found/not-found.tsx'

const PARTS = {
  [HUB]: lazyPart(async () => (await import('../../site/study/for-batch/batch-material.tsx')).BatchMaterial),
  '/blog': lazyPart(async () => (await import('../../site/blog/batch-article.tsx')).BatchArticle),
}

/**
 * Nothing for everybody is at this address. Pages are rendered for nobody in particular: whether there is something for a
 * batch of the student is asked here, with the session.
 */
export function BatchContentOrNotFound() {
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
