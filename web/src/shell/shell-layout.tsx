import { type ReactNode, useRef } from 'react'
import { isRouteErrorResponse, Outlet, useLocation, useRouteError } from 'react-router'
import type { Language } from '../shared/languages/language.ts'
import { useLanguage } from '../shared/languages/language-provider.tsx'
import { useLanguageOfPage } from '../shared/languages/translated.ts'
import { lazyPart, PartOnDemand } from '../shared/lib/hydration/part-on-demand.tsx'
import { useSite } from '../shared/lib/site.ts'
import { FailedPage } from '../shared/ui/status/failed-page.tsx'
import { useLostFocus } from '../shared/ui/use-lost-focus.ts'
import { DemonstrationRibbon } from './demonstration-ribbon.tsx'
import { Footer } from './footer/footer.tsx'
import { ForStudents } from './for-students.tsx'
import { useTexts } from './texts.ts'
import { TopBar } from './top-bar/top-bar.tsx'

const NavigationProgress = lazyPart(async () => (await import('./navigation-progress.tsx')).NavigationProgress)
const LanguageOffer = lazyPart(async () => (await import('./language/language-offer.tsx')).LanguageOffer)
/** Unknown paths have their own route; this is for a 404 of a page's loader. */
const BatchContentOrNotFound = lazyPart(
  async () => (await import('./not-found/batch-content-or-not-found.tsx')).BatchContentOrNotFound,
)

export default function ShellLayout() {
  return (
    <Shell language={useLanguageOfPage()}>
      <Outlet />
    </Shell>
  )
}

/** An error within a page keeps the navigation. */
export function ErrorBoundary() {
  const error = useRouteError()
  const texts = useTexts()
  const { language } = useLanguage()
  const { name } = useSite()
  const missing = isRouteErrorResponse(error) && error.status === 404
  return (
    <Shell language={language}>
      {/* The page that failed says nothing of itself. */}
      <title>{`${missing ? texts.notFound.title : texts.failedTitle} | ${name}`}</title>
      {missing ? (
        <PartOnDemand>
          <BatchContentOrNotFound />
        </PartOnDemand>
      ) : (
        <FailedPage />
      )}
    </Shell>
  )
}

type Props = {
  /** The language of the main content. */
  readonly language: Language
  readonly children: ReactNode
}

function Shell({ language, children }: Props) {
  const texts = useTexts()
  const content = useRef<HTMLElement>(null)
  useLostFocus(content, useLocation().pathname)
  return (
    <ForStudents>
      <div className="flex flex-col">
        <a href="#content" className="skip-link">
          {texts.skip}
        </a>
        <PartOnDemand>
          <LanguageOffer />
          <NavigationProgress />
        </PartOnDemand>
        <DemonstrationRibbon />
        <TopBar />
        {/* as high as the screen: what comes later moves no footer that is in sight */}
        <main ref={content} id="content" lang={language} tabIndex={-1} className="min-h-dvh outline-none">
          {children}
        </main>
        <Footer />
      </div>
    </ForStudents>
  )
}
