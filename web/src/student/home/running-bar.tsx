import { Link, useLocation } from 'react-router'
import { useTestWord } from '../../shared/languages/test-words.ts'
import { QueryProvider } from '../../shared/lib/api/query-provider.tsx'
import { clockText } from '../../shared/lib/format/durations.ts'
import { attemptPath, RESUME } from '../../shared/paths/attempt-path.ts'
import { ButtonLink } from '../../shared/ui/button.tsx'
import { keepToastsAbove } from '../../shared/ui/toast/keep-toasts-above.ts'
import { useTexts } from '../attempts/texts.ts'
import { useRunning } from '../attempts/use-running.ts'
import type { Running } from '../attempts/use-taken.ts'
import { useTimeLeft } from '../attempts/use-time-left.ts'

/** Pages that show running tests themselves. */
const PAGES_WITHOUT_BAR = new Set(['/', '/offline', '/previousattempts'])

/** A bar at the bottom of every page while a test is running. It overlays the page, so that the layout does not shift. */
export function RunningBar() {
  const { pathname } = useLocation()
  if (PAGES_WITHOUT_BAR.has(pathname)) return null
  return (
    <QueryProvider>
      <Latest />
    </QueryProvider>
  )
}

function Latest() {
  const [latest, ...others] = useRunning()
  return latest ? <Bar attempt={latest} others={others.length} /> : null
}

function Bar({ attempt, others }: { readonly attempt: Running; readonly others: number }) {
  const texts = useTexts().running
  const title = useTestWord()(attempt.title)
  return (
    <>
      {/* space, so that the end of the page can be scrolled above the bar */}
      <div aria-hidden="true" className="h-20" />
      <aside
        ref={keepToastsAbove}
        aria-label={texts.label}
        className="fixed inset-x-0 bottom-0 z-30 border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] shadow-lg"
      >
        <div className="page-width flex min-h-16 items-center gap-4 py-2">
          <div className="min-w-0 flex-1">
            <p className="truncate font-semibold">{title}</p>
            <p className="figures flex flex-wrap gap-x-3 text-ink-soft text-sm">
              <RunningStatus attempt={attempt} />
              {others > 0 && (
                <Link to="/previousattempts" className="text-accent underline">
                  {texts.more(others)}
                </Link>
              )}
            </p>
          </div>
          <ButtonLink to={attemptPath(attempt)} state={RESUME} aria-label={`${texts.resume}: ${title}`}>
            {texts.resume}
          </ButtonLink>
        </div>
      </aside>
    </>
  )
}

/** The time left, or that it is paused. */
export function RunningStatus({ attempt }: { readonly attempt: Running }) {
  const texts = useTexts().running
  const left = clockText(useTimeLeft(attempt))
  return <span>{texts.stands[attempt.status](left)}</span>
}
