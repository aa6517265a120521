/** A shelf with one leaning book. */
export function EmptyShelf() {
  return (
    <svg viewBox="0 0 160 100" className="w-40" aria-hidden="true">
      <path d="M8 88h144" className="stroke-outline" strokeWidth="4" strokeLinecap="round" />
      <rect x="24" y="30" width="18" height="56" rx="3" className="fill-accent-soft stroke-accent" strokeWidth="2" />
      <path d="M28 42h10M28 48h10" className="stroke-accent" strokeWidth="2" strokeLinecap="round" />
      <g transform="rotate(-18 62 86)">
        <rect x="62" y="36" width="15" height="50" rx="3" className="fill-sunken stroke-outline" strokeWidth="2" />
      </g>
      <path
        d="M98 86V40M118 86V52M138 86V44"
        className="stroke-line"
        strokeWidth="2"
        strokeDasharray="3 5"
        strokeLinecap="round"
      />
    </svg>
  )
}
