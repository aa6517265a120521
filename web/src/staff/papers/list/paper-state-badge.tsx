import type { PaperState } from '@pariksha/contract/papers/paper-draft'
import { classNames } from '../../../shared/ui/class-names.ts'
import { paperTexts } from '../paper-texts.ts'

const LOOKS: Readonly<Record<PaperState, string>> = {
  draft: 'border-outline text-ink-soft',
  scheduled: 'border-accent bg-accent-soft text-accent',
  published: 'border-good bg-good-soft text-good',
  closed: 'border-line bg-sunken text-ink-soft',
}

export const PaperStateBadge = ({ state }: { readonly state: PaperState }) => (
  <span className={classNames('rounded-full border px-2 py-0.5 font-medium text-xs', LOOKS[state])}>
    {paperTexts.states[state]}
  </span>
)
