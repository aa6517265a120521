import type { QuestionState } from '@pariksha/contract/questions/question-item'
import { classNames } from '../../shared/ui/class-names.ts'
import { questionTexts } from './question-texts.ts'

const LOOKS: Readonly<Record<QuestionState, string>> = {
  draft: 'border-outline text-ink-soft',
  in_review: 'border-accent bg-accent-soft text-accent',
  approved: 'border-good bg-good-soft text-good',
  retired: 'border-line bg-sunken text-ink-soft line-through',
}

export const StateMark = ({ state }: { readonly state: QuestionState }) => (
  <span className={classNames('rounded-full border px-2 py-0.5 font-medium text-xs', LOOKS[state])}>
    {questionTexts.states[state]}
  </span>
)
