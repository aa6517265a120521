import type { QuestionContent } from '@pariksha/contract/questions/question-content'
import { LEVELS } from '@pariksha/contract/questions/question-file'
import { useState } from 'react'
import { call } from '../../../shared/lib/api/api.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { SelectField } from '../../../shared/ui/forms/select-field.tsx'
import { TextField } from '../../../shared/ui/forms/text-field.tsx'
import { ActDialog } from '../../shared/page/act-dialog.tsx'
import { questionTexts } from '../question-texts.ts'
import { useTopics } from '../use-topics.ts'

const { form: texts } = questionTexts
const MAX_TAGS = 20
const MAX_TAG = 60

const fits = (tags: readonly string[]): boolean =>
  tags.length <= MAX_TAGS && tags.every(({ length }) => length <= MAX_TAG)

type Props = {
  readonly content: QuestionContent
  readonly errorOf: (path: string) => string | undefined
  readonly onChange: (content: QuestionContent) => void
}

/** What a question is about and where it comes from. */
export function DetailsEditor({ content, errorOf, onChange }: Props) {
  const { choices } = useTopics()
  const [adding, setAdding] = useState(false)
  const [tags, setTags] = useState(content.tags.join(', '))
  const changeTags = (typed: string) => {
    setTags(typed)
    const written = typed.split(',').map((tag) => tag.trim())
    onChange({ ...content, tags: [...new Set(written.filter((tag) => tag !== ''))] })
  }
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="pb-2 font-semibold text-lg">{texts.details}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <div id="question-topic" tabIndex={-1} className="flex flex-col gap-1">
          <SelectField
            label={texts.topic}
            choices={[{ value: '', label: questionTexts.noTopic }, ...choices]}
            value={content.topic ?? ''}
            error={errorOf('content.topic')}
            onChange={(event) => onChange({ ...content, topic: event.target.value || null })}
          />
          <Button variant="quiet" className="self-start px-2 py-1 text-sm" onClick={() => setAdding(true)}>
            {texts.addTopic}
          </Button>
        </div>
        <SelectField
          label={texts.level}
          choices={[
            { value: '', label: '–' },
            ...LEVELS.map((value) => ({ value, label: questionTexts.levels[value] })),
          ]}
          value={content.level ?? ''}
          onChange={(event) =>
            onChange({ ...content, level: LEVELS.find((level) => level === event.target.value) ?? null })
          }
        />
        <TextField
          label={texts.source}
          hint={texts.sourceHint}
          maxLength={200}
          autoComplete="off"
          value={content.source ?? ''}
          error={errorOf('content.source')}
          onChange={(event) => onChange({ ...content, source: event.target.value || null })}
        />
        <TextField
          label={texts.year}
          type="number"
          min={1900}
          max={2100}
          value={content.year ?? ''}
          error={errorOf('content.year')}
          onChange={(event) =>
            onChange({ ...content, year: event.target.value === '' ? null : Math.trunc(Number(event.target.value)) })
          }
        />
        <TextField
          className="sm:col-span-2"
          label={texts.tags}
          hint={texts.tagsHint}
          maxLength={1_300}
          autoComplete="off"
          value={tags}
          error={fits(content.tags) ? errorOf('content.tags') : texts.tooManyTags}
          onChange={(event) => changeTags(event.target.value)}
        />
      </div>
      <ActDialog
        open={adding}
        onClose={() => setAdding(false)}
        title={texts.addTopic}
        submit={texts.addTopic}
        done={texts.topicAdded}
        work={async (form) => {
          const body = { name: String(form.get('name')), subject: String(form.get('subject')) }
          const { slug } = await call('POST /staff/question-topics/', { body })
          onChange({ ...content, topic: slug })
        }}
      >
        {(problemOf) => (
          <>
            <TextField label={texts.topicName} name="name" required maxLength={80} error={problemOf('name')} />
            <TextField label={texts.topicSubject} name="subject" required maxLength={60} error={problemOf('subject')} />
          </>
        )}
      </ActDialog>
    </fieldset>
  )
}
