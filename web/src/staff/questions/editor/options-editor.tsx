import type { Language } from '@pariksha/contract/languages'
import type { QuestionContent } from '@pariksha/contract/questions/question-content'
import { MAX_OPTIONS, MIN_OPTIONS } from '@pariksha/contract/questions/question-file'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Button } from '../../../shared/ui/button.tsx'
import { TextField } from '../../../shared/ui/forms/text-field.tsx'
import { questionTexts } from '../question-texts.ts'
import { arrangeOptions, letterAt, markRight, rightLetters } from './content.ts'
import { TextInLanguages } from './text-in-languages.tsx'

const { form: texts } = questionTexts

type Props = {
  readonly content: QuestionContent
  readonly languages: readonly Language[]
  readonly errorOf: (path: string) => string | undefined
  readonly onChange: (content: QuestionContent) => void
}

/** Options with what is right among them, or the number that is. */
export function OptionsEditor(props: Props) {
  const { content, languages, errorOf, onChange } = props
  const list = useRef<HTMLFieldSetElement>(null)
  if (content.kind === 'numeric') return <NumberEditor {...props} />
  const { options, kind } = content
  const places = options.map((_, place) => place)
  /** The focus stays with the option that was moved, and at its place with the next one where it was removed. */
  const arrange = (order: readonly number[], act: 'up' | 'down' | 'remove', place: number) => {
    onChange(arrangeOptions(content, order))
    const now = Math.min(place, order.length - 1)
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-act="${act} ${now}"]`)?.focus())
  }
  const move = (place: number, act: 'up' | 'down') => {
    const other = act === 'up' ? place - 1 : place + 1
    const order = places.map((one) => (one === place ? other : one === other ? place : one))
    arrange(order, act, other)
  }
  const remove = (place: number) => {
    const others = places.filter((one) => one !== place)
    arrange(others, 'remove', place)
  }
  return (
    <fieldset ref={list} id="question-options" tabIndex={-1} className="flex flex-col gap-4">
      <legend className="pb-2 font-semibold text-lg">{texts.options}</legend>
      {options.map((option, place) => {
        const letter = letterAt(place)
        return (
          <div key={place} className="flex flex-col gap-1 rounded-lg border border-line p-3">
            <div className="flex flex-wrap items-center gap-1">
              <label className="mr-auto flex min-h-11 items-center gap-2 font-medium">
                <input
                  type={kind === 'single-choice' ? 'radio' : 'checkbox'}
                  name="right-option"
                  className="size-5"
                  aria-label={texts.isRight(letter)}
                  checked={rightLetters(content).includes(letter)}
                  onChange={() => onChange(markRight(content, letter))}
                />
                {letter.toUpperCase()} {rightLetters(content).includes(letter) && texts.right}
              </label>
              <Act
                name={`up ${place}`}
                label={texts.up(letter)}
                disabled={place === 0}
                onClick={() => move(place, 'up')}
                icon={<ArrowUp aria-hidden="true" className="size-5" />}
              />
              <Act
                name={`down ${place}`}
                label={texts.down(letter)}
                disabled={place === options.length - 1}
                onClick={() => move(place, 'down')}
                icon={<ArrowDown aria-hidden="true" className="size-5" />}
              />
              <Act
                name={`remove ${place}`}
                label={texts.removeOption(letter)}
                disabled={options.length <= MIN_OPTIONS}
                onClick={() => remove(place)}
                icon={<Trash2 aria-hidden="true" className="size-5" />}
              />
            </div>
            <TextInLanguages
              label={texts.option(letter)}
              texts={option}
              languages={languages}
              rows={2}
              errorOf={(language) => errorOf(`content.options.${place}.${language}`)}
              onChange={(changed) =>
                onChange({ ...content, options: options.map((one, other) => (other === place ? changed : one)) })
              }
            />
          </div>
        )
      })}
      <Button
        variant="secondary"
        className="self-start"
        disabled={options.length >= MAX_OPTIONS}
        onClick={() => onChange({ ...content, options: [...options, {}] })}
      >
        {texts.addOption}
      </Button>
    </fieldset>
  )
}

type ActProps = {
  readonly name: string
  readonly label: string
  readonly disabled: boolean
  readonly onClick: () => void
  readonly icon: ReactNode
}

const Act = ({ name, label, ...rest }: ActProps) => (
  <Button variant="quiet" data-act={name} aria-label={label} {...rest} />
)

function NumberEditor({ content, errorOf, onChange }: Props) {
  const { low = '', high = '' } = content.answer?.kind === 'numeric' ? content.answer : {}
  const set = (next: { readonly low: string; readonly high: string }) =>
    onChange({
      ...content,
      answer: next.low === '' && next.high === '' ? null : { kind: 'numeric', ...next },
    })
  return (
    <fieldset id="question-options" tabIndex={-1} className="flex flex-col gap-2">
      <legend className="pb-2 font-semibold text-lg">{questionTexts.history.answer}</legend>
      <div className="grid max-w-md grid-cols-2 gap-3">
        <TextField
          label={texts.low}
          inputMode="decimal"
          maxLength={22}
          autoComplete="off"
          value={low}
          error={errorOf('content.answer.low')}
          onChange={(event) => {
            const typed = event.target.value.trim()
            // until an upper end is typed, the range is one number
            set({ low: typed, high: high === low ? typed : high })
          }}
        />
        <TextField
          label={texts.high}
          inputMode="decimal"
          maxLength={22}
          autoComplete="off"
          value={high}
          error={errorOf('content.answer.high')}
          onChange={(event) => set({ low, high: event.target.value.trim() })}
        />
      </div>
      <p className="text-ink-soft text-sm">{texts.numberHint}</p>
    </fieldset>
  )
}
