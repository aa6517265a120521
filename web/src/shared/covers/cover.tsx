import { classNames } from '../ui/class-names.ts'
import type { CoverLook } from './cover-of.ts'
import motifs from './motifs.svg?no-inline'

type Props = {
  readonly look: CoverLook
  /** A band over a text, or the shape of a video, in whose middle something stands. */
  readonly shape?: 'band' | 'video'
  readonly className?: string
}

/** As the motifs are drawn: what is taken from a file does not take the looks of the file along. */
export const DRAWN = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

/** The picture over a text or a video that brings none: what it is about, in the colour of its subject. */
export function Cover({ look: { motif, tint, turn }, shape = 'band', className }: Props) {
  return (
    <svg
      viewBox={shape === 'band' ? '0 0 320 112' : '0 0 320 180'}
      preserveAspectRatio="xMinYMid slice"
      data-tint={tint}
      className={classNames('shrink-0 bg-tint-soft text-tint', className)}
      {...DRAWN}
      aria-hidden="true"
    >
      <g className="opacity-15" transform={`rotate(${turn} 236 56)`}>
        <use href={`${motifs}#${motif}`} x="146" y="-34" width="180" height="180" />
      </g>
      <use href={`${motifs}#${motif}`} x="24" y="24" width="64" height="64" />
    </svg>
  )
}
