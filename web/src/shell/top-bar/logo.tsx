import { Link } from 'react-router'
import { useSite } from '../../shared/lib/site.ts'

export function Logo() {
  const { name, logo } = useSite()
  return (
    <Link
      to="/"
      className="flex min-h-11 min-w-0 items-center gap-2 rounded-sm font-semibold sm:gap-2.5 sm:text-lg tracking-tight"
    >
      {logo ? <img src={logo} alt="" className="h-8 w-auto max-w-32 shrink-0 object-contain" /> : <Mark />}
      <span className="truncate">{name}</span>
    </Link>
  )
}

/** The mark of the product: a tick. */
function Mark() {
  return (
    <svg viewBox="0 0 32 32" className="size-8 shrink-0" aria-hidden="true">
      <rect width="32" height="32" rx="8" className="fill-accent" />
      <path
        d="M7.5 16.5l6 6.5L24.5 10"
        fill="none"
        strokeWidth="3.2"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-on-accent"
      />
    </svg>
  )
}
