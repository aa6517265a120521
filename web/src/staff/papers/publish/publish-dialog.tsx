import type { PaperAccess } from '@pariksha/contract/papers/paper-draft'
import { TEST_MODES, type TestMode } from '@pariksha/domain/timing/release'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../../shared/lib/api/api.ts'
import { ApiError } from '../../../shared/lib/api/api-errors.ts'
import { TextField } from '../../../shared/ui/forms/text-field.tsx'
import { ActDialog } from '../../shared/page/act-dialog.tsx'
import { SegmentedField } from '../../shared/page/segmented-field.tsx'
import type { useChecks } from '../checks/use-checks.ts'
import { useBuilder } from '../draft/builder-context.ts'
import { cacheIfNewer } from '../draft/use-paper.ts'
import { paperTexts } from '../paper-texts.ts'
import { AccessFields } from './access-fields.tsx'
import { fromDateTimeField } from './date-time-field.ts'
import { FailedChecks } from './failed-checks.tsx'
import { type Release, ReleaseFields } from './release-fields.tsx'
import { StartWindowFields } from './start-window-fields.tsx'

type Props = { readonly checks: ReturnType<typeof useChecks>; readonly onClose: () => void }

const texts = paperTexts.publish
const MODES = TEST_MODES.map((value) => ({ value, label: paperTexts.modes[value] }))
const WHEN = (['now', 'at'] as const).map((value) => ({ value, label: texts[value] }))
/** Freezing a large paper with many equations takes the server seconds. */
const TIMEOUT_MILLIS = 60_000

/** Who may take the paper, and when; at first as it was published last. */
export function PublishDialog({ checks, onClose }: Props) {
  const { draft } = useBuilder()
  const client = useQueryClient()
  const last = draft.last_terms
  const [access, setAccess] = useState<PaperAccess>(last?.access ?? 'free')
  const [batches, setBatches] = useState<readonly number[]>(last?.batches ?? [])
  const [when, setWhen] = useState<'now' | 'at'>('now')
  const [mode, setMode] = useState<TestMode>(last?.mode ?? 'practice')
  const [release, setRelease] = useState<Release>(last?.release ?? 'window')
  const { refetch } = checks
  useEffect(() => {
    void refetch()
  }, [refetch])
  const publish = async (form: FormData) => {
    const at = when === 'at' ? fromDateTimeField(form.get('at')) : null
    // without a time it would be published at once
    if (when === 'at' && at === null)
      throw new ApiError(400, { errors: [{ path: 'at', message: texts.atMissing }] }, null)
    const published = await call('POST /staff/papers/:draftId/publish/', {
      params: { draftId: draft.id },
      body: {
        version: draft.version,
        access,
        batches: access === 'groups' ? [...batches] : [],
        at,
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
          <FailedChecks checks={checks} />
          <AccessFields
            access={access}
            onAccess={setAccess}
            batches={batches}
            onBatches={setBatches}
            errorOf={errorOf}
          />
          <SegmentedField label={texts.when} choices={WHEN} value={when} onChange={setWhen} />
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
          <SegmentedField label={texts.mode} choices={MODES} value={mode} onChange={setMode} />
          {mode === 'live' && <p className="text-ink-soft text-sm">{texts.liveHint}</p>}
          <StartWindowFields mode={mode} last={last} errorOf={errorOf} />
          {mode === 'live' && <ReleaseFields release={release} last={last} onRelease={setRelease} errorOf={errorOf} />}
        </>
      )}
    </ActDialog>
  )
}
