import type { ReactNode } from 'react'
import { classNames } from '../../../shared/ui/class-names.ts'

type Props = {
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
  /** The one control inside carries the label itself. */
  readonly bare?: boolean
  readonly children: ReactNode
}

/** Controls that belong together, or one that labels itself, with what is to be known and what is wrong. */
export function Group({ label, hint, error, bare = false, children }: Props) {
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className={classNames(bare ? 'sr-only' : 'mb-1.5 font-medium')}>{label}</legend>
      {children}
      {hint && <p className={classNames('text-ink-soft text-sm', bare && '-mt-2 pl-8')}>{hint}</p>}
      {error && (
        <p role="alert" className="text-bad text-sm">
          {error}
        </p>
      )}
    </fieldset>
  )
}
