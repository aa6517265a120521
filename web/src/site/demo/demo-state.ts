/** What became of a question of the demo. */
export type Mark = { readonly choice: string | null; readonly marked: boolean }
export type DemoState = { readonly current: number; readonly marks: readonly Mark[] }

export const STATUSES = ['current', 'answered-marked', 'marked', 'answered', 'unanswered'] as const
export type Status = (typeof STATUSES)[number]

export type Act =
  | { readonly kind: 'choose'; readonly choice: string }
  | { readonly kind: 'clear' | 'mark-and-next' | 'next' | 'previous' }
  | { readonly kind: 'go'; readonly to: number }
  | { readonly kind: 'start-over' }

export const freshDemo = (questions: number): DemoState => ({
  current: 0,
  marks: Array.from({ length: questions }, () => ({ choice: null, marked: false })),
})

export function actOn(state: DemoState, act: Act): DemoState {
  const { current, marks } = state
  const last = marks.length - 1
  const change = (mark: Partial<Mark>) => marks.map((one, index) => (index === current ? { ...one, ...mark } : one))
  switch (act.kind) {
    case 'choose':
      return { current, marks: change({ choice: act.choice }) }
    case 'clear':
      return { current, marks: change({ choice: null }) }
    case 'mark-and-next':
      return { current: Math.min(current + 1, last), marks: change({ marked: true }) }
    case 'next':
      return { current: Math.min(current + 1, last), marks }
    case 'previous':
      return { current: Math.max(current - 1, 0), marks }
    case 'go':
      return { current: Math.min(Math.max(act.to, 0), last), marks }
    case 'start-over':
      return freshDemo(marks.length)
  }
}

/** The colour of a question's button: where one is comes first. */
export function statusOf({ current, marks }: DemoState, index: number): Status {
  const { choice, marked } = marks[index] ?? { choice: null, marked: false }
  if (index === current) return 'current'
  if (marked) return choice === null ? 'marked' : 'answered-marked'
  return choice === null ? 'unanswered' : 'answered'
}
