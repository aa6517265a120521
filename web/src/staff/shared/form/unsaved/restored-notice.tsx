import { Button } from '../../../../shared/ui/button.tsx'
import { texts } from '../../../texts.ts'

type Props = {
  readonly unsaved: { readonly isRestored: boolean; readonly isOutdated: boolean; readonly discard: () => void }
}

/** Says that values typed before a reload or a crash are back, and whether somebody saved others meanwhile. */
export function RestoredNotice({ unsaved: { isRestored, isOutdated, discard } }: Props) {
  if (!isRestored) return null
  return (
    <div
      className="flex max-w-prose flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-accent-soft p-4"
      role="status"
    >
      <p>
        {texts.form.restored} {isOutdated && texts.form.restoredOutdated}
      </p>
      <Button variant="secondary" onClick={discard}>
        {texts.form.discard}
      </Button>
    </div>
  )
}
