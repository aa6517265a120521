import type { AttemptMarks } from '@pariksha/contract/attempts/results'
import { classNames } from '../../ui/class-names.ts'
import { useTexts } from '../texts.ts'
import { marksText } from './marks-text.ts'
import { SectionResults } from './section-results.tsx'
import { useStanding } from './use-standing.ts'

const TILE = 'rounded-lg border border-line bg-surface p-5'

type Props = { readonly attemptId: number; readonly result: AttemptMarks }

export function Summary({ attemptId, result }: Props) {
  const texts = useTexts()
  const { total, attempted, unattempted, correct, incorrect, dropped, accuracy } = result.result
  const tiles: (readonly [string, string, string?])[] = [
    [texts.tally.total, String(total)],
    [texts.tally.attempted, String(attempted)],
    [texts.tally.unattempted, String(unattempted)],
    [texts.tally.correct, String(correct), 'text-good'],
    [texts.tally.incorrect, String(incorrect), 'text-bad'],
    ...(dropped > 0 ? [[texts.tally.dropped, String(dropped)] as const] : []),
    [texts.tally.accuracy, `${accuracy}%`],
    [texts.tally.time, texts.seconds(result.seconds)],
  ]
  return (
    <div className="flex flex-col gap-8">
      <dl className="figures grid grid-cols-2 gap-3 md:auto-rows-fr md:grid-cols-4 lg:grid-cols-5">
        <div className="col-span-2 flex flex-col justify-between rounded-lg bg-accent p-5 text-on-accent">
          <dt>{texts.tally.marks}</dt>
          <dd className="font-semibold text-4xl">
            {marksText(result.total_marks)}
            <span className="font-normal text-lg"> / {marksText(result.max_marks)}</span>
          </dd>
        </div>
        {tiles.map(([name, value, colour]) => (
          <div key={name} className={TILE}>
            <dt className="text-ink-soft text-sm">{name}</dt>
            <dd className={classNames('font-semibold text-2xl', colour)}>{value}</dd>
          </div>
        ))}
        <Standing attemptId={attemptId} />
      </dl>
      {result.sections.length > 1 && <SectionResults sections={result.sections} />}
    </div>
  )
}

function Standing({ attemptId }: { readonly attemptId: number }) {
  const texts = useTexts()
  const standing = useStanding(attemptId)
  return (
    <div className={TILE}>
      <dt className="text-ink-soft text-sm">{texts.tally.rank}</dt>
      {standing === undefined ? (
        <dd className="font-semibold text-2xl">–</dd>
      ) : standing.rank === null ? (
        <dd className="font-semibold">{texts.notRanked}</dd>
      ) : (
        <dd className="font-semibold text-2xl">
          {standing.rank}
          <span className="font-normal text-lg"> / {standing.of}</span>
          {standing.percentile !== null && (
            <span className="block font-normal text-ink-soft text-sm">{texts.percentile(standing.percentile)}</span>
          )}
        </dd>
      )}
    </div>
  )
}
