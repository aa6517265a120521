import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { Field, type FieldProps } from './field.tsx'

type Props = FieldProps &
  Omit<ComponentProps<'input'>, 'className' | 'id' | 'type'> & {
    readonly showLabel: string
    readonly hideLabel: string
  }

export function PasswordField(props: Props) {
  const { label, hint, error, required = false, className, showLabel, hideLabel, ...input } = props
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <Field label={label} hint={hint} error={error} required={required} className={className ?? ''}>
      {(wiring) => (
        <div className="relative">
          <input {...input} {...wiring} type={shown ? 'text' : 'password'} className={`${wiring.className} pr-12`} />
          <button
            type="button"
            aria-label={shown ? hideLabel : showLabel}
            aria-controls={wiring.id}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 right-0 flex w-11 items-center justify-center rounded-md text-ink-soft hover:text-ink"
          >
            <Icon aria-hidden="true" className="size-5" />
          </button>
        </div>
      )}
    </Field>
  )
}
