import type { ImportPassage } from '@pariksha/contract/questions/import-passages'
import type { Import, ImportQuestion } from '@pariksha/contract/questions/imports'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Fragment, useState } from 'react'
import { call } from '../../../../shared/lib/api/api.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import { MoreButton } from '../../../../shared/ui/more-button.tsx'
import { ErrorNotice } from '../../../../shared/ui/status/error-notice.tsx'
import { QueryResult } from '../../../shared/page/query-result.tsx'
import { SegmentedControl } from '../../../shared/page/segmented-control.tsx'
import { importTexts as texts } from '../import-texts.ts'
import { ImportedPassage } from './imported-passage.tsx'
import { ImportedQuestion } from './imported-question.tsx'
import { inTheBank } from './in-the-bank.ts'
import { underPassages } from './under-passages.ts'
import { type ListedPage, type Show, useDuplicates, useDuplicatesOfAll } from './use-duplicates.ts'

type Props = {
  readonly found: Import
  readonly selected: ReadonlySet<number>
  readonly onSelect: (selected: ReadonlySet<number>) => void
}

/** The questions of an import, one below the other; one of them at a time is edited. */
export function ImportQuestions({ found: { id, faulty, changes, conflicts }, selected, onSelect }: Props) {
  const [show, setShow] = useState<Show>('all')
  /** The position of a question, or the name of a passage. */
  const [fixing, setFixing] = useState<number | string>()
  const questions = useInfiniteQuery({
    queryKey: ['staff', 'import', String(id), 'questions', show],
    queryFn: ({ pageParam, signal }) =>
      call('GET /staff/imports/:importId/questions/', {
        params: { importId: id },
        query: { from: pageParam, ...(show !== 'all' && { only: show }) },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
  const toggle = (position: number) => {
    const next = new Set(selected)
    if (!next.delete(position)) next.add(position)
    onSelect(next)
  }
  return (
    <section className="flex flex-col gap-4">
      <SegmentedControl
        label={texts.show}
        choices={[
          { value: 'all', label: texts.everything },
          ...(changes > 0 || show === 'changes'
            ? [{ value: 'changes', label: texts.onlyChanges(changes) } as const]
            : []),
          ...(conflicts > 0 || show === 'conflicts'
            ? [{ value: 'conflicts', label: texts.onlyConflicts(conflicts) } as const]
            : []),
          { value: 'faulty', label: texts.onlyFaulty(faulty) },
        ]}
        value={show}
        onChange={(next) => {
          setFixing(undefined)
          setShow(next)
        }}
      />
      <QueryResult of={questions}>
        {({ pages }) => {
          const shown = pages.flatMap((page) => page.questions)
          const starts = pages.map((_, index) => pages[index - 1]?.next ?? 0)
          const pageFrom = (from: number): ListedPage => ({ importId: id, from, only: show })
          const pageOf = (position: number) => pageFrom(Math.max(...starts.filter((start) => start <= position)))
          const passages = new Map(pages.flatMap((page) => page.passages.map((one) => [one.passage, one] as const)))
          if (shown.length === 0) return <p className="text-ink-soft">{texts.noneOf[show]}</p>
          return (
            <>
              <Selection pages={starts.map(pageFrom)} questions={shown} selected={selected} onSelect={onSelect} />
              <div className="flex min-h-5 flex-col gap-2">
                {starts.map((from, index) => (
                  <Comparison key={from} of={pageFrom(from)} questions={pages[index]?.questions ?? []} />
                ))}
              </div>
              <ol className="flex flex-col gap-4">
                {underPassages(shown).map(({ question, begins }) => (
                  <Fragment key={question.position}>
                    {question.passage !== null && begins !== 'within' && (
                      <Passage
                        importId={id}
                        passage={passages.get(question.passage)}
                        begins={begins}
                        editing={fixing === question.passage}
                        onEdit={(begun) => setFixing(begun ? (question.passage ?? undefined) : undefined)}
                      />
                    )}
                    <ImportedQuestion
                      question={question}
                      passage={passages.get(question.passage ?? '')?.content ?? null}
                      page={pageOf(question.position)}
                      selected={selected.has(question.position)}
                      fixing={fixing === question.position}
                      onToggle={() => toggle(question.position)}
                      onFix={(begun) => setFixing(begun ? question.position : undefined)}
                    />
                  </Fragment>
                ))}
              </ol>
            </>
          )
        }}
      </QueryResult>
      <MoreButton of={questions}>{texts.more}</MoreButton>
    </section>
  )
}

type SelectionProps = Omit<Props, 'found'> & {
  readonly pages: readonly ListedPage[]
  readonly questions: readonly ImportQuestion[]
}

/** All of those shown, none, or those alone that the bank does not have: of the others importing makes copies. */
function Selection({ pages, questions, selected, onSelect }: SelectionProps) {
  const found = useDuplicatesOfAll(pages)
  const { copies, others } = inTheBank(questions, found)
  return (
    <>
      {copies > 0 && <p className="rounded-lg border border-warn bg-warn-soft p-4">{texts.copies(copies)}</p>}
      <div className="-mx-4 flex flex-wrap gap-2">
        <Button
          variant="quiet"
          onClick={() => onSelect(new Set([...selected, ...questions.map(({ position }) => position)]))}
        >
          {texts.selectAll}
        </Button>
        {copies > 0 && others.length > 0 && (
          <Button variant="quiet" onClick={() => onSelect(new Set(others))}>
            {texts.selectOthers(others.length)}
          </Button>
        )}
        {selected.size > 0 && (
          <Button variant="quiet" onClick={() => onSelect(new Set())}>
            {texts.selectNone}
          </Button>
        )}
      </div>
    </>
  )
}

/** Whether the comparison is done: before it is, a question without duplicates may still have some. */
function Comparison({ of, questions }: { readonly of: ListedPage; readonly questions: readonly ImportQuestion[] }) {
  const { data, isFetching, isError, refetch } = useDuplicates(of)
  if (isFetching) return <p className="text-ink-soft text-sm">{texts.comparing}</p>
  if (isError) return <ErrorNotice text={texts.notCompared} onRetry={() => void refetch()} />
  const left = questions.filter(({ position }) => data?.get(position)?.compared === false)
  if (left.length === 0) return null
  return (
    <ErrorNotice
      text={texts.partlyCompared(left.map(({ number, position }) => number ?? String(position + 1)))}
      retryLabel={texts.compareAgain}
      onRetry={() => void refetch()}
    />
  )
}

type PassageProps = {
  readonly importId: number
  readonly passage: ImportPassage | undefined
  readonly begins: 'first' | 'again'
  readonly editing: boolean
  readonly onEdit: (begins: boolean) => void
}

/** In full above the first of its questions; further down the list names it. */
function Passage({ passage, begins, ...props }: PassageProps) {
  if (!passage) return null
  return (
    <li>
      {begins === 'first' ? (
        <ImportedPassage passage={passage} {...props} />
      ) : (
        <p className="text-ink-soft">
          {texts.passageAbove(passage.questions.map(({ position, number }) => number ?? String(position + 1)))}
        </p>
      )}
    </li>
  )
}
