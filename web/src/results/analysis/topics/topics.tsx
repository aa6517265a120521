import { useTestWord } from '../../../languages/test-words.ts'
import { topicPath } from '../../../paths/practice-path.ts'
import { ButtonLink } from '../../../ui/button.tsx'
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
          <Strengths caption={strength.topics} rows={[...topics].sort((a, b) => b.gap - a.gap)} />
        </Panel>
      )}
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
                  look="secondary"
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
