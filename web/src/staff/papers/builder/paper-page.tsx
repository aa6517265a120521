import type { PaperDraft } from '@pariksha/contract/papers/paper-draft'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { Button, ButtonLink } from '../../../shared/ui/button.tsx'
import { PageFrame } from '../../shared/page/page-frame.tsx'
import { QueryResult } from '../../shared/page/query-result.tsx'
import { ChecksPanel } from '../checks/checks-panel.tsx'
import { useChecks } from '../checks/use-checks.ts'
import { BuilderProvider } from '../draft/builder-context.ts'
import { slotElement } from '../draft/slot-element.ts'
import { type Act, usePaper } from '../draft/use-paper.ts'
import { PaperStateBadge } from '../list/paper-state-badge.tsx'
import { paperTexts } from '../paper-texts.ts'
import { PrintDialog } from '../print/print-dialog.tsx'
import { printTexts } from '../print/print-texts.ts'
import { Publication } from '../publish/publication.tsx'
import { FillAll } from '../questions/fill-all.tsx'
import { DraftActs } from './draft-acts.tsx'
import { QuestionPanel } from './question-panel.tsx'
import { Sections } from './sections.tsx'

/** A paper: its sections and questions, its checks, and how it is published. */
export function PaperPage() {
  const { paperId = '' } = useParams()
  const { query, act, busy } = usePaper(Number(paperId))
  return (
    <QueryResult of={query} title={paperTexts.title}>
      {(draft) => <Paper draft={draft} act={act} busy={busy} />}
    </QueryResult>
  )
}

type Props = { readonly draft: PaperDraft; readonly act: Act; readonly busy: boolean }

function Paper({ draft, act, busy }: Props) {
  const [opened, setOpened] = useState<number | null>(null)
  const [printing, setPrinting] = useState(false)
  const checks = useChecks(draft.id)
  const editable = draft.state === 'draft'
  const slot = draft.slots.find(({ id }) => id === opened)
  const close = () => {
    setOpened(null)
    if (slot) setTimeout(() => slotElement(slot.id)?.focus())
  }
  return (
    <BuilderProvider value={{ draft, act, busy, editable, open: setOpened }}>
      <PageFrame
        title={draft.title}
        text={[draft.series_name, draft.label].filter(Boolean).join(' · ')}
        actions={
          <>
            <ButtonLink variant="secondary" to="/staff/papers">
              {paperTexts.back}
            </ButtonLink>
            <ButtonLink variant="secondary" to={`/staff/papers/${draft.id}/preview`}>
              {paperTexts.builder.preview}
            </ButtonLink>
            <Button variant="secondary" disabled={draft.question_count === 0} onClick={() => setPrinting(true)}>
              {printTexts.open}
            </Button>
          </>
        }
      >
        <p className="figures flex flex-wrap items-center gap-3">
          <PaperStateBadge state={draft.state} />
          {paperTexts.filled(draft.question_count, draft.wanted_count)}
        </p>
        {!editable && (
          <p className="rounded-md bg-sunken p-4">
            {paperTexts.builder.frozen}{' '}
            <Link to="/staff/keys" className="text-accent underline">
              {paperTexts.builder.toKeys}
            </Link>{' '}
            ·{' '}
            <Link to={`/staff/papers/new?copy=${draft.id}`} className="text-accent underline">
              {paperTexts.builder.copy}
            </Link>
          </p>
        )}
        {editable && <FillAll />}
        <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
          {/* on a phone above two hundred questions, not below them */}
          <aside className="flex min-w-0 flex-col gap-4 xl:sticky xl:top-4 xl:order-last">
            <ChecksPanel checks={checks} />
            <Publication checks={checks} />
            {editable && <DraftActs />}
          </aside>
          <div className="flex min-w-0 flex-col gap-4">
            <Sections />
          </div>
        </div>
        <PrintDialog open={printing} onClose={() => setPrinting(false)} />
        <QuestionPanel slot={slot} onClose={close} />
      </PageFrame>
    </BuilderProvider>
  )
}
