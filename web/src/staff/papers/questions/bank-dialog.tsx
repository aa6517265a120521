import type { QuestionItem } from '@pariksha/contract/questions/question-item'
import type { QuestionFilter } from '@pariksha/contract/questions/question-search'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { call } from '../../../shared/lib/api/api.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Dialog } from '../../../shared/ui/dialogs/dialog.tsx'
import { MoreButton } from '../../../shared/ui/more-button.tsx'
import { showToast } from '../../../shared/ui/toast/toast-store.ts'
import { questionTexts } from '../../questions/question-texts.ts'
import { useTopics } from '../../questions/use-topics.ts'
import { QueryResult } from '../../shared/page/query-result.tsx'
import { texts } from '../../texts.ts'
import { useBuilder } from '../draft/builder-context.ts'
import { paperTexts } from '../paper-texts.ts'
import { BankFilter } from './bank-filter.tsx'
import { BankQuestion } from './bank-question.tsx'

type Props = { readonly section: number; readonly open: boolean; readonly onClose: () => void }

const MAX_CHOSEN = 500

/** Questions of the bank to choose for a section. */
export function BankDialog({ section, open, onClose }: Props) {
  const { draft, act, busy } = useBuilder()
  const [filter, setFilter] = useState<QuestionFilter>({ state: 'approved' })
  const [chosen, setChosen] = useState<readonly number[]>([])
  const name = draft.pattern.sections[section]?.name ?? ''
  const add = async () => {
    const done = await act(({ id, version }) =>
      call('POST /staff/papers/:draftId/questions/', {
        params: { draftId: id },
        // as they were written, or stand in the file they came from
        body: { version, section, before: null, questions: chosen.toSorted((one, other) => one - other) },
      }),
    )
    if (!done) return
    showToast({ tone: 'good', text: paperTexts.bank.added(chosen.length) })
    setChosen([])
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={paperTexts.builder.addOf(name)}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.form.cancel}
          </Button>
          <Button disabled={chosen.length === 0} busy={busy} onClick={() => void add()}>
            {paperTexts.bank.add(chosen.length)}
          </Button>
        </>
      }
    >
      <BankFilter filter={filter} onChange={setFilter} />
      <Found
        filter={filter}
        chosen={chosen}
        onChoose={(ids, isChosen) =>
          setChosen((before) => {
            const others = before.filter((one) => !ids.includes(one))
            return isChosen ? [...others, ...ids].slice(0, MAX_CHOSEN) : others
          })
        }
      />
    </Dialog>
  )
}

type FoundProps = {
  readonly filter: QuestionFilter
  readonly chosen: readonly number[]
  readonly onChoose: (ids: readonly number[], isChosen: boolean) => void
}

function Found({ filter, chosen, onChoose }: FoundProps) {
  const { draft } = useBuilder()
  const wanted = useDeferredValue(filter)
  const questions = useInfiniteQuery({
    queryKey: ['staff', 'questions', 'for-papers', wanted],
    queryFn: ({ pageParam, signal }) =>
      call('GET /staff/questions/', { query: { ...wanted, ...(pageParam && { after: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  const there = new Set(draft.slots.flatMap(({ question }) => question?.id ?? []))
  return (
    <QueryResult of={questions}>
      {({ pages }) => {
        const found = pages.flatMap((page) => page.questions)
        const free = found.map(({ id }) => id).filter((id) => !there.has(id))
        if (found.length === 0) return <p className="text-ink-soft">{noneText(wanted)}</p>
        return (
          <>
            {free.length > 0 && (
              <Button variant="quiet" className="self-start" onClick={() => onChoose(free, true)}>
                {paperTexts.bank.all}
              </Button>
            )}
            <ul className="flex flex-col divide-y divide-line">
              {found.map((question) => (
                <Choice
                  key={question.id}
                  question={question}
                  isThere={there.has(question.id)}
                  isChosen={chosen.includes(question.id)}
                  onChoose={(isChosen) => onChoose([question.id], isChosen)}
                />
              ))}
            </ul>
            <MoreButton of={questions}>{paperTexts.bank.more}</MoreButton>
          </>
        )
      }}
    </QueryResult>
  )
}

/** Without a filter there is nothing that could be looked for in another way. */
function noneText({ state, ...others }: QuestionFilter): string {
  if (Object.keys(others).length > 0) return paperTexts.bank.none
  return state === 'approved' ? paperTexts.bank.noneApproved : paperTexts.bank.noneAtAll
}

type ChoiceProps = {
  readonly question: QuestionItem
  readonly isThere: boolean
  readonly isChosen: boolean
  readonly onChoose: (isChosen: boolean) => void
}

function Choice({ question: { id, excerpt, topic, level, languages }, isThere, isChosen, onChoose }: ChoiceProps) {
  const { nameOf } = useTopics()
  const [shown, setShown] = useState(false)
  const facts = [
    ...(topic === null ? [] : [nameOf(topic)]),
    ...(level === null ? [] : [questionTexts.levels[level]]),
    languages.join(' '),
    ...(isThere ? [paperTexts.bank.inPaper] : []),
  ]
  return (
    <li className="flex flex-col gap-1 py-2">
      <label className="flex min-h-11 items-start gap-3">
        <input
          type="checkbox"
          className="mt-1 size-5 shrink-0 accent-accent"
          checked={isChosen || isThere}
          disabled={isThere}
          onChange={(event) => onChoose(event.target.checked)}
        />
        <span className="min-w-0">
          <span className="line-clamp-3 [overflow-wrap:anywhere]">{excerpt}</span>
          <span className="block text-ink-soft text-xs">{facts.join(' · ')}</span>
        </span>
      </label>
      <details onToggle={(event) => setShown(event.currentTarget.open)}>
        <summary className="ml-8 min-h-8 cursor-pointer text-accent text-sm">{paperTexts.bank.show}</summary>
        {shown && <BankQuestion id={id} />}
      </details>
    </li>
  )
}
