import { TextField } from '../../ui/forms/text-field.tsx'
import { studentTexts } from './student-texts.ts'

/** Every act on an account says why. */
export function ReasonField({ error }: { readonly error: string | undefined }) {
  return (
    <TextField
      label={studentTexts.reason}
      hint={studentTexts.reasonHint}
      name="reason"
      required
      maxLength={300}
      autoComplete="off"
      error={error}
    />
  )
}

export const textIn = (form: FormData, name: string): string => String(form.get(name) ?? '')
