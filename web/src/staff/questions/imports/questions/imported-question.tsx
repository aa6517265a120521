import type { ImportQuestion } from '@pariksha/contract/questions/imports'
import type { Texts } from '@pariksha/contract/questions/question-file'
import { useRef } from 'react'
import { Link } from 'react-router'
import { Button } from '../../../../shared/ui/button.tsx'
import { classNames } from '../../../../shared/ui/class-names.ts'
import { questionTexts } from '../../question-texts.ts'
import { RenderedQuestionView } from '../../rendered-question.tsx'
import { useTopics } from '../../use-topics.ts'
import { importTexts as texts } from '../import-texts.ts'
import { Problems } from '../problems.tsx'
import { FixForm } from './fix-form.tsx'
import { QuestionChange } from './question-change.tsx'
import { type ListedPage, useDuplicates } from './use-duplicates.ts'

type Props = {
  readonly question: ImportQuestion
  readonly passage: Texts | null
  readonly page: ListedPage
  readonly selected: boolean
  readonly fixing: boolean
  readonly onToggle: () => void
  readonly onFix: (begins: boolean) => void
}

/** A question as students will see it, beside the problems found and its source in the file. */
export function ImportedQuestion({ question, passage, page, selected, fixing, onToggle, onFix }: Props) {
  const fixButton = useRef<HTMLButtonElement>(null)
  const { position, number, section, at, rendered, content, there, question_id: takenAs } = question
  /** It says what its question of the bank says. */
  const isUnchanged = question.changes !== null && there !== null
  const faulty = question.faulty && !isUnchanged
  const label = number ?? String(position + 1)
  const { nameOf } = useTopics()
  const end = () => {
    onFix(false)
    requestAnimationFrame(() => fixButton.current?.focus())
  }
  return (
    <li
      className={classNames(
        'flex flex-col gap-4 rounded-lg border bg-surface p-4',
        faulty && takenAs === null ? 'border-bad' : 'border-line',
      )}
    >
      <div className="flex flex-wrap items-center gap-3">
        {takenAs === null && (
          <input
            type="checkbox"
            className="size-5 shrink-0"
            aria-label={texts.select(label)}
            checked={selected}
            onChange={onToggle}
          />
        )}
        <h2 className="mr-auto font-semibold text-lg">{texts.question(label)}</h2>
        {takenAs === null && !fixing && (
          <Button ref={fixButton} variant="secondary" aria-label={texts.fixOf(label)} onClick={() => onFix(true)}>
            {texts.fix}
          </Button>
        )}
      </div>
      <p className="[overflow-wrap:anywhere] text-ink-soft text-sm">
        {[section, nameOf(content.topic), content.level && questionTexts.levels[content.level], at && texts.place(at)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {fixing ? (
        <FixForm importId={page.importId} question={question} onEnd={end} />
      ) : (
        <div className="grid items-start gap-6 xl:grid-cols-[3fr_2fr]">
          <div className="min-w-0">
            <RenderedQuestionView rendered={{ ...rendered, passage: null }} content={content} />
          </div>
          <div className="flex min-w-0 flex-col gap-3">
            {takenAs !== null && (
              <Link to={`/staff/questions/${takenAs}`} className="text-accent underline">
                {texts.takenAs}
              </Link>
            )}
            {takenAs === null && there !== null && !question.changes && (
              <p className="font-medium">{texts.alreadyThere}</p>
            )}
            {takenAs === null && question.from_bank && (
              <QuestionChange importId={page.importId} question={question} passage={passage} />
            )}
            {takenAs === null && !isUnchanged && <Findings question={question} page={page} />}
            <Source text={question.source} />
          </div>
        </div>
      )}
    </li>
  )
}

/** What it changes is in the bank: what is nearly the same there was so before. */
function Findings({ question: { position, problems, missing, changes }, page }: Pick<Props, 'question' | 'page'>) {
  const found = useDuplicates(page).data?.get(position)?.duplicates ?? []
  const duplicates = changes ? [] : found
  return (
    <>
      <Problems
        problems={[
          ...problems,
          ...missing.map((one) => ({
            code: one,
            what: questionTexts.missing[one],
            severity: 'fault' as const,
            at: null,
          })),
        ]}
      />
      {duplicates.length > 0 && (
        <ul className="flex flex-col gap-1 rounded-md border border-warn bg-warn-soft p-3 text-sm">
          {duplicates.map(({ where, id, excerpt, title, likeness }) => (
            <li key={`${where} ${id} ${excerpt}`} className="[overflow-wrap:anywhere]">
              <span className="font-medium">
                {texts.duplicate[where][likeness]}
                {title !== null && ` ${title}`}:{' '}
              </span>
              {where === 'bank' ? (
                <Link to={`/staff/questions/${id}`} target="_blank" className="text-accent underline">
                  {excerpt}
                </Link>
              ) : (
                excerpt
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Source({ text }: { readonly text: string | null }) {
  if (text === null) return null
  return (
    <details>
      <summary className="cursor-pointer text-accent">{texts.source}</summary>
      <p className="[overflow-wrap:anywhere] mt-2 whitespace-pre-wrap rounded-md bg-sunken p-3 text-sm">{text}</p>
    </details>
  )
}
