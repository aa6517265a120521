import type { Note } from '@pariksha/contract/student/notes'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Reading } from '../../../shared/reading/reading.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { classNames } from '../../../shared/ui/class-names.ts'
import { TextField } from '../../../shared/ui/forms/text-field.tsx'
import { MAX_NOTE_TEXT, MAX_NOTE_TITLE } from '../limits.ts'
import { useTexts } from '../texts.ts'
import { useDeleteNote } from '../use-delete-note.ts'
import { draftsOf } from './drafts.ts'
import { NoteText } from './note-text.tsx'
import { SaveNotice } from './save-notice.tsx'
import { useNoteAutosave } from './use-note-autosave.ts'

type Props = {
  readonly id: string
  readonly note: Note | null
  /** Loads the current version of the note. */
  readonly onTakeOther: () => void
}

const MODES = ['write', 'read'] as const

export function NoteEditor({ id, note, onTakeOther }: Props) {
  const texts = useTexts()
  const navigate = useNavigate()
  const { autosave, words, state, note: saved, problem } = useNoteAutosave(id, note)
  const [mode, setMode] = useState<(typeof MODES)[number]>('write')
  const deleteNote = useDeleteNote()

  const erase = async () => {
    if (!(await deleteNote(id, async () => words))) return
    autosave.stop()
    draftsOf(id).forget()
    await navigate('/notes', { replace: true })
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own layout. */}
      <div role="group" aria-label={texts.editor.modes} className="flex gap-2">
        {MODES.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={mode === name}
            className={classNames(
              'min-h-11 rounded-full border px-5 font-semibold text-sm',
              mode === name ? 'border-accent bg-accent text-on-accent' : 'border-outline bg-surface',
            )}
            onClick={() => {
              if (name === 'read') void autosave.flush()
              setMode(name)
            }}
          >
            {texts.editor[name]}
          </button>
        ))}
      </div>
      <SaveNotice
        id={id}
        autosave={autosave}
        words={words}
        state={state}
        note={saved}
        problem={problem}
        onTakeOther={onTakeOther}
      />
      {mode === 'write' ? (
        <>
          <TextField
            label={texts.editor.title}
            value={words.title}
            maxLength={MAX_NOTE_TITLE}
            onChange={(event) => autosave.type({ title: event.target.value })}
          />
          <NoteText value={words.text} maxLength={MAX_NOTE_TEXT} onChange={(text) => autosave.type({ text })} />
        </>
      ) : (
        <article className="flex flex-col gap-4">
          <h2 className="font-bold text-2xl [overflow-wrap:anywhere]">{words.title || texts.own.untitled}</h2>
          {state !== 'saved' && <p className="text-ink-soft">{texts.editor.readUnsaved}</p>}
          {saved && saved.html !== '' ? (
            <Reading html={saved.html} />
          ) : (
            <p className="text-ink-soft">{texts.editor.readNothing}</p>
          )}
        </article>
      )}
      {saved !== null && (
        <Button
          variant="danger"
          className="mt-4 self-start"
          icon={<Trash2 aria-hidden="true" className="size-5" />}
          onClick={() => void erase()}
        >
          {texts.editor.delete}
        </Button>
      )}
    </>
  )
}
