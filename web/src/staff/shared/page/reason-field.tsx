import { TextField } from '../../../shared/ui/forms/text-field.tsx'
import { texts } from '../../texts.ts'

type Props = {
  /** Who reads it. */
  readonly hint?: string
  readonly maxLength?: number
  readonly defaultValue?: string
  readonly error: string | undefined
}

/** Why something is done, in a dialog. */
export function ReasonField({ maxLength = 300, ...more }: Props) {
  return (
    <TextField label={texts.form.reason} name="reason" required maxLength={maxLength} autoComplete="off" {...more} />
  )
}

export const textIn = (form: FormData, name: string): string => String(form.get(name) ?? '')
