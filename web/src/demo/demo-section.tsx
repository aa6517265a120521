import type { Demo, DemoAnswers, DemoResult } from '@pariksha/contract/demo'
import { useReducer, useState } from 'react'
import { call } from '../lib/api/api.ts'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { ErrorNotice } from '../ui/status/error-notice.tsx'
import { DemoPalette } from './demo-palette.tsx'
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
  const question = demo.questions[state.current]
  const choice = state.marks[state.current]?.choice ?? null
  if (!question) return null
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
          <h2 className="font-semibold text-lg">{texts.questionNumber(question.number)}</h2>
          <p className="text-ink-soft">{texts.marks(demo.marking)}</p>
        </div>
        <fieldset className="flex flex-col gap-3">
          <legend className="mb-4 text-lg">{question.question}</legend>
          {question.options.map((option) => (
            <label
              key={option.choice}
              className={classNames(
                'flex min-h-12 cursor-pointer items-center gap-3 rounded-md border px-4 py-2',
                choice === option.choice ? 'border-accent bg-accent-soft' : 'border-line hover:border-outline',
              )}
            >
              <input
                type="radio"
                name={`question-${question.number}`}
                checked={choice === option.choice}
                onChange={() => act({ kind: 'choose', choice: option.choice })}
                className="size-4 accent-(--accent)"
              />
              {option.value}
            </label>
          ))}
        </fieldset>
        <div className="grid grid-cols-2 gap-3 sm:flex sm:flex-wrap">
          <Button look="secondary" onClick={() => act({ kind: 'mark-and-next' })}>
            {texts.markAndNext}
          </Button>
          <Button look="secondary" disabled={choice === null} onClick={() => act({ kind: 'clear' })}>
            {texts.clear}
          </Button>
          <Button
            look="secondary"
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
