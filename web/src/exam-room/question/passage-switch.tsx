import type { Html } from '@pariksha/contract/exams/tests'
import { useState } from 'react'
import { classNames } from '../../shared/ui/class-names.ts'
import { useTexts } from '../texts.ts'

type At = { readonly question: number; readonly passage: number | undefined; readonly reading: boolean }

const SHORT_CHARACTERS = 300

/** A short passage, or a small table, stands above its question as any other text does. */
export const isLong = ({ en }: Html) => en.replace(/<[^>]*>/g, '').length > SHORT_CHARACTERS

/** A phone shows passage or question, each on the whole screen: the passage when it is new, then its questions. */
export function useReading(question: number, passage: number | undefined) {
  const begin = (before?: At): At => ({
    question,
    passage,
    reading: passage !== undefined && passage !== before?.passage,
  })
  const [at, setAt] = useState(begin)
  if (at.question !== question) setAt(begin(at))
  return {
    reading: passage !== undefined && at.reading,
    read: (reading: boolean) => setAt({ question, passage, reading }),
  }
}

type Props = { readonly text: Html; readonly reading: boolean; readonly onRead: (reading: boolean) => void }

export function PassageSwitch({ text, reading, onRead }: Props) {
  const texts = useTexts()
  const isData = /<(table|svg|img)\b/.test(text.en)
  const part = (label: string, isShown: boolean, show: boolean) => (
    <button
      type="button"
      aria-pressed={isShown}
      className={classNames(
        'min-h-11 flex-1 border-t-3 px-2 font-semibold text-sm',
        isShown ? 'border-accent text-accent' : 'border-transparent text-ink-soft',
      )}
      onClick={() => onRead(show)}
    >
      {label}
    </button>
  )
  return (
    <fieldset aria-label={texts.questionCard.passage} className="flex">
      {part(isData ? texts.questionCard.dataPart : texts.questionCard.passagePart, reading, true)}
      {part(texts.questionCard.questionPart, !reading, false)}
    </fieldset>
  )
}
