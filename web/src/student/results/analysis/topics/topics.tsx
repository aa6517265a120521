import type { AnalysedTopic } from '@pariksha/contract/results/analysis'
import { useTestWord } from '../../../../shared/languages/test-words.ts'
import { topicPath } from '../../../../shared/paths/practice-path.ts'
import { ButtonLink } from '../../../../shared/ui/button.tsx'
import { useAnalysisTexts } from '../analysis-texts.ts'
import { Panel } from '../panel.tsx'
import { useFigures } from '../use-figures.ts'
import { type StrengthRow, Strengths } from './strengths.tsx'

/** Strength by section and topic, and where practice brings most. */
export function Topics() {
  const { analysis } = useFigures()
  const { strength } = useAnalysisTexts()
  const word = useTestWord()
  const { sections, topics, earlier_tests } = analysis
  const ofSections = sections.map((one): StrengthRow => ({ ...one, name: word(one.name), earlier: null }))
  return (
    <>
      {topics === null ? <p className="rounded-lg bg-sunken p-4">{strength.unknown}</p> : <Practise />}
      {sections.length > 1 && (
        <Panel title={strength.sections}>
          <Strengths caption={strength.sections} rows={ofSections} />
        </Panel>
      )}
      {topics !== null && (
        <Panel title={strength.topics}>
          <p className="text-ink-soft text-sm">
            {earlier_tests > 0 ? strength.earlierTests(earlier_tests) : strength.noEarlier} {strength.explain}
          </p>
          <OfTopics topics={[...topics].sort((a, b) => b.gap - a.gap)} />
        </Panel>
      )}
    </>
  )
}

/** As many topics that were never opened would hide the others: of those, the names are enough. */
const UNSEEN_SHOWN = 3

function OfTopics({ topics }: { readonly topics: readonly AnalysedTopic[] }) {
  const { strength } = useAnalysisTexts()
  const isUnseen = ({ seen, earlier }: AnalysedTopic) => seen === 0 && earlier.seen === 0
  const unseen = topics.filter(isUnseen)
  if (unseen.length <= UNSEEN_SHOWN) return <Strengths caption={strength.topics} rows={topics} />
  return (
    <>
      <Strengths caption={strength.topics} rows={topics.filter((one) => !isUnseen(one))} />
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-accent text-sm">
          {strength.unseenTopics(unseen.length)}
        </summary>
        <ul className="flex list-disc flex-col gap-1 pl-5">
          {unseen.map(({ topic, name }) => (
            <li key={topic}>{name}</li>
          ))}
        </ul>
      </details>
    </>
  )
}

function Practise() {
  const { analysis, marks } = useFigures()
  const { strength } = useAnalysisTexts()
  const chosen = analysis.practise.flatMap((topic) => analysis.topics?.find((one) => one.topic === topic) ?? [])
  return (
    <Panel title={strength.practise}>
      {chosen.length === 0 ? (
        <p>{strength.noPractice}</p>
      ) : (
        <>
          <p className="text-ink-soft text-sm">{strength.shares[analysis.topic_shares]}</p>
          <ol className="grid gap-3 md:grid-cols-3">
            {chosen.map(({ topic, name, gap, right, seen, earlier }) => (
              <li key={topic} className="flex flex-col gap-2 rounded-md bg-accent-soft p-4">
                <span className="font-semibold">{name}</span>
                <span className="figures">{strength.open(marks(gap))}</span>
                <span className="figures text-ink-soft text-sm">
                  {strength.seen(right, seen)}
                  {earlier.seen > 0 && `, ${strength.earlier(earlier.right, earlier.seen)}`}
                </span>
                <ButtonLink
                  variant="secondary"
                  className="mt-auto"
                  to={topicPath(topic, analysis.exam)}
                  aria-label={`${strength.practiseNow}: ${name}`}
                >
                  {strength.practiseNow}
                </ButtonLink>
              </li>
            ))}
          </ol>
        </>
      )}
    </Panel>
  )
}
