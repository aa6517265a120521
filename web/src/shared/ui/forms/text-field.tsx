import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './field.tsx'

type Props = FieldProps & Omit<ComponentProps<'input'>, 'className' | 'id'>

export function TextField({ label, hint, error, required = false, className, ...input }: Props) {
  return (
    <Field label={label} hint={hint} error={error} required={required} className={className ?? ''}>
      {(wiring) => <input {...input} {...wiring} />}
    </Field>
  )
}
