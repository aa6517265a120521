import type { Texts } from '@pariksha/contract/question-bank/question-file'
import type { QuestionPassage } from '@pariksha/contract/question-bank/question-passages'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/api/api.ts'
import { detailOf, fieldErrorOf } from '../../../lib/api/api-errors.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorNotice } from '../../../ui/status/error-notice.tsx'
import { showToast } from '../../../ui/toast/toast-store.ts'
import { invalidateStaffSession } from '../../staff-calls.ts'
import { texts as staffTexts } from '../../texts.ts'
import { questionTexts } from '../question-texts.ts'
import { TextInLanguages } from './text-in-languages.tsx'

const { passage: texts, form } = questionTexts
const LANGUAGES = ['en', 'te', 'hi'] as const

type TextProps = {
  readonly passage?: QuestionPassage
  readonly onCancel: () => void
  readonly onSaved: (passage: QuestionPassage) => void
}

/** Writes a passage, or another text in place of one for all of its questions. */
export function PassageText({ passage, onCancel, onSaved }: TextProps) {
  const client = useQueryClient()
  const [content, setContent] = useState<Texts>(passage?.content ?? {})
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const save = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      const saved = passage
        ? await call('PUT /staff/question-passages/:passageId/', {
            params: { passageId: passage.id },
            body: { content },
          })
        : await call('POST /staff/question-passages/', { body: { content } })
      showToast({ tone: 'good', text: texts.saved })
      onSaved(saved)
    } catch (error) {
      invalidateStaffSession(client, error)
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="flex flex-col gap-3 rounded-lg border border-line p-3">
      <p className="text-ink-soft text-sm">
        {passage && passage.questions.length > 0 ? texts.changeText(passage.questions.length) : texts.text}
      </p>
      <TextInLanguages
        label={form.passage}
        texts={content}
        languages={LANGUAGES}
        rows={6}
        hint={form.markdown}
        errorOf={(language) => fieldErrorOf(failure, `content.${language}`)}
        onChange={setContent}
      />
      {failure !== undefined && <ErrorNotice text={detailOf(failure, staffTexts.form.noAnswer)} />}
      <div className="flex gap-2">
        <Button look="secondary" onClick={onCancel}>
          {staffTexts.form.cancel}
        </Button>
        <Button busy={busy} onClick={() => void save()}>
          {form.save}
        </Button>
      </div>
    </div>
  )
}
