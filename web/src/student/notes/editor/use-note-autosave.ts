import type { Note } from '@pariksha/contract/student/notes'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useValue } from '../../../shared/lib/store/use-store.ts'
import { saveNote } from '../calls.ts'
import { draftsOf } from './drafts.ts'
import { createNoteAutosave } from './note-autosave.ts'

/** The autosave of the note on the screen; it saves at once when the page is hidden and when the network is back. */
export function useNoteAutosave(id: string, note: Note | null) {
  const queries = useQueryClient()
  const [autosave] = useState(() =>
    createNoteAutosave(
      { drafts: draftsOf(id), save: (words, version, lastChance) => saveNote(id, words, version, lastChance) },
      note,
    ),
  )
  const kept = useValue(autosave)
  useEffect(() => {
    const goes = () => void autosave.flush(true)
    const isBack = () => void autosave.flush()
    const hides = () => document.visibilityState === 'hidden' && goes()
    window.addEventListener('pagehide', goes)
    window.addEventListener('online', isBack)
    document.addEventListener('visibilitychange', hides)
    return () => {
      window.removeEventListener('pagehide', goes)
      window.removeEventListener('online', isBack)
      document.removeEventListener('visibilitychange', hides)
      void autosave.flush(true).then(() => queries.invalidateQueries({ queryKey: ['notes'] }))
    }
  }, [autosave, queries])
  return { autosave, ...kept }
}
