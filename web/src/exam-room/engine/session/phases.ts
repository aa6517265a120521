import type { Attempt } from '@pariksha/contract/attempts/attempt'
import type { Submitted } from '@pariksha/contract/attempts/results'
import type { PendingSubmit } from '../storage/records.ts'

export type Phase =
  | { readonly name: 'running' }
  | { readonly name: 'paused' }
  /** The student was away and chooses: continue with the time left then, or with the clock as it is. */
  | { readonly name: 'away'; readonly away: NonNullable<Attempt['away']> }
  /** Opened on another device. */
  | { readonly name: 'taken-over' }
  | { readonly name: 'submitting' }
  /** Submitted on this device, not yet acknowledged by the server. */
  | { readonly name: 'submit-pending'; readonly by: PendingSubmit['by'] }
  /** The server waits for answers that another device may hold. */
  | { readonly name: 'closing' }
  /** Null: completed on the server, result not read yet. */
  | { readonly name: 'completed'; readonly submitted: Submitted | null }
  | { readonly name: 'gone' }

export const RUNNING: Phase = { name: 'running' }

const OVER: readonly Phase['name'][] = ['closing', 'completed', 'gone', 'taken-over']

/** Nothing that happens on this device changes the attempt any more. */
export const isOver = ({ name }: Phase): boolean => OVER.includes(name)

/** The phase that the server's status leads to; undefined where it stays. */
export function phaseAfter({ name }: Phase, status: Attempt['status']): Phase | undefined {
  switch (status) {
    case 'completed':
      return name === 'submitting' ? undefined : { name: 'completed', submitted: null }
    case 'closing':
      return name === 'running' ? { name: 'closing' } : undefined
    case 'paused':
      return name === 'running' ? { name: 'paused' } : undefined
    case 'started':
      return name === 'paused' ? RUNNING : undefined
  }
}
