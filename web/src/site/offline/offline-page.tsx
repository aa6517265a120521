import { CloudOff } from 'lucide-react'
import { type MetaArgs, Navigate, useHref, useSearchParams } from 'react-router'
import { useTestWord } from '../../shared/languages/test-words.ts'
import { TRANSLATED } from '../../shared/languages/translated.ts'
import { safeReturnPath } from '../../shared/lib/session/return-path.ts'
import { TODAY_PATH } from '../../shared/paths/practice-path.ts'
import { pageMeta } from '../../shared/search-engines/page-meta.ts'
import { ButtonLink, buttonClassName } from '../../shared/ui/button.tsx'
import { title, useTexts } from './texts.ts'
import { useOpenAttempts } from './use-open-attempts.ts'
import { useReturnWhenOnline } from './use-return-when-online.ts'
import { useTodayOnDevice } from './use-today-on-device.ts'

export const meta = (args: MetaArgs) => [...pageMeta(args, title), { name: 'robots', content: 'noindex' }]

export const handle = TRANSLATED

/** The precached page that the service worker shows when the server cannot be reached: it enters what is on this device. */
export default function OfflinePage() {
  const texts = useTexts()
  const word = useTestWord()
  const [search] = useSearchParams()
  const wanted = safeReturnPath(search.get('to'))
  const attempts = useOpenAttempts()
  const hasToday = useTodayOnDevice()
  const enter = (hasToday && isToday(wanted) ? TODAY_PATH : undefined) ?? (attempts && attemptToEnter(attempts, wanted))
  const address = useHref(wanted)
  useReturnWhenOnline(address)
  if (enter) return <Navigate to={enter} replace />
  return (
    <div aria-busy={attempts === undefined} className="page-width flex max-w-2xl flex-col gap-6 py-10 md:py-16">
      <CloudOff aria-hidden="true" className="size-10 text-ink-soft" />
      <header className="flex flex-col gap-2">
        <h1 className="font-bold text-3xl md:text-4xl">{texts.heading}</h1>
        <p className="text-ink-soft">{texts.text}</p>
      </header>
      {hasToday && (
        <section className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-line bg-surface p-4">
          <h2 className="font-semibold">{texts.today}</h2>
          <ButtonLink to={TODAY_PATH}>{texts.goOn}</ButtonLink>
        </section>
      )}
      {attempts?.length === 0 && <p>{texts.none}</p>}
      {attempts !== undefined && attempts.length > 0 && (
        <section className="flex flex-col gap-4">
          <h2 className="font-semibold text-xl">{texts.open}</h2>
          <p className="text-ink-soft">{texts.openText}</p>
          <ul className="flex flex-col gap-3">
            {attempts.map(({ path, title, unsent }) => (
              <li
                key={path}
                className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-line bg-surface p-4"
              >
                <span>
                  <span className="block font-semibold">{word(title)}</span>
                  {unsent > 0 && <span className="text-sm text-warn">{texts.unsent(unsent)}</span>}
                </span>
                <ButtonLink to={path}>{texts.goOn}</ButtonLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      {/* A whole new page load: the application has no way to the server that this page had not. */}
      <a href={address} className={buttonClassName('secondary', 'self-start')}>
        {texts.again}
      </a>
    </div>
  )
}

const pathOf = (wanted: string): string => wanted.replace(/[?#].*$/, '').replace(/\/$/, '')
const isToday = (wanted: string): boolean => pathOf(wanted) === TODAY_PATH

/** The requested attempt; or, when the installed application is started, the only open one. */
function attemptToEnter(attempts: readonly { readonly path: string }[], wanted: string): string | undefined {
  const path = pathOf(wanted)
  if (path === '' && attempts.length === 1) return attempts[0]?.path
  return attempts.find((attempt) => attempt.path === path)?.path
}
