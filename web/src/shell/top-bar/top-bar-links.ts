import { classNames } from '../../shared/ui/class-names.ts'

/** The look of an entry of the top bar. */
export function barLink(active: boolean): string {
  return classNames(
    'inline-flex min-h-11 items-center whitespace-nowrap rounded-sm px-2 hover:bg-sunken',
    active ? 'font-semibold text-accent' : 'text-ink-soft hover:text-ink',
  )
}
