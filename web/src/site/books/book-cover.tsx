import type { Book } from '@pariksha/contract/site/books'
import { DRAWN } from '../../shared/covers/cover.tsx'
import { coverOf } from '../../shared/covers/cover-of.ts'
import motifs from '../../shared/covers/motifs.svg?no-inline'

/** The uploaded cover, or else one drawn for its subject. */
export function BookCover({ book: { title, cover, extract } }: { readonly book: Book }) {
  if (cover !== null) return <img src={cover} alt="" loading="lazy" className="w-24 rounded-sm shadow-md sm:w-32" />
  const { motif, tint, turn } = coverOf(extract?.slug ?? '', title)
  return (
    <svg viewBox="0 0 120 160" data-tint={tint} className="w-24 rounded-sm shadow-md sm:w-32" aria-hidden="true">
      <rect width="120" height="160" className="fill-(--tint-plate)" />
      <g {...DRAWN} className="text-on-plate">
        <g className="opacity-15" transform={`rotate(${turn} 84 128)`}>
          <use href={`${motifs}#${motif}`} x="24" y="68" width="120" height="120" />
        </g>
        <use href={`${motifs}#${motif}`} x="24" y="74" width="56" height="56" />
      </g>
      <rect x="24" y="20" width="72" height="9" rx="2" className="fill-on-plate opacity-90" />
      <rect x="24" y="36" width="50" height="6" rx="2" className="fill-on-plate opacity-70" />
      <rect width="9" height="160" className="fill-ink opacity-25" />
    </svg>
  )
}
