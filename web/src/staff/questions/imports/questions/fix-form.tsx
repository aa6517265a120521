import type { ImportQuestion } from '@pariksha/contract/questions/imports'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { call } from '../../../../shared/lib/api/api.ts'
import { ApiError, fieldErrorOf } from '../../../../shared/lib/api/api-errors.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import { ErrorNotice } from '../../../../shared/ui/status/error-notice.tsx'
import { showToast } from '../../../../shared/ui/toast/toast-store.ts'
import { ConfirmLeaving } from '../../../shared/form/unsaved/confirm-leaving.tsx'
import { RestoredNotice } from '../../../shared/form/unsaved/restored-notice.tsx'
import { useUnsaved } from '../../../shared/form/unsaved/use-unsaved.ts'
import { notSavedText } from '../../../shared/page/failure-text.ts'
import { invalidateStaffSession } from '../../../shared/staff-calls.ts'
import { texts as staffTexts } from '../../../texts.ts'
import { LivePreview } from '../../editor/live-preview.tsx'
import { QuestionForm } from '../../editor/question-form.tsx'
import { importTexts as texts } from '../import-texts.ts'
import { Problems } from '../problems.tsx'
import { PassageField } from './passage-field.tsx'

type Props = { readonly importId: number; readonly question: ImportQuestion; readonly onEnd: () => void }

/** The bank's own form over a question of a file. */
export function FixForm({ importId, question, onEnd }: Props) {
  const client = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const unsaved = useUnsaved({
    form: `imports/${importId}/${question.position}`,
    saved: { content: question.content, passage: question.passage },
    version: question.version,
  })
  const { content, passage } = unsaved.value
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  useEffect(() => {
    form.current?.querySelector('textarea')?.focus()
  }, [])
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setFailure(undefined)
    try {
      await call('PUT /staff/imports/:importId/questions/:position/', {
        params: { importId, position: question.position },
        body: { content, version: unsaved.version, ...(passage !== question.passage && { passage }) },
      })
      unsaved.end(unsaved.value)
      showToast({ tone: 'good', text: texts.fixed })
      await client.invalidateQueries({ queryKey: ['staff', 'import', String(importId)] })
      onEnd()
    } catch (error) {
      invalidateStaffSession(client, error)
      setFailure(error)
      setBusy(false)
    }
  }
  return (
    <div className="grid items-start gap-8 xl:grid-cols-[3fr_2fr]">
      <form ref={form} onSubmit={(event) => void save(event)} noValidate className="flex min-w-0 flex-col gap-6">
        <ConfirmLeaving clean={unsaved.clean} onLeave={unsaved.forget} />
        <RestoredNotice unsaved={unsaved} />
        <Problems problems={question.problems} />
        <PassageField
          importId={importId}
          position={question.position}
          passage={passage}
          error={fieldErrorOf(failure, 'passage')}
          onChange={(next) => unsaved.change((typed) => ({ ...typed, passage: next }))}
        />
        <QuestionForm
          content={content}
          withPassage={false}
          errorOf={(path) => fieldErrorOf(failure, path)}
          onChange={(next) => unsaved.change((typed) => ({ ...typed, content: next }))}
        />
        {failure !== undefined && (
          <ErrorNotice
            text={
              failure instanceof ApiError && failure.errors.length > 0 ? staffTexts.form.failed : notSavedText(failure)
            }
          />
        )}
        <div className="flex flex-wrap gap-3">
          <Button
            variant="secondary"
            onClick={() => {
              unsaved.discard()
              onEnd()
            }}
          >
            {staffTexts.form.cancel}
          </Button>
          <Button type="submit" busy={busy}>
            {staffTexts.form.save}
          </Button>
        </div>
      </form>
      <div className="min-w-0 xl:sticky xl:top-4">
        <LivePreview content={content} />
      </div>
    </div>
  )
}
