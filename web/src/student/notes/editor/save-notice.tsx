import { CircleCheck, CloudOff, LoaderCircle } from 'lucide-react'
import { useNavigate } from 'react-router'
import { timeName } from '../../../shared/lib/format/time-name.ts'
import { newId } from '../../../shared/lib/new-id.ts'
import { loginPath } from '../../../shared/lib/session/return-path.ts'
import { signOutAndNavigate } from '../../../shared/lib/session/sign-out.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { useTexts } from '../texts.ts'
import { draftsOf } from './drafts.ts'
import type { AutosaveState, NoteAutosave } from './note-autosave.ts'

type Props = AutosaveState & { readonly id: string; readonly autosave: NoteAutosave; readonly onTakeOther: () => void }

/** The save state of the note, with buttons where the student has to decide. */
export function SaveNotice({ id, autosave, words, state, note, problem, onTakeOther }: Props) {
  const texts = useTexts()
  const navigate = useNavigate()
  const { editor } = texts
  const isQuiet = state === 'saved' || state === 'typing' || state === 'saving'

  /** Saves the draft as a new note; this one keeps the version of the other device. */
  const keepAsNew = async () => {
    const other = newId()
    draftsOf(other).keep({ ...words, version: 0 })
    draftsOf(id).forget()
    autosave.stop()
    await navigate(`/notes/${other}`, { replace: true, state: { isNew: true } })
  }
  const takeOther = () => {
    draftsOf(id).forget()
    autosave.stop()
    onTakeOther()
  }

  if (isQuiet) {
    const Icon = state === 'saved' ? CircleCheck : LoaderCircle
    const nothing = state === 'saved' && note === null
    return (
      <p role="status" className="figures flex min-h-6 items-center gap-2 text-ink-soft text-sm">
        {!nothing && <Icon aria-hidden="true" className="size-4 shrink-0" />}
        {nothing
          ? editor.empty
          : state === 'saved' && note
            ? editor.savedAt(timeName(note.changed_at))
            : editor.states[state]}
      </p>
    )
  }
  return (
    <div role="alert" className="flex flex-col items-start gap-3 rounded-md bg-warn-soft p-4">
      <p className="flex gap-2">
        <CloudOff aria-hidden="true" className="mt-1 size-4 shrink-0" />
        {state === 'refused' && problem !== undefined ? editor.refusedFor(problem) : editor.states[state]}
      </p>
      <div className="flex flex-wrap gap-3">
        {state === 'offline' && (
          <Button variant="secondary" onClick={() => void autosave.flush()}>
            {editor.tryAgain}
          </Button>
        )}
        {(state === 'changed-elsewhere' || state === 'deleted-elsewhere') && (
          <Button variant="secondary" onClick={() => void keepAsNew()}>
            {editor.asNew}
          </Button>
        )}
        {state === 'changed-elsewhere' && (
          <Button variant="secondary" onClick={takeOther}>
            {editor.takeOther}
          </Button>
        )}
        {state === 'signed-out' && (
          <Button variant="secondary" onClick={() => signOutAndNavigate(loginPath(`/notes/${id}`), navigate)}>
            {editor.login}
          </Button>
        )}
      </div>
    </div>
  )
}
