import { Link } from 'react-router'
import { useSite } from '../lib/site.ts'

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

/** The mark: a V that is also a tick, under a rising sun. */
function Mark() {
  return (
    <svg viewBox="0 0 32 32" className="size-8 shrink-0" aria-hidden="true">
      <rect width="32" height="32" rx="8" className="fill-accent" />
      <path
        d="M8 9.5l7.2 14h1.6L24 9.5"
        fill="none"
        strokeWidth="3.2"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-on-accent"
      />
      <circle cx="16" cy="9.5" r="2.1" className="fill-on-accent" />
    </svg>
  )
}
