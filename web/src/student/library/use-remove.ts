import { useQueryClient } from '@tanstack/react-query'
import { showToast } from '../../shared/ui/toast/toast-store.ts'
import { useTexts } from './texts.ts'

type What = {
  readonly remove: () => Promise<unknown>
  readonly putBack: () => Promise<unknown>
  /** Queries to invalidate. */
  readonly queryKeys: readonly (readonly string[])[]
  readonly removed: string
}

/** Removes an item from the library; the toast has an undo button. */
export function useRemove({ remove, putBack, queryKeys, removed }: What) {
  const texts = useTexts()
  const queries = useQueryClient()
  const change = async (act: () => Promise<unknown>, done?: () => void) => {
    try {
      await act()
      done?.()
    } catch {
      showToast({ act: 'remove', tone: 'bad', text: texts.questions.failed })
    }
    await Promise.all(queryKeys.map((queryKey) => queries.invalidateQueries({ queryKey: [...queryKey] })))
  }
  const undo = { label: texts.questions.undo, run: () => void change(putBack) }
  return () => change(remove, () => showToast({ act: 'remove', tone: 'good', text: removed, action: undo }))
}
