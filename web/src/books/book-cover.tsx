import type { Book } from '@pariksha/contract/books'

const PATTERNS = [
  'M0 120L120 0M0 160L120 40M-40 120L80 0M40 160L160 40M80 160L200 40',
  'M0 60h120M0 84h120M0 108h120M0 132h120',
  'M60 150a40 40 0 1 1 .1 0M60 136a26 26 0 1 1 .1 0M60 122a12 12 0 1 1 .1 0',
  'M20 60v90M44 84v66M68 72v78M92 100v50',
] as const

/** Its own picture, else a plain cover that differs from its neighbours. */
export function BookCover({ book: { id, cover } }: { readonly book: Book }) {
  if (cover !== null) return <img src={cover} alt="" loading="lazy" className="w-24 rounded-sm shadow-md sm:w-32" />
  return (
    <svg viewBox="0 0 120 160" className="w-24 rounded-sm shadow-md sm:w-32" aria-hidden="true">
      <rect width="120" height="160" className="fill-accent" />
      <path d={PATTERNS[id % PATTERNS.length]} className="fill-none stroke-on-accent opacity-25" strokeWidth="6" />
      <rect x="14" y="20" width="76" height="10" rx="2" className="fill-on-accent opacity-90" />
      <rect x="14" y="36" width="54" height="6" rx="2" className="fill-on-accent opacity-70" />
      <rect width="7" height="160" className="fill-ink opacity-25" />
    </svg>
  )
}
