import type { VideoCategory } from '@pariksha/contract/videos'
import type { ReactNode } from 'react'

const LINES = 'fill-none stroke-accent'

/** What a video is about, where it brings no picture. */
const SCENES: Record<VideoCategory, ReactNode> = {
  quant: (
    <>
      <path d="M30 150h260M30 150V34" className="fill-none stroke-outline" strokeWidth="3" strokeLinecap="round" />
      <path d="M30 150L110 116L180 122L288 44" className={LINES} strokeWidth="5" strokeLinejoin="round" />
      {[
        [110, 116],
        [180, 122],
        [288, 44],
      ].map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="7" className="fill-surface stroke-accent" strokeWidth="4" />
      ))}
    </>
  ),
  reasoning: (
    <>
      {[0, 1, 2].map((row) =>
        [0, 1, 2, 3].map((column) => {
          const [x, y] = [62 + column * 65, 40 + row * 50]
          return (row + column) % 3 === 0 ? (
            <circle key={`${row}${column}`} cx={x} cy={y} r="15" className="fill-accent opacity-70" />
          ) : (row + column) % 3 === 1 ? (
            <rect
              key={`${row}${column}`}
              x={x - 14}
              y={y - 14}
              width="28"
              height="28"
              className={LINES}
              strokeWidth="4"
            />
          ) : (
            <path key={`${row}${column}`} d={`M${x} ${y - 16}l17 29h-34z`} className={LINES} strokeWidth="4" />
          )
        }),
      )}
    </>
  ),
  english: (
    <>
      <path
        d="M160 52c-28-18-68-20-104-12v104c36-8 76-6 104 12c28-18 68-20 104-12V40c-36-8-76-6-104 12z"
        className="fill-surface stroke-outline"
        strokeWidth="3"
      />
      <path
        d="M160 52v104M80 70q30-4 56 8M80 94q30-4 56 8M80 118q30-4 56 8"
        className={LINES}
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="M196 128l22-58l22 58M203 110h30"
        className={LINES}
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  gk: (
    <>
      <circle cx="160" cy="92" r="64" className="fill-surface stroke-accent" strokeWidth="4" />
      <path
        d="M96 92h128M160 28c-38 34-38 94 0 128M160 28c38 34 38 94 0 128M106 58h108M106 126h108"
        className={LINES}
        strokeWidth="3"
      />
    </>
  ),
  banks: (
    <>
      <path d="M80 76L160 32L240 76z" className="fill-surface stroke-accent" strokeWidth="4" strokeLinejoin="round" />
      <path d="M98 90v46M139 90v46M181 90v46M222 90v46" className="stroke-accent" strokeWidth="12" />
      <path d="M76 148h168" className="stroke-outline" strokeWidth="8" strokeLinecap="round" />
    </>
  ),
  miscellaneous: (
    <>
      <path
        d="M160 30l18 40l44 4l-33 29l10 43l-39-23l-39 23l10-43l-33-29l44-4z"
        className="fill-surface stroke-accent"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <circle cx="66" cy="60" r="10" className="fill-accent opacity-50" />
      <circle cx="256" cy="128" r="14" className={LINES} strokeWidth="4" />
    </>
  ),
}

export function DrawnThumbnail({ category }: { readonly category: VideoCategory }) {
  return (
    <svg viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" className="size-full" aria-hidden="true">
      <rect width="320" height="180" className="fill-accent-soft" />
      {SCENES[category]}
    </svg>
  )
}
