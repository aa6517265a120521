import type { AnalysedStep } from '@pariksha/contract/results/analysis'
import { type AnalysisTexts, useAnalysisTexts } from './analysis-texts.ts'
import { useFigures } from './use-figures.ts'

/** What to do tomorrow, in at most three sentences. */
export function NextSteps() {
  const texts = useAnalysisTexts()
  const { analysis, marks, duration } = useFigures()
  const nameOf = (topic: string) => analysis.topics?.find((one) => one.topic === topic)?.name ?? topic
  const { title, none, tooFew, worth, note } = texts.tomorrow
  return (
    <section className="flex flex-col gap-3 rounded-lg border-2 border-accent bg-surface p-4 md:p-5">
      <h2 className="font-semibold text-xl">{title}</h2>
      {analysis.next_steps.length === 0 ? (
        <p>{analysis.median_seconds === null ? tooFew : none}</p>
      ) : (
        <>
          <ol className="flex flex-col gap-3">
            {analysis.next_steps.map((step, place) => (
              <li key={sentenceOf(texts, step, nameOf, duration)} className="flex gap-3">
                <span
                  aria-hidden="true"
                  className="figures flex size-7 shrink-0 items-center justify-center rounded-full bg-accent font-semibold text-on-accent text-sm"
                >
                  {place + 1}
                </span>
                <span>
                  {sentenceOf(texts, step, nameOf, duration)}{' '}
                  <span className="inline-block text-ink-soft">{worth(marks(step.units))}</span>
                </span>
              </li>
            ))}
          </ol>
          <p className="text-ink-soft text-sm">{note}</p>
        </>
      )}
    </section>
  )
}

function sentenceOf(
  { tomorrow: { steps } }: AnalysisTexts,
  step: AnalysedStep,
  nameOf: (topic: string) => string,
  duration: (seconds: number) => string,
): string {
  switch (step.step) {
    case 'practise':
      return steps.practise(nameOf(step.topic))
    case 'slow-down':
    case 'move-on':
    case 'pace':
      return steps[step.step](step.questions, duration(step.seconds))
    default:
      return steps[step.step](step.questions)
  }
}
