import { useLanguage } from '../../shared/languages/language-provider.tsx'
import { needsSecondStep } from '../../shared/lib/api/api-errors.ts'
import { QueryProvider } from '../../shared/lib/api/query-provider.tsx'
import { useSession } from '../../shared/lib/session/session.ts'
import { useTexts } from '../attempts/texts.ts'
import { useTaken } from '../attempts/use-taken.ts'
import { TodayCard } from '../practice/today/today-card.tsx'
import { ComingCard } from './coming-card.tsx'
import { LastResultCard } from './last-result-card.tsx'
import { NextStepCard } from './next-step-card.tsx'
import { StaffPagesLink } from './staff-pages-link.tsx'

/** Top of the home page for students: the running or next test, the next mock or exam, the last result. */
export function StudentHome() {
  const texts = useTexts().home
  const { language } = useLanguage()
  const session = useSession()
  const { preferred_name, full_name } = session.state === 'in' ? session.user : {}
  return (
    // the page around it may be in English only
    <section lang={language} className="page-width flex flex-col gap-6 pt-8 pb-12 md:pt-12">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="truncate font-bold text-3xl md:text-4xl">{texts.greeting(preferred_name || full_name || '')}</h1>
        <StaffPagesLink />
      </div>
      <QueryProvider>
        <Cards />
      </QueryProvider>
    </section>
  )
}

function Cards() {
  const texts = useTexts().home
  if (needsSecondStep(useTaken().error)) return <p className="text-ink-soft">{texts.secondStepNeeded}</p>
  return (
    <>
      <div className="grid auto-rows-fr gap-4 md:grid-cols-3">
        <NextStepCard />
        <ComingCard />
        <LastResultCard />
      </div>
      <TodayCard />
    </>
  )
}
