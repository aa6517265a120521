import { useQueryClient } from '@tanstack/react-query'
import { showToast } from '../ui/toast/toast-store.ts'
import { useTexts } from './texts.ts'

type What = {
  readonly remove: () => Promise<unknown>
  readonly putBack: () => Promise<unknown>
  /** What has to be read again. */
  readonly queryKeys: readonly (readonly string[])[]
  readonly removed: string
}

/** Takes something out of the library; the message that says so can put it back. */
export function useRemove({ remove, putBack, queryKeys, removed }: What) {
  const texts = useTexts()
  const queries = useQueryClient()
  const change = async (act: () => Promise<unknown>, done?: () => void) => {
    try {
      await act()
      done?.()
    } catch {
      showToast({ tone: 'bad', text: texts.questions.failed })
    }
    await Promise.all(queryKeys.map((queryKey) => queries.invalidateQueries({ queryKey: [...queryKey] })))
  }
  const undo = { label: texts.questions.undo, run: () => void change(putBack) }
  return () => change(remove, () => showToast({ tone: 'good', text: removed, action: undo }))
}
