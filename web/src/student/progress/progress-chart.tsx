import type { TestInProgress } from '@pariksha/contract/results/progress'
import { CHART, type Figure, pointsOf, yOf } from './points.ts'
import { useTexts } from './texts.ts'

type Props = { readonly tests: readonly TestInProgress[]; readonly figure: Figure }

const LEFT = 44
const EDGE = 12

/** A line over the tests; the table behind it says the same. */
export function ProgressChart({ tests, figure }: Props) {
  const texts = useTexts()
  const { points, scale } = pointsOf(tests, figure)
  const marks = [scale.min, (scale.min + scale.max) / 2, scale.max]
  return (
    <svg
      role="img"
      aria-label={texts.chart(texts.figures[figure], points.length)}
      viewBox={`${-LEFT} ${-EDGE} ${CHART.width + LEFT + EDGE} ${CHART.height + 2 * EDGE}`}
      className="h-auto w-full text-accent"
    >
      {marks.map((mark) => (
        <g key={mark} className="text-ink-soft">
          <line
            x1={0}
            x2={CHART.width}
            y1={yOf(mark, scale)}
            y2={yOf(mark, scale)}
            stroke="var(--line)"
            strokeWidth={1}
          />
          <text x={-8} y={yOf(mark, scale) + 6} textAnchor="end" fontSize={18} fill="currentColor">
            {Math.round(mark)}
          </text>
        </g>
      ))}
      <polyline
        points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth={3}
        strokeLinejoin="round"
      />
      {points.map(({ x, y, place }) => (
        <circle key={place} cx={x} cy={y} r={5} fill="currentColor" />
      ))}
    </svg>
  )
}
