import { LANGUAGES } from '@pariksha/contract/languages'
import type { Texts } from '@pariksha/contract/questions/question-file'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { detailOf, fieldErrorOf } from '../../../shared/lib/api/api-errors.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { ErrorNotice } from '../../../shared/ui/status/error-notice.tsx'
import { showToast } from '../../../shared/ui/toast/toast-store.ts'
import { ConfirmLeaving } from '../../shared/form/unsaved/confirm-leaving.tsx'
import { RestoredNotice } from '../../shared/form/unsaved/restored-notice.tsx'
import { useUnsaved } from '../../shared/form/unsaved/use-unsaved.ts'
import { invalidateStaffSession } from '../../shared/staff-calls.ts'
import { texts as staffTexts } from '../../texts.ts'
import { questionTexts } from '../question-texts.ts'
import { PassagePreview } from './passage-preview.tsx'
import { TextInLanguages } from './text-in-languages.tsx'

const { passage: texts, form } = questionTexts

type Props = {
  /** Names the form on this device, where what is typed is kept until it is saved. */
  readonly name: string
  /** Of the text that is changed. */
  readonly version?: number
  readonly content?: Texts
  /** What saving does. */
  readonly hint: string
  readonly onSave: (content: Texts, version: number | null) => Promise<void>
  readonly onCancel: () => void
  /** Whether it asks before it is left; a page asks once, and it may be a part of a form that does. */
  readonly asksBeforeLeaving?: boolean
}

/** The text of a passage in its languages, beside what students will see of it. */
export function PassageForm({ name, version, content: given = {}, hint, onSave, onCancel, asksBeforeLeaving }: Props) {
  const client = useQueryClient()
  const unsaved = useUnsaved({ form: name, saved: { content: given }, version: version ?? null })
  const { content } = unsaved.value
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const save = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      await onSave(content, unsaved.version)
      unsaved.end(unsaved.value)
      showToast({ tone: 'good', text: texts.saved })
    } catch (error) {
      invalidateStaffSession(client, error)
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="flex flex-col gap-3 rounded-lg border border-line p-3">
      <p className="text-ink-soft text-sm">{hint}</p>
      {asksBeforeLeaving && <ConfirmLeaving clean={unsaved.clean} onLeave={unsaved.forget} />}
      <RestoredNotice unsaved={unsaved} />
      <TextInLanguages
        label={form.passage}
        texts={content}
        languages={LANGUAGES}
        rows={6}
        hint={form.markdown}
        errorOf={(language) => fieldErrorOf(failure, `content.${language}`)}
        onChange={(next) => unsaved.change({ content: next })}
      />
      <PassagePreview content={content} />
      {failure !== undefined && <ErrorNotice text={detailOf(failure, staffTexts.form.noAnswer)} />}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          onClick={() => {
            unsaved.discard()
            onCancel()
          }}
        >
          {staffTexts.form.cancel}
        </Button>
        <Button busy={busy} onClick={() => void save()}>
          {form.save}
        </Button>
      </div>
    </div>
  )
}
