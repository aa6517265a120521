import type { DrawnQuestions } from '@pariksha/contract/question-bank/drawn-questions'
import { LEVELS } from '@pariksha/contract/question-bank/question-file'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../../lib/api/api.ts'
import { detailOf } from '../../../lib/api/api-errors.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { EmptyState } from '../../../ui/status/empty-state.tsx'
import { ErrorNotice } from '../../../ui/status/error-notice.tsx'
import { showToast } from '../../../ui/toast/toast-store.ts'
import { PageFrame } from '../../page/page-frame.tsx'
import { invalidateStaffSession } from '../../staff-calls.ts'
import { questionTexts } from '../question-texts.ts'
import { useTopics } from '../use-topics.ts'
import { DrawnSet } from './drawn-set.tsx'

const { draw: texts } = questionTexts
const MAX_DRAWN = 50

/** Questions from the shipped templates: looked at, kept, or drawn again. */
export function DrawPage() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { topics } = useTopics()
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set())
  const onError = (error: unknown) => invalidateStaffSession(client, error)
  const draw = useMutation({
    mutationFn: (form: FormData) =>
      call('POST /staff/questions/draw/', {
        body: {
          topic: String(form.get('topic')),
          level: LEVELS.find((level) => level === form.get('level')) ?? null,
          count: Math.min(MAX_DRAWN, Math.max(1, Math.trunc(Number(form.get('count'))) || 1)),
        },
        timeoutMillis: 60_000,
      }),
    onSuccess: () => setKept(new Set()),
    onError,
  })
  const keep = useMutation({
    mutationFn: () => call('POST /staff/questions/draw/keep/', { body: { tokens: [...kept] }, timeoutMillis: 60_000 }),
    onSuccess: async ({ questions }) => {
      showToast({ tone: 'good', text: texts.kept(questions.length) })
      await client.invalidateQueries({ queryKey: ['staff'] })
      await navigate('/staff/questions')
    },
    onError,
  })
  const sets: readonly DrawnQuestions[] = draw.data?.drawn ?? []
  const countOf = (some: readonly DrawnQuestions[]) => some.reduce((sum, { questions }) => sum + questions.length, 0)
  const failure = draw.error ?? keep.error
  const toggle = (token: string) => {
    const next = new Set(kept)
    if (!next.delete(token)) next.add(token)
    setKept(next)
  }
  return (
    <PageFrame
      title={texts.title}
      text={texts.text}
      actions={
        <ButtonLink look="secondary" to="/staff/questions">
          {questionTexts.back}
        </ButtonLink>
      }
    >
      <form
        className="grid items-end gap-4 sm:grid-cols-[2fr_1fr_1fr_auto]"
        onSubmit={(event: FormEvent<HTMLFormElement>) => {
          event.preventDefault()
          draw.mutate(new FormData(event.currentTarget))
        }}
      >
        <SelectField
          label={questionTexts.form.topic}
          name="topic"
          choices={topics
            .filter(({ own }) => !own)
            .map(({ slug, subject, name }) => ({ value: slug, label: `${subject}: ${name}` }))}
        />
        <SelectField
          label={questionTexts.form.level}
          name="level"
          choices={[
            { value: '', label: texts.anyLevel },
            ...LEVELS.map((value) => ({ value, label: questionTexts.levels[value] })),
          ]}
        />
        <TextField label={texts.count} name="count" type="number" min={1} max={MAX_DRAWN} defaultValue={5} />
        <Button type="submit" busy={draw.isPending}>
          {draw.data ? texts.again : texts.draw}
        </Button>
      </form>
      {Boolean(failure) && <ErrorNotice text={detailOf(failure, texts.failed)} />}
      {draw.data && sets.length === 0 && <EmptyState title={texts.none} />}
      <p aria-live="polite" className="figures text-ink-soft">
        {sets.length > 0 && texts.found(countOf(sets))}
      </p>
      <ol className="flex flex-col gap-4">
        {sets.map((set, place) => (
          <DrawnSet
            key={set.token}
            set={set}
            place={place + 1}
            kept={kept.has(set.token)}
            onToggle={() => toggle(set.token)}
          />
        ))}
      </ol>
      {kept.size > 0 && (
        <Button className="sticky bottom-2 self-start" busy={keep.isPending} onClick={() => keep.mutate()}>
          {texts.keep(countOf(sets.filter(({ token }) => kept.has(token))))}
        </Button>
      )}
    </PageFrame>
  )
}
