import type { Distribution as Marks } from '@pariksha/contract/results/staff-results'
import { resultsTexts } from './results-texts.ts'

type Props = { readonly of: Marks | null; readonly maxMarks: number }

/** How the marks of ranked results are distributed: figures, a histogram, and the same as a table. */
export function Distribution({ of: marks, maxMarks }: Props) {
  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-semibold text-lg">{resultsTexts.marks}</h2>
      <p className="max-w-prose text-ink-soft text-sm">{resultsTexts.counting}</p>
      {marks === null ? (
        <p className="text-ink-soft">{resultsTexts.noMarks}</p>
      ) : (
        <div className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-4">
          <Figures marks={marks} maxMarks={maxMarks} />
          <Histogram marks={marks} />
          <BinTable marks={marks} />
        </div>
      )}
    </section>
  )
}

function Figures({ marks, maxMarks }: { readonly marks: Marks; readonly maxMarks: number }) {
  const { figures, of } = resultsTexts
  const facts = [
    [figures.count, String(marks.count)],
    [figures.mean, of(marks.mean, maxMarks)],
    [figures.median, String(marks.median)],
    [figures.highest, String(marks.highest)],
    [figures.lowest, String(marks.lowest)],
  ] as const
  return (
    <dl className="figures flex flex-wrap gap-x-8 gap-y-2">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-ink-soft text-sm">{name}</dt>
          <dd className="font-semibold text-lg">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const HEIGHT = 220
/** Height of the numbers above the bars, and of the marks below them. */
const ABOVE = 20
const BELOW = 40
const LABELS = 5

/** Widths are in percent, so that letters stay as large as they are on every screen. */
function Histogram({ marks: { bins, count } }: { readonly marks: Marks }) {
  const highest = Math.max(...bins.map((bin) => bin.count))
  const width = 100 / bins.length
  const floor = HEIGHT - BELOW
  const every = Math.ceil(bins.length / LABELS)
  const last = bins.at(-1)
  return (
    <svg
      role="img"
      aria-label={resultsTexts.chart(count)}
      width="100%"
      height={HEIGHT}
      className="figures overflow-visible text-xs"
    >
      {bins.map((bin, index) => {
        const height = ((floor - ABOVE) * bin.count) / highest
        return (
          <g key={bin.from}>
            {bin.count > 0 && (
              <rect
                x={`${(index + 0.08) * width}%`}
                y={floor - height}
                width={`${width * 0.84}%`}
                height={height}
                className="fill-accent"
              />
            )}
            {bin.count > 0 && (bins.length <= 12 || bin.count === highest) && (
              <text x={`${(index + 0.5) * width}%`} y={floor - height - 5} textAnchor="middle" className="fill-ink">
                {bin.count}
              </text>
            )}
            {index % every === 0 && (
              <text
                x={`${index * width}%`}
                y={floor + 16}
                textAnchor={index === 0 ? 'start' : 'middle'}
                className="fill-ink-soft"
              >
                {bin.from}
              </text>
            )}
          </g>
        )
      })}
      <line x1="0" x2="100%" y1={floor} y2={floor} className="stroke-outline" />
      <text x="100%" y={floor + 16} textAnchor="end" className="fill-ink-soft">
        {last?.to}
      </text>
      <text x="50%" y={HEIGHT - 6} textAnchor="middle" className="fill-ink-soft">
        {resultsTexts.axis}
      </text>
    </svg>
  )
}

function BinTable({ marks: { bins } }: { readonly marks: Marks }) {
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2 text-accent underline">{resultsTexts.asTable}</summary>
      <table className="figures text-left">
        <thead className="text-ink-soft text-sm">
          <tr>
            <th scope="col" className="py-1 pr-8 font-medium">
              {resultsTexts.axis}
            </th>
            <th scope="col" className="py-1 font-medium">
              {resultsTexts.students}
            </th>
          </tr>
        </thead>
        <tbody>
          {bins.map(({ from, to, count }, index) => (
            <tr key={from} className="border-line border-t">
              <th scope="row" className="py-1 pr-8 font-normal">
                {resultsTexts.range(from, to, index === bins.length - 1)}
              </th>
              <td className="py-1">{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
