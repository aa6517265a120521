import { CHALLENGE_LISTS, type Challenge, type ChallengedQuestion } from '@pariksha/contract/results/challenges'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../shared/lib/api/api.ts'
import { detailOf } from '../../../shared/lib/api/api-errors.ts'
import { download } from '../../../shared/lib/api/download.ts'
import { momentText } from '../../../shared/lib/format/dates.ts'
import { Button, ButtonLink } from '../../../shared/ui/button.tsx'
import { EmptyState } from '../../../shared/ui/status/empty-state.tsx'
import { showToast } from '../../../shared/ui/toast/toast-store.ts'
import { PageFrame } from '../../shared/page/page-frame.tsx'
import { Paging, useFilledPage } from '../../shared/page/paging.tsx'
import { QueryResult } from '../../shared/page/query-result.tsx'
import { SegmentedControl } from '../../shared/page/segmented-control.tsx'
import { useMay } from '../../shared/use-may.ts'
import { DaysDialog } from './days-dialog.tsx'
import { type Decision, DecisionDialog } from './decision-dialog.tsx'
import { keyTexts, percent } from './key-texts.ts'

const texts = keyTexts.challenges
type List = (typeof CHALLENGE_LISTS)[number]

/** Challenges of all tests, by question. */
export function ChallengesPage() {
  const may = useMay()
  const [list, setList] = useState<List>('open')
  const [page, setPage] = useState(1)
  const [setting, setSetting] = useState(false)
  const challenges = useQuery({
    queryKey: ['staff', 'challenges', list, page],
    queryFn: () => call('GET /staff/challenges/', { query: { list, page } }),
    staleTime: 0,
  })
  useFilledPage(challenges.data?.questions, page, setPage)
  const settings = useQuery({
    queryKey: ['staff', 'challenge-settings'],
    queryFn: () => call('GET /staff/challenge-settings/'),
    staleTime: 0,
  })
  return (
    <PageFrame
      title={texts.title}
      text={texts.text}
      actions={
        settings.data &&
        may('keys.correct') && (
          <Button variant="secondary" onClick={() => setSetting(true)}>
            {texts.days}
          </Button>
        )
      }
    >
      <SegmentedControl
        label={keyTexts.show}
        choices={CHALLENGE_LISTS.map((value) => ({ value, label: texts.lists[value] }))}
        value={list}
        onChange={(next) => {
          setList(next)
          setPage(1)
        }}
      />
      <QueryResult of={challenges}>
        {({ questions, more }) =>
          questions.length === 0 ? (
            <EmptyState title={texts.none} {...(list === 'open' && { text: texts.noneText })} />
          ) : (
            <>
              {questions.map((question) => (
                <Challenged key={`${question.paper_id}/${question.question_number}`} question={question} list={list} />
              ))}
              <Paging page={page} more={more} onPage={setPage} />
            </>
          )
        }
      </QueryResult>
      {settings.data && <DaysDialog open={setting} onClose={() => setSetting(false)} days={settings.data.days} />}
    </PageFrame>
  )
}

function Challenged({ question, list }: { readonly question: ChallengedQuestion; readonly list: List }) {
  const [deciding, setDeciding] = useState<Decision>()
  const may = useMay()
  const { paper_id, question_number, count, challenges, shares, candidates } = question
  const path = `/staff/keys/${paper_id}/${question_number}`
  const reply = challenges[0]?.reply ?? ''
  return (
    <section className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-4">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="font-semibold text-lg">{texts.about(question)}</h2>
        <p className="figures text-ink-soft text-sm">{texts.count(count)}</p>
      </header>
      {shares.length > 0 && (
        <p className="figures text-sm">
          {shares
            .map(
              ({ answer, right, count: gave }) =>
                `${answer.toUpperCase()}${right ? ' ✓' : ''} ${percent(gave, candidates)}`,
            )
            .join(' · ')}
        </p>
      )}
      <ul className="flex flex-col gap-3">
        {challenges.map((challenge) => (
          <Item key={challenge.id} challenge={challenge} />
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        {list === 'open' && (
          <>
            <Button onClick={() => setDeciding('correct')}>{texts.accept}</Button>
            <Button variant="secondary" onClick={() => setDeciding('accept')}>
              {texts.acceptOnly}
            </Button>
            <Button variant="secondary" onClick={() => setDeciding('reject')}>
              {texts.reject}
            </Button>
          </>
        )}
        {list === 'waiting' && may('keys.correct') && (
          <ButtonLink to={`${path}?reason=${encodeURIComponent(reply)}`}>{keyTexts.correct}</ButtonLink>
        )}
        <ButtonLink variant="quiet" to={path} className="-mx-4">
          {texts.toKey}
        </ButtonLink>
      </div>
      <DecisionDialog
        decision={deciding}
        onClose={() => setDeciding(undefined)}
        challenges={challenges.map(({ id }) => id)}
        path={path}
      />
    </section>
  )
}

function Item({ challenge }: { readonly challenge: Challenge }) {
  const { id, student, claim, answers, reason, attachment, raised_at, status, reply, decided_by } = challenge
  const save = () =>
    download(`/staff/challenges/${id}/attachment/`, {}, `challenge-${id}`).catch((error: unknown) =>
      showToast({ tone: 'bad', text: detailOf(error, texts.attachmentFailed) }),
    )
  return (
    <li className="border-line border-l-2 pl-3">
      <p className="font-medium">
        {texts.claims[claim]}
        {answers.length > 0 && `: ${answers.join(', ').toUpperCase()}`}
      </p>
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">{reason}</p>
      <p className="figures text-ink-soft text-sm [overflow-wrap:anywhere]">
        {student ?? texts.student} · {momentText(raised_at, 'en')}
      </p>
      {attachment && (
        <Button variant="quiet" className="-mx-4 self-start" onClick={() => void save()}>
          {texts.attachment}
        </Button>
      )}
      {reply !== null && (
        <p className="[overflow-wrap:anywhere]">
          <span className="font-medium">{texts.decidedAs[status]}</span>: {reply}{' '}
          {decided_by !== null && `(${decided_by})`}
        </p>
      )}
    </li>
  )
}
