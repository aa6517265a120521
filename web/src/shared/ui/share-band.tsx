/** What a strength looks like without its colour. */
export const STRENGTH_SYMBOLS = { strong: '▲', weak: '▼', middle: '●', 'too-few': '○' } as const

/** Of the picture that the band is drawn in. */
export const BAND_HEIGHT = 22
const EDGE = 5

/** Where a share is drawn, from 0 to 1. */
export const placeOfShare = (share: number, width: number): number => EDGE + share * (width - 2 * EDGE)

type Props = {
  readonly width: number
  /** Null: only the scale. */
  readonly share: number | null
  readonly low: number
  readonly high: number
}

/** A share as a line in the band in which the true one may lie, on a scale from none to all; inside of an SVG. */
export function ShareBand({ width, share, low, high }: Props) {
  const x = (of: number) => placeOfShare(of, width)
  return (
    <>
      <path
        d={`M${x(0)} ${BAND_HEIGHT / 2}H${x(1)}M${x(0)} 6v10M${x(0.5)} 8v6M${x(1)} 6v10`}
        className="stroke-outline"
      />
      {share !== null && (
        <>
          <rect
            x={x(low)}
            y="5"
            width={x(high) - x(low)}
            height="12"
            rx="3"
            className="fill-accent-soft stroke-accent"
          />
          <path d={`M${x(share)} 3v16`} className="stroke-accent" strokeWidth="3" />
        </>
      )}
    </>
  )
}
