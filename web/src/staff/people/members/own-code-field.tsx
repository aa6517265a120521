import { TextField } from '../../../shared/ui/forms/text-field.tsx'
import { memberTexts } from './member-texts.ts'

/** The code that the caller's own app shows. */
export function OwnCodeField({ error }: { readonly error: string | undefined }) {
  return (
    <TextField
      label={memberTexts.ownCode}
      hint={memberTexts.resetHint}
      name="code"
      required
      inputMode="numeric"
      autoComplete="one-time-code"
      error={error}
    />
  )
}
