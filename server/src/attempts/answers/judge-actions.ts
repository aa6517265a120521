import type { ProblemCode } from '@pariksha/contract/problems/problem'
import { type Millis, provenTime, timeliness } from '@pariksha/domain/timing/timing'
import type { LoadedPaper } from '../../papers/plan.ts'
import type { IncomingAction } from './action-log.ts'

export type ValidAction = IncomingAction & { readonly seq: number; readonly at: Millis }
export type Refusal = { readonly seq: number; readonly code: ProblemCode }

/** What a delivery is judged by. Times are those of the attempt's clock. */
export type DeliveryContext = {
  readonly paper: LoadedPaper
  readonly isCompleted: boolean
  /** Of its device, before this delivery. */
  readonly lastContact: Millis
  readonly received: Millis
  /** The verdicts on actions that are stored already: the refusal, or null where one counts. */
  readonly known: ReadonlyMap<number, ProblemCode | null>
  /** How many more can be stored. */
  readonly room: number
}

type JudgedAction = Omit<IncomingAction, 'seq' | 'at' | 'window'> & {
  readonly seq: number
  readonly at: Millis
  readonly refused: ProblemCode | null
}

type Judged = {
  /** To be stored. Refused ones are, too: submit checks the number of arrived actions. */
  readonly stored: readonly JudgedAction[]
  readonly refused: Refusal[]
  /** On all that are stored afterwards. */
  readonly verdicts: ReadonlyMap<number, ProblemCode | null>
}

/** Judges each action of a delivery once: a retry keeps its first verdict. */
export function judgeActions(
  valid: readonly ValidAction[],
  malformed: readonly Refusal[],
  context: DeliveryContext,
): Judged {
  const verdicts = new Map(context.known)
  const stored: JudgedAction[] = []
  const refused = [...malformed]
  const store = (action: JudgedAction) => {
    stored.push(action)
    verdicts.set(action.seq, action.refused)
  }
  const isNew = ({ seq }: { readonly seq: number }) => !verdicts.has(seq)
  for (const action of valid) {
    if (isNew(action) && stored.length < context.room) store(judge(action, context))
    const code = isNew(action) ? 'too_many_actions' : verdicts.get(action.seq)
    if (code) refused.push({ seq: action.seq, code })
  }
  for (const { seq, code } of malformed.filter(isNew).slice(0, Math.max(0, context.room - stored.length)))
    store({ seq, at: 0, questionNumber: 0, refused: code })
  return { stored, refused, verdicts }
}

function judge({ window, ...action }: ValidAction, context: DeliveryContext): JudgedAction {
  const { paper, isCompleted, lastContact, received } = context
  const arrived = { at: action.at, lastContact, received }
  const code = isCompleted ? 'attempt_closed' : refusalOf(paper, window, timeliness(window, arrived))
  return {
    ...action,
    at: Math.max(0, Math.min(provenTime(arrived), code ? Number.POSITIVE_INFINITY : window.closes - 1)),
    refused: code,
  }
}

function refusalOf(
  { plan }: LoadedPaper,
  { closes }: ValidAction['window'],
  when: ReturnType<typeof timeliness>,
): ProblemCode | null {
  if (when === 'in-time') return null
  return closes < plan.duration || when === 'early' ? 'section_closed' : 'attempt_closed'
}
