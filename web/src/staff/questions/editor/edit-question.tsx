import type { Question } from '@pariksha/contract/questions/question'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { call } from '../../../shared/lib/api/api.ts'
import { ApiError, fieldErrorOf } from '../../../shared/lib/api/api-errors.ts'
import { Button, ButtonLink } from '../../../shared/ui/button.tsx'
import { TextField } from '../../../shared/ui/forms/text-field.tsx'
import { ErrorNotice } from '../../../shared/ui/status/error-notice.tsx'
import { showToast } from '../../../shared/ui/toast/toast-store.ts'
import { ConfirmLeaving } from '../../shared/form/unsaved/confirm-leaving.tsx'
import { RestoredNotice } from '../../shared/form/unsaved/restored-notice.tsx'
import { useUnsaved } from '../../shared/form/unsaved/use-unsaved.ts'
import { notSavedText } from '../../shared/page/failure-text.ts'
import { PageFrame } from '../../shared/page/page-frame.tsx'
import { QueryResult } from '../../shared/page/query-result.tsx'
import { invalidateStaffSession } from '../../shared/staff-calls.ts'
import { useMay } from '../../shared/use-may.ts'
import { useSaveAfterSignIn } from '../../shared/use-save-after-sign-in.ts'
import { texts as staffTexts } from '../../texts.ts'
import { QuestionStatistics } from '../question-statistics.tsx'
import { questionTexts } from '../question-texts.ts'
import { EMPTY } from './content.ts'
import { LivePreview } from './live-preview.tsx'
import { QuestionForm } from './question-form.tsx'

const { form: texts } = questionTexts

export const NewQuestionPage = () => <Editor />

export function EditQuestionPage() {
  const { questionId = '' } = useParams()
  const question = useQuery({
    // never what was read before: what is typed belongs to the version that stands there now
    queryKey: ['edited-question', questionId],
    queryFn: () => call('GET /staff/questions/:questionId/', { params: { questionId } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  return <QueryResult of={question}>{(found) => <Editor question={found} />}</QueryResult>
}

/** Writes a new question, or a new version of one. What is typed stays until it is saved or left on purpose. */
function Editor({ question: given }: { readonly question?: Question }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const may = useMay()
  const [question] = useState(given) // a newer version from the server must not replace what is being typed
  const unsaved = useUnsaved({
    form: `questions/${question?.id ?? 'new'}`,
    saved: { content: question?.content ?? EMPTY, note: '' },
    version: question?.version ?? null,
  })
  const { note } = unsaved.value
  const content = useMemo(() => ({ ...EMPTY, ...unsaved.value.content }), [unsaved.value.content])
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const type = (changes: Partial<typeof unsaved.value>) => unsaved.change((before) => ({ ...before, ...changes }))

  const save = async (version = unsaved.version) => {
    setBusy(true)
    setFailure(undefined)
    try {
      const written = await (question && version !== null
        ? call('PUT /staff/questions/:questionId/', {
            params: { questionId: question.id },
            body: { content, version, ...(note.trim() !== '' && { note: note.trim() }) },
          })
        : call('POST /staff/questions/', { body: { content } }))
      unsaved.end(unsaved.value)
      showToast({ tone: 'good', text: question ? texts.saved : texts.savedNew })
      await client.invalidateQueries({ queryKey: ['staff'] })
      await navigate(`/staff/questions/${written.id}`)
    } catch (error) {
      refusedAt(error)
      invalidateStaffSession(client, error)
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  const refusedAt = useSaveAfterSignIn(() => void save())
  /** What somebody else saved meanwhile stays in the history. */
  const overwrite = async (questionId: number) => {
    try {
      await save((await call('GET /staff/questions/:questionId/', { params: { questionId } })).version)
    } catch (error) {
      invalidateStaffSession(client, error)
      setFailure(error)
    }
  }
  const back = question ? `/staff/questions/${question.id}` : '/staff/questions'
  return (
    <PageFrame title={question ? texts.edit : texts.new}>
      <ConfirmLeaving clean={unsaved.clean} onLeave={unsaved.forget} />
      <RestoredNotice unsaved={unsaved} />
      {question && question.state !== 'draft' && (
        <div className="flex max-w-prose flex-col gap-2 rounded-lg bg-accent-soft p-4">
          <p>
            {texts.draftAgain(questionTexts.states[question.state])} {may('questions.approve') && texts.labelsStay}
          </p>
          <p>
            {texts.papersStay}{' '}
            <Link to="/staff/keys" className="text-accent underline">
              {texts.toKeys}
            </Link>
          </p>
        </div>
      )}
      <div className="grid items-start gap-8 xl:grid-cols-[3fr_2fr]">
        <form
          onSubmit={(event) => {
            event.preventDefault()
            void save()
          }}
          noValidate
          className="flex min-w-0 flex-col gap-8"
        >
          <QuestionForm
            content={content}
            errorOf={(path) => fieldErrorOf(failure, path)}
            onChange={(next) => type({ content: next })}
          />
          {question && (
            <TextField
              label={texts.note}
              maxLength={500}
              autoComplete="off"
              value={note}
              onChange={(event) => type({ note: event.target.value })}
            />
          )}
          {failure !== undefined && (
            <Failure error={failure} {...(question && { question })} onOverwrite={(id) => void overwrite(id)} />
          )}
          <div className="flex flex-wrap gap-3">
            <ButtonLink variant="secondary" to={back}>
              {staffTexts.form.cancel}
            </ButtonLink>
            <Button type="submit" busy={busy}>
              {texts.save}
            </Button>
          </div>
        </form>
        <div className="min-w-0 xl:sticky xl:top-4">
          <LivePreview content={content} {...(question && { questionId: question.id })} />
          {question?.statistics && (
            <div className="pt-6">
              <QuestionStatistics question={question} />
            </div>
          )}
        </div>
      </div>
    </PageFrame>
  )
}

type FailureProps = {
  readonly error: unknown
  readonly question?: Question
  readonly onOverwrite: (questionId: number) => void
}

function Failure({ error, question, onOverwrite }: FailureProps) {
  if (error instanceof ApiError && error.code === 'row_changed' && question) {
    return (
      <div className="flex flex-col gap-3">
        <ErrorNotice text={staffTexts.form.overtaken} />
        <a
          href={`/staff/questions/${question.id}`}
          target="_blank"
          rel="noreferrer"
          className="self-start text-accent underline"
        >
          {staffTexts.form.showNow}
        </a>
        <p>{texts.overwriteText}</p>
        <Button variant="secondary" className="self-start" onClick={() => onOverwrite(question.id)}>
          {texts.overwrite}
        </Button>
      </div>
    )
  }
  const words = error instanceof ApiError && error.errors.length > 0 ? staffTexts.form.failed : notSavedText(error)
  return <ErrorNotice text={words} />
}
