import type { ReactNode } from 'react'

export type Course = 'SSC' | 'Bank' | 'AFCAT' | 'RRB' | 'ICET' | 'MAT' | 'CAT' | 'NIMCET'

/** One scene for each course, all standing on the same ground. */
export function CoursePicture({ name }: { readonly name: Course }) {
  return (
    <svg viewBox="0 0 160 100" className="mx-auto w-full max-w-52" aria-hidden="true">
      {SCENES[name]}
      <path d="M8 98h144" className="stroke-accent" strokeWidth="3" strokeLinecap="round" />
    </svg>
  )
}

const SCENES: Record<Course, ReactNode> = {
  // a ministry with its dome and flag
  SSC: (
    <g>
      <path d="M80 8v18" className="stroke-ink" strokeWidth="2.5" strokeLinecap="round" />
      <path d="M81 9h17l-4 5 4 5H81z" className="fill-warn" />
      <path d="M58 48a22 22 0 0 1 44 0z" className="fill-accent" />
      <path d="M28 48h104v8H28zM22 90h116v8H22z" className="fill-ink dark:fill-outline" />
      <path d="M34 56h12v34H34zm20 0h12v34H54zm40 0h12v34H94zm20 0h12v34h-12z" className="fill-surface" />
      <path d="M72 98V74a8 8 0 0 1 16 0v24z" className="fill-accent-strong" />
    </g>
  ),
  // the counter hall, and what is kept there
  Bank: (
    <g>
      <path d="M80 14l58 26v8H22v-8z" className="fill-accent" />
      <circle cx="80" cy="33" r="7" className="fill-accent-soft" />
      <path d="M32 48h12v42H32zm28 0h12v42H60zm28 0h12v42H88zm28 0h12v42h-12z" className="fill-surface" />
      <path d="M22 90h116v8H22z" className="fill-ink dark:fill-outline" />
      <g className="fill-warn-soft stroke-warn" strokeWidth="2">
        <ellipse cx="128" cy="92" rx="17" ry="6" />
        <ellipse cx="128" cy="84" rx="17" ry="6" />
        <ellipse cx="128" cy="76" rx="17" ry="6" />
      </g>
    </g>
  ),
  // a jet that climbs
  AFCAT: (
    <g>
      <path
        d="M18 84c26-4 40-10 56-22"
        fill="none"
        className="stroke-accent/40"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M30 94c22-3 38-9 52-20" fill="none" className="stroke-accent/40" strokeWidth="3" strokeLinecap="round" />
      <path d="M132 14c-20 4-34 14-48 30l-26 2-8 8 22 8 4 4 8 22 8-8 2-26c16-14 30-28 38-40z" className="fill-accent" />
      <path d="M132 14c-6 6-10 14-10 18l4-2c4-6 6-12 6-16z" className="fill-accent-strong" />
      <circle cx="107" cy="38" r="6" className="fill-surface" />
      <path d="M112 98c4-10 14-14 20-12 4-8 16-6 18 2 4 0 6 4 4 10z" className="fill-surface" />
    </g>
  ),
  // the engine of a train
  RRB: (
    <g>
      <path d="M30 84V38a14 14 0 0 1 14-14h40c24 0 44 22 50 44v16z" className="fill-accent" />
      <path d="M96 34c12 6 22 18 27 32H96z" className="fill-surface" />
      <path d="M42 36h18v20H42zm24 0h18v20H66z" className="fill-surface" />
      <path d="M30 66h62v6H30z" className="fill-warn" />
      <path d="M24 84h112v6H24z" className="fill-ink dark:fill-outline" />
      <g className="fill-ink dark:fill-outline">
        <circle cx="50" cy="90" r="8" />
        <circle cx="76" cy="90" r="8" />
        <circle cx="112" cy="90" r="8" />
      </g>
      <circle cx="129" cy="76" r="4" className="fill-warn-soft" />
      <path d="M58 24l8-10h16" fill="none" className="stroke-ink" strokeWidth="2.5" strokeLinejoin="round" />
    </g>
  ),
  // a mortarboard on what it is earned with
  ICET: (
    <g>
      <rect x="46" y="82" width="72" height="16" rx="3" className="fill-warn" />
      <rect x="40" y="68" width="72" height="14" rx="3" className="fill-surface" />
      <path d="M46 72h60M46 77h60" className="stroke-line" strokeWidth="2" />
      <path d="M56 44v16c14 10 34 10 48 0V44z" className="fill-accent-strong" />
      <path d="M80 18l54 20-54 20-54-20z" className="fill-accent" />
      <path d="M80 38l44 6v20" fill="none" className="stroke-warn" strokeWidth="3" strokeLinejoin="round" />
      <circle cx="124" cy="67" r="4.5" className="fill-warn" />
    </g>
  ),
  // figures that rise
  MAT: (
    <g>
      <rect x="26" y="18" width="108" height="76" rx="6" className="fill-surface" />
      <path d="M40 84V64h14v20zm22 0V52h14v32zm22 0V58h14v26zm22 0V38h14v46z" className="fill-accent" />
      <path
        d="M42 52l26-14 20 8 30-20"
        fill="none"
        className="stroke-warn"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M107 25l12 0-3 12"
        fill="none"
        className="stroke-warn"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  ),
  // the middle of the target
  CAT: (
    <g>
      <path
        d="M62 78l-14 20m50-20l14 20"
        className="stroke-ink dark:stroke-outline"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <circle cx="80" cy="50" r="40" className="fill-accent" />
      <circle cx="80" cy="50" r="29" className="fill-surface" />
      <circle cx="80" cy="50" r="18" className="fill-accent" />
      <circle cx="80" cy="50" r="7" className="fill-surface" />
      <path d="M80 50l46-32" className="stroke-warn" strokeWidth="4" strokeLinecap="round" />
      <path d="M122 10l4 8 10 0-10 8-8-2z" className="fill-warn" />
    </g>
  ),
  // a program on a screen
  NIMCET: (
    <g>
      <rect x="30" y="16" width="100" height="66" rx="7" className="fill-ink dark:fill-outline" />
      <rect x="36" y="22" width="88" height="54" rx="3" className="fill-surface" />
      <path
        d="M56 38L46 48l10 10m48-20l10 10-10 10M86 34L74 64"
        fill="none"
        className="stroke-accent"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M16 88h128l-8 10H24z" className="fill-outline" />
      <path d="M66 88h28v4H66z" className="fill-surface" />
    </g>
  ),
}
