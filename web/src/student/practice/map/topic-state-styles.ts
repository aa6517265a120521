import type { TopicState } from '@pariksha/domain/practice/topic-state'

/** In the order of the bar; what is new is the rest. */
export const BEGUN_IN_BAR = ['solid', 'rusty', 'learning'] as const satisfies readonly TopicState[]

/** Never by colour alone: the name of the state stands beside it. */
export const STATE_COLOURS: Readonly<Record<TopicState, string>> = {
  solid: 'bg-good',
  rusty: 'bg-warn',
  learning: 'bg-accent',
  new: 'bg-line',
}
