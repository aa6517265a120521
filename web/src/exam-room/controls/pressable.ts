import { showToast } from '../../shared/ui/toast/toast-store.ts'

/** What a button does; one that cannot be used now stays in reach, and says why when it is pressed or pointed at. */
export function pressable(reason: string | undefined, run: () => void) {
  if (reason === undefined) return { onClick: run }
  return { 'aria-disabled': true, title: reason, onClick: () => showToast({ tone: 'plain', text: reason }) }
}
