import type { Attempt } from '@pariksha/contract/attempts/attempt'
import type { AttemptMarks } from '@pariksha/contract/attempts/results'
import { marksText } from '@pariksha/domain/marking/marks-text'
import { percentileText } from '@pariksha/domain/ranking/ranking'
import { classNames } from '../../../shared/ui/class-names.ts'
import { Analysis } from '../analysis/analysis.tsx'
import { StandingPart } from '../standing/standing-part.tsx'
import { useStanding } from '../standing/use-standing.ts'
import { useTexts } from '../texts.ts'
import { accuracyText } from './accuracy-text.ts'
import { SectionResults } from './section-results.tsx'

type Props = {
  readonly attempt: Attempt
  readonly result: AttemptMarks
  /** The address of a question's solution. */
  readonly linkTo: (question: number) => string
}

/** Score and rank, the figures of the paper, then the analysis. */
export function Summary({ attempt, result, linkTo }: Props) {
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-col gap-3">
        <Score attemptId={attempt.id} result={result} />
        <StandingPart attempt={attempt} />
      </div>
      <Analysis attemptId={attempt.id} linkTo={linkTo}>
        <Tallies result={result} />
        {result.sections.length > 1 && <SectionResults sections={result.sections} seconds={result.seconds} />}
      </Analysis>
    </div>
  )
}

function Score({ attemptId, result }: { readonly attemptId: number; readonly result: AttemptMarks }) {
  const texts = useTexts()
  const { data: standing } = useStanding(attemptId)
  return (
    <dl className="figures grid grid-cols-2 gap-4 rounded-lg bg-plate p-5 text-on-plate">
      <div>
        <dt>{texts.tally.marks}</dt>
        <dd className="font-semibold text-4xl">
          {marksText(result.total_marks)}
          <span className="font-normal text-lg"> / {marksText(result.max_marks)}</span>
        </dd>
      </div>
      <div>
        <dt>{texts.tally.rank}</dt>
        {standing === undefined ? (
          <dd className="font-semibold text-4xl">–</dd>
        ) : standing.rank === null ? (
          <dd className="font-semibold text-lg">{texts.notRanked}</dd>
        ) : (
          <dd className="font-semibold text-4xl">
            {standing.rank}
            <span className="font-normal text-lg"> / {standing.of}</span>
            {standing.percentile !== null && (
              <span className="block font-normal text-base">
                {texts.percentile(percentileText(standing.percentile))}
              </span>
            )}
          </dd>
        )}
      </div>
    </dl>
  )
}

function Tallies({ result }: { readonly result: AttemptMarks }) {
  const texts = useTexts()
  const { total, attempted, unattempted, correct, incorrect, dropped } = result.result
  const tiles: (readonly [string, string, string?])[] = [
    [texts.tally.total, String(total)],
    [texts.tally.attempted, String(attempted)],
    [texts.tally.unattempted, String(unattempted)],
    [texts.tally.correct, String(correct), 'text-good'],
    [texts.tally.incorrect, String(incorrect), 'text-bad'],
    ...(dropped > 0 ? [[texts.tally.dropped, String(dropped)] as const] : []),
    [texts.tally.accuracy, accuracyText(result.result)],
    [texts.tally.time, texts.seconds(result.seconds)],
  ]
  return (
    <dl className="figures grid grid-cols-2 gap-x-4 gap-y-3 rounded-lg border border-line bg-surface p-5 md:grid-cols-4">
      {tiles.map(([name, value, colour]) => (
        <div key={name} className="flex items-baseline justify-between gap-2 md:flex-col md:justify-start md:gap-0">
          <dt className="text-ink-soft text-sm">{name}</dt>
          <dd className={classNames('font-semibold md:text-xl', colour)}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
