import { classNames } from '../../ui/class-names.ts'
import { Picture } from '../picture.tsx'
import type { Language } from '../preferences.ts'
import type { Answering, Question } from '../question.ts'
import { RichText } from '../rich-text.tsx'
import { useTexts } from '../texts.ts'
import { choose } from './choose.ts'
import { useDoubleTap } from './use-double-tap.ts'

type Props = Answering & { readonly question: Question; readonly language: Language }

/** The options of a question: one of them, or several. */
export function Options({ question, language, kind, choice, disabled: isOff, onAnswer, onDoubleTap }: Props) {
  const texts = useTexts()
  const disabled = isOff || !onAnswer
  const { question_number: number, options } = question
  const doubleTap = useDoubleTap(number, onDoubleTap)
  const several = kind === 'multiple-choice'
  const isPictured = options.every(({ image }) => image !== null)
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles take a label.
    <div
      role={several ? 'group' : 'radiogroup'}
      aria-label={texts.options}
      className={isPictured ? 'grid grid-cols-2 gap-2.5' : 'flex flex-col gap-2.5'}
    >
      {options.map(({ choice: letter, value, image }) => {
        const isChosen = choice?.includes(letter) ?? false
        return (
          <label
            key={letter}
            onPointerDown={doubleTap.notePointer}
            className={classNames(
              'flex min-h-12 touch-manipulation items-baseline gap-3 rounded-md border px-3 py-2.5',
              isPictured && 'flex-wrap',
              'has-focus-visible:outline-3 has-focus-visible:outline-accent has-focus-visible:outline-offset-2',
              isChosen ? 'border-accent bg-accent-soft' : 'border-outline bg-surface',
              disabled ? 'opacity-70' : 'cursor-pointer hover:border-accent',
            )}
          >
            <input
              type={several ? 'checkbox' : 'radio'}
              name={`question-${number}`}
              className="relative top-1 size-5 shrink-0 accent-(--accent) outline-none"
              checked={isChosen}
              disabled={disabled}
              onChange={() => onAnswer?.(choose({ kind, options }, choice, letter))}
              onClick={() => doubleTap.tap(letter)}
            />
            <span className="shrink-0 font-semibold text-ink-soft" style={LETTER_STYLE}>
              {letter.toUpperCase()}.
            </span>
            <span className={isPictured ? 'basis-full' : 'min-w-0 flex-1'}>
              {image === null ? (
                <RichText text={value} language={language} />
              ) : (
                <Picture key={image} source={image} description={texts.optionPicture(letter)} />
              )}
            </span>
          </label>
        )
      })}
    </div>
  )
}

const LETTER_STYLE = { fontSize: 'calc(1rem * var(--text-scale, 1))', lineHeight: 1.6 }
