import { useState } from 'react'
import { call } from '../../../lib/api/api.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { ErrorNotice } from '../../../ui/status/error-notice.tsx'
import { showToast } from '../../../ui/toast/toast-store.ts'
import { draftOf } from '../../pattern/pattern-draft.ts'
import { PatternEditor } from '../../pattern/pattern-editor.tsx'
import { readPattern } from '../../pattern/read-pattern.ts'
import { texts } from '../../texts.ts'
import { useDesk } from '../draft/desk-context.ts'
import { paperTexts } from '../paper-texts.ts'
import { PlaceFields } from './place-fields.tsx'

/** Title, place and pattern of a draft. What was typed stays when somebody else saved first. */
export function PatternDialog({ onClose }: { readonly onClose: () => void }) {
  const { draft, act, busy } = useDesk()
  const [typed, setTyped] = useState(() => ({
    title: draft.title,
    series: draft.series,
    stage: draft.stage,
    label: draft.label,
    pattern: draftOf(draft.pattern),
  }))
  const [asked, setAsked] = useState(false)
  const { pattern, problems } = readPattern(typed.pattern)
  const save = async () => {
    setAsked(true)
    if (!pattern) return
    const done = await act(({ id, version }) =>
      call('PUT /staff/papers/:draftId/', { params: { draftId: id }, body: { version, ...typed, pattern } }),
    )
    if (!done) return
    showToast({ tone: 'good', text: paperTexts.pattern.saved })
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={paperTexts.pattern.title}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
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
        value={typed.title}
        onChange={(event) => setTyped({ ...typed, title: event.target.value })}
      />
      <PlaceFields values={typed} onChange={(values) => setTyped({ ...typed, ...values })} />
      <PatternEditor
        draft={typed.pattern}
        problems={asked ? problems : null}
        onChange={(next) => setTyped({ ...typed, pattern: next })}
      />
      {asked && problems && <ErrorNotice text={paperTexts.pattern.fix} />}
    </Dialog>
  )
}
