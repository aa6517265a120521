import type { CataloguePattern } from '@pariksha/contract/papers/catalogue-patterns'
import type { PaperDraftItem } from '@pariksha/contract/papers/paper-draft'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { call } from '../../../shared/lib/api/api.ts'
import { detailOf, fieldErrorOf } from '../../../shared/lib/api/api-errors.ts'
import { Button, ButtonLink } from '../../../shared/ui/button.tsx'
import { SelectField } from '../../../shared/ui/forms/select-field.tsx'
import { TextField } from '../../../shared/ui/forms/text-field.tsx'
import { MoreButton } from '../../../shared/ui/more-button.tsx'
import { ErrorNotice } from '../../../shared/ui/status/error-notice.tsx'
import { showToast } from '../../../shared/ui/toast/toast-store.ts'
import { ConfirmLeaving } from '../../shared/form/unsaved/confirm-leaving.tsx'
import { RestoredNotice } from '../../shared/form/unsaved/restored-notice.tsx'
import { useUnsaved } from '../../shared/form/unsaved/use-unsaved.ts'
import { PageFrame } from '../../shared/page/page-frame.tsx'
import { QueryResult } from '../../shared/page/query-result.tsx'
import { SegmentedControl } from '../../shared/page/segmented-control.tsx'
import { PatternEditor } from '../../shared/pattern/pattern-editor.tsx'
import { readPattern } from '../../shared/pattern/read-pattern.ts'
import { invalidateStaffSession } from '../../shared/staff-calls.ts'
import { paperTexts } from '../paper-texts.ts'
import { PlaceFields } from '../pattern/place-fields.tsx'
import { CatalogueChoice } from './catalogue-choice.tsx'
import { blankPaper, type NewPaper, newPaperBody, SOURCES, suggestedTitle } from './new-paper.ts'

/** A new paper: where its form comes from, and its title. */
export function NewPaperPage() {
  const [search] = useSearchParams()
  const copiedId = search.has('copy') ? Number(search.get('copy')) : null
  const patterns = useQuery({
    queryKey: ['staff', 'paper-patterns'],
    queryFn: () => call('GET /staff/paper-patterns/'),
    staleTime: 300_000,
  })
  const papers = useInfiniteQuery({
    queryKey: ['staff', 'papers', 'to-copy'],
    queryFn: ({ pageParam }) => call('GET /staff/papers/', { query: pageParam ? { after: pageParam } : {} }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
  // it may be older than the pages that are read
  const copied = useQuery({
    queryKey: ['staff', 'papers', 'copied', copiedId],
    queryFn: () => call('GET /staff/papers/:draftId/', { params: { draftId: copiedId ?? 0 } }),
    enabled: copiedId !== null,
  })
  return (
    <PageFrame
      title={paperTexts.create.title}
      text={paperTexts.create.text}
      actions={
        <ButtonLink variant="secondary" to="/staff/papers">
          {paperTexts.back}
        </ButtonLink>
      }
    >
      <QueryResult of={patterns}>
        {(found) => (
          <QueryResult of={papers}>
            {({ pages }) => {
              const listed = pages.flatMap((page) => page.papers)
              const form = (one: PaperDraftItem | null) => (
                <NewPaperForm
                  patterns={found}
                  papers={one && !listed.some(({ id }) => id === one.id) ? [one, ...listed] : listed}
                  copied={one?.id ?? null}
                  more={<MoreButton of={papers}>{paperTexts.create.morePapers}</MoreButton>}
                />
              )
              return copiedId === null ? form(null) : <QueryResult of={copied}>{form}</QueryResult>
            }}
          </QueryResult>
        )}
      </QueryResult>
    </PageFrame>
  )
}

type FormProps = {
  readonly patterns: readonly CataloguePattern[]
  readonly papers: readonly PaperDraftItem[]
  readonly copied: number | null
  /** Older papers. */
  readonly more: ReactNode
}

const CHOICES = SOURCES.map((value) => ({ value, label: paperTexts.create.sources[value] }))

function NewPaperForm({ patterns, papers, copied, more }: FormProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const unsaved = useUnsaved({
    form: `papers/${copied === null ? 'new' : `copy-of-${copied}`}`,
    saved: blankPaper({ patterns, papers }, copied),
    version: null,
  })
  const paper = unsaved.value
  const [asked, setAsked] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const set = (values: Partial<NewPaper>) => unsaved.change((before) => ({ ...before, ...values }))
  const make = async (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    const body = newPaperBody(paper, { patterns, papers }, new Date())
    if (!body) return
    setBusy(true)
    setFailure(undefined)
    try {
      const draft = await call('POST /staff/papers/', { body })
      unsaved.end(paper)
      showToast({ tone: 'good', text: paperTexts.create.done })
      void navigate(`/staff/papers/${draft.id}`)
    } catch (error) {
      invalidateStaffSession(client, error)
      setFailure(error)
      setBusy(false)
    }
  }
  const titleError = fieldErrorOf(failure, 'title')
  const problems = asked && paper.source === 'own' ? readPattern(paper.pattern).problems : null
  return (
    <form noValidate onSubmit={(event) => void make(event)} className="flex max-w-3xl flex-col gap-6">
      <ConfirmLeaving clean={unsaved.clean} onLeave={unsaved.forget} />
      <RestoredNotice unsaved={unsaved} />
      <SegmentedControl
        label={paperTexts.create.from}
        choices={CHOICES}
        value={paper.source}
        onChange={(source) => set({ source })}
      />
      {paper.source === 'catalogue' && (
        <CatalogueChoice patterns={patterns} id={paper.patternId} onChange={(patternId) => set({ patternId })} />
      )}
      {paper.source === 'own' && (
        <>
          <PlaceFields values={paper} onChange={set} />
          <PatternEditor draft={paper.pattern} problems={problems} onChange={(pattern) => set({ pattern })} />
        </>
      )}
      {paper.source === 'copy' && <CopyChoice papers={papers} more={more} paper={paper} onChange={set} />}
      <TextField
        label={paperTexts.create.name}
        hint={paperTexts.create.nameHint}
        required
        maxLength={120}
        value={paper.title ?? suggestedTitle(paper, { patterns, papers }, new Date())}
        error={titleError}
        onChange={(event) => set({ title: event.target.value })}
      />
      {problems && <ErrorNotice text={paperTexts.pattern.fix} />}
      {failure !== undefined && titleError === undefined && <ErrorNotice text={detailOf(failure, paperTexts.failed)} />}
      <Button type="submit" busy={busy} className="self-start">
        {paperTexts.create.submit}
      </Button>
    </form>
  )
}

type CopyProps = {
  readonly papers: readonly PaperDraftItem[]
  readonly more: ReactNode
  readonly paper: NewPaper
  readonly onChange: (values: Partial<NewPaper>) => void
}

function CopyChoice({ papers, more, paper, onChange }: CopyProps) {
  if (papers.length === 0) return <p className="text-ink-soft">{paperTexts.create.noPapers}</p>
  return (
    <>
      <SelectField
        label={paperTexts.create.paper}
        value={paper.paperId}
        choices={papers.map(({ id, title }) => ({ value: String(id), label: title }))}
        onChange={(event) => onChange({ paperId: Number(event.target.value) })}
      />
      {more}
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-accent"
          checked={paper.withQuestions}
          onChange={(event) => onChange({ withQuestions: event.target.checked })}
        />
        {paperTexts.create.withQuestions}
      </label>
    </>
  )
}
