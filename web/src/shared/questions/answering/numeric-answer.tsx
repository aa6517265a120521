import { readChoice } from '@pariksha/domain/question'
import { Delete } from 'lucide-react'
import { useId, useState } from 'react'
import type { Answering } from '../question.ts'
import { useTexts } from '../texts.ts'

const KEYS = ['7', '8', '9', '4', '5', '6', '1', '2', '3', '-', '0', '.']

/** A typed number, with the keypad of the real examination screen. What is no number yet is not saved. */
export function NumericAnswer({ choice: saved, disabled: isOff, onAnswer }: Answering) {
  const texts = useTexts().typed
  const disabled = isOff || !onAnswer
  const id = useId()
  const [draft, setDraft] = useState(saved ?? '')
  // Cleared or put back by a button elsewhere: the field follows what is saved.
  const [known, setKnown] = useState(saved)
  if (saved !== known) {
    setKnown(saved)
    if (saved !== readNumber(draft)) setDraft(saved ?? '')
  }
  const type = (text: string) => {
    setDraft(text)
    onAnswer?.(readNumber(text))
  }
  const press = (key: string) => type(key === '-' ? toggleMinus(draft) : draft + key)
  const unfinished = draft !== '' && readNumber(draft) === null
  return (
    <div className="flex w-full max-w-64 flex-col gap-3">
      <label htmlFor={id} className="font-medium">
        {texts.label}
      </label>
      <input
        id={id}
        // The keypad below stands in for the phone's own keyboard.
        inputMode="none"
        autoComplete="off"
        maxLength={22}
        value={draft}
        disabled={disabled}
        aria-describedby={unfinished ? `${id}-problem` : undefined}
        onChange={(event) => type(event.target.value)}
        className="figures min-h-12 rounded-md border border-outline bg-surface px-3 text-right text-xl"
      />
      {unfinished && (
        <p id={`${id}-problem`} role="status" className="text-sm text-warn">
          {texts.notANumber}
        </p>
      )}
      <div className="grid grid-cols-3 gap-2">
        {KEYS.map((key) => (
          <Key key={key} disabled={disabled} onPress={() => press(key)}>
            {key === '-' ? '+/−' : key}
          </Key>
        ))}
        <Key disabled={disabled} onPress={() => type(draft.slice(0, -1))} label={texts.backspace}>
          <Delete aria-hidden="true" className="size-5" />
        </Key>
        <button
          type="button"
          disabled={disabled || draft === ''}
          className="col-span-2 min-h-12 rounded-md border border-outline font-semibold disabled:opacity-55"
          onClick={() => type('')}
        >
          {texts.clear}
        </button>
      </div>
    </div>
  )
}

type KeyProps = {
  readonly children: React.ReactNode
  readonly label?: string
  readonly disabled: boolean
  readonly onPress: () => void
}

function Key({ children, label, disabled, onPress }: KeyProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onPress}
      className="flex min-h-12 touch-manipulation items-center justify-center rounded-md border border-outline bg-surface font-semibold text-lg hover:bg-sunken disabled:opacity-55"
    >
      {children}
    </button>
  )
}

/** "12." is read as 12 while the decimals are still to come. */
const readNumber = (text: string): string | null =>
  readChoice({ kind: 'numeric', optionCount: 0 }, text.replace(/\.$/, '')) ?? null

const toggleMinus = (text: string): string => (text.startsWith('-') ? text.slice(1) : `-${text}`)
