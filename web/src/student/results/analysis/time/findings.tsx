import type { Analysis } from '@pariksha/contract/results/analysis'
import { CHANGES } from '@pariksha/domain/analysis/answer-changes'
import type { ReactNode } from 'react'
import { useAnalysisTexts } from '../analysis-texts.ts'
import { QuestionLinks } from '../question-links.tsx'
import { useFigures } from '../use-figures.ts'

/** What stands out of the times: traps, rushes, the end, and changed answers. */
export function Findings() {
  const { analysis } = useFigures()
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Paced pace="trap" />
      <Paced pace="rush" />
      {analysis.last_minutes && <LastMinutes ending={analysis.last_minutes} />}
      <Changes />
    </div>
  )
}

function Finding({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="flex flex-col gap-1 rounded-lg border border-line bg-surface p-4">
      <h3 className="font-semibold">{title}</h3>
      {children}
    </section>
  )
}

function Paced({ pace }: { readonly pace: 'trap' | 'rush' }) {
  const texts = useAnalysisTexts()
  const { timing } = texts
  const { analysis, duration } = useFigures()
  const found = analysis.questions.filter((one) => one.pace === pace)
  const numbers = found.map(({ question_number }) => question_number)
  return (
    <Finding title={pace === 'trap' ? timing.traps : timing.rushes}>
      <p className="text-ink-soft text-sm">{pace === 'trap' ? timing.trapsMean : timing.rushesMean}</p>
      {analysis.median_seconds === null ? (
        <p>{timing.tooFew}</p>
      ) : (
        <>
          <p className="figures font-semibold text-2xl">{found.length === 0 ? timing.none : found.length}</p>
          {found.length > 0 && (
            <p className="figures">
              <QuestionLinks numbers={numbers} />
              {pace === 'trap' &&
                `; ${timing.trapsTime(duration(found.reduce((sum, { seconds }) => sum + seconds, 0)))}`}
            </p>
          )}
        </>
      )}
    </Finding>
  )
}

function LastMinutes({ ending: { right, wrong, marks } }: { readonly ending: NonNullable<Analysis['last_minutes']> }) {
  const texts = useAnalysisTexts()
  const { gain } = useFigures()
  return (
    <Finding title={texts.timing.end}>
      {right + wrong === 0 ? (
        <p>{texts.timing.endNone}</p>
      ) : (
        <>
          <p className="figures font-semibold text-2xl">{texts.marks(gain(marks))}</p>
          <p className="figures">{texts.timing.endResult(right, wrong)}</p>
        </>
      )}
    </Finding>
  )
}

function Changes() {
  const texts = useAnalysisTexts()
  const { timing } = texts
  const { analysis, gain } = useFigures()
  const { changes, changed_marks } = analysis
  const counts = CHANGES.map((change) => ({
    change,
    numbers: changes.filter((one) => one.change === change).map(({ question_number }) => question_number),
  }))
  return (
    <Finding title={timing.changes}>
      {changes.length === 0 ? (
        <p>{timing.changesNone}</p>
      ) : (
        <>
          <dl className="figures flex flex-col gap-1">
            {counts
              .filter(({ change, numbers }) => numbers.length > 0 || change !== 'right-to-right')
              .map(({ change, numbers }) => (
                <div key={change} className="flex gap-3">
                  <dt className="flex-1">{timing.change[change]}</dt>
                  <dd className="text-right">
                    <strong>{numbers.length}</strong>
                    {numbers.length > 0 && (
                      <span className="block text-ink-soft text-sm">
                        <QuestionLinks numbers={numbers} />
                      </span>
                    )}
                  </dd>
                </div>
              ))}
          </dl>
          <p>{timing.changed(gain(changed_marks))}</p>
        </>
      )}
    </Finding>
  )
}
