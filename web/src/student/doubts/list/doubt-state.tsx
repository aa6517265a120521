import type { DoubtItem } from '@pariksha/contract/student/doubts'
import { useTexts } from '../texts.ts'

export function DoubtState({ status }: { readonly status: DoubtItem['status'] }) {
  const texts = useTexts()
  const colours = status === 'solved' ? 'bg-good-soft text-good' : 'bg-warn-soft text-warn'
  return (
    <span className={`shrink-0 rounded-full px-3 py-1 font-semibold text-sm ${colours}`}>{texts.state[status]}</span>
  )
}
