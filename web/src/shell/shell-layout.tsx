import { lazy, type ReactNode, Suspense } from 'react'
import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router'
import { FailedPage } from '../failed-page.tsx'
import { Footer } from './footer.tsx'
import { useTexts } from './texts.ts'
import { TopBar } from './top-bar.tsx'

/** Addresses that lead nowhere have a route of their own; here it is what a page did not find. */
const NotFound = lazy(async () => ({ default: (await import('./not-found.tsx')).NotFound }))

export default function ShellLayout() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  )
}

/** An error inside of a page leaves the way to the others open. */
export function ErrorBoundary() {
  const error = useRouteError()
  const missing = isRouteErrorResponse(error) && error.status === 404
  return (
    <Shell>
      {missing ? (
        <Suspense>
          <NotFound />
        </Suspense>
      ) : (
        <FailedPage />
      )}
    </Shell>
  )
}

function Shell({ children }: { readonly children: ReactNode }) {
  const texts = useTexts()
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:m-2 focus:rounded-md focus:bg-surface focus:px-4 focus:py-3"
      >
        {texts.skip}
      </a>
      <TopBar />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer />
    </div>
  )
}
