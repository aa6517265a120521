import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'

export type FieldProps = {
  readonly label: string
  readonly hint?: ReactNode
  readonly error?: string | undefined
  /** Shows the red asterisk. */
  readonly required?: boolean
  readonly className?: string
}

/** The attributes of the control. */
export type FieldWiring = {
  readonly id: string
  readonly required: boolean | undefined
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
  readonly className: string
}

const CONTROL =
  'min-h-11 w-full rounded-md border bg-surface px-3 py-2 text-ink placeholder:text-ink-faint ' +
  'disabled:bg-sunken disabled:text-ink-soft'

/** A label, a control, a hint and an error, associated by id. */
export function Field({
  label,
  hint,
  error,
  required,
  className,
  children,
}: FieldProps & { readonly children: (wiring: FieldWiring) => ReactNode }) {
  const id = useId()
  const describedBy = classNames(hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`)
  return (
    <div className={classNames('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className="font-medium">
        {label}
        {required && (
          <span aria-hidden="true" className="text-bad">
            {' '}
            *
          </span>
        )}
      </label>
      {children({
        id,
        required,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-describedby': describedBy || undefined,
        className: classNames(CONTROL, error === undefined ? 'border-outline' : 'border-bad'),
      })}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-ink-soft text-sm">
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} role="alert" className="text-bad text-sm">
          {error}
        </p>
      )}
    </div>
  )
}
