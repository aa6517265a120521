import { PAPER_ACCESS, type PaperAccess } from '@pariksha/contract/paper-desk/paper-draft'
import { TEST_MODES, type TestMode } from '@pariksha/domain/timing/release'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../../lib/api/api.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { ErrorNotice } from '../../../ui/status/error-notice.tsx'
import { Spinner } from '../../../ui/status/spinner.tsx'
import { ActDialog } from '../../page/act-dialog.tsx'
import { BatchChoice } from '../../page/batch-choice.tsx'
import { SegmentedControl } from '../../page/segmented-control.tsx'
import type { useChecks } from '../checks/use-checks.ts'
import { useDesk } from '../draft/desk-context.ts'
import { cacheIfNewer } from '../draft/use-paper.ts'
import { paperTexts } from '../paper-texts.ts'
import { fromDateTimeField } from './date-time-field.ts'

type Props = { readonly checks: ReturnType<typeof useChecks>; readonly onClose: () => void }

const texts = paperTexts.publish
const MODES = TEST_MODES.map((value) => ({ value, label: paperTexts.modes[value] }))
const RELEASES = (['window', 'time', 'hand'] as const).map((value) => ({ value, label: texts.releases[value] }))
type Release = (typeof RELEASES)[number]['value']
const WHEN = (['now', 'at'] as const).map((value) => ({ value, label: texts[value] }))
/** Freezing a large paper with many equations takes the server seconds. */
const TIMEOUT_MILLIS = 60_000

/** Who may take the paper, and when. */
export function PublishDialog({ checks, onClose }: Props) {
  const { draft } = useDesk()
  const client = useQueryClient()
  const [access, setAccess] = useState<PaperAccess>('free')
  const [batches, setBatches] = useState<readonly number[]>([])
  const [when, setWhen] = useState<'now' | 'at'>('now')
  const [mode, setMode] = useState<TestMode>('practice')
  const [release, setRelease] = useState<Release>('window')
  const { refetch } = checks
  useEffect(() => {
    void refetch()
  }, [refetch])
  const publish = async (form: FormData) => {
    const published = await call('POST /staff/papers/:draftId/publish/', {
      params: { draftId: draft.id },
      body: {
        version: draft.version,
        access,
        batches: access === 'groups' ? [...batches] : [],
        at: when === 'at' ? fromDateTimeField(form.get('at')) : null,
        mode,
        opens_at: fromDateTimeField(form.get('opens_at')),
        closes_at: fromDateTimeField(form.get('closes_at')),
        common_start: mode === 'live' && form.get('common_start') !== null,
        release: mode === 'live' ? release : 'window',
        release_at: mode === 'live' && release === 'time' ? fromDateTimeField(form.get('release_at')) : null,
      },
      timeoutMillis: TIMEOUT_MILLIS,
    })
    cacheIfNewer(client, published)
    return published.state === 'scheduled' ? texts.scheduled : texts.done
  }
  return (
    <ActDialog
      open
      onClose={onClose}
      title={texts.title}
      submit={when === 'at' ? texts.schedule : texts.submit}
      work={publish}
    >
      {(errorOf) => (
        <>
          <Faults checks={checks} />
          <fieldset>
            <legend className="font-medium">{texts.access}</legend>
            {PAPER_ACCESS.map((value) => (
              <label key={value} className="flex min-h-11 items-center gap-3 py-1">
                <input
                  type="radio"
                  name="access"
                  className="size-5 shrink-0 accent-accent"
                  checked={access === value}
                  onChange={() => setAccess(value)}
                />
                {paperTexts.access[value]}
              </label>
            ))}
          </fieldset>
          {access === 'groups' && <BatchChoice chosen={batches} onChange={setBatches} error={errorOf('batches')} />}
          <div>
            <p className="pb-1 font-medium">{texts.when}</p>
            <SegmentedControl label={texts.when} choices={WHEN} value={when} onChange={setWhen} />
          </div>
          {when === 'at' && (
            <TextField
              label={texts.atTime}
              name="at"
              type="datetime-local"
              required
              hint={texts.atHint}
              error={errorOf('at')}
            />
          )}
          <div>
            <p className="pb-1 font-medium">{texts.mode}</p>
            <SegmentedControl label={texts.mode} choices={MODES} value={mode} onChange={setMode} />
          </div>
          {mode === 'live' && <p className="text-ink-soft text-sm">{texts.liveHint}</p>}
          <fieldset className="flex flex-col gap-3">
            <legend className="font-medium">{texts.window}</legend>
            <div className="grid gap-3 sm:grid-cols-2">
              <TextField
                label={texts.opens}
                name="opens_at"
                type="datetime-local"
                required={mode === 'live'}
                {...(mode === 'practice' && { hint: texts.optional })}
                error={errorOf('opens_at')}
              />
              <TextField
                label={texts.closes}
                name="closes_at"
                type="datetime-local"
                required={mode === 'live'}
                {...(mode === 'practice' && { hint: texts.optional })}
                error={errorOf('closes_at')}
              />
            </div>
            {mode === 'live' && (
              <label className="flex min-h-11 items-start gap-3">
                <input type="checkbox" name="common_start" className="mt-0.5 size-5 shrink-0 accent-accent" />
                <span>
                  {texts.commonStart}
                  <span className="block text-ink-soft text-sm">{texts.commonStartHint}</span>
                </span>
              </label>
            )}
          </fieldset>
          {mode === 'live' && (
            <div className="flex flex-col gap-3">
              <div>
                <p className="pb-1 font-medium">{texts.release}</p>
                <SegmentedControl label={texts.release} choices={RELEASES} value={release} onChange={setRelease} />
                <p className="pt-1 text-ink-soft text-sm">{texts.releaseHints[release]}</p>
              </div>
              {release === 'time' && (
                <TextField
                  label={texts.releaseTime}
                  name="release_at"
                  type="datetime-local"
                  required
                  error={errorOf('release_at')}
                />
              )}
            </div>
          )}
        </>
      )}
    </ActDialog>
  )
}

/** What the checks report, shown before the server refuses. */
function Faults({ checks: { data, error, isFetching } }: Pick<Props, 'checks'>) {
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
