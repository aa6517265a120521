import type { Note } from '@pariksha/contract/notes'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useValue } from '../../lib/use-store.ts'
import { saveNote } from '../calls.ts'
import { draftsOf } from './drafts.ts'
import { createNoteKeeper } from './note-keeper.ts'

/** The autosave of the note on the screen; it saves at once when the page is hidden and when the network is back. */
export function useNoteKeeper(id: string, note: Note | null) {
  const queries = useQueryClient()
  const [keeper] = useState(() =>
    createNoteKeeper(
      { drafts: draftsOf(id), save: (words, version, lastChance) => saveNote(id, words, version, lastChance) },
      note,
    ),
  )
  const kept = useValue(keeper)
  useEffect(() => {
    const goes = () => void keeper.flush(true)
    const isBack = () => void keeper.flush()
    const hides = () => document.visibilityState === 'hidden' && goes()
    window.addEventListener('pagehide', goes)
    window.addEventListener('online', isBack)
    document.addEventListener('visibilitychange', hides)
    return () => {
      window.removeEventListener('pagehide', goes)
      window.removeEventListener('online', isBack)
      document.removeEventListener('visibilitychange', hides)
      void keeper.flush(true).then(() => queries.invalidateQueries({ queryKey: ['notes'] }))
    }
  }, [keeper, queries])
  return { keeper, ...kept }
}
