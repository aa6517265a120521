import type { PaperCheck } from '@pariksha/contract/papers/paper-publication'
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import { Button } from '../../../shared/ui/button.tsx'
import { ErrorNotice } from '../../../shared/ui/status/error-notice.tsx'
import { useBuilder } from '../draft/builder-context.ts'
import { slotElement } from '../draft/slot-element.ts'
import { paperTexts } from '../paper-texts.ts'
import type { useChecks } from './use-checks.ts'

const texts = paperTexts.checks

/** What is wrong with the paper, each with a way to its place. */
export function ChecksPanel({ checks }: { readonly checks: ReturnType<typeof useChecks> }) {
  const { draft } = useBuilder()
  const { data, isFetching, error, refetch } = checks
  // publishing counts the version up, and changes no question
  const isStale = data !== undefined && data.version !== draft.version && draft.state === 'draft'
  return (
    <section aria-labelledby="checks" className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="checks" tabIndex={-1} className="font-semibold text-lg">
          {texts.title}
        </h2>
        <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
          {data ? texts.again : texts.run}
        </Button>
      </div>
      <div aria-live="polite" className="flex flex-col gap-3">
        {!data && !error && <p className="text-ink-soft text-sm">{texts.text}</p>}
        {error && <ErrorNotice text={paperTexts.publish.checksFailed} />}
        {isStale && <p className="text-sm text-warn">{texts.stale}</p>}
        {data && <Summary checks={data.checks} bytes={data.bytes} />}
      </div>
      {data && data.checks.length > 0 && <CheckList checks={data.checks} />}
    </section>
  )
}

const countOf = (checks: readonly PaperCheck[], severity: PaperCheck['severity']): number =>
  checks.filter((one) => one.severity === severity).length

function Summary({ checks, bytes }: { readonly checks: readonly PaperCheck[]; readonly bytes: number }) {
  const errors = countOf(checks, 'error')
  const warnings = countOf(checks, 'warning')
  const found = [...(errors > 0 ? [texts.errors(errors)] : []), ...(warnings > 0 ? [texts.warnings(warnings)] : [])]
  return (
    <p className="figures text-sm">
      {found.length === 0 ? (
        <span className="flex items-center gap-2 text-good">
          <CircleCheck aria-hidden="true" className="size-4 shrink-0" />
          {texts.good}
        </span>
      ) : (
        found.join(', ')
      )}
      <span className="block text-ink-soft">{texts.bytes(Math.ceil(bytes / 1024))}</span>
    </p>
  )
}

function CheckList({ checks }: { readonly checks: readonly PaperCheck[] }) {
  const { draft } = useBuilder()
  const sorted = checks.toSorted((one, other) => one.severity.localeCompare(other.severity, 'en'))
  return (
    <ul className="flex max-h-[60dvh] flex-col divide-y divide-line overflow-y-auto">
      {sorted.map((check, index) => (
        <li key={index}>
          <button
            type="button"
            onClick={() => jumpTo(check)}
            className="flex min-h-11 w-full items-start gap-2 rounded-sm py-2 text-left focus-visible:-outline-offset-2 hover:bg-sunken"
          >
            {check.severity === 'error' ? (
              <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-bad" />
            ) : (
              <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warn" />
            )}
            <span className="min-w-0">
              <span className="figures block font-medium text-sm">{placeOf(check, draft.pattern.sections)}</span>
              <span className="block text-sm [overflow-wrap:anywhere]">{withoutPlace(check.message)}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The place stands above it. */
function withoutPlace(message: string): string {
  const rest = message.replace(/^Question \d+: /, '')
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}

const placeOf = ({ number, section }: PaperCheck, sections: readonly { readonly name: string }[]): string =>
  number !== null ? texts.question(number) : section !== null ? (sections[section]?.name ?? texts.paper) : texts.paper

/** Where it is: the question, its section, or the beginning of the paper. */
function jumpTo({ slot, section }: PaperCheck) {
  const place = (slot === null ? null : slotElement(slot)) ?? document.getElementById(`section-${section ?? 0}`) ?? null
  place?.scrollIntoView({ block: 'center' })
  place?.focus({ preventScroll: true })
}
