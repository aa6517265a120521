import type { Paper } from '@pariksha/contract/tests'
import { readChoice } from '@pariksha/domain/question'
import { useRef } from 'react'
import { Picture } from '../../questions/picture.tsx'
import type { Language } from '../../questions/preferences.ts'
import { RichText } from '../../questions/rich-text.tsx'
import { classNames } from '../../ui/class-names.ts'
import { showToast } from '../../ui/toast/toast-store.ts'
import type { ExamSession } from '../engine/exam-session.ts'
import { useResponse, useSession } from '../running/session-context.ts'
import { type Texts, useTexts } from '../texts.ts'

const DOUBLE_TAP_MILLIS = 500

type Question = Paper['questions'][number]
type Props = { readonly question: Question; readonly language: Language; readonly disabled: boolean }

export function Options({ question, language, disabled }: Props) {
  const texts = useTexts()
  const session = useSession()
  const number = question.question_number
  const chosen = useResponse(number)?.choice ?? null
  const clearedByDoubleTap = useDoubleTap(session, number)
  const several = question.kind === 'multiple-choice'
  const isPictured = question.options.every(({ image }) => image !== null)
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles take a label.
    <div
      role={several ? 'group' : 'radiogroup'}
      aria-label={texts.questionCard.options}
      className={isPictured ? 'grid grid-cols-2 gap-2.5' : 'flex flex-col gap-2.5'}
    >
      {question.options.map((option) => (
        <label
          key={option.choice}
          onPointerDown={clearedByDoubleTap.notePointer}
          className={classNames(
            'flex min-h-12 touch-manipulation items-baseline gap-3 rounded-md border px-3 py-2.5',
            isPictured && 'flex-wrap',
            'has-focus-visible:outline-3 has-focus-visible:outline-accent has-focus-visible:outline-offset-2',
            chosen?.includes(option.choice) ? 'border-accent bg-accent-soft' : 'border-outline bg-surface',
            disabled ? 'opacity-70' : 'cursor-pointer hover:border-accent',
          )}
        >
          <input
            type={several ? 'checkbox' : 'radio'}
            name={`question-${number}`}
            className="relative top-1 size-5 shrink-0 accent-(--accent) outline-none"
            checked={chosen?.includes(option.choice) ?? false}
            disabled={disabled}
            onChange={() => choose(session, question, option.choice)}
            onClick={() => clearedByDoubleTap.tap(option.choice)}
          />
          <span className="shrink-0 font-semibold text-ink-soft" style={LETTER_STYLE}>
            {option.choice.toUpperCase()}.
          </span>
          <span className={isPictured ? 'basis-full' : 'min-w-0 flex-1'}>
            {option.image === null ? (
              <RichText text={option.value} language={language} />
            ) : (
              <Picture
                key={option.image}
                source={option.image}
                description={texts.questionCard.optionPicture(option.choice)}
              />
            )}
          </span>
        </label>
      ))}
    </div>
  )
}

const LETTER_STYLE = { fontSize: 'calc(1rem * var(--text-scale, 1))', lineHeight: 1.6 }

/** Chooses an answer; of several, switches one on or off. */
export function choose(session: ExamSession, question: Question, letter: string) {
  const { question_number: number, kind, options } = question
  const before = session.answers.read().responses.get(number)?.choice ?? ''
  const wanted =
    kind === 'multiple-choice' && before.includes(letter)
      ? before.replace(letter, '')
      : kind === 'multiple-choice'
        ? before + letter
        : letter
  session.answer(number, readChoice({ kind, optionCount: options.length }, wanted) ?? null)
}

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

/** On a touch screen the same answer tapped twice in a row is taken away. */
function useDoubleTap(session: ExamSession, number: number) {
  const texts = useTexts()
  const last = useRef<{ number: number; choice: string; at: number } | null>(null)
  const pointer = useRef('')
  return {
    notePointer: (event: { pointerType: string }) => {
      pointer.current = event.pointerType
    },
    tap: (choice: string) => {
      const before = last.current
      const now = performance.now()
      const again =
        pointer.current === 'touch' &&
        before?.number === number &&
        before.choice === choice &&
        now - before.at <= DOUBLE_TAP_MILLIS
      last.current = again ? null : { number, choice, at: now }
      // After React has handled the change that this tap makes.
      if (again) queueMicrotask(() => clearWithUndo(texts, session, number))
    },
  }
}
