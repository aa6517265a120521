import type { Slide } from '@pariksha/contract/institute'
import type { ReactNode } from 'react'

/** The pictures of the banner, drawn for it. */
export function SlidePicture({ name }: { readonly name: Slide['picture'] }) {
  const Picture = PICTURES[name]
  return (
    <svg
      viewBox="0 0 320 200"
      className="mx-auto w-full max-w-sm max-sm:order-first max-sm:max-h-40"
      aria-hidden="true"
    >
      <ellipse cx="160" cy="108" rx="150" ry="88" className="fill-accent-soft" />
      <Picture />
    </svg>
  )
}

export const SLIDE_PICTURE_NAMES = ['hall', 'exams', 'solutions', 'network'] as const

const PICTURES: Record<Slide['picture'], () => ReactNode> = {
  hall: Hall,
  exams: Exams,
  solutions: Solutions,
  network: Network,
}

/** A desk of the examination hall: the screen with its palette. */
function Hall() {
  return (
    <g>
      <rect x="70" y="28" width="180" height="118" rx="10" className="fill-ink dark:fill-outline" />
      <rect x="77" y="35" width="166" height="104" rx="5" className="fill-surface" />
      <path d="M140 146h40l6 20h-52z" className="fill-outline" />
      <path d="M40 168h240" className="stroke-outline" strokeWidth="4" strokeLinecap="round" />
      <rect x="87" y="45" width="70" height="7" rx="3.5" className="fill-ink" />
      <g className="fill-line">
        <rect x="87" y="60" width="84" height="6" rx="3" />
        <rect x="87" y="71" width="64" height="6" rx="3" />
      </g>
      {[86, 101, 116].map((y, index) => (
        <g key={y}>
          <circle
            cx="92"
            cy={y + 4}
            r="4.5"
            className={index === 1 ? 'fill-accent' : 'fill-surface stroke-outline'}
            strokeWidth="1.5"
          />
          <rect x="102" y={y + 1} width={[52, 62, 44][index] ?? 50} height="6" rx="3" className="fill-line" />
        </g>
      ))}
      {[0, 1, 2, 3, 4, 5, 6, 7, 8].map((index) => (
        <rect
          key={index}
          x={186 + (index % 3) * 17}
          y={48 + Math.floor(index / 3) * 17}
          width="13"
          height="13"
          rx="4"
          className={
            ['fill-answered', 'fill-answered', 'fill-not-answered', 'fill-answered', 'fill-marked'][index] ??
            'fill-line'
          }
        />
      ))}
      <rect x="186" y="112" width="47" height="16" rx="5" className="fill-accent" />
    </g>
  )
}

/** The tiles of the examinations around one book. */
function Exams() {
  return (
    <g>
      <path
        d="M160 70c-22-14-50-14-74-6v88c24-8 52-8 74 6 22-14 50-14 74-6V64c-24-8-52-8-74 6z"
        className="fill-surface"
      />
      <path
        d="M160 70c-22-14-50-14-74-6v88c24-8 52-8 74 6 22-14 50-14 74-6V64c-24-8-52-8-74 6zM160 70v88"
        fill="none"
        className="stroke-outline"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <path
        d="M100 84c14-3 30-2 44 4M100 102c14-3 30-2 44 4M100 120c14-3 30-2 44 4"
        fill="none"
        className="stroke-line"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path
        d="M176 88c14-6 30-7 44-4M176 106c14-6 30-7 44-4"
        fill="none"
        className="stroke-line"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path
        d="M176 126l10 9 24-24"
        fill="none"
        className="stroke-good"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <g strokeWidth="2">
        <rect x="28" y="34" width="44" height="44" rx="10" className="fill-surface stroke-line" />
        <rect x="252" y="28" width="44" height="44" rx="10" className="fill-surface stroke-line" />
        <rect x="20" y="120" width="44" height="44" rx="10" className="fill-surface stroke-line" />
        <rect x="258" y="116" width="44" height="44" rx="10" className="fill-surface stroke-line" />
      </g>
      <path d="M38 66V54h6v12m3 0V48h6v18m3 0V58h6v8" className="fill-accent" />
      <path
        d="M274 36l13 8v3h-26v-3zM264 50h4v12h-4zm8 0h4v12h-4zm8 0h4v12h-4zM261 63h26v3h-26z"
        className="fill-accent"
      />
      <path d="M42 129l14 14-14 14-14-14z" className="fill-warn" />
      <circle cx="280" cy="138" r="12" fill="none" className="stroke-marked" strokeWidth="4" />
      <path d="M280 131v7l5 4" fill="none" className="stroke-marked" strokeWidth="3" strokeLinecap="round" />
    </g>
  )
}

/** A paper that was looked through, and what it adds up to. */
function Solutions() {
  return (
    <g>
      <rect x="76" y="24" width="112" height="152" rx="8" className="fill-surface stroke-outline" strokeWidth="2" />
      {[48, 80, 112, 144].map((y, index) => (
        <g key={y} strokeWidth="4" fill="none" strokeLinecap="round" strokeLinejoin="round">
          {index === 2 ? (
            <path d={`M92 ${y - 6}l11 11m0-11l-11 11`} className="stroke-bad" />
          ) : (
            <path d={`M91 ${y}l5 5 9-10`} className="stroke-good" />
          )}
          <path d={`M116 ${y - 4}h54M116 ${y + 6}h36`} className="stroke-line" />
        </g>
      ))}
      <rect x="164" y="86" width="96" height="84" rx="10" className="fill-surface stroke-line" strokeWidth="2" />
      <path d="M178 154v-22m20 22v-34m20 34v-28m20 28v-46" className="stroke-accent" strokeWidth="11" />
      <circle cx="252" cy="54" r="22" className="fill-warn-soft" />
      <path
        d="M252 40a10 10 0 0 0-5 18.6V63h10v-4.4A10 10 0 0 0 252 40zm-4 27h8"
        fill="none"
        className="stroke-warn"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  )
}

/** A phone that keeps what the cloud has not got yet. */
function Network() {
  return (
    <g>
      <path
        d="M214 78a26 26 0 0 1 50 9 20 20 0 0 1-2 40h-58a24 24 0 0 1 0-48 26 26 0 0 1 10-1z"
        className="fill-surface stroke-outline"
        strokeWidth="2.5"
      />
      <path
        d="M214 104l9 9 18-19"
        fill="none"
        className="stroke-good"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <rect x="66" y="30" width="82" height="148" rx="14" className="fill-ink dark:fill-outline" />
      <rect x="71" y="36" width="72" height="136" rx="9" className="fill-surface" />
      <g className="fill-line">
        <rect x="82" y="52" width="50" height="6" rx="3" />
        <rect x="82" y="64" width="36" height="6" rx="3" />
      </g>
      {[82, 102, 122].map((y, index) => (
        <rect
          key={y}
          x="82"
          y={y}
          width="50"
          height="14"
          rx="5"
          className={index === 1 ? 'fill-accent-soft stroke-accent' : 'fill-surface stroke-line'}
          strokeWidth="1.5"
        />
      ))}
      <rect x="82" y="146" width="50" height="14" rx="5" className="fill-accent" />
      <path
        d="M160 104h8m8 0h8m-24 0"
        className="stroke-accent"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="1 9"
      />
    </g>
  )
}
