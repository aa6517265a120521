import { useTestWord } from '../../../languages/test-words.ts'
import { minutesText } from '../../../lib/format/durations.ts'
import { useAnalysisTexts } from '../analysis-texts.ts'
import { Chart } from '../chart.tsx'
import { ChartTable } from '../chart-table.tsx'
import { Panel } from '../panel.tsx'
import { useFigures } from '../use-figures.ts'

const TOP = 4
const BOTTOM = 22
const MARGIN = 34
const HEIGHT = 260

/** A timeline of the test: which question was open when, with sections, breaks and returns. */
export function QuestionTimeline() {
  const { analysis, duration } = useFigures()
  const texts = useAnalysisTexts()
  const { timing } = texts
  const word = useTestWord()
  const { visits, breaks, questions, sections, seconds, paused_seconds, added_seconds } = analysis
  const seen = new Set<number>()
  const course = visits.map(([number, from, spent]) => {
    const isReturn = seen.has(number)
    seen.add(number)
    return { number, from, spent, isReturn }
  })
  const returns = course.filter(({ isReturn }) => isReturn)
  const bands = sections.map(({ name }, index) => {
    const numbers = questions.filter(({ section }) => section === index).map(({ question_number }) => question_number)
    return { name: word(name), first: Math.min(...numbers), last: Math.max(...numbers) }
  })
  const sectionOf = (number: number) => bands[questions[number - 1]?.section ?? 0]?.name ?? ''
  const tick = tickOf(seconds)
  return (
    <Panel title={timing.course}>
      <Chart label={timing.coursePicture} height={() => HEIGHT}>
        {(width) => {
          const x = (time: number) => MARGIN + (Math.min(time, seconds) / Math.max(1, seconds)) * (width - MARGIN - 6)
          const y = (number: number) => TOP + ((number - 0.5) / questions.length) * (HEIGHT - TOP - BOTTOM)
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
                  <text
                    x={MARGIN - 6}
                    y={y(first - 0.5) + 11}
                    textAnchor="end"
                    className="fill-ink-soft text-[0.6875rem]"
                  >
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
              <path d={lineOf(course, x, y)} fill="none" className="stroke-ink-faint" strokeWidth="1" />
              {course.map(({ number, from, spent, isReturn }) => (
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
        }}
      </Chart>
      <ul className="flex flex-wrap gap-x-6 gap-y-1 text-ink-soft text-sm">
        <Key name={timing.first}>
          <path d="M0 8h24" className="stroke-accent" strokeWidth="3" />
        </Key>
        <Key name={timing.back}>
          <path d="M0 8h24" className="stroke-bad" strokeWidth="5" strokeDasharray="2 1.5" />
        </Key>
        {breaks.length > 0 && (
          <Key name={timing.pause}>
            <rect width="24" height="16" fill="url(#pattern-dots)" />
          </Key>
        )}
        {tick >= 60 && (
          <Key name={timing.minutes}>
            <path d="M0 12H24M6 8v8M18 8v8" className="stroke-outline" />
          </Key>
        )}
      </ul>
      <p>{timing.returns(returns.length, duration(returns.reduce((sum, { spent }) => sum + spent, 0)))}</p>
      {breaks.length > 0 && (
        <p>{timing.breaks(breaks.map(({ from, until }) => `${minutesText(from)}–${minutesText(until)}`).join(', '))}</p>
      )}
      {paused_seconds > 0 && <p>{timing.paused(duration(paused_seconds))}</p>}
      {added_seconds > 0 && <p>{timing.added(duration(added_seconds))}</p>}
      <ChartTable
        caption={timing.course}
        head={[timing.from, texts.question, texts.section, texts.time, timing.visitKind]}
        rows={course.map(({ number, from, spent, isReturn }) => [
          minutesText(from),
          number,
          sectionOf(number),
          duration(spent),
          isReturn ? timing.back : timing.first,
        ])}
      />
    </Panel>
  )
}

function Key({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  return (
    <li className="flex items-center gap-2">
      <svg aria-hidden="true" width="24" height="16">
        {children}
      </svg>
      {name}
    </li>
  )
}

type Visit = { readonly number: number; readonly from: number }

/** The way from one visit to the next. */
const lineOf = (course: readonly Visit[], x: (time: number) => number, y: (number: number) => number): string =>
  course
    .map(({ number, from }, place) => (place === 0 ? `M${x(from)} ${y(number)}` : `H${x(from)}V${y(number)}`))
    .join('')

/** Seconds between two marks of the clock: four to eight of them. */
function tickOf(seconds: number): number {
  const wanted = seconds / 6
  return [10, 30, 60, 120, 300, 600, 900, 1800].find((tick) => tick >= wanted) ?? 3600
}
