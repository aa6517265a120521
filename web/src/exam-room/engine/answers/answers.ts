import type { Attempt } from '@pariksha/contract/attempts/attempt'
import { type Action, type AttemptState, fold } from '@pariksha/domain/attempt/attempt'
import type { RecordedAction } from '../storage/records.ts'

/** The server's snapshot as actions that precede those of any device. */
function snapshotActions({ test_json, current_question }: Attempt): Action[] {
  const visited = test_json.filter((question) => question.visited)
  // The current question comes last: the fold ends there.
  const ordered = [
    ...visited.filter((question) => question.question_number !== current_question),
    ...visited.filter((question) => question.question_number === current_question),
  ]
  return ordered.map((question, index) => ({
    epoch: 0,
    seq: index + 1,
    at: 0,
    questionNumber: question.question_number,
    choice: question.user_choice,
    marked: question.marked_review,
  }))
}

/** The server's snapshot with the local actions applied on top; refused ones do not count. */
export function answersOf(snapshot: Attempt, local: readonly RecordedAction[]): AttemptState {
  return fold([...snapshotActions(snapshot), ...local.filter(({ delivery }) => delivery !== 'refused')])
}
