import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './field.tsx'

type Props = FieldProps &
  Omit<ComponentProps<'select'>, 'className' | 'id'> & {
    readonly choices: readonly { readonly value: string; readonly label: string }[]
  }

export function SelectField({ label, hint, error, required = false, className, choices, ...select }: Props) {
  return (
    <Field label={label} hint={hint} error={error} required={required} className={className ?? ''}>
      {(wiring) => (
        <select {...select} {...wiring}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
