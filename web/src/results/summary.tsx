import type { AttemptResult } from '@pariksha/contract/attempts'
import { useTestWord } from '../languages/test-words.ts'
import { classNames } from '../ui/class-names.ts'
import { useTexts } from './texts.ts'
import { useStanding } from './use-standing.ts'

const TILE = 'rounded-lg border border-line bg-surface p-5'

/** Marks as shown: as many decimals as they have, a real minus sign. */
const marksText = (marks: number): string => String(marks).replace('-', '−')

type Props = { readonly attemptId: number; readonly result: AttemptResult }

export function Summary({ attemptId, result }: Props) {
  const texts = useTexts()
  const { total, attempted, unattempted, correct, incorrect, accuracy } = result.result
  const tiles: readonly [string, string, string?][] = [
    [texts.tally.total, String(total)],
    [texts.tally.attempted, String(attempted)],
    [texts.tally.unattempted, String(unattempted)],
    [texts.tally.correct, String(correct), 'text-good'],
    [texts.tally.incorrect, String(incorrect), 'text-bad'],
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
      {result.sections.length > 1 && <Sections sections={result.sections} />}
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

function Sections({ sections }: { readonly sections: AttemptResult['sections'] }) {
  const texts = useTexts()
  const word = useTestWord()
  const columns = [
    texts.marks,
    texts.tally.attempted,
    texts.tally.correct,
    texts.tally.incorrect,
    texts.tally.unattempted,
    texts.tally.accuracy,
    texts.tally.time,
  ]
  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-semibold text-xl">{texts.sections}</h2>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways on a phone scrolls by keyboard too.
        tabIndex={0}
        aria-label={texts.sections}
        className="goes-on overflow-x-auto rounded-lg border border-line bg-surface"
      >
        <table className="figures w-full whitespace-nowrap text-right">
          <thead className="text-ink-soft text-sm">
            <tr>
              <th scope="col" className="px-3 py-3 text-left font-medium lg:px-4">
                {texts.section}
              </th>
              {columns.map((name) => (
                <th key={name} scope="col" className="px-1.5 py-3 font-medium lg:px-3">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sections.map((section) => (
              <tr key={section.name} className="border-line border-t">
                <th scope="row" className="px-3 py-3 text-left font-semibold max-lg:whitespace-normal lg:px-4">
                  {word(section.name)}
                </th>
                <td className="px-1.5 py-3 lg:px-3">
                  {texts.marksOf(marksText(section.marks), marksText(section.max_marks))}
                </td>
                <td className="px-1.5 py-3 lg:px-3">{section.attempted}</td>
                <td className="px-1.5 py-3 lg:px-3">{section.correct}</td>
                <td className="px-1.5 py-3 lg:px-3">{section.incorrect}</td>
                <td className="px-1.5 py-3 lg:px-3">{section.unattempted}</td>
                <td className="px-1.5 py-3 lg:px-3">{section.accuracy}%</td>
                <td className="px-1.5 py-3 lg:px-3">{texts.seconds(section.seconds)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}
