import type { ComponentProps } from 'react'
import { TextField } from '../../../shared/ui/forms/text-field.tsx'
import { useTexts } from '../texts.ts'

type Props = Omit<ComponentProps<typeof TextField>, 'label' | 'hint'> & { readonly digits?: 6 | 8 }

/** For a code that came by mail or SMS; phones suggest it above the keyboard. */
export function CodeField({ digits = 6, ...props }: Props) {
  const texts = useTexts()
  return (
    <TextField
      label={texts.fields.code}
      hint={digits === 6 ? texts.fields.codeHint : texts.fields.longCodeHint}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={digits}
      required
      {...props}
    />
  )
}
