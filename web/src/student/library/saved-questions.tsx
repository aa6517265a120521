import type { SavedQuestion } from '@pariksha/contract/student/library'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useTestWord } from '../../shared/languages/test-words.ts'
import { call } from '../../shared/lib/api/api.ts'
import { SolvedQuestion } from '../../shared/questions/solution/solved-question.tsx'
import { Button, ButtonLink } from '../../shared/ui/button.tsx'
import { EmptyState } from '../../shared/ui/status/empty-state.tsx'
import { Section } from './section.tsx'
import { useTexts } from './texts.ts'
import { useRemove } from './use-remove.ts'

const KEY = ['saved-questions']

/** Saved questions, each with its solution. */
export function SavedQuestions() {
  const texts = useTexts()
  const [page, setPage] = useState(1)
  const query = useQuery({
    queryKey: [...KEY, page],
    queryFn: () => call('GET /library/questions/', { query: { page } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <Section title={texts.questions.title} query={query}>
      {({ results, next, previous }) => (
        <>
          {results.length === 0 && (
            <EmptyState
              title={texts.questions.none}
              text={texts.questions.noneText}
              action={
                page > 1 ? (
                  <Button onClick={() => setPage(page - 1)}>{texts.questions.newer}</Button>
                ) : (
                  <ButtonLink variant="secondary" to="/previousattempts">
                    {texts.questions.attempts}
                  </ButtonLink>
                )
              }
            />
          )}
          <ol className="flex flex-col gap-3">
            {results.map((question) => (
              <li key={`${question.attempt_id} ${question.question_number}`}>
                <Saved question={question} />
              </li>
            ))}
          </ol>
          {(next ?? previous) !== null && results.length > 0 && (
            <nav aria-label={texts.questions.pages} className="flex justify-between gap-4">
              <Button variant="secondary" disabled={previous === null} onClick={() => setPage(page - 1)}>
                {texts.questions.newer}
              </Button>
              <Button variant="secondary" disabled={next === null} onClick={() => setPage(page + 1)}>
                {texts.questions.older}
              </Button>
            </nav>
          )}
        </>
      )}
    </Section>
  )
}

function Saved({ question }: { readonly question: SavedQuestion }) {
  const texts = useTexts()
  const word = useTestWord()
  const [opened, setOpened] = useState(false)
  const { title: stored, section, question_number: number, attempt_id: attempt } = question
  const title = word(stored)
  const params = { attemptId: attempt, questionNumber: number }
  const remove = useRemove({
    remove: () => call('DELETE /library/questions/:attemptId/:questionNumber/', { params }),
    putBack: () => call('PUT /library/questions/:attemptId/:questionNumber/', { params }),
    queryKeys: [KEY, ['saved-of-attempt']],
    removed: texts.questions.removed,
  })
  return (
    <details
      className="group rounded-lg border border-line bg-surface"
      onToggle={(event) => event.currentTarget.open && setOpened(true)}
    >
      <summary className="flex min-h-16 list-none items-center gap-3 px-5 py-3">
        <span className="min-w-0 flex-1">
          <span className="figures block font-semibold">{texts.questions.number(title, number)}</span>
          <span className="block text-ink-soft text-sm">{word(section)}</span>
        </span>
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 group-open:rotate-180" />
      </summary>
      {opened && (
        <div className="border-line border-t p-5">
          <div className="flex max-w-[80ch] flex-col gap-4">
            <SolvedQuestion question={question} />
            <div className="flex flex-wrap gap-3">
              <Button
                variant="secondary"
                aria-label={texts.questions.removeName(title, number)}
                onClick={() => void remove()}
              >
                {texts.questions.remove}
              </Button>
              <ButtonLink variant="quiet" to={`/ask/new?attempt=${attempt}&question=${number}`}>
                {texts.questions.ask}
              </ButtonLink>
            </div>
          </div>
        </div>
      )}
    </details>
  )
}
