import type { Missing, QuestionContent } from '@pariksha/contract/questions/question-content'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { call } from '../../../shared/lib/api/api.ts'
import { detailOf } from '../../../shared/lib/api/api-errors.ts'
import { questionTexts } from '../question-texts.ts'
import { RenderedQuestionView } from '../rendered-question.tsx'
import { useDebounced } from './use-debounced.ts'

const { preview: texts, duplicates } = questionTexts

/** The field where what is missing is given. */
const FIELD_OF: Readonly<Record<Missing, string>> = {
  stem: 'question-stem',
  options: 'question-options',
  same_option: 'question-options',
  answer: 'question-options',
  translation: 'question-options',
  topic: 'question-topic',
}

export const usePreview = (content: QuestionContent) =>
  useQuery({
    queryKey: ['question-preview', content],
    queryFn: ({ signal }) => call('POST /staff/questions/preview/', { body: { content }, signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })

type Props = {
  readonly content: QuestionContent
  /** A question that is changed is no duplicate of itself. */
  readonly questionId?: number
}

/** The question as students will see it, what it lacks, and what is like it in the bank and in papers that ship. */
export function LivePreview({ content, questionId }: Props) {
  const debounced = useDebounced(content)
  const shown = usePreview(debounced)
  const jump = (missing: Missing) => {
    const field = document.getElementById(FIELD_OF[missing])
    field?.scrollIntoView({ block: 'center' })
    field?.focus({ preventScroll: true })
  }
  return (
    <aside aria-label={texts.title} className="flex flex-col gap-4">
      <h2 className="font-semibold text-lg">{texts.title}</h2>
      {shown.error && <p className="text-bad">{detailOf(shown.error, texts.failed)}</p>}
      {shown.data && (
        <>
          <div className="rounded-lg border border-line border-dashed bg-surface p-4">
            <RenderedQuestionView rendered={shown.data.rendered} content={content} />
          </div>
          {shown.data.missing.length === 0 ? (
            <p className="text-good">{texts.complete}</p>
          ) : (
            <div>
              <p className="font-medium">{texts.missing}</p>
              <ul className="flex flex-col items-start gap-1">
                {shown.data.missing.map((one) => (
                  <li key={one}>
                    <button type="button" className="min-h-8 text-left text-accent underline" onClick={() => jump(one)}>
                      {questionTexts.missing[one]}
                    </button>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </>
      )}
      <Duplicates content={debounced} {...(questionId && { questionId })} />
    </aside>
  )
}

function Duplicates({ content, questionId }: Props) {
  const { stem, options } = content
  const { data, isFetching, refetch } = useQuery({
    // other fields make no difference to what is alike
    queryKey: ['question-duplicates', questionId, stem, options],
    queryFn: ({ signal }) =>
      call('POST /staff/questions/duplicates/', {
        body: { content, ...(questionId !== undefined && { except: questionId }) },
        signal,
      }),
    enabled: Object.keys(stem).length > 0,
    gcTime: 0,
  })
  if (!data) return null
  const notCompared = !data.compared && (
    <p className="text-ink-soft text-sm">
      {duplicates.partlyCompared}{' '}
      <button
        type="button"
        className="font-medium text-accent underline disabled:text-ink-faint"
        disabled={isFetching}
        onClick={() => void refetch()}
      >
        {duplicates.compareAgain}
      </button>
    </p>
  )
  if (data.duplicates.length + data.shipped.length === 0) return notCompared || null
  return (
    <section aria-label={duplicates.title} className="rounded-lg border border-warn bg-warn-soft p-4">
      <h3 className="font-semibold">{duplicates.title}</h3>
      <p className="text-ink-soft text-sm">{duplicates.text}</p>
      <ul className="flex flex-col gap-2 py-2">
        {data.duplicates.map(({ question, likeness }) => (
          <li key={question.id}>
            <span className="font-medium">{duplicates[likeness]}: </span>
            <Link to={`/staff/questions/${question.id}`} target="_blank" className="text-accent underline">
              {question.excerpt}
            </Link>
          </li>
        ))}
        {data.shipped.map(({ title, excerpt, likeness }) => (
          <li key={`${title} ${excerpt}`}>
            <span className="font-medium">{duplicates.shipped[likeness](title)}: </span>
            {excerpt}
          </li>
        ))}
      </ul>
      {notCompared}
    </section>
  )
}
