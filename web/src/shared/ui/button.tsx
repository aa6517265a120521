import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from './class-names.ts'
import { Spinner } from './status/spinner.tsx'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent shadow-sm hover:bg-accent-strong',
  secondary: 'border border-outline bg-surface text-ink hover:border-ink-soft hover:bg-sunken',
  quiet: 'text-accent hover:bg-accent-soft',
  danger: 'border border-bad bg-surface text-bad hover:bg-bad-soft',
}

/** The classes of a button for other elements: a link, a summary. */
export function buttonClassName(variant: ButtonVariant = 'primary', className?: string): string {
  return classNames(
    'inline-flex min-h-11 items-center justify-center gap-2 rounded-md px-4 py-2 text-center font-semibold',
    'transition-colors duration-(--motion-fast) aria-disabled:cursor-not-allowed aria-disabled:opacity-55',
    VARIANTS[variant],
    className,
  )
}

type Props = ComponentProps<'button'> & {
  readonly variant?: ButtonVariant
  /** Shows a spinner and ignores presses. */
  readonly busy?: boolean
  readonly icon?: ReactNode
}

/** Also keeps a form from being submitted. */
const ignore = (event: MouseEvent) => event.preventDefault()

/** One that cannot be pressed keeps the focus, which the attribute `disabled` would take away. */
export function Button({ variant, busy, icon, className, children, disabled, type = 'button', ...rest }: Props) {
  return (
    <button
      type={type}
      className={buttonClassName(variant, className)}
      aria-busy={busy || undefined}
      {...rest}
      {...((busy || disabled) && { 'aria-disabled': true, onClick: ignore })}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  )
}

type LinkProps = ComponentProps<typeof Link> & { readonly variant?: ButtonVariant }

export function ButtonLink({ variant, className, ...rest }: LinkProps) {
  return <Link className={buttonClassName(variant, className as string | undefined)} {...rest} />
}
