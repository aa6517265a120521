import type { Demo, DemoAnswers, DemoResult } from '@pariksha/contract/site/demo'
import { QuestionView } from '../../shared/questions/question-view.tsx'
import { Solution } from '../../shared/questions/solution/solution.tsx'
import { asHtml, asQuestion } from './demo-question.ts'
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
                <DemoSolution question={question} own={answers[index] ?? null} solution={solution} />
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

function DemoSolution({ question, own, solution: { correct_choice: correct, explanation } }: SolutionProps) {
  const texts = useTexts()
  const shown = asQuestion(question)
  return (
    <article className="flex flex-col gap-4">
      <h3 className="font-semibold">{texts.questionNumber(question.number)}</h3>
      <QuestionView question={shown} language="en">
        <Solution question={shown} language="en" correct={correct} given={own} explanation={asHtml(explanation)}>
          {own === null && <p className="text-ink-soft">{texts.notAnswered}</p>}
        </Solution>
      </QuestionView>
    </article>
  )
}
