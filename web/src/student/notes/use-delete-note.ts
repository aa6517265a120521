import { useQueryClient } from '@tanstack/react-query'
import { showToast } from '../../shared/ui/toast/toast-store.ts'
import { eraseNote, saveNote } from './calls.ts'
import type { Words } from './editor/note-autosave.ts'
import { useTexts } from './texts.ts'

/** Deletes a note; the toast has an undo button. Returns whether it succeeded. */
export function useDeleteNote() {
  const texts = useTexts()
  const queries = useQueryClient()
  const readAgain = () => queries.invalidateQueries({ queryKey: ['notes'] })

  const undo = async (id: string, words: Words) => {
    try {
      await saveNote(id, words, 0)
      showToast({ act: 'note', tone: 'good', text: texts.editor.undone })
    } catch {
      showToast({ act: 'note', tone: 'bad', text: texts.editor.notUndone })
    }
    await readAgain()
  }

  return async (id: string, wordsOf: () => Promise<Words>): Promise<boolean> => {
    try {
      const words = await wordsOf()
      await eraseNote(id)
      showToast({
        act: 'note',
        tone: 'good',
        text: texts.editor.deleted,
        action: { label: texts.editor.undo, run: () => void undo(id, words) },
      })
    } catch {
      showToast({ act: 'note', tone: 'bad', text: texts.editor.notDeleted })
      return false
    }
    queries.removeQueries({ queryKey: ['note', id] })
    await readAgain()
    return true
  }
}
