import { Field } from '../../../shared/ui/forms/field.tsx'
import { useTexts } from '../texts.ts'

type Props = { readonly value: string; readonly maxLength: number; readonly onChange: (value: string) => void }

/** The text field of the note; grows with its content where the browser supports it. */
export function NoteText({ value, maxLength, onChange }: Props) {
  const texts = useTexts()
  return (
    <Field label={texts.editor.text} hint={texts.editor.hint}>
      {(wiring) => (
        <textarea
          {...wiring}
          className={`${wiring.className} field-sizing-content min-h-72`}
          maxLength={maxLength}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
