import { LANGUAGES } from '@pariksha/contract/languages'
import type { QuestionItem } from '@pariksha/contract/questions/question-item'
import { MAX_SELECTED } from '@pariksha/contract/questions/selected-questions'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { call } from '../../../shared/lib/api/api.ts'
import { momentText } from '../../../shared/lib/format/dates.ts'
import { Button, ButtonLink } from '../../../shared/ui/button.tsx'
import { MoreButton } from '../../../shared/ui/more-button.tsx'
import { EmptyState } from '../../../shared/ui/status/empty-state.tsx'
import { PageFrame } from '../../shared/page/page-frame.tsx'
import { QueryResult } from '../../shared/page/query-result.tsx'
import { useMay } from '../../shared/use-may.ts'
import { importTexts } from '../imports/import-texts.ts'
import { QuestionFigures } from '../question-figures.tsx'
import { questionTexts as texts } from '../question-texts.ts'
import { StateMark } from '../state-mark.tsx'
import { useTopics } from '../use-topics.ts'
import { ApprovalSetting } from './approval-setting.tsx'
import { addressOf, filterOf } from './filter-of-address.ts'
import { QuestionFilters } from './question-filters.tsx'
import { SelectionBar } from './selection-bar.tsx'

/** The bank of the institute, narrowed by what is in the address. */
export function QuestionsPage() {
  const may = useMay()
  const [search, setSearch] = useSearchParams()
  const filter = filterOf(search)
  const wanted = useDeferredValue(search.toString())
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const questions = useInfiniteQuery({
    queryKey: ['staff', 'questions', wanted],
    queryFn: ({ pageParam, signal }) =>
      call('GET /staff/questions/', {
        query: { ...filterOf(new URLSearchParams(wanted)), ...(pageParam !== null && { after: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })
  const mayAct = may('questions.write') || may('questions.approve')
  const toggle = (id: number) =>
    setSelected((before) =>
      before.has(id)
        ? new Set([...before].filter((one) => one !== id))
        : new Set([...before, id].slice(0, MAX_SELECTED)),
    )
  return (
    <PageFrame
      title={texts.title}
      text={texts.text}
      actions={
        may('questions.write') && (
          <>
            <ButtonLink variant="secondary" to="/staff/questions/draw">
              {texts.draw.title}
            </ButtonLink>
            <ButtonLink variant="secondary" to="/staff/imports">
              {importTexts.title}
            </ButtonLink>
            <ButtonLink to="/staff/questions/new">{texts.add}</ButtonLink>
          </>
        )
      }
    >
      <QuestionFilters
        filter={filter}
        onChange={(next) => {
          setSelected(new Set())
          setSearch(addressOf(next), { replace: true })
        }}
      />
      <QueryResult of={questions}>
        {({ pages }) => {
          const found = pages.flatMap((page) => page.questions)
          if (found.length === 0) {
            return wanted === '' ? (
              <EmptyState title={texts.none} text={texts.noneText} />
            ) : (
              <EmptyState title={texts.noneFound} text={texts.noneFoundText} />
            )
          }
          return (
            <>
              {mayAct && (
                <Button
                  variant="quiet"
                  className="-mx-4 self-start"
                  onClick={() => setSelected(new Set(found.slice(0, MAX_SELECTED).map(({ id }) => id)))}
                >
                  {texts.selection.page}
                </Button>
              )}
              <ul className="flex flex-col divide-y divide-line rounded-lg border border-line bg-surface">
                {found.map((question) => (
                  <Item
                    key={question.id}
                    question={question}
                    selected={selected.has(question.id)}
                    onToggle={mayAct ? () => toggle(question.id) : undefined}
                  />
                ))}
              </ul>
            </>
          )
        }}
      </QueryResult>
      <MoreButton of={questions}>{texts.more}</MoreButton>
      {selected.size > 0 && <SelectionBar selected={[...selected]} onSelect={(ids) => setSelected(new Set(ids))} />}
      {may('staff.manage') && <ApprovalSetting />}
    </PageFrame>
  )
}

type ItemProps = {
  readonly question: QuestionItem
  readonly selected: boolean
  readonly onToggle: (() => void) | undefined
}

function Item({ question, selected, onToggle }: ItemProps) {
  const { id, excerpt, state, topic, level, languages, tags, author, changed_at, statistics, in_practice } = question
  const { nameOf } = useTopics()
  const missing = LANGUAGES.filter((code) => !languages.includes(code))
  return (
    <li className="flex gap-3 px-3 py-3 hover:bg-sunken">
      {onToggle && (
        <label className="flex min-h-11 min-w-8 items-start justify-center pt-1">
          <span className="sr-only">{texts.selection.one(excerpt)}</span>
          <input type="checkbox" className="size-5" checked={selected} onChange={onToggle} />
        </label>
      )}
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        <Link
          to={`/staff/questions/${id}`}
          className="[overflow-wrap:anywhere] line-clamp-2 font-medium hover:underline"
        >
          {excerpt || texts.missing.stem}
        </Link>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm [overflow-wrap:anywhere]">
          <StateMark state={state} />
          {question.key_corrected && <span className="font-medium text-warn">{texts.corrections.mark}</span>}
          {in_practice && <span>{texts.practice.allowed}</span>}
          <span>{[nameOf(topic), level && texts.levels[level]].filter(Boolean).join(' · ')}</span>
          <span>{languages.map((language) => texts.languages[language]).join(', ')}</span>
          {missing.length > 0 && (
            <span className="text-warn">{texts.lacks(missing.map((code) => texts.languages[code]).join(', '))}</span>
          )}
          {tags.length > 0 && <span>{tags.map((tag) => `#${tag}`).join(' ')}</span>}
          {statistics && <QuestionFigures figures={statistics} />}
          <span className="figures">{texts.changed(momentText(changed_at, 'en'), author)}</span>
        </p>
      </div>
    </li>
  )
}
