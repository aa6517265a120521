import type { AnalysedQuestion } from '@pariksha/contract/results/analysis'
import { useAnalysisTexts } from '../analysis-texts.ts'
import { Chart, type Fill, fillOf, Swatch } from '../chart.tsx'
import { ChartTable } from '../chart-table.tsx'
import { Panel } from '../panel.tsx'
import { useFigures } from '../use-figures.ts'

const FILLS = { right: 'solid', wrong: 'stripes', blank: 'lines', dropped: 'grid' } as const satisfies Record<
  AnalysedQuestion['verdict'],
  Fill
>
/** Width of a bar with its gap, in CSS pixels. */
const PITCH = { min: 11, max: 20 }
const ROW = 104
const BARS = 72
const MARGIN = 4
/** Bars longer than this many medians of the student are cut. */
const MAX_MEDIANS = 4

/** A bar for each question, in as many rows as it takes, with the medians of others. */
export function TimePerQuestion() {
  const { analysis, duration } = useFigures()
  const texts = useAnalysisTexts()
  const { timing } = texts
  const { questions, median_seconds, candidates } = analysis
  const hasTop = hasTopTenth(questions)
  const longest = Math.max(1, ...questions.map(({ seconds }) => seconds))
  const limit = Math.min(longest, median_seconds ? MAX_MEDIANS * median_seconds : longest)
  const rowsOf = (width: number) =>
    Math.ceil(questions.length / Math.max(1, Math.floor((width - 2 * MARGIN) / PITCH.min)))
  return (
    <Panel title={timing.perQuestion}>
      <Chart label={timing.perQuestionPicture} height={(width) => rowsOf(width) * ROW}>
        {(width) => {
          // rows of the same length
          const length = Math.ceil(questions.length / rowsOf(width))
          const pitch = Math.min(PITCH.max, (width - 2 * MARGIN) / length)
          return Array.from({ length: rowsOf(width) }, (_, row) => {
            const here = questions.slice(row * length, (row + 1) * length)
            const high = (seconds: number) => (Math.min(seconds, limit) / limit) * BARS
            const first = row * length + 1
            return (
              <g key={first} transform={`translate(${MARGIN} ${row * ROW + 4})`}>
                <path d={`M0 ${BARS}H${here.length * pitch}`} className="stroke-outline" />
                {median_seconds !== null && (
                  <path
                    d={`M0 ${BARS - high(median_seconds)}H${here.length * pitch}`}
                    className="stroke-ink-faint"
                    strokeDasharray="1 3"
                  />
                )}
                {here.map((question, place) => (
                  <Bar
                    key={question.question_number}
                    question={question}
                    x={place * pitch}
                    pitch={pitch}
                    limit={limit}
                    high={high}
                  />
                ))}
                <text y={BARS + 16} className="fill-ink-soft text-[0.6875rem]">
                  {timing.rows(first, first + here.length - 1)}
                </text>
              </g>
            )
          })
        }}
      </Chart>
      <Legend />
      <p className="text-ink-soft text-sm">
        {longest > limit && timing.cut} {candidates === 0 ? timing.noOthers : !hasTop && timing.noTop}
      </p>
      <ChartTable
        caption={timing.perQuestion}
        head={[
          texts.question,
          texts.time,
          texts.answer,
          ...(candidates > 0 ? [timing.everyone] : []),
          ...(hasTop ? [timing.top] : []),
        ]}
        rows={questions.map((one) => [
          one.question_number,
          duration(one.seconds),
          texts.verdicts[one.verdict],
          ...(candidates > 0 ? [medianText(one.everyone, duration)] : []),
          ...(hasTop ? [medianText(one.top_tenth, duration)] : []),
        ])}
      />
    </Panel>
  )
}

const hasTopTenth = (questions: readonly AnalysedQuestion[]): boolean => questions.some(({ top_tenth }) => top_tenth)

/** What colours and signs mean. */
function Legend() {
  const { analysis, duration } = useFigures()
  const texts = useAnalysisTexts()
  const { timing } = texts
  const { questions, median_seconds, candidates } = analysis
  const verdicts = (['right', 'wrong', 'blank', 'dropped'] as const).filter((verdict) =>
    questions.some((one) => one.verdict === verdict),
  )
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
      {verdicts.map((verdict) => (
        <li key={verdict} className="flex items-center gap-2">
          <Swatch fill={FILLS[verdict]} />
          {texts.verdicts[verdict]}
        </li>
      ))}
      {median_seconds !== null && (
        <li>
          <span aria-hidden="true">···</span> {timing.own}: {duration(median_seconds)}
        </li>
      )}
      {candidates > 0 && (
        <li>
          <span aria-hidden="true" className="font-bold">
            –
          </span>{' '}
          {timing.everyone}
        </li>
      )}
      {hasTopTenth(questions) && (
        <li>
          <span aria-hidden="true">◆</span> {timing.top}
        </li>
      )}
    </ul>
  )
}

const medianText = (figures: AnalysedQuestion['everyone'], duration: (seconds: number) => string): string =>
  figures?.median_seconds == null ? '–' : duration(figures.median_seconds)

type BarProps = {
  readonly question: AnalysedQuestion
  readonly x: number
  readonly pitch: number
  readonly limit: number
  readonly high: (seconds: number) => number
}

function Bar({ question: { seconds, verdict, everyone, top_tenth }, x, pitch, limit, high }: BarProps) {
  const height = high(seconds)
  const all = everyone?.median_seconds
  const top = top_tenth?.median_seconds
  return (
    <g transform={`translate(${x} 0)`}>
      {height > 0 && <rect x="1" y={BARS - height} width={pitch - 3} height={height} {...fillOf(FILLS[verdict])} />}
      {seconds > limit && <path d={`M0 6l${pitch - 1} -3`} className="stroke-surface" strokeWidth="3" />}
      {all != null && <path d={`M0 ${BARS - high(all)}h${pitch - 1}`} className="stroke-ink" strokeWidth="2" />}
      {top != null && (
        <path
          d={`M${pitch / 2 - 0.5} ${BARS - high(top) - 3.5}l3.5 3.5 -3.5 3.5 -3.5 -3.5z`}
          className="fill-ink stroke-surface"
        />
      )}
    </g>
  )
}
