import type { PaperDraft } from '@pariksha/contract/papers/paper-draft'
import { useState } from 'react'
import { call } from '../../../shared/lib/api/api.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Dialog } from '../../../shared/ui/dialogs/dialog.tsx'
import { TextField } from '../../../shared/ui/forms/text-field.tsx'
import { ErrorNotice } from '../../../shared/ui/status/error-notice.tsx'
import { showToast } from '../../../shared/ui/toast/toast-store.ts'
import { LeaveDialog } from '../../shared/page/leave-dialog.tsx'
import { draftOf } from '../../shared/pattern/pattern-draft.ts'
import { PatternEditor } from '../../shared/pattern/pattern-editor.tsx'
import { readPattern } from '../../shared/pattern/read-pattern.ts'
import { texts } from '../../texts.ts'
import { useBuilder } from '../draft/builder-context.ts'
import { paperTexts } from '../paper-texts.ts'
import { mergeChanges } from './merge-changes.ts'
import { PlaceFields } from './place-fields.tsx'

/** Field by field, as somebody else may change another one meanwhile. */
const fieldsOf = ({ title, series, stage, label, pattern }: PaperDraft) => ({
  title,
  series,
  stage,
  label,
  ...draftOf(pattern),
})
type Fields = ReturnType<typeof fieldsOf>

/** Title, place and pattern of a draft. What was typed stays when somebody else saved first. */
export function PatternDialog({ onClose }: { readonly onClose: () => void }) {
  const { draft, act, busy } = useBuilder()
  const latest = fieldsOf(draft)
  const [form, setForm] = useState({ opened: latest, typed: latest })
  const [asked, setAsked] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const typed = mergeChanges(form.opened, form.typed, latest)
  const setTyped = (next: Fields) => setForm({ opened: latest, typed: next })
  const { title, series, stage, label, ...typedPattern } = typed
  const { pattern, problems } = readPattern(typedPattern)
  const dismiss = () => (JSON.stringify(typed) === JSON.stringify(latest) ? onClose() : setLeaving(true))
  const save = async () => {
    setAsked(true)
    if (!pattern) return
    const done = await act(({ id, version }) =>
      call('PUT /staff/papers/:draftId/', {
        params: { draftId: id },
        body: { version, title, series, stage, label, pattern },
      }),
    )
    if (!done) return
    showToast({ tone: 'good', text: paperTexts.pattern.saved })
    onClose()
  }
  return (
    <>
      <Dialog
        open
        onClose={onClose}
        onDismiss={dismiss}
        title={paperTexts.pattern.title}
        actions={
          <>
            <Button variant="secondary" onClick={onClose}>
              {texts.form.cancel}
            </Button>
            <Button busy={busy} onClick={() => void save()}>
              {paperTexts.pattern.save}
            </Button>
          </>
        }
      >
        <TextField
          label={paperTexts.create.name}
          required
          maxLength={120}
          value={title}
          onChange={(event) => setTyped({ ...typed, title: event.target.value })}
        />
        <PlaceFields values={typed} onChange={(values) => setTyped({ ...typed, ...values })} />
        <PatternEditor
          draft={typedPattern}
          problems={asked ? problems : null}
          onChange={(next) => setTyped({ ...typed, ...next })}
        />
        {asked && problems && <ErrorNotice text={paperTexts.pattern.fix} />}
      </Dialog>
      <LeaveDialog open={leaving} onStay={() => setLeaving(false)} onLeave={onClose} />
    </>
  )
}
