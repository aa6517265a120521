import { useTestWord } from '../../../../shared/languages/test-words.ts'
import { minutesText } from '../../../../shared/lib/format/durations.ts'
import { useAnalysisTexts } from '../analysis-texts.ts'
import { Chart } from '../chart.tsx'
import { ChartTable } from '../chart-table.tsx'
import { Panel } from '../panel.tsx'
import { useFigures } from '../use-figures.ts'
import { bandsOf, tickOf, visitsOf } from './timeline.ts'
import { HEIGHT, TimelineChart } from './timeline-chart.tsx'

/** A timeline of the test: which question was open when, with sections, breaks and returns. */
export function QuestionTimeline() {
  const { analysis, duration } = useFigures()
  const texts = useAnalysisTexts()
  const { timing } = texts
  const word = useTestWord()
  const { breaks, questions, seconds, paused_seconds, added_seconds } = analysis
  const visits = visitsOf(analysis)
  const returns = visits.filter(({ isReturn }) => isReturn)
  const bands = bandsOf(analysis, word)
  const sectionOf = (number: number) => bands[questions[number - 1]?.section ?? 0]?.name ?? ''
  const tick = tickOf(seconds)
  const drawn = { seconds, tick, questionCount: questions.length, visits, bands, breaks }
  return (
    <Panel title={timing.course}>
      <Chart label={timing.coursePicture} height={() => HEIGHT}>
        {(width) => <TimelineChart width={width} {...drawn} />}
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
        rows={visits.map(({ number, from, spent, isReturn }) => [
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
