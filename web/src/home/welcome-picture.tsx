/** An open door with the light of a desk behind it. */
export function WelcomePicture() {
  return (
    <svg viewBox="0 0 512 200" className="w-full bg-accent-soft" aria-hidden="true">
      <path d="M0 172h512v28H0z" className="fill-accent/25" />
      <path d="M196 36h120v136H196z" className="fill-surface" />
      <path d="M196 172l-60 28h240l-60-28z" className="fill-surface/60" />
      <path d="M196 36l-46 18v132l46-14z" className="fill-accent" />
      <circle cx="160" cy="118" r="4" className="fill-on-accent" />
      <path d="M222 138h68v6h-68zM228 144h5v28h-5zm51 0h5v28h-5z" className="fill-ink dark:fill-outline" />
      <rect x="236" y="98" width="44" height="30" rx="4" className="fill-ink dark:fill-outline" />
      <rect x="240" y="102" width="36" height="22" rx="2" className="fill-accent-soft" />
      <path
        d="M250 112l5 5 10-10"
        fill="none"
        className="stroke-good"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M255 128h6v10h-6z" className="fill-outline" />
      <g className="fill-warn">
        <path d="M88 66l5 12 12 5-12 5-5 12-5-12-12-5 12-5z" />
        <path d="M412 48l6 15 15 6-15 6-6 15-6-15-15-6 15-6z" />
        <path d="M382 120l3 7 7 3-7 3-3 7-3-7-7-3 7-3z" />
      </g>
    </svg>
  )
}
