import type { ActionsReply } from '@pariksha/contract/attempts/answers'
import { ApiError, NetworkError } from '../../../shared/lib/api/api-errors.ts'
import type { RecordedAction, RecordedDevice } from '../storage/records.ts'
import { sendActions } from './calls.ts'

export const BATCH = 200

/** No answer, an answer that is not our server's, or one that says to try again later. */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof NetworkError) return true
  return error instanceof ApiError && (error.status >= 500 || error.status === 429 || error.code === null)
}

export type Delivered = {
  /** The last reply; null when all actions were malformed. */
  readonly reply: ActionsReply | null
  /** The actions with their new state; malformed ones are still waiting. */
  readonly actions: readonly RecordedAction[]
}

type Sender = Pick<RecordedDevice, 'attemptId' | 'device' | 'epoch'>

/** Sends actions of one device and epoch. A batch that is refused as malformed is bisected down to the bad action. */
export async function deliver(
  sender: Sender,
  actions: readonly RecordedAction[],
  how?: { readonly settled?: boolean; readonly lastSeq?: number | undefined },
): Promise<Delivered> {
  try {
    const reply = await sendActions(sender, actions, how)
    return { reply, actions: actions.map((action) => afterReply(action, reply)) }
  } catch (error) {
    const unreadable = error instanceof ApiError && (error.code === 'bad_input' || error.code === 'too_large')
    if (!unreadable || actions.length === 0) throw error
    if (actions.length === 1) return { reply: null, actions }
    const middle = Math.ceil(actions.length / 2)
    const first = await deliver(sender, actions.slice(0, middle))
    const second = await deliver(sender, actions.slice(middle), how)
    return { reply: second.reply ?? first.reply, actions: [...first.actions, ...second.actions] }
  }
}

function afterReply(action: RecordedAction, { acknowledged, refused }: ActionsReply): RecordedAction {
  const refusal = refused.find(({ seq }) => seq === action.seq)
  if (refusal) return { ...action, delivery: 'refused', refusal: refusal.code }
  return acknowledged.includes(action.seq) ? { ...action, delivery: 'delivered' } : action
}
