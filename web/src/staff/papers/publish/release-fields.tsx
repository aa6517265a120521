import { type PublicationTerms, RELEASES as RELEASE_KINDS } from '@pariksha/contract/papers/paper-draft'
import { TextField } from '../../../shared/ui/forms/text-field.tsx'
import type { ErrorOf } from '../../shared/page/act-dialog.tsx'
import { SegmentedField } from '../../shared/page/segmented-field.tsx'
import { paperTexts } from '../paper-texts.ts'
import { toDateTimeField } from './date-time-field.ts'

const texts = paperTexts.publish
const RELEASES = RELEASE_KINDS.map((value) => ({ value, label: texts.releases[value] }))
export type Release = (typeof RELEASES)[number]['value']

type Props = {
  readonly release: Release
  /** On which terms the paper was published last: what the field begins with. */
  readonly last: PublicationTerms | null
  readonly onRelease: (release: Release) => void
  readonly errorOf: ErrorOf
}

/** When the results of a live test are released. */
export function ReleaseFields({ release, last, onRelease, errorOf }: Props) {
  return (
    <div className="flex flex-col gap-3">
      <SegmentedField
        label={texts.release}
        choices={RELEASES}
        value={release}
        onChange={onRelease}
        hint={texts.releaseHints[release]}
      />
      {release === 'time' && (
        <TextField
          label={texts.releaseTime}
          name="release_at"
          defaultValue={toDateTimeField(last?.release_at)}
          type="datetime-local"
          required
          error={errorOf('release_at')}
        />
      )}
    </div>
  )
}
