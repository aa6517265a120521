import type { ReactNode } from 'react'
import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router'
import { FailedPage } from '../failed-page.tsx'
import { Footer } from './footer.tsx'
import { NotFound } from './not-found.tsx'
import { texts } from './texts.ts'
import { TopBar } from './top-bar.tsx'
import { useUnsentAnswers } from './use-unsent-answers.ts'

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
  return <Shell>{isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <FailedPage />}</Shell>
}

function Shell({ children }: { readonly children: ReactNode }) {
  useUnsentAnswers()
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
