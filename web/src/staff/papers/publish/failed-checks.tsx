import { ErrorNotice } from '../../../shared/ui/status/error-notice.tsx'
import { Spinner } from '../../../shared/ui/status/spinner.tsx'
import type { useChecks } from '../checks/use-checks.ts'
import { paperTexts } from '../paper-texts.ts'

const texts = paperTexts.publish

/** What the checks report, shown before the server refuses. */
export function FailedChecks({ checks }: { readonly checks: ReturnType<typeof useChecks> }) {
  const { data, error, isFetching } = checks
  if (isFetching) return <Spinner label={texts.checking} />
  if (error || !data) return <p className="text-ink-soft text-sm">{texts.checksFailed}</p>
  const errors = data.checks.filter(({ severity }) => severity === 'error')
  const warnings = data.checks.length - errors.length
  if (errors.length === 0) return warnings > 0 ? <p className="text-sm text-warn">{texts.warnings(warnings)}</p> : null
  return (
    <ErrorNotice
      text={`${texts.errors} ${errors
        .slice(0, 3)
        .map(({ message }) => message)
        .join(' ')}`}
    />
  )
}
