import type { ComponentProps } from 'react'
import { TextField } from '../ui/text-field.tsx'
import { useTexts } from './texts.ts'

type Props = Omit<ComponentProps<typeof TextField>, 'label' | 'hint'>

/** For a code that came by mail or SMS: phones offer it above the keyboard. */
export function CodeField(props: Props) {
  const texts = useTexts()
  return (
    <TextField
      label={texts.fields.code}
      hint={texts.fields.codeHint}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      required
      {...props}
    />
  )
}
