import type { AttemptOfStudent } from '@pariksha/contract/results/staff-results'
import { dayText } from '../../../shared/lib/format/dates.ts'
import { studentTexts } from './student-texts.ts'

type Point = { readonly id: number; readonly title: string; readonly at: string; readonly percent: number }

const pointsOf = (attempts: readonly AttemptOfStudent[]): readonly Point[] =>
  attempts
    .flatMap(({ id, title, started_at: at, score, max_marks }) =>
      score === null || max_marks <= 0 ? [] : [{ id, title, at, percent: Math.round((score / max_marks) * 1000) / 10 }],
    )
    .toReversed()

const HEIGHT = 140
const ABOVE = 12
const BELOW = 24

/** Marks in percent from test to test, and the same as a table. */
export function Progress({ attempts }: { readonly attempts: readonly AttemptOfStudent[] }) {
  const points = pointsOf(attempts)
  const { title, chart, asTable, date, test, percent } = studentTexts.progress
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 2) return null
  return (
    <figure className="flex flex-col gap-2 rounded-lg border border-line bg-surface p-4">
      <figcaption className="font-medium">{title}</figcaption>
      <Line points={points} label={chart(points.length)} />
      <p className="figures flex justify-between text-ink-soft text-xs">
        <span>{dayText(first.at, 'en')}</span>
        <span>{dayText(last.at, 'en')}</span>
      </p>
      <details>
        <summary className="min-h-11 cursor-pointer py-2 text-accent underline">{asTable}</summary>
        <table className="figures w-full text-left">
          <thead className="text-ink-soft text-sm">
            <tr>
              {[date, test, percent].map((name) => (
                <th key={name} scope="col" className="py-1 pr-4 font-medium">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.map((point) => (
              <tr key={point.id} className="border-line border-t">
                <td className="py-1 pr-4">{dayText(point.at, 'en')}</td>
                <td className="py-1 pr-4 [overflow-wrap:anywhere]">{point.title}</td>
                <td className="py-1">{point.percent}%</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}

/** Places across are in percent, so that letters and dots stay as large as they are on every screen. */
function Line({ points, label }: { readonly points: readonly Point[]; readonly label: string }) {
  const lowest = Math.min(0, ...points.map(({ percent }) => percent))
  const floor = HEIGHT - BELOW
  const placed = points.map((point, index) => ({
    ...point,
    x: 14 + (index * 84) / (points.length - 1),
    y: ABOVE + ((100 - point.percent) * (floor - ABOVE)) / (100 - lowest),
  }))
  const levels = [0, 50, 100].map((level) => ({
    level,
    y: ABOVE + ((100 - level) * (floor - ABOVE)) / (100 - lowest),
  }))
  return (
    <svg role="img" aria-label={label} width="100%" height={HEIGHT - BELOW + 8} className="figures text-xs">
      {levels.map(({ level, y }) => (
        <g key={level}>
          <line x1="0" x2="100%" y1={y} y2={y} className="stroke-line" />
          <text x="0" y={y - 3} className="fill-ink-soft">
            {level}%
          </text>
        </g>
      ))}
      {placed.slice(1).map((to, index) => {
        const from = placed[index] ?? to
        return (
          <line
            key={to.id}
            x1={`${from.x}%`}
            y1={from.y}
            x2={`${to.x}%`}
            y2={to.y}
            strokeWidth="2"
            className="stroke-accent"
          />
        )
      })}
      {placed.map(({ id, x, y }) => (
        <circle key={id} cx={`${x}%`} cy={y} r={placed.length > 40 ? 2 : 3.5} className="fill-accent" />
      ))}
    </svg>
  )
}
