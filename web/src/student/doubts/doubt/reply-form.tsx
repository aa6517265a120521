import type { Doubt } from '@pariksha/contract/student/doubts'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '../../../shared/lib/api/api.ts'
import { detailOf, fieldErrorOf } from '../../../shared/lib/api/api-errors.ts'
import { useExpiredSession } from '../../../shared/lib/api/use-expired-session.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { ErrorNotice } from '../../../shared/ui/status/error-notice.tsx'
import { showToast } from '../../../shared/ui/toast/toast-store.ts'
import { readReply, storeReply } from '../drafts.ts'
import { MAX_DOUBT_TEXT } from '../limits.ts'
import { useTexts } from '../texts.ts'
import { WritingField } from '../writing-field.tsx'

/** More from the student. What was typed and not sent is there again after a reload. */
export function ReplyForm({ doubt: { id } }: { readonly doubt: Doubt }) {
  const texts = useTexts()
  const queries = useQueryClient()
  const [kept] = useState(() => readReply(id))
  const [text, setText] = useState(kept)
  const write = (typed: string) => {
    setText(typed)
    storeReply(id, typed)
  }
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  useExpiredSession(error)

  const textFault = fieldErrorOf(error, 'text')

  const send = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setError(null)
    try {
      const doubt = await call('POST /doubts/:doubtId/replies/', { params: { doubtId: id }, body: { text } })
      queries.setQueryData(['doubt', String(id)], doubt)
      write('')
      showToast({ tone: 'good', text: texts.doubt.sent })
    } catch (failure) {
      setError(failure)
    } finally {
      setBusy(false)
    }
  }

  return (
    <details open={kept !== ''} className="rounded-lg border border-line">
      <summary className="min-h-12 px-5 py-3 font-semibold">{texts.doubt.reply}</summary>
      <form noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-4 border-line border-t p-5">
        <WritingField
          label={texts.doubt.replyLabel}
          hint={texts.doubt.replyHint}
          maxLength={MAX_DOUBT_TEXT}
          rows={5}
          value={text}
          error={textFault}
          onChange={write}
        />
        {error !== null && textFault === undefined && <ErrorNotice text={detailOf(error, texts.form.failed)} />}
        <Button type="submit" busy={busy} disabled={text.trim() === ''} className="self-start">
          {texts.doubt.send}
        </Button>
      </form>
    </details>
  )
}
