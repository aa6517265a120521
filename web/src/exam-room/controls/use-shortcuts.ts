import { LETTERS } from '@pariksha/domain/question'
import { useEffect } from 'react'
import { isForPage } from '../../shared/lib/page-keys.ts'
import { choose } from '../../shared/questions/answering/choose.ts'
import type { ExamSession } from '../engine/session/exam-session.ts'

type Panels = { readonly togglePalette: () => void; readonly showHelp: () => void; readonly clear: () => void }

/** The keys of the test screen. They rest while something is typed and while a dialog is open. */
export function useShortcuts(session: ExamSession, panels: Panels) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isForPage(event)) return
      const run = actionFor(event, session, panels)
      if (!run) return
      // A focused button answers Enter itself; a focused answer keeps up and down for moving among answers.
      if (event.key === 'Enter' && event.target instanceof HTMLButtonElement) return
      event.preventDefault()
      run()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [session, panels])
}

function actionFor({ key, shiftKey }: KeyboardEvent, session: ExamSession, panels: Panels): (() => void) | undefined {
  const { current, responses } = session.answers.read()
  const letter = shiftKey ? undefined : letterOf(key, session, current)
  const question = session.paper.questions[current - 1]
  if (letter !== undefined && question) {
    const before = responses.get(current)?.choice ?? null
    return () => session.answer(current, choose(question, before, letter))
  }
  switch (key.length === 1 ? key.toLowerCase() : key) {
    case 'ArrowRight':
    case 'j':
      return () => session.goTo(current + 1)
    case 'ArrowLeft':
    case 'k':
      return () => session.goTo(current - 1)
    case 'm':
      return () => session.markAndNext()
    case 'c':
    case 'Backspace':
    case 'Delete':
      return panels.clear
    case 'Enter':
    case 's':
      return () => session.saveAndNext()
    case 'p':
      return panels.togglePalette
    case '?':
      return panels.showHelp
    default:
      return undefined
  }
}

/** Digits and letters name an answer where the question has it; so c is the third answer, and Shift + C clears. */
function letterOf(key: string, session: ExamSession, current: number): string | undefined {
  const options = session.paper.questions[current - 1]?.options ?? []
  const wanted = /^[1-6]$/.test(key) ? LETTERS[Number(key) - 1] : key.toLowerCase()
  return options.find(({ choice }) => choice === wanted)?.choice
}
