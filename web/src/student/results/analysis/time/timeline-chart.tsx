import { minutesText } from '../../../../shared/lib/format/durations.ts'
import type { Band, Visit } from './timeline.ts'

const TOP = 4
const BOTTOM = 22
const MARGIN = 34
export const HEIGHT = 260

type Props = {
  readonly width: number
  /** How long the test took. */
  readonly seconds: number
  /** Seconds between two axis ticks. */
  readonly tick: number
  readonly questionCount: number
  readonly visits: readonly Visit[]
  readonly bands: readonly Band[]
  readonly breaks: readonly { readonly from: number; readonly until: number }[]
}

/** Time to the right, questions from top to bottom. */
export function TimelineChart({ width, seconds, tick, questionCount, visits, bands, breaks }: Props) {
  const x = (time: number) => MARGIN + (Math.min(time, seconds) / Math.max(1, seconds)) * (width - MARGIN - 6)
  const y = (number: number) => TOP + ((number - 0.5) / questionCount) * (HEIGHT - TOP - BOTTOM)
  return (
    <>
      {bands.map(({ name, first, last }, index) => (
        <g key={name}>
          <rect
            x={MARGIN}
            y={y(first - 0.5)}
            width={width - MARGIN - 6}
            height={y(last + 0.5) - y(first - 0.5)}
            className={index % 2 === 0 ? 'fill-sunken' : 'fill-page'}
          />
          <text x={MARGIN - 6} y={y(first - 0.5) + 11} textAnchor="end" className="fill-ink-soft text-[0.6875rem]">
            {first}
          </text>
        </g>
      ))}
      {breaks.map(({ from, until }) => (
        <rect
          key={from}
          x={x(from)}
          y={TOP}
          width={Math.max(2, x(until) - x(from))}
          height={HEIGHT - TOP - BOTTOM}
          fill="url(#pattern-dots)"
          opacity="0.7"
        />
      ))}
      {Array.from({ length: Math.floor(seconds / tick) + 1 }, (_, place) => place * tick).map((time) => (
        <g key={time}>
          <path d={`M${x(time)} ${HEIGHT - BOTTOM}v4`} className="stroke-outline" />
          <text
            x={x(time)}
            y={HEIGHT - 5}
            textAnchor={time === 0 ? 'start' : x(time) > width - 20 ? 'end' : 'middle'}
            className="fill-ink-soft text-[0.6875rem]"
          >
            {tick < 60 ? minutesText(time) : time / 60}
          </text>
        </g>
      ))}
      <path d={lineOf(visits, x, y)} fill="none" className="stroke-ink-faint" strokeWidth="1" />
      {visits.map(({ number, from, spent, isReturn }) => (
        <path
          key={`${from} ${number}`}
          d={`M${x(from)} ${y(number)}H${Math.max(x(from) + 1.5, x(from + spent))}`}
          className={isReturn ? 'stroke-bad' : 'stroke-accent'}
          strokeWidth={isReturn ? 5 : 3}
          strokeDasharray={isReturn ? '2 1.5' : undefined}
        />
      ))}
      {bands.length > 1 &&
        bands.map(({ name, first }) => (
          <text
            key={name}
            x={width - 10}
            y={y(first - 0.5) + 13}
            textAnchor="end"
            strokeWidth="3"
            paintOrder="stroke"
            className="fill-ink-soft stroke-surface text-[0.6875rem]"
          >
            {name}
          </text>
        ))}
    </>
  )
}

/** The way from one visit to the next. */
const lineOf = (visits: readonly Visit[], x: (time: number) => number, y: (number: number) => number): string =>
  visits
    .map(({ number, from }, place) => (place === 0 ? `M${x(from)} ${y(number)}` : `H${x(from)}V${y(number)}`))
    .join('')
