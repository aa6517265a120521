import { showToast } from '../../shared/ui/toast/toast-store.ts'
import type { ExamSession } from '../engine/session/exam-session.ts'
import type { Texts } from '../texts.ts'

/** Takes an answer away, and offers to put it back. */
export function clearWithUndo(texts: Texts, session: ExamSession, number: number) {
  const before = session.answers.read().responses.get(number)
  if (!before || before.choice === null) return
  const { choice, marked } = before
  session.answer(number, null)
  showToast({
    tone: 'plain',
    text: texts.questionCard.cleared,
    action: { label: texts.questionCard.undo, run: () => session.restore(number, choice, marked) },
  })
}
