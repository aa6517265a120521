import { use, useEffect, useState } from 'react'
import { createPath, UNSAFE_DataRouterContext as DataRouterContext, useNavigation } from 'react-router'
import { buttonClassName } from '../shared/ui/button.tsx'
import { useTexts } from './texts.ts'

const SLOW_AFTER_MILLIS = 10_000

/** Shown while the next page is fetched; says so where that takes long. */
export function NavigationProgress() {
  const { location } = useNavigation()
  useReloadOfNext()
  return location ? <Progress key={location.key} address={createPath(location)} /> : null
}

function Progress({ address }: { readonly address: string }) {
  const texts = useTexts()
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_AFTER_MILLIS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      <div className="navigation-progress" aria-hidden="true" />
      {isSlow && (
        <div
          role="alert"
          className="fixed inset-x-4 bottom-4 z-50 mx-auto flex max-w-lg flex-wrap items-center justify-between gap-3 rounded-md border border-line bg-surface p-4 shadow-lg"
        >
          <p>{texts.slow.text}</p>
          {/* A whole new page load: it also gets past a connection that is stuck. */}
          <a href={address} className={buttonClassName('secondary')}>
            {texts.slow.again}
          </a>
        </div>
      )}
    </>
  )
}

/** If a chunk of the next page fails to load, the router reloads this page; navigates to the next one instead. */
function useReloadOfNext() {
  const router = use(DataRouterContext)?.router
  useEffect(() => {
    // The Navigation API is missing in some browsers; those reload.
    const { navigation } = window as { navigation?: Navigation }
    const onNavigate = (event: NavigateEvent) => {
      // from the router, as the rendered state may be older
      const next = router?.state.navigation.location
      if (!next || event.navigationType !== 'reload' || event.userInitiated || !event.cancelable) return
      event.preventDefault()
      setTimeout(() => window.location.assign(createPath(next))) // once the reload is called off
    }
    navigation?.addEventListener('navigate', onNavigate)
    return () => navigation?.removeEventListener('navigate', onNavigate)
  }, [router])
}
