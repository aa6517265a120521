import { useState } from 'react'
import { momentText } from '../../../shared/lib/format/dates.ts'
import { Button, ButtonLink } from '../../../shared/ui/button.tsx'
import { useMay } from '../../shared/use-may.ts'
import type { useChecks } from '../checks/use-checks.ts'
import { useBuilder } from '../draft/builder-context.ts'
import { paperTexts } from '../paper-texts.ts'
import { earliestText } from './earliest-text.ts'
import { PlaceDialog } from './place-dialog.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { ReleaseDialog } from './release-dialog.tsx'
import { CloseDialog, UnpublishDialog } from './withdraw-dialogs.tsx'

const texts = paperTexts.publish
type Asking = 'publish' | 'unpublish' | 'close' | 'place' | 'release' | null

/** How a paper is published, and what can be done about it. */
export function Publication({ checks }: { readonly checks: ReturnType<typeof useChecks> }) {
  const { draft } = useBuilder()
  const may = useMay()
  const [asking, setAsking] = useState<Asking>(null)
  const { publication, state } = draft
  if (state !== 'draft' && !publication) return null
  if (state === 'draft' && !may('papers.publish')) return null
  const close = () => setAsking(null)
  return (
    <section aria-labelledby="publication" className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-4">
      <h2 id="publication" className="font-semibold text-lg">
        {texts.state}
      </h2>
      {state === 'draft' && !draft.may_publish && <p className="text-ink-soft text-sm">{texts.other}</p>}
      {state === 'draft' ? (
        <Button disabled={!draft.may_publish} onClick={() => setAsking('publish')}>
          {texts.open}
        </Button>
      ) : (
        <Facts />
      )}
      {publication?.mode === 'live' && state !== 'draft' && may('live.watch') && (
        <ButtonLink variant="secondary" to={`/staff/live/${publication.test_id}`}>
          {texts.watch}
        </ButtonLink>
      )}
      {publication && may('papers.publish') && (
        <div className="flex flex-wrap gap-2">
          {publication.test_id !== null && state !== 'scheduled' && (
            <ButtonLink variant="secondary" to={`/test/${publication.test_id}`}>
              {texts.toTest}
            </ButtonLink>
          )}
          <Button variant="secondary" onClick={() => setAsking('place')}>
            {texts.place}
          </Button>
          {publication.unused && (
            <Button variant="secondary" onClick={() => setAsking('unpublish')}>
              {texts.unpublish}
            </Button>
          )}
          {publication.mode === 'live' && !isReleased(publication.released_at) && (
            <Button variant="secondary" onClick={() => setAsking('release')}>
              {texts.releaseOpen}
            </Button>
          )}
          {state === 'published' && (
            <Button variant="danger" onClick={() => setAsking('close')}>
              {texts.close}
            </Button>
          )}
        </div>
      )}
      {state === 'draft' && asking === 'publish' && <PublishDialog checks={checks} onClose={close} />}
      <UnpublishDialog open={asking === 'unpublish'} onClose={close} />
      <CloseDialog open={asking === 'close'} onClose={close} />
      <PlaceDialog open={asking === 'place'} onClose={close} />
      {asking === 'release' && <ReleaseDialog onClose={close} />}
    </section>
  )
}

const isReleased = (at: string | null): boolean => at !== null && Date.parse(at) <= Date.now()

function releaseText(at: string | null): string {
  if (at === null) return texts.releaseByHand
  return (isReleased(at) ? texts.releasedOn : texts.releaseOn)(momentText(at, 'en'))
}

function Facts() {
  const { draft } = useBuilder()
  const { publication, state } = draft
  if (!publication) return null
  const { access, mode, at, opens_at, closes_at, released_at, begun_by } = publication
  const when = momentText(at, 'en')
  const earliest = earliestText(publication)
  return (
    <ul className="figures flex flex-col gap-1 text-sm">
      <li>{state === 'scheduled' ? texts.scheduledAt(when) : texts.publishedAt(when)}</li>
      <li>{paperTexts.access[access]}</li>
      <li>
        {[
          paperTexts.modes[mode],
          ...(opens_at ? [texts.from(momentText(opens_at, 'en'))] : []),
          ...(closes_at ? [texts.until(momentText(closes_at, 'en'))] : []),
          ...(mode === 'live' ? [releaseText(released_at)] : []),
        ].join(', ')}
      </li>
      {mode === 'live' && !isReleased(released_at) && earliest && <li>{earliest}</li>}
      <li>{paperTexts.begun(begun_by)}</li>
    </ul>
  )
}
