import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../../shared/lib/api/api.ts'
import { ApiError, fieldErrorOf } from '../../../shared/lib/api/api-errors.ts'
import { useExpiredSession } from '../../../shared/lib/api/use-expired-session.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { TextField } from '../../../shared/ui/forms/text-field.tsx'
import { ErrorNotice } from '../../../shared/ui/status/error-notice.tsx'
import { showToast } from '../../../shared/ui/toast/toast-store.ts'
import { type About, AttachedQuestion } from '../doubt/attached-question.tsx'
import { type Draft, forgetDraft, readDraft, storeDraft } from '../drafts.ts'
import { MAX_DOUBT_TEXT, MAX_DOUBT_TITLE } from '../limits.ts'
import { type Texts, useTexts } from '../texts.ts'
import { WritingField } from '../writing-field.tsx'

export function DoubtForm({ about }: { readonly about: About | null }) {
  const texts = useTexts()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [draft, setDraft] = useState<Draft>(readDraft)
  const [question, setQuestion] = useState(about)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  useExpiredSession(error)
  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part }
    setDraft(next)
    storeDraft(next)
  }

  const titleFault = fieldErrorOf(error, 'title')
  const textFault = fieldErrorOf(error, 'text')

  const send = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setError(null)
    try {
      const body = { ...draft, ...(question && { question }) }
      const { id } = await call('POST /doubts/', { body })
      forgetDraft()
      showToast({ tone: 'good', text: texts.form.sent })
      void queries.invalidateQueries({ queryKey: ['doubts'] })
      await navigate(`/ask/${id}`, { replace: true })
    } catch (failure) {
      setError(failure)
    } finally {
      setBusy(false)
    }
  }

  return (
    <form noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-6">
      {question && <AttachedQuestion about={question} onDetach={() => setQuestion(null)} />}
      <TextField
        label={texts.form.title}
        hint={texts.form.titleHint}
        required
        maxLength={MAX_DOUBT_TITLE}
        value={draft.title}
        error={titleFault}
        onChange={(event) => change({ title: event.target.value })}
      />
      <WritingField
        label={texts.form.text}
        hint={texts.form.textHint}
        maxLength={MAX_DOUBT_TEXT}
        value={draft.text}
        error={textFault}
        onChange={(text) => change({ text })}
      />
      <label className="flex gap-3">
        <input
          type="checkbox"
          className="mt-1 size-5 shrink-0 accent-accent"
          checked={draft.shareable}
          onChange={(event) => change({ shareable: event.target.checked })}
        />
        <span>
          {texts.form.shareable}
          <span className="block text-ink-soft text-sm">{texts.form.shareableHint}</span>
        </span>
      </label>
      {error !== null && titleFault === undefined && textFault === undefined && (
        <ErrorNotice text={explain(texts, error)} />
      )}
      <Button type="submit" busy={busy} className="self-start">
        {busy ? texts.form.sending : texts.form.send}
      </Button>
    </form>
  )
}

function explain(texts: Texts, error: unknown): string {
  if (!(error instanceof ApiError)) return texts.form.failed
  if (error.status === 429) return texts.form.tooMany
  if (error.code === 'too_many_kept') return texts.form.full
  if (error.status === 404) return texts.form.attachedRefused
  return error.status === 401 ? error.message : texts.form.failed
}
