import type { Demo, DemoAnswers, DemoResult } from '@pariksha/contract/site/demo'
import { useReducer, useState } from 'react'
import { call } from '../../shared/lib/api/api.ts'
import { AnswerForm } from '../../shared/questions/answering/answer-form.tsx'
import { QuestionView } from '../../shared/questions/question-view.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { ErrorNotice } from '../../shared/ui/status/error-notice.tsx'
import { DemoPalette } from './demo-palette.tsx'
import { asQuestion } from './demo-question.ts'
import { actOn, freshDemo } from './demo-state.ts'
import { useTexts } from './texts.ts'

type Props = {
  readonly demo: Demo
  readonly onMarked: (answers: DemoAnswers, result: DemoResult) => void
}

export function DemoSection({ demo, onMarked }: Props) {
  const texts = useTexts()
  const [state, act] = useReducer(actOn, demo.questions.length, freshDemo)
  const [sending, setSending] = useState<'no' | 'busy' | 'failed'>('no')
  const asked = demo.questions[state.current]
  const choice = state.marks[state.current]?.choice ?? null
  if (!asked) return null
  const question = asQuestion(asked)
  const submit = async () => {
    setSending('busy')
    try {
      const answers = state.marks.map((mark) => mark.choice) as DemoAnswers
      onMarked(answers, await call('POST /tests/demo/mark/', { body: { answers } }))
    } catch {
      setSending('failed')
    }
  }
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[1fr_18rem]">
      <section className="flex flex-col gap-5 rounded-lg border border-line bg-surface p-5 md:p-6">
        <div className="figures flex flex-wrap items-center justify-between gap-2 border-line border-b pb-3">
          <h2 className="font-semibold text-lg">{texts.questionNumber(asked.number)}</h2>
          <p className="text-ink-soft">{texts.marks(demo.marking)}</p>
        </div>
        <QuestionView question={question} language="en">
          <AnswerForm
            question={question}
            language="en"
            kind="single-choice"
            choice={choice}
            onAnswer={(next) => next !== null && act({ kind: 'choose', choice: next })}
          />
        </QuestionView>
        <div className="grid grid-cols-2 gap-3 sm:flex sm:flex-wrap">
          <Button variant="secondary" onClick={() => act({ kind: 'mark-and-next' })}>
            {texts.markAndNext}
          </Button>
          <Button variant="secondary" disabled={choice === null} onClick={() => act({ kind: 'clear' })}>
            {texts.clear}
          </Button>
          <Button
            variant="secondary"
            className="sm:ml-auto"
            disabled={state.current === 0}
            onClick={() => act({ kind: 'previous' })}
          >
            {texts.previous}
          </Button>
          <Button disabled={state.current === demo.questions.length - 1} onClick={() => act({ kind: 'next' })}>
            {texts.saveAndNext}
          </Button>
        </div>
      </section>
      <aside className="flex flex-col gap-5 rounded-lg border border-line bg-surface p-5">
        <DemoPalette state={state} onGo={(to) => act({ kind: 'go', to })} />
        {sending === 'failed' && <ErrorNotice text={texts.failed} />}
        <Button busy={sending === 'busy'} onClick={() => void submit()}>
          {sending === 'busy' ? texts.submitting : texts.submit}
        </Button>
      </aside>
    </div>
  )
}
