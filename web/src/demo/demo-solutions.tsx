import type { Demo, DemoAnswers, DemoResult } from '@pariksha/contract/demo'
import { classNames } from '../ui/class-names.ts'
import { useTexts } from './texts.ts'

type Props = {
  readonly demo: Demo
  readonly answers: DemoAnswers
  readonly solutions: DemoResult['solutions']
}

/** The five questions with the right answers, one's own, and why. */
export function DemoSolutions({ demo, answers, solutions }: Props) {
  const texts = useTexts()
  return (
    <section aria-labelledby="solutions" className="flex flex-col gap-4">
      <h2 id="solutions" className="font-semibold text-2xl">
        {texts.solutions}
      </h2>
      <ol className="flex flex-col gap-4">
        {demo.questions.map((question, index) => {
          const solution = solutions.find(({ number }) => number === question.number)
          return (
            solution && (
              <li key={question.number} className="rounded-lg border border-line bg-surface p-5">
                <Solution question={question} own={answers[index] ?? null} solution={solution} />
              </li>
            )
          )
        })}
      </ol>
    </section>
  )
}

type SolutionProps = {
  readonly question: Demo['questions'][number]
  readonly own: DemoAnswers[number]
  readonly solution: DemoResult['solutions'][number]
}

function Solution({ question, own, solution: { correct_choice, explanation } }: SolutionProps) {
  const texts = useTexts()
  return (
    <article className="flex flex-col gap-4">
      <h3 className="font-semibold">{texts.questionNumber(question.number)}</h3>
      <p>{question.question}</p>
      <ul className="flex flex-col gap-2">
        {question.options.map(({ choice, value }) => {
          const right = choice === correct_choice
          return (
            <li
              key={choice}
              className={classNames(
                'flex gap-3 rounded-md border px-3 py-2',
                right ? 'border-good bg-good-soft' : choice === own ? 'border-bad bg-bad-soft' : 'border-line',
              )}
            >
              <span className="font-semibold text-ink-soft">{choice.toUpperCase()}.</span>
              <div>
                <p>{value}</p>
                {right && (
                  <p className="font-semibold text-good text-sm">
                    {texts.rightAnswer}
                    {choice === own && ` · ${texts.ownRight}`}
                  </p>
                )}
                {choice === own && !right && <p className="font-semibold text-bad text-sm">{texts.ownWrong}</p>}
              </div>
            </li>
          )
        })}
      </ul>
      {own === null && <p className="text-ink-soft">{texts.notAnswered}</p>}
      <div className="rounded-md bg-accent-soft p-4">
        <p className="pb-1 font-semibold">{texts.explanation}</p>
        <p>{explanation}</p>
      </div>
    </article>
  )
}
