import { PAPER_STATES, type PaperDraftItem, type PaperState } from '@pariksha/contract/papers/paper-draft'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { call } from '../../../shared/lib/api/api.ts'
import { momentText } from '../../../shared/lib/format/dates.ts'
import { ButtonLink } from '../../../shared/ui/button.tsx'
import { MoreButton } from '../../../shared/ui/more-button.tsx'
import { EmptyState } from '../../../shared/ui/status/empty-state.tsx'
import { PageFrame } from '../../shared/page/page-frame.tsx'
import { QueryResult } from '../../shared/page/query-result.tsx'
import { SegmentedControl } from '../../shared/page/segmented-control.tsx'
import { useMay } from '../../shared/use-may.ts'
import { paperTexts } from '../paper-texts.ts'
import { PaperStateBadge } from './paper-state-badge.tsx'
import { SecondPublisher } from './second-publisher.tsx'

const CHOICES = [
  { value: 'all', label: paperTexts.all },
  ...PAPER_STATES.map((value) => ({ value, label: paperTexts.states[value] })),
] as const

/** Papers that are made and those that are published, last changed first. */
export function PapersPage() {
  const may = useMay()
  const [search, setSearch] = useSearchParams()
  const state = PAPER_STATES.find((one) => one === search.get('state'))
  const papers = useInfiniteQuery({
    queryKey: ['staff', 'papers', state ?? 'all'],
    queryFn: ({ pageParam }) =>
      call('GET /staff/papers/', { query: { ...(state && { state }), ...(pageParam && { after: pageParam }) } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })
  return (
    <PageFrame
      title={paperTexts.title}
      text={paperTexts.text}
      actions={<ButtonLink to="/staff/papers/new">{paperTexts.add}</ButtonLink>}
    >
      <SegmentedControl<PaperState | 'all'>
        label={paperTexts.stateFilter}
        choices={CHOICES}
        value={state ?? 'all'}
        onChange={(next) => setSearch(next === 'all' ? {} : { state: next }, { replace: true })}
      />
      <QueryResult of={papers}>
        {({ pages }) => {
          const found = pages.flatMap((page) => page.papers)
          if (found.length === 0)
            return state ? (
              <EmptyState title={paperTexts.noneFound} />
            ) : (
              <EmptyState title={paperTexts.none} text={paperTexts.noneText} />
            )
          return (
            <ul className="flex flex-col divide-y divide-line rounded-lg border border-line bg-surface">
              {found.map((paper) => (
                <PaperRow key={paper.id} paper={paper} />
              ))}
            </ul>
          )
        }}
      </QueryResult>
      <MoreButton of={papers}>{paperTexts.more}</MoreButton>
      {may('staff.manage') && <SecondPublisher />}
    </PageFrame>
  )
}

function PaperRow({ paper }: { readonly paper: PaperDraftItem }) {
  const { id, title, state, series_name, publication, question_count, wanted_count, changed_at, changed_by } = paper
  return (
    <li className="relative flex flex-col gap-1 px-4 py-3 hover:bg-sunken">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link to={`/staff/papers/${id}`} className="font-medium [overflow-wrap:anywhere] after:absolute after:inset-0">
          {title}
        </Link>
        <PaperStateBadge state={state} />
      </div>
      <p className="figures text-ink-soft text-sm [overflow-wrap:anywhere]">
        {[
          series_name,
          paperTexts.filled(question_count, wanted_count),
          paperTexts.changed(momentText(changed_at, 'en'), changed_by),
          ...(publication && publication.begun_by > 0 ? [paperTexts.begun(publication.begun_by)] : []),
        ].join(' · ')}
      </p>
    </li>
  )
}
