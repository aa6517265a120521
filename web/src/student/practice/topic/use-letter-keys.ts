import type { PracticeQuestion } from '@pariksha/contract/practice/practice'
import type { Choice } from '@pariksha/domain/question'
import { useEffect } from 'react'

type Keys = {
  readonly question: Pick<PracticeQuestion, 'kind' | 'options'>
  readonly isOpen: boolean
  readonly onChoose: (choice: Choice) => void
  readonly onCheck: () => void
}

/** The letters of the options choose them, Enter checks the answer. What has the focus keeps its own keys. */
export function useLetterKeys({ question: { kind, options }, isOpen, onChoose, onCheck }: Keys): void {
  useEffect(() => {
    if (!isOpen || kind !== 'single-choice') return
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTypedInto(event.target)) return
      const chosen = options.find(({ choice }) => choice === event.key.toLowerCase())
      if (chosen) onChoose(chosen.choice)
      else if (event.key === 'Enter' && !isPressed(event.target)) {
        event.preventDefault()
        onCheck()
      }
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [kind, options, isOpen, onChoose, onCheck])
}

const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && target.type !== 'radio' && target.type !== 'checkbox')

const isPressed = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('a, button, summary') !== null
